/** What addresses that do not exist are answered with, where the site has no page for that and where it has. */
import { describe, expect, it } from 'vitest';
import { buildSite, html, type Built, type Files } from '../site.ts';

const build = (files: Files, baseUrl?: string): Promise<Built> =>
  buildSite({
    files: { 'index.html': html('Acme'), 'sitec.config.json': '{"developers":true}', ...files },
    ...(baseUrl !== undefined && { options: { baseUrl } }),
  });

const linksOf = (page: string): readonly string[] => [...page.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);

describe('the 404 page', () => {
  it('leads to the home page, the search and the markdown index by paths, which hold at any depth', async () => {
    const links = linksOf((await build({})).read('404.html'));
    expect(links).toEqual(['/', '/', '/developers/', '/sitemap.md', '/llms.txt']);
  });

  it('stays below the path that the site has on its host', async () => {
    const links = linksOf((await build({}, 'https://acme.example/project')).read('404.html'));
    expect(links).toEqual(['/project/', '/project/', '/project/developers/', '/project/sitemap.md', '/project/llms.txt']);
  });

  it('names nothing that the bundle does not have', async () => {
    const files = { 'index.html': html('Acme'), 'sitec.config.json': '{"developers":false}' };
    const { read } = await buildSite({ files, options: { only: ['markdown'] } });
    expect(linksOf(read('404.html'))).toEqual(['/', '/']);
  });

  it('has the colours and fonts of the site, and its style sheets where the configuration names them', async () => {
    const page = (
      await build({
        'index.html': html('Acme', '<p>Bicycles.</p>', '<link rel="stylesheet" href="/look.css">'),
        'look.css': 'body { background: #fffdf5; color: #201a10; font-family: "A</style>B" } a { color: #8a3b12 }',
        'site.css': 'h1 { font-weight: 300 }',
        'sitec.config.json': '{"developers":{"stylesheets":["/site.css"]}}',
      })
    ).read('404.html');
    expect(page).toContain('<link rel="stylesheet" href="/site.css">');
    expect(page).toMatch(/--site-background:#fffdf5/);
    expect(page.match(/<\/style>/g)).toHaveLength(2);
  });

  it('is the site’s own where it has one, byte for byte', async () => {
    const own = html('Nothing here', '<p>Look elsewhere.</p>');
    expect((await build({ '404.html': own })).read('404.html')).toBe(own);
  });
});
