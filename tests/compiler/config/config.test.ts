/** The configuration: where it is found, what it may hold, and who wins. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Options } from '../../../compiler/config/options.ts';
import { readSettings, type Settings } from '../../../compiler/config/settings.ts';
import { Halt, ProblemList } from '../../../compiler/problems/problem.ts';
import { SiteFolder, type Files, type LocatedProblem } from '../site.ts';

const DEFINE = fileURLToPath(new URL('../../../compiler/config/define.ts', import.meta.url));

/** Reads the settings of a folder; a halt is an outcome, anything else that is thrown is a bug. */
const read = async (
  files: Files,
  options: Options = {},
): Promise<{ readonly settings: Settings | null; readonly problems: readonly LocatedProblem[]; readonly folder: string }> => {
  const site = new SiteFolder(files);
  onTestFinished(() => site.remove());
  const problems = new ProblemList();
  const settings = await readSettings({ cwd: site.folder, ...options }, problems).catch((error: unknown) => {
    expect(error).toBeInstanceOf(Halt);
    return null;
  });
  return { settings, problems: problems.sorted().map((problem) => site.locate(problem)), folder: site.folder };
};

const configOf = async (files: Files): Promise<unknown> => (await read(files)).settings?.config;

beforeEach(() => {
  for (const name of ['SITEC_INPUT', 'SITEC_OUT', 'SITEC_BASE_URL']) vi.stubEnv(name, undefined);
});
afterEach(() => void vi.unstubAllEnvs());

const SITE = 'https://file.example';

describe('a configuration file', () => {
  it.each([
    ['JSON', 'sitec.config.json', `{ "site": "${SITE}" }`],
    ['YAML', 'sitec.config.yaml', `site: ${SITE}\n`],
    ['YAML with the short name', 'sitec.config.yml', `site: ${SITE}\n`],
    ['JavaScript', 'sitec.config.mjs', `export default { site: '${SITE}' };\n`],
    ['TypeScript', 'sitec.config.ts', `const site: string = '${SITE}';\nexport default { site };\n`],
    ['JSON that is indented with tabs', 'sitec.config.json', `{\n\t"site": "${SITE}"\n}`],
    ['CommonJS', 'sitec.config.js', `module.exports = { site: '${SITE}' };\n`],
    ['a promise', 'sitec.config.mjs', `export default Promise.resolve({ site: '${SITE}' });\n`],
    ['a function', 'sitec.config.ts', `export default ({ command }: { command: string }) => ({ site: '${SITE}', out: command });\n`],
    [
      'TypeScript with defineConfig',
      'sitec.config.ts',
      `import { defineConfig } from ${JSON.stringify(DEFINE)};\nexport default defineConfig({ site: '${SITE}' });\n`,
    ],
    ['a function that waits', 'sitec.config.mjs', `export default async () => ({ site: '${SITE}' });\n`],
  ])('in %s is read', async (_, name, body) => {
    expect(await configOf({ [name]: body })).toMatchObject({ site: SITE });
  });

  it('is optional', async () => {
    const { settings, problems, folder } = await read({ 'index.html': '' });
    expect(problems).toEqual([]);
    expect(settings).toMatchObject({ config: {}, site: null, input: null });
    expect(settings?.out.endsWith('dist')).toBe(true);
    expect(settings?.out.startsWith(folder)).toBe(true);
  });

  it('is found above the working folder, and its paths start where it lies', async () => {
    const site = new SiteFolder({ 'sitec.config.json': '{ "input": "rendered", "out": "public", "content": ["texts/*.md"] }' });
    onTestFinished(() => site.remove());
    mkdirSync(join(site.folder, 'packages', 'web'), { recursive: true });
    const settings = await readSettings({ cwd: join(site.folder, 'packages', 'web') }, new ProblemList());
    expect(settings).toMatchObject({
      input: join(site.folder, 'rendered'),
      out: join(site.folder, 'public'),
      content: [join(site.folder, 'texts', '*.md')],
    });
  });

  it.each([
    ['is broken JSON', 'sitec.config.json', '{ "site": '],
    ['is broken TypeScript', 'sitec.config.ts', 'export default {;'],
    ['throws', 'sitec.config.ts', 'throw new Error("not today");'],
    ['holds a key twice', 'sitec.config.yaml', 'site: https://a.example\nsite: https://b.example\n'],
    ['holds an alias', 'sitec.config.yaml', 'a: &x 1\nb: *x\n'],
    ['holds a tag of its own', 'sitec.config.yaml', 'site: !url https://a.example\n'],
    ['reaches for a prototype', 'sitec.config.json', '{ "__proto__": { "site": "https://a.example" } }'],
  ])('that %s is a problem that names it', async (_, name, body) => {
    const { settings, problems } = await read({ [name]: body });
    expect(settings).toBeNull();
    expect(problems.map(({ code, place }) => [code, place?.file])).toEqual([['SITEC1001', name]]);
    expect(problems[0]?.message).not.toContain('\n');
  });

  it('that does not exist although it is named is a problem', async () => {
    const { problems } = await read({}, { config: 'nowhere.yaml' });
    expect(problems.map(({ code, place }) => [code, place?.file])).toEqual([['SITEC1001', 'nowhere.yaml']]);
  });

  it('must be the only one', async () => {
    const { settings, problems } = await read({ 'sitec.config.ts': 'export default {};', 'sitec.config.json': '{}' });
    expect(settings).toBeNull();
    expect(problems.map(({ message }) => message)).toEqual(['found several configuration files: sitec.config.ts, sitec.config.json']);
  });
});

describe('a key', () => {
  it.each([
    ['robots:\n  serch: yes\n', 'unknown key "robots.serch" in the configuration; did you mean "search"?', 2, 'serch: yes'],
    ['outt: dist\n', 'unknown key "outt" in the configuration; did you mean "out"?', 1, 'outt: dist'],
    ['completely: other\n', 'unknown key "completely" in the configuration', 1, 'completely: other'],
  ])('that is unknown in %j is refused with its line', async (body, message, line, text) => {
    const { problems } = await read({ 'sitec.config.yaml': body });
    expect(problems).toMatchObject([{ code: 'SITEC1002', message, line, text }]);
  });

  it.each([
    ['site: acme.example\n', '"site" in the configuration must be an address such as https://www.example.com, got "acme.example"'],
    ['site: 5\n', '"site" in the configuration must be a text, got 5'],
    ['content: texts\n', '"content" in the configuration must be a list [...], got "texts"'],
    ['rateLimit: { burst: 0, perMinute: 1 }\n', '"rateLimit.burst" in the configuration must be 1 or more, got 0'],
    ['rateLimit: { burst: 1 }\n', 'perMinute'],
    ['rateLimit: none\n', '"rateLimit" in the configuration must be'],
    [
      'trustProxy: [10.0.0.0/8, 10.0.0.0/64]\n',
      '"trustProxy" in the configuration must be a range of addresses such as 10.0.0.0/8 or fd00::/8, one address, or cloudflare, got "10.0.0.0/64"',
    ],
    [
      'allowedHosts: [https://www.example.com]\n',
      '"allowedHosts" in the configuration must be one host, without scheme, path and wildcard, such as www.example.com, got "https://www.example.com"',
    ],
    ['allowedHosts: [münchen.example]\n', '"allowedHosts" in the configuration must be one host'],
    ["allowedHosts: ['*.example.com']\n", '"allowedHosts" in the configuration must be one host'],
    ["allowedHosts: ['*']\n", '"allowedHosts" in the configuration must be one host'],
    [
      'allowedOrigins: [app.example.com]\n',
      '"allowedOrigins" in the configuration must be one origin, without path and wildcard, such as https://app.example.com, got "app.example.com"',
    ],
    ['allowedOrigins: [https://app.example.com/path]\n', '"allowedOrigins" in the configuration must be one origin'],
    ["allowedOrigins: ['https://*.example.com']\n", '"allowedOrigins" in the configuration must be one origin'],
    ["allowedOrigins: ['*']\n", '"allowedOrigins" in the configuration must be one origin'],
    ['robots: { search: maybe }\n', '"robots.search" in the configuration must be yes or no, got "maybe"'],
    ['- a\n', '"sitec.config.yaml" in the configuration must be an object { ... }'],
  ])('with a wrong value in %j is refused', async (body, message) => {
    const { settings, problems } = await read({ 'sitec.config.yaml': body });
    expect(settings).toBeNull();
    expect(problems.map(({ code }) => code)).toEqual(['SITEC1003']);
    expect(problems[0]?.message).toContain(message);
  });

  it('the line is that of the key, not of the first place where its letters stand', async () => {
    const { problems } = await read({ 'sitec.config.yaml': 'app: https://site.example\nsite: 5\n' });
    expect(problems[0]?.line).toBe(2);
  });
});

describe('precedence', () => {
  const file = { 'sitec.config.json': JSON.stringify({ site: SITE, input: 'from-file', out: 'out-file' }) };

  it('the file counts when nothing else is said', async () => {
    const { settings, folder } = await read(file);
    expect(settings).toMatchObject({ site: SITE, input: join(folder, 'from-file'), out: join(folder, 'out-file') });
  });

  it('the environment wins over the file', async () => {
    vi.stubEnv('SITEC_BASE_URL', 'https://environment.example');
    vi.stubEnv('SITEC_INPUT', 'from-environment');
    vi.stubEnv('SITEC_OUT', 'out-environment');
    const { settings, folder } = await read(file);
    expect(settings).toMatchObject({
      site: 'https://environment.example',
      input: join(folder, 'from-environment'),
      out: join(folder, 'out-environment'),
    });
  });

  it('options win over both', async () => {
    vi.stubEnv('SITEC_BASE_URL', 'https://environment.example');
    vi.stubEnv('SITEC_INPUT', 'from-environment');
    vi.stubEnv('SITEC_OUT', 'out-environment');
    const { settings, folder } = await read(file, {
      baseUrl: 'https://option.example',
      input: 'from-option',
      out: 'out-option',
      content: ['texts'],
    });
    expect(settings).toMatchObject({
      site: 'https://option.example',
      input: join(folder, 'from-option'),
      out: join(folder, 'out-option'),
      content: [join(folder, 'texts')],
    });
  });

  it('an empty variable says nothing', async () => {
    for (const name of ['SITEC_INPUT', 'SITEC_OUT', 'SITEC_BASE_URL']) vi.stubEnv(name, '');
    const { settings, folder } = await read(file);
    expect(settings).toMatchObject({ site: SITE, input: join(folder, 'from-file'), out: join(folder, 'out-file') });
  });
});
