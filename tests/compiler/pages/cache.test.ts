/** The cache of pages as a file: damaged, not wanted, not writable, elsewhere, written by two at once. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { html } from '../site.ts';
import { build, expectFresh, NAMES, packOf, page, pages, site } from './cached-site.ts';

afterEach(() => void vi.unstubAllEnvs());

/** Writes a file as if that had been two days ago. */
const writeOld = (path: string, text: string): void => {
  writeFileSync(path, text);
  const { mtime } = statSync(path);
  utimesSync(path, mtime, new Date(mtime.getTime() - 2 * 86_400_000));
};

describe('the cache', () => {
  it.each([0.2, 0.5, 0.8])('may be damaged: the byte at %d of its length', async (share) => {
    const folder = site(pages(NAMES));
    await build(folder);
    const bytes = readFileSync(packOf(folder));
    const at = Math.floor(bytes.length * share);
    writeFileSync(packOf(folder), bytes.fill((bytes[at] ?? 0) ^ 1, at, at + 1));
    await expectFresh(folder, NAMES.length - 1);
    await expectFresh(folder, NAMES.length);
  });

  it('may be cut off', async () => {
    const folder = site(pages(NAMES));
    await build(folder);
    const bytes = readFileSync(packOf(folder));
    writeFileSync(packOf(folder), bytes.subarray(0, bytes.length - 1));
    await expectFresh(folder, NAMES.length - 1);
  });

  it.each(['', 'x', 'sitec pages', '\0'.repeat(200)])('may be something else: case %#', async (text) => {
    const folder = site(pages(NAMES));
    mkdirSync(join(folder.folder, '.sitec/cache'), { recursive: true });
    writeFileSync(packOf(folder), text);
    await expectFresh(folder, 0);
    await expectFresh(folder, NAMES.length);
  });

  it('is neither read nor written when it is not wanted', async () => {
    const folder = site(pages(NAMES));
    await build(folder, { cache: false });
    expect(existsSync(packOf(folder))).toBe(false);
    await build(folder);
    const before = readFileSync(packOf(folder));
    folder.write('beta.html', page('beta').replace('matter number 3', 'another matter'));
    expect((await build(folder, { cache: false })).cached).toBe(0);
    expect(readFileSync(packOf(folder)).equals(before)).toBe(true);
  });

  it('costs nothing where it cannot be written', async () => {
    const folder = site(pages(NAMES));
    mkdirSync(join(folder.folder, '.sitec'));
    writeFileSync(join(folder.folder, '.sitec/cache'), 'a file in the place of the folder');
    expect((await build(folder)).left.exitCode).toBe(0);
    await expectFresh(folder, 0);
  });

  it('lies where SITEC_CACHE_DIR says', async () => {
    vi.stubEnv('SITEC_CACHE_DIR', 'elsewhere');
    const folder = site(pages(NAMES));
    await build(folder);
    expect(readdirSync(join(folder.folder, 'elsewhere'))).toEqual(['last-build.json', 'pages.pack', 'passages.pack']);
    expect(existsSync(join(folder.folder, '.sitec/cache'))).toBe(false);
    expect((await build(folder)).cached).toBe(NAMES.length);
  });

  it('is whole after two builds at once, and what killed builds left is gone', async () => {
    const folder = site(pages(NAMES));
    await build(folder);
    for (const name of ['pages.pack.4194305-1.tmp', 'last-build.json.4194305.tmp'])
      writeOld(join(folder.folder, '.sitec/cache', name), 'left by a process that is no more');
    // It may be the process of another container.
    const another = 'pages.pack.4194305-2.tmp';
    writeFileSync(join(folder.folder, '.sitec/cache', another), 'being written');
    folder.write('beta.html', page('beta').replace('matter number 3', 'another matter'));
    const both = await Promise.all(['one', 'two'].map((out) => folder.compile({ out })));
    expect(both.map(({ exitCode, summary }) => [exitCode, summary?.cached])).toEqual([
      [0, NAMES.length - 1],
      [0, NAMES.length - 1],
    ]);
    expect(readdirSync(join(folder.folder, '.sitec/cache'))).toEqual(['last-build.json', 'pages.pack', another, 'passages.pack']);
    await expectFresh(folder, NAMES.length);
  });

  it('knows the pages of a build that failed for another reason', async () => {
    const plan = (price: string): string => `<div data-sitec-plan="solo" data-sitec-name="Solo" data-sitec-price="${price}">$19</div>`;
    const folder = site({
      ...pages(NAMES),
      'pricing.html': html('Pricing', plan('19 USD P1M')),
      'content/plans.yaml': 'plans: [{ name: Solo, price: 18 USD P1M }]\n',
    });
    expect((await build(folder)).left.exitCode).toBe(1);
    folder.write('content/plans.yaml', 'plans: [{ name: Solo, price: 19 USD P1M }]\n');
    expect((await build(folder)).cached).toBe(NAMES.length + 1);
  });
});
