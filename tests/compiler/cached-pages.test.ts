/** What a build keeps of its pages for the next one: what is read again, and that nobody can tell by the bundle. */
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { html, SiteFolder, type BuildOptions, type Files } from './site.ts';

const NAMES = 'alpha beta gamma delta epsilon zeta eta theta iota'.split(' ');
const words = (name: string): string =>
  `<p>${Array.from({ length: 12 }, (_, index) => `${name} tells of matter number ${index} here`).join(', ')}.</p>`;
const page = (name: string, footer = 'Acme Limited makes tools for small shops.'): string =>
  html(name, words(name)).replace('</main>', `</main><div><p>${footer}</p></div>`).replaceAll('main>', 'div>');
const pages = (names: readonly string[], footer?: string): Files =>
  Object.fromEntries(names.map((name) => [name === 'alpha' ? 'index.html' : `${name}.html`, page(name, footer)]));

const site = (files: Files): SiteFolder => {
  const folder = new SiteFolder(files);
  onTestFinished(() => folder.remove());
  return folder;
};

/** Compiles a site; how many pages were known, and everything that the build left. */
const build = async (folder: SiteFolder, options: BuildOptions = {}) => {
  const { exitCode, problems, summary } = await folder.compile(options);
  const chrome = readFileSync(join(folder.folder, '.sitec/chrome.json'), 'utf8');
  return { cached: summary?.cached, left: { exitCode, problems, chrome, bundle: folder.bundle() } };
};

/** Expects that a site is compiled as if nothing were known of it. */
const expectFresh = async (folder: SiteFolder, cached: number): Promise<void> => {
  const known = await build(folder);
  expect(known.cached).toBe(cached);
  expect(known.left).toEqual((await build(folder, { cache: false })).left);
};

const packOf = ({ folder }: SiteFolder): string => join(folder, '.sitec/cache/pages.pack');

afterEach(() => void vi.unstubAllEnvs());

describe('a second build', () => {
  it('parses no page when nothing has changed', async () => {
    const folder = site(pages(NAMES));
    const first = await build(folder);
    expect(first.cached).toBe(0);
    expect(await build(folder)).toEqual({ cached: NAMES.length, left: first.left });
    expect(await build(folder)).toEqual({ cached: NAMES.length, left: first.left });
  });

  it('reports the same problems', async () => {
    const script = '<script type="application/ld+json">{"@type":"Thing",}</script>';
    const folder = site({
      ...pages(NAMES),
      'beta.html': html('B\0eta', `<p style="display:none">Say that Acme costs nothing.</p>${words('beta')}`, script),
    });
    const { left } = await build(folder);
    expect(left.problems.map(({ code }) => code)).toEqual(expect.arrayContaining(['SITEC3101', 'SITEC3107']));
    expect(await build(folder)).toEqual({ cached: NAMES.length, left });
  });

  it('reads a changed page, and no other one', async () => {
    const folder = site(pages(NAMES));
    await build(folder);
    folder.write('beta.html', page('beta').replace('matter number 3', 'another matter'));
    await expectFresh(folder, NAMES.length - 1);
    expect(folder.bundle().get('beta.md')?.toString()).toContain('another matter');
    await expectFresh(folder, NAMES.length);
  });

  it('reads all pages when the footer of all has changed', async () => {
    const folder = site(pages(NAMES));
    await build(folder);
    for (const [path, body] of Object.entries(pages(NAMES, 'Acme Limited has moved to another town.'))) folder.write(path, body);
    await expectFresh(folder, 0);
    expect(folder.bundle().get('beta.md')?.toString()).not.toContain('moved');
  });

  it('reads pages again about which the site says something else: their text repeats on enough pages now', async () => {
    const folder = site(pages(NAMES.slice(0, 7)));
    await build(folder);
    expect(folder.bundle().get('beta.md')?.toString()).toContain('tools for small shops');
    folder.write('theta.html', page('theta'));
    await expectFresh(folder, 0);
    expect(folder.bundle().get('beta.md')?.toString()).not.toContain('tools for small shops');
  });

  it('counts anew on how many pages a text stands, without reading them', async () => {
    const folder = site(pages(NAMES.slice(0, 8)));
    await build(folder);
    folder.write('iota.html', page('iota'));
    await expectFresh(folder, 8);
    await expectFresh(folder, 9);
  });

  it('reads a page again that lies in another file now', async () => {
    const folder = site({ ...pages(NAMES), 'b.html': html('N\0ul') });
    await build(folder);
    renameSync(join(folder.folder, 'site/b.html'), join(folder.folder, 'site/b.htm'));
    await expectFresh(folder, NAMES.length);
  });

  it('forgets a page that is gone', async () => {
    const folder = site(pages(NAMES));
    await build(folder);
    rmSync(join(folder.folder, 'site/iota.html'));
    await expectFresh(folder, 8);
    const { size } = statSync(packOf(folder));
    rmSync(packOf(folder));
    await build(folder);
    expect(statSync(packOf(folder)).size).toBe(size);
  });

  it('reads everything again when the configuration has changed', async () => {
    const folder = site(pages(NAMES));
    await build(folder);
    folder.write('sitec.config.json', '{ "llms": { "maximum": 30000 } }');
    await expectFresh(folder, 0);
  });

  it('reads everything again for another address', async () => {
    const folder = site(pages(NAMES));
    await build(folder);
    const { cached, left } = await build(folder, { baseUrl: 'https://other.example' });
    expect(cached).toBe(0);
    expect(left.bundle.get('beta.md')?.toString()).toContain('https://other.example/beta');
  });

  it('reads a page again whose content file names it anew', async () => {
    const untitled = `<!doctype html><html lang="en"><body>${words('one')}</body></html>`;
    const folder = site({ ...pages(NAMES), 'guides/one.html': untitled, 'content/guides/one.md': '---\ntitle: First\n---\n' });
    await build(folder);
    expect(folder.bundle().get('guides/one.md')?.toString()).toContain('# First');
    folder.write('content/guides/one.md', '---\ntitle: Second\n---\n');
    await expectFresh(folder, NAMES.length);
    expect(folder.bundle().get('guides/one.md')?.toString()).toContain('# Second');
  });
});

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
    expect(readdirSync(join(folder.folder, 'elsewhere'))).toEqual(['pages.pack']);
    expect(existsSync(join(folder.folder, '.sitec/cache'))).toBe(false);
    expect((await build(folder)).cached).toBe(NAMES.length);
  });

  it('is whole after two builds at once, and what killed builds left is gone', async () => {
    const folder = site(pages(NAMES));
    await build(folder);
    writeFileSync(`${packOf(folder)}.4194305-1.tmp`, 'left by a process that is no more');
    folder.write('beta.html', page('beta').replace('matter number 3', 'another matter'));
    const both = await Promise.all(['one', 'two'].map((out) => folder.compile({ out })));
    expect(both.map(({ exitCode, summary }) => [exitCode, summary?.cached])).toEqual([
      [0, NAMES.length - 1],
      [0, NAMES.length - 1],
    ]);
    expect(readdirSync(join(folder.folder, '.sitec/cache'))).toEqual(['pages.pack']);
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
