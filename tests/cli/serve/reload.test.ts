/** What `sitec serve` makes of a folder that changes under it. */
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { followBundle, loadCurrentBundle, manifestState } from '../../../cli/serve/reload.ts';
import { MANIFEST_FILE, type Bundle } from '../../../runtime/bundle.ts';
import { html, SiteFolder } from '../../compiler/site.ts';

const WAIT = { timeout: 10_000 };
/** Longer than several looks. */
const A_WHILE = 1200;

let site: SiteFolder;
let reloaded: string[];
let said: string[];
const file = (...parts: string[]): string => join(site.folder, ...parts);
const text = async (bundle: Bundle): Promise<string> =>
  /<h1>(.*?)<\/h1>/.exec(new TextDecoder().decode(await bundle.read('index.html')))?.[1] ?? '';

const build = async (name: string): Promise<void> => {
  site.write('index.html', html(name));
  await site.compile();
};

/** Follows the folder of the site from a state of its manifest on. */
const follow = (state = manifestState(site.out)): void => {
  onTestFinished(followBundle(site.out, state, { reload: (bundle) => void text(bundle).then((name) => reloaded.push(name)) }));
};

beforeEach(async () => {
  site = new SiteFolder({});
  [reloaded, said] = [[], []];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0);
  await build('One');
});
afterEach(() => {
  vi.restoreAllMocks();
  site.remove();
});

test('a bundle that was built while the server started is found, and a served one is not read again', async () => {
  const { state } = await loadCurrentBundle(site.out);
  await build('Two');
  follow(state);
  await expect.poll(() => reloaded, WAIT).toEqual(['Two']);
  await sleep(A_WHILE);
  expect(reloaded).toEqual(['Two']);
});

test.each([
  ['a folder that became a file', () => writeFileSync(site.out, ''), 'ENOTDIR'],
  ['a link that leads to itself', () => symlinkSync('dist', site.out), 'ELOOP'],
])('%s is one warning; what comes then is served', async (_name, spoil, code) => {
  follow();
  renameSync(site.out, file('away'));
  spoil();
  await expect.poll(() => said, WAIT).toHaveLength(1);
  expect(said[0]).toMatch(new RegExp(`^warning  Cannot serve the new bundle; the old one stays in memory: .*\\(${code}\\)\\.\n$`));
  await sleep(A_WHILE);
  expect(said).toHaveLength(1);
  rmSync(site.out);
  await build('Two');
  await expect.poll(() => reloaded, WAIT).toEqual(['Two']);
});

test('files that come after their manifest are waited for, with one warning', async () => {
  const old = file('old');
  cpSync(site.out, old, { recursive: true });
  await build('Two');
  renameSync(site.out, file('new'));
  renameSync(old, site.out);
  follow();
  cpSync(file('new', MANIFEST_FILE), join(site.out, MANIFEST_FILE));
  await expect.poll(() => said, WAIT).toHaveLength(1);
  await sleep(A_WHILE);
  expect([said.length, reloaded]).toEqual([1, []]);
  cpSync(file('new'), site.out, { recursive: true });
  await expect.poll(() => reloaded, WAIT).toEqual(['Two']);
});

test('SIGHUP says that there is no bundle, every time', async () => {
  renameSync(site.out, file('away'));
  mkdirSync(site.out);
  follow('');
  for (const count of [1, 2]) {
    process.emit('SIGHUP');
    await expect.poll(() => said, WAIT).toHaveLength(count);
  }
  expect(said[0]).toMatch(/sitec-manifest\.json cannot be read: run sitec build first\.\n$/);
});
