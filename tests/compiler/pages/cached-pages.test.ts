/** What a build knows of its pages from the last one: what is read again, and that nobody can tell by the bundle. */
import { renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { html } from '../site.ts';
import { build, expectFresh, NAMES, packOf, page, pages, site, words } from './cached-site.ts';

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
    expect(folder.bundle().get('beta/index.md')?.toString()).toContain('another matter');
    await expectFresh(folder, NAMES.length);
  });

  it('reads all pages when the footer of all has changed', async () => {
    const folder = site(pages(NAMES));
    await build(folder);
    for (const [path, body] of Object.entries(pages(NAMES, 'Acme Limited has moved to another town.'))) folder.write(path, body);
    await expectFresh(folder, 0);
    expect(folder.bundle().get('beta/index.md')?.toString()).not.toContain('moved');
  });

  it('reads pages again about which the site says something else: their text repeats on enough pages now', async () => {
    const folder = site(pages(NAMES.slice(0, 2)));
    await build(folder);
    expect(folder.bundle().get('beta/index.md')?.toString()).toContain('tools for small shops');
    folder.write('theta.html', page('theta'));
    await expectFresh(folder, 0);
    expect(folder.bundle().get('beta/index.md')?.toString()).not.toContain('tools for small shops');
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
    expect(left.bundle.get('beta/index.md')?.toString()).toContain('https://other.example/beta');
  });

  it('reads a page again whose content file names it anew', async () => {
    const untitled = `<!doctype html><html lang="en"><body>${words('one')}</body></html>`;
    const folder = site({ ...pages(NAMES), 'guides/one.html': untitled, 'content/guides/one.md': '---\ntitle: First\n---\n' });
    await build(folder);
    expect(folder.bundle().get('guides/one/index.md')?.toString()).toContain('# First');
    folder.write('content/guides/one.md', '---\ntitle: Second\n---\n');
    await expectFresh(folder, NAMES.length);
    expect(folder.bundle().get('guides/one/index.md')?.toString()).toContain('# Second');
  });
});
