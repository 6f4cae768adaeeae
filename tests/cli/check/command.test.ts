/** `sitec check`: what it looks at, what it prints, and how it ends. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckFlags } from '../../../cli/check/flags.ts';
import { runCheck } from '../../../cli/check/run.ts';
import { reportSchema } from '../../../cli/report/schema.ts';
import { violations } from '../../../compiler/schema/validate.ts';
import { loadBundle } from '../../../runtime/adapters/node-bundle.ts';
import { serve, type RunningServer } from '../../../runtime/adapters/node.ts';
import { html, SiteFolder } from '../../compiler/site.ts';
import { folderOf, run, type Ended } from '../fixture.ts';
import { INDEX_FORMAT } from '../../../runtime/bundle.ts';

const DEFAULTS = { timeout: 10, concurrency: 4 } as const;
const head = '<meta name="description" content="A tool."><link rel="canonical" href="https://acme.example/">';
const text = '<p>Acme is a tool for people who want to write less and to be read more.</p>';

let site: SiteFolder;
let server: RunningServer;

beforeAll(async () => {
  site = new SiteFolder({ 'index.html': html('Acme', text, head) });
  const { exitCode } = await site.compile();
  if (exitCode !== 0) throw new Error('the small site does not compile');
  server = await serve(await loadBundle(site.out), { port: 0, host: '127.0.0.1', limit: false });
});
afterAll(async () => {
  await server.close();
  site.remove();
});

/** Runs the command in the folder of the site, without what the surroundings say. */
const check = (target: string | undefined, flags: Partial<CheckFlags> = {}): Promise<Ended> =>
  run(() => runCheck(target, { ...DEFAULTS, cwd: site.folder, ...flags }));

/** The same report without what differs from run to run. */
const withoutTime = (printed: string): string => printed.replace(/\d+\.\d s\n$/, '');

describe('a bundle', () => {
  it('is looked at by its folder, which need not be named', async () => {
    const [named, found] = [await check('dist'), await check(undefined)];
    expect(named.stderr).toBe('');
    expect(named.stdout).toMatch(/^sitec \S+ {2}check {2}dist {2}1 page checked\n/);
    expect(named.stdout).toMatch(/\n markdown {4}100 {2}\d+ of \d+\n/);
    expect(withoutTime(found.stdout)).toBe(withoutTime(named.stdout));
    expect([named.code, found.code]).toEqual([0, 0]);
  });

  it('has the same score when it is served, and names what the pages name', async () => {
    const { stdout, code } = await check(server.url, { json: true, only: ['pages', 'markdown', 'headers', 'languages'] });
    const document = JSON.parse(stdout);
    expect(violations(reportSchema, document)).toEqual([]);
    expect([code, document.score.total, document.problems]).toEqual([0, 100, []]);
    expect(document.score.groups.map(({ name }: { name: string }) => name)).toEqual(['pages', 'markdown', 'headers', 'languages']);
    expect(stdout).not.toContain('mended');
  });

  it('names another origin when that is asked for', async () => {
    const { stdout, code } = await check('dist', { canonicalOrigin: 'https://preview.example', only: ['pages'], strict: true });
    expect(stdout).toContain('SITEC5014  / has a canonical address at https://acme.example, not at https://preview.example');
    expect(code).toBe(1);
  });

  it.each([
    [{ 'sitec-manifest.json': '{"version":1,"files":{}}' }, '_sitec/index.json of the bundle cannot be read'],
    [{ 'sitec-manifest.json': '{"files":' }, 'sitec-manifest.json has no complete JSON document'],
    [{ 'sitec-manifest.json': '{"files":{}}', '_sitec/index.json': `{"format":${INDEX_FORMAT}}` }, '_sitec/index.json is incomplete'],
    [{ 'sitec-manifest.json': '{"files":{}}', '_sitec/index.json': '{"format":1}' }, 'The bundle has format 1, this runtime reads format'],
  ])('that is damaged is none: %j', async (files, reason) => {
    const folder = folderOf(Object.fromEntries(Object.entries(files).map(([path, body]) => [`dist/${path}`, body])));
    const { stderr, stdout, code } = await run(() => runCheck('dist', { ...DEFAULTS, cwd: folder }));
    expect([stdout, code]).toEqual(['', 3]);
    expect(stderr).toContain(`SITEC5006  cannot check dist: ${reason}`);
  });
});

describe('a plain folder', () => {
  it('is told what to do, and how much of it sitec build does', async () => {
    const folder = folderOf({ 'out/index.html': html('Acme', `${text}<a href="/gone">x</a>`, head) });
    const { stdout, code } = await run(() => runCheck('out', { ...DEFAULTS, cwd: folder, only: ['pages', 'markdown'] }));
    expect(stdout).toContain('SITEC5018  / links to /gone, which answers with status 404');
    expect(stdout).toContain(
      'sitec build would fix 1 of 2 failed checks (--verbose shows other fixes):\n  SITEC5020  the markdown page /index.md is missing: status 404\n\n',
    );
    expect(stdout).toContain(' level         0 of 5, the next one needs robots.txt, a sitemap, a Link header at the home page\n');
    expect(code).toBe(1);
  });

  it('says why a check does not apply, with --verbose', async () => {
    const folder = folderOf({ 'out/index.html': html('Acme', text, head) });
    const { stdout } = await run(() => runCheck('out', { ...DEFAULTS, cwd: folder, verbose: true }));
    const reason = 'a folder without a bundle does not show what its server does';
    for (const check of [
      'headers/etag',
      'headers/asset-types',
      'discovery/link-header',
      'markdown/markdown-on-accept',
      'mcp/mcp-handshake',
    ])
      expect(stdout).toContain(` not applicable  ${check}: ${reason}\n`);
    expect(stdout).toContain(' headers    nothing to check\n');
  });

  it('that is not there is a problem of the input', async () => {
    const { stderr, code } = await check('nowhere');
    expect(stderr).toContain('SITEC5007  there is no folder nowhere');
    expect(code).toBe(3);
  });

  it('never answers with a file outside of it', async () => {
    const folder = folderOf({ 'secret.txt': 'secret', 'out/index.html': html('Acme', `${text}<a href="/..%2fsecret.txt">x</a>`, head) });
    const { stdout } = await run(() => runCheck('out', { ...DEFAULTS, cwd: folder, only: ['pages'] }));
    expect(stdout).toContain('links to /..%2fsecret.txt, which answers with status 404');
  });
});

describe('the exit code', () => {
  const faulty = () => folderOf({ 'out/index.html': html('Acme', `${text}<script type="application/ld+json">{</script>`) });
  const checkOut = (folder: string, flags: Partial<CheckFlags>): Promise<Ended> =>
    run(() => runCheck('out', { ...DEFAULTS, cwd: folder, only: ['pages'], ...flags }));

  it.each([
    [{ failOn: 'never' }, 0],
    [{ skip: ['SITEC5015', 'SITEC5013', 'SITEC5014'] }, 0],
    [{ skip: ['SITEC5015'] }, 0],
    [{ skip: ['SITEC5015'], strict: true }, 1],
    [{ skip: ['SITEC5015'], minScore: 85 }, 1],
    [{ skip: ['SITEC5015'], minScore: 84 }, 0],
    [{ failOn: 'never', minScore: 100 }, 1],
  ] as const)('with %j is %i', async (flags, code) => {
    expect((await checkOut(faulty(), flags)).code).toBe(code);
  });

  it('a score that is too low is a problem of its own', async () => {
    const { stdout } = await checkOut(faulty(), { skip: ['SITEC5015'], minScore: 85 });
    expect(stdout).toContain('SITEC5003  the score is 84, but --min-score asks for 85');
  });

  it('is 3 for a configuration that cannot be read', async () => {
    const folder = folderOf({ 'sitec.config.json': '{', 'out/index.html': 'x' });
    expect((await run(() => runCheck('out', { ...DEFAULTS, cwd: folder }))).code).toBe(3);
  });
});

describe('the host with or without www', () => {
  it('is never asked beside an address of a machine', async () => {
    const { stdout } = await check(server.url, { json: true, only: ['pages'] });
    const { checks } = JSON.parse(stdout).score;
    expect(checks.filter(({ name }: { name: string }) => name.startsWith('sibling')).map(({ state }: { state: string }) => state)).toEqual([
      'not applicable',
      'not applicable',
    ]);
  });
});

describe('reports', () => {
  it('are written in every form, with the score', async () => {
    mkdirSync(join(site.folder, 'reports'), { recursive: true });
    const reporter = ['json', 'markdown', 'html', 'junit', 'sarif'].map((name) => `${name}=reports/${name}`);
    const { code } = await check('dist', { reporter });
    const read = (name: string): string => readFileSync(join(site.folder, 'reports', name), 'utf8');
    expect(code).toBe(0);
    expect(JSON.parse(read('json')).score.total).toBe(100);
    expect(read('markdown')).toContain('<code>dist</code>, 1 page checked: score 100, level ');
    expect(read('markdown')).toContain('| markdown | 100 |');
    expect(read('html')).toContain(' score       100');
    expect(read('junit')).toContain('<property name="score" value="100"/>');
    expect(JSON.parse(read('sarif')).runs[0].results).toEqual([]);
    rmSync(join(site.folder, 'reports'), { recursive: true });
  });

  it('are short with --quiet, and nothing with --silent', async () => {
    writeFileSync(join(site.folder, 'quiet.txt'), '');
    expect((await check('dist', { quiet: true })).stdout).toBe('');
    expect(await check('dist', { silent: true })).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});
