/** The forms of a configuration besides a file that holds an object: a function, package.json, and what is no file. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Options } from '../../../compiler/config/options.ts';
import { readSettings } from '../../../compiler/config/settings.ts';
import { Halt, ProblemList } from '../../../compiler/problems/problem.ts';
import { SiteFolder, type Files } from '../site.ts';

const SITE = 'https://file.example';

describe('a configuration', () => {
  it('that is a function is told the command and the environment', async () => {
    const settingsOf = async (body: string, options: Options = {}) => {
      const site = new SiteFolder({ 'sitec.config.mjs': body });
      onTestFinished(() => site.remove());
      return readSettings({ cwd: site.folder, ...options }, new ProblemList());
    };
    const body = `export default ({ command, env }) => ({ site: 'https://' + command + '.example', out: env.SITEC_TEST_FOLDER });\n`;
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('SITEC_TEST_FOLDER', 'elsewhere');
    expect((await settingsOf(body))?.config).toEqual({ site: 'https://build.example', out: 'elsewhere' });
    expect((await settingsOf(body, { command: 'explain' }))?.site).toBe('https://explain.example');
  });

  it.each([
    ['is empty', 'sitec.config.json', ''],
    ['is empty', 'sitec.config.yaml', '\n'],
    ['is empty', 'sitec.config.ts', ''],
    ['exports nothing', 'sitec.config.ts', 'export const site = "https://a.example";'],
    ['is a function that throws', 'sitec.config.mjs', 'export default () => { throw new Error("not today"); };'],
    ['is a promise that fails', 'sitec.config.mjs', 'export default Promise.reject(new Error("not today"));'],
  ])('that %s is a problem that names it', async (_, name, body) => {
    const site = new SiteFolder({ [name]: body });
    onTestFinished(() => site.remove());
    const problems = new ProblemList();
    await expect(readSettings({ cwd: site.folder }, problems)).rejects.toBeInstanceOf(Halt);
    expect(problems.sorted()).toMatchObject([{ code: 'SITEC1001', place: { file: name } }]);
    expect(problems.sorted()[0]?.message).toMatch(/: (?:the file is empty; \S.*|it has no default export; \S.*|not today)$/);
  });

  it.each([
    ['export default null', 'exports null'],
    ['export default undefined', 'exports undefined'],
    ['export default Promise.resolve(null)', 'exports null'],
    ['export default 5', 'exports a number'],
    ['export default 5n', 'exports a bigint'],
    ['export default "site"', 'exports a text'],
    ['export default []', 'exports a list'],
    ['export default class {}', 'exports a class'],
    ['export default new Map()', 'exports a Map'],
    ['module.exports = null', 'exports null'],
    ['module.exports = "site"', 'exports a text'],
    ['export default () => {}', 'returns undefined'],
    ['export default async () => null', 'returns null'],
    ['export default () => () => ({})', 'returns a function'],
    ['export default function* () {}', 'returns a Generator'],
  ])('that says %s is told to be an object', async (body, what) => {
    for (const name of ['sitec.config.ts', 'sitec.config.mjs']) {
      const site = new SiteFolder({ [name]: body });
      onTestFinished(() => site.remove());
      const problems = new ProblemList();
      await expect(readSettings({ cwd: site.folder }, problems)).rejects.toBeInstanceOf(Halt);
      expect(problems.sorted()).toMatchObject([{ code: 'SITEC1001', place: { file: name } }]);
      const must = what.startsWith('exports') ? 'it must export an object' : 'the exported function must return an object';
      expect(problems.sorted()[0]?.message).toBe(
        `cannot read the configuration: ${must}, but ${what}; for example: export default defineConfig({ ... })`,
      );
    }
  });

  it('may be what a CommonJS module exports, also a function', async () => {
    for (const body of ['module.exports = { site: "https://a.example" }', 'module.exports = async () => ({ site: "https://a.example" })']) {
      const site = new SiteFolder({ 'sitec.config.js': body });
      onTestFinished(() => site.remove());
      expect((await readSettings({ cwd: site.folder }, new ProblemList())).site).toBe('https://a.example');
    }
  });

  it('that holds what no JSON can is told which key that is', async () => {
    const site = new SiteFolder({ 'sitec.config.mjs': 'const self = {};\nself.self = self;\nexport default { site: 5n, out: self };\n' });
    onTestFinished(() => site.remove());
    const problems = new ProblemList();
    await expect(readSettings({ cwd: site.folder }, problems)).rejects.toBeInstanceOf(Halt);
    expect(problems.sorted().map(({ message }) => message)).toEqual([
      '"site" in the configuration must be a text, got 5',
      '"out" in the configuration must be a text, got [object Object]',
    ]);
  });

  it.each([
    ['a folder', (file: string) => mkdirSync(file), 'it is a folder'],
    ['a link to nothing', (file: string) => symlinkSync('nowhere', file), 'the file does not exist, or it is a broken link'],
    ['a link to itself', (file: string) => symlinkSync('sitec.config.ts', file), 'ELOOP'],
  ])('that is %s is a problem, and not as if there were none', async (_, make, reason) => {
    const site = new SiteFolder({ 'index.html': '' });
    onTestFinished(() => site.remove());
    make(join(site.folder, 'sitec.config.ts'));
    const problems = new ProblemList();
    await expect(readSettings({ cwd: site.folder }, problems)).rejects.toBeInstanceOf(Halt);
    expect(problems.sorted()).toMatchObject([{ code: 'SITEC1001', place: { file: 'sitec.config.ts' } }]);
    expect(problems.sorted()[0]?.message).toContain(reason);
  });
});

describe('package.json', () => {
  const settingsOf = async (text: string, files: Files = {}, config?: string) => {
    const site = new SiteFolder(files);
    onTestFinished(() => site.remove());
    writeFileSync(join(site.folder, 'package.json'), text);
    const problems = new ProblemList();
    const settings = await readSettings({ cwd: site.folder, ...(config !== undefined && { config }) }, problems).catch(() => null);
    return { settings, problems: problems.sorted().map((problem) => site.locate(problem)) };
  };

  it('may hold the configuration, below the key sitec', async () => {
    const { settings } = await settingsOf(`{\n\t"name": "x",\n\t"sitec": { "site": "${SITE}" }\n}\n`);
    expect(settings).toMatchObject({ site: SITE, configFile: 'package.json' });
  });

  it.each([['{ "name": "x", "devDependencies": { "sitec": "1.0.0" } }'], ['{ "sitec": '], ['[]'], ['null'], ['']])(
    'holds none when it says %s',
    async (text) => expect(await settingsOf(text)).toMatchObject({ settings: { config: {}, configFile: null }, problems: [] }),
  );

  it('names the line of a wrong key, not that of a dependency of the same name', async () => {
    const text =
      '{\n  "outt": 1,\n  "devDependencies": { "sitec": "1.0.0" },\n  "scripts": { "outt": "x" },\n  "sitec": {\n    "outt": "dist"\n  }\n}\n';
    const { problems } = await settingsOf(text);
    expect(problems).toMatchObject([{ code: 'SITEC1002', line: 6, text: '"outt": "dist"' }]);
    expect((await settingsOf('{\n  "sitec": "dist"\n}\n')).problems).toMatchObject([
      { code: 'SITEC1003', message: '"sitec" in the configuration must be an object { ... }, got "dist"', line: 2 },
    ]);
  });

  it('and a file of its own are two configurations', async () => {
    const { settings, problems } = await settingsOf('{ "sitec": {} }', { 'sitec.config.json': '{}' });
    expect(settings).toBeNull();
    expect(problems.map(({ message }) => message)).toEqual(['found several configuration files: sitec.config.json, package.json']);
  });

  it('can be named', async () => {
    expect((await settingsOf(`{ "sitec": { "site": "${SITE}" } }`, {}, 'package.json')).settings?.site).toBe(SITE);
    expect((await settingsOf('{}', {}, 'package.json')).problems).toMatchObject([{ code: 'SITEC1003' }]);
    expect((await settingsOf('null', {}, 'package.json')).problems).toMatchObject([{ code: 'SITEC1003' }]);
  });
});
