/** Which hosts a bundle is for: those that are named, else the one that is found out, else the server of sitec. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Options } from '../../../compiler/config/options.ts';
import { readSettings } from '../../../compiler/config/settings.ts';
import { chooseHosts, type ChosenHosts } from '../../../compiler/hosts/choose.ts';
import type { Host } from '../../../compiler/hosts/host.ts';
import { hosts } from '../../../compiler/hosts/index.ts';
import { Halt, ProblemList } from '../../../compiler/problems/problem.ts';
import { home } from '../problems/problem-case.ts';
import { buildSite } from '../site.ts';

let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'sitec-hosts-'));
  put('package.json', '{}');
  // What the machine of these tests is, must not be found out.
  for (const name of hosts.flatMap(({ detection }) => detection?.variables ?? [])) vi.stubEnv(name, '');
  vi.stubEnv('SITEC_HOSTS', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(project, { recursive: true, force: true });
});

const put = (path: string, body: string): void => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), body);
};

/** Hosts of these tests, recognised by variables and files of their own. */
const base = (host: Partial<Host> & Pick<Host, 'name'>): Host => ({
  title: host.name,
  supports: { headers: true, negotiation: true, post: true },
  codings: [],
  *emit() {},
  ...host,
});
const catalogue: readonly Host[] = [
  base({ name: 'node', answersMissingData: true, answersAliases: true }),
  base({ name: 'netlify', detection: { variables: ['T_NETLIFY'], files: [{ glob: 'netlify.toml' }] } }),
  base({ name: 'vercel', detection: { variables: ['T_VERCEL'], files: [{ glob: '.vercel/*.json', text: /projectId/ }] } }),
  base({ name: 'github-pages', supports: { headers: { instead: 'x' }, negotiation: { instead: 'y' }, post: { instead: 'z' } } }),
];

const choose = async (options: Options = {}, of = catalogue): Promise<ChosenHosts> =>
  chooseHosts(await readSettings({ cwd: project, ...options }, new ProblemList()), of, new ProblemList());

const namesOf = ({ hosts: chosen }: ChosenHosts): readonly string[] => chosen.map(({ name }) => name);

describe('hosts', () => {
  it('are the server of sitec when nothing tells', async () => {
    expect(await choose()).toMatchObject({ hosts: [{ name: 'node' }], found: null, isChosen: false });
  });

  it('are found by a file, by a variable before it, and are named before both: option, then environment, then configuration', async () => {
    put('netlify.toml', '');
    expect(await choose()).toMatchObject({ hosts: [{ name: 'netlify' }], found: 'netlify.toml', isChosen: true });
    vi.stubEnv('T_VERCEL', '1');
    expect(await choose()).toMatchObject({ hosts: [{ name: 'vercel' }], found: 'T_VERCEL', isChosen: true });
    put('sitec.config.json', '{"hosts":["node"]}');
    expect(await choose()).toMatchObject({ hosts: [{ name: 'node' }], found: null, isChosen: true });
    vi.stubEnv('SITEC_HOSTS', 'vercel, github-pages');
    expect(namesOf(await choose())).toEqual(['vercel', 'github-pages']);
    expect(namesOf(await choose({ hosts: ['netlify'] }))).toEqual(['netlify']);
  });

  it('of several that are found, the first of the catalogue counts', async () => {
    vi.stubEnv('T_VERCEL', '1');
    vi.stubEnv('T_NETLIFY', '1');
    expect(namesOf(await choose())).toEqual(['netlify']);
  });

  it('are found by a file that says something, and not by one that does not', async () => {
    put('.vercel/project.json', '{}');
    expect((await choose()).isChosen).toBe(false);
    put('.vercel/project.json', '{"projectId":"x"}');
    expect(await choose()).toMatchObject({ hosts: [{ name: 'vercel' }], found: '.vercel/project.json' });
  });

  it('are in the order of the catalogue, each once', async () => {
    expect(namesOf(await choose({ hosts: ['vercel', 'node', 'vercel'] }))).toEqual(['node', 'vercel']);
  });

  it('serve together what each of them serves, and the site wants', async () => {
    expect((await choose({ hosts: ['node', 'vercel'] })).serves).toEqual({
      headers: true,
      negotiation: true,
      post: true,
      missingData: false,
      aliases: false,
    });
    expect((await choose({ hosts: ['node', 'github-pages'] })).serves).toEqual({
      headers: false,
      negotiation: false,
      post: false,
      missingData: false,
      aliases: false,
    });
    put('sitec.config.json', '{"negotiate":"off"}');
    expect((await choose({ hosts: ['node'] })).serves).toEqual({
      headers: true,
      negotiation: false,
      post: true,
      missingData: true,
      aliases: true,
    });
  });

  it.each([[['nginxx', 'node']], [['']], [['NODE']]])('that nobody knows end the build: %j', async (names) => {
    const list = new ProblemList();
    const settings = await readSettings({ cwd: project, hosts: names }, list);
    expect(() => chooseHosts(settings, catalogue, list)).toThrow(Halt);
    expect(list.sorted()).toMatchObject([{ code: 'SITEC4001', fix: expect.stringContaining('node, cloudflare, netlify') as string }]);
  });

  it('that nobody knows end it with exit code 3, before anything is written', async () => {
    const { exitCode, codes, dist } = await buildSite({ files: home, options: { hosts: ['nginxx'] } });
    expect({ exitCode, codes, size: dist.size }).toEqual({ exitCode: 3, codes: ['SITEC4001'], size: 0 });
  });
});

describe('the hosts of sitec', () => {
  it.each([
    ['firebase.json', '{"hosting":{}}', 'firebase'],
    ['public/staticwebapp.config.json', '{}', 'azure'],
    ['staticwebapp.config.json', '{}', 'azure'],
    ['swa-cli.config.json', '{}', 'azure'],
    ['.github/workflows/swa.yml', 'uses: Azure/static-web-apps-deploy@v1', 'azure'],
    ['.github/workflows/pages.yaml', 'uses: actions/deploy-pages@v4', 'github-pages'],
    ['.gitlab-ci.yml', 'image: node\npages:\n  script: x', 'any'],
    ['.gitlab-ci.yml', 'pages: # published\r\n  script: x', 'any'],
  ])('are found by %s', async (file, text, name) => {
    put(file, text);
    expect(await choose({}, hosts)).toMatchObject({ hosts: [{ name }], found: file });
  });

  it.each([
    ['firebase.json', '{"firestore":{}}'],
    ['.github/workflows/test.yml', 'uses: actions/checkout@v4'],
    ['.gitlab-ci.yml', 'test:\n  script: x'],
    ['.gitlab-ci.yml', 'test:\n  script: x\npages:deploy:\n  script: y'],
    ['.gitlab-ci.yml', 'variables:\n  pages:\n'],
  ])('are not found by what others have, too: %s', async (file, text) => {
    put(file, text);
    expect((await choose({}, hosts)).isChosen).toBe(false);
  });

  it('have names, titles and sentences of their own', () => {
    expect(new Set(hosts.map(({ name }) => name)).size).toBe(hosts.length);
    expect(new Set(hosts.map(({ title }) => title)).size).toBe(hosts.length);
    const sentences = hosts.flatMap(({ supports }) =>
      Object.values(supports).flatMap((ability) => (ability === true ? [] : [ability.instead])),
    );
    for (const sentence of sentences) expect(sentence).toMatch(/^[a-z].*[^.]$/);
  });
});
