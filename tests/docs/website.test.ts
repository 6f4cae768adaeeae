/** The documentation as a website, as `npm run docs` makes it: it has no dead link, sitec compiles it without a complaint and answers from it, and people can read it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { serve } from '../../runtime/adapters/node.ts';
import { SCHEMES, violationsOf } from '../example/axe.ts';
import { isMissing, launch, openPage } from '../example/browser.ts';
import { SITEC } from '../program.ts';
import { ROOT } from './document.ts';

const ADDRESS = 'https://docs.example';
const folder = mkdtempSync(join(tmpdir(), 'sitec-website-'));
const site = join(folder, 'site');

const run = (program: string, ...words: readonly string[]) =>
  spawnSync(program, words, { cwd: ROOT, encoding: 'utf8', env: { ...process.env, SITEC_BASE_URL: ADDRESS }, maxBuffer: 2 ** 28 });
const sitec = (...words: readonly string[]) => run(process.execPath, ...SITEC, ...words);

interface Outcome {
  readonly problems: readonly { readonly code: string; readonly level: string; readonly message: string }[];
}

let outcome: Outcome;

beforeAll(() => {
  const rendered = run('npm', 'run', '--silent', 'docs:site', '--', '--outDir', site);
  if (rendered.status !== 0) throw new Error(`${rendered.stdout}${rendered.stderr}`);
  const cache = ['--cache-dir', join(folder, 'cache'), '--no-precompress'];
  const built = sitec('build', site, '--in-place', '--config', 'docs/sitec.config.ts', ...cache, '--json');
  if (built.status !== 0) throw new Error(`${built.stdout}${built.stderr}`);
  outcome = JSON.parse(built.stdout) as Outcome;
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is compiled without an error, a warning or a note', () => {
  expect(outcome.problems.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
});

it.each([
  ['How do I set the output folder?', '/how-to/output'],
  ['How do I publish on Netlify?', '/how-to/hosting/netlify'],
  ['What does SITEC2101 mean?', '/problems/sitec2101'],
  ['How do I run sitec in GitHub Actions?', '/how-to/ci'],
  ['What happens when sources disagree?', '/explanation/facts'],
  ['How do I limit requests?', '/how-to/rate-limit'],
])('answers %j from %s', (question, path) => {
  const { status, stdout } = sitec('ask', question, site);
  expect(status).toBe(0);
  expect(stdout).toMatch(new RegExp(`^Read more: ${ADDRESS}${path}(?:#.*)?$`, 'm'));
});

describe.skipIf(isMissing)('in a browser', () => {
  const PAGES = [
    '/',
    '/tutorial/getting-started',
    '/how-to/hosting/netlify',
    '/reference/configuration',
    '/explanation/facts',
    '/problems/sitec2101',
  ];
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    server = await serve(await loadBundle(site), { host: '127.0.0.1', port: 0 });
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  describe.each(SCHEMES)('axe finds nothing in %s', (scheme) => {
    it.each(PAGES)('on %s', async (path) => expect(await violationsOf(browser, server.url + path, scheme)).toEqual([]));
  });

  it.each(PAGES)('%s fits a telephone, and asks no other host for anything', async (path) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await openPage(page, server.url + path);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(390);
    expect([...hosts]).toEqual([new URL(server.url).origin]);
    await page.close();
  });

  it('keeps the last lines of a page when its script has started', async () => {
    const page = await browser.newPage();
    await openPage(page, `${server.url}/problems/sitec2101`);
    expect(await page.textContent('main')).toContain('npx sitec explain SITEC2101');
    await page.close();
  });

  it('has a search that finds a page', async () => {
    const page = await browser.newPage();
    await openPage(page, server.url);
    await page.click('button.DocSearch');
    await page.fill('input[type=search]', 'publish netlify');
    await expect.poll(() => page.getAttribute('.results .result', 'href')).toContain('/how-to/hosting/netlify');
    await page.close();
  });
});
