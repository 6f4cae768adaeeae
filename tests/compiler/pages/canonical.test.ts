/** The address of a page is its canonical link, when that names a page of the site. */
import { describe, expect, it } from 'vitest';
import { BASE, buildSite, html, type Files } from '../site.ts';

const page = (title: string, canonical: string | null, body = `<p>${title} tells of anvils.</p>`): string =>
  html(title, body, canonical === null ? '' : `<link rel="canonical" href="${canonical}">`);

const home = page('Acme', `${BASE}/`, '<p>Acme makes anvils.</p>');

const build = (files: Files) => buildSite({ files: { 'index.html': home, ...files } });

/** Paths in sitemap.xml. */
const listed = async (files: Files): Promise<readonly string[]> => {
  const { read } = await build(files);
  return [...read('sitemap.xml').matchAll(/<loc>https:\/\/acme\.example([^<]*)<\/loc>/g)].map(([, path]) => path as string);
};

describe('the spelling that a canonical link gives', () => {
  it.each([
    ['foo.html', `${BASE}/foo`, '/foo'],
    ['foo.html', `${BASE}/foo.html`, '/foo.html'],
    ['foo.html', '/foo/', '/foo/'],
    ['foo.html', '//acme.example/foo.html', '/foo.html'],
    ['foo/index.html', `${BASE}/foo`, '/foo'],
    ['foo/index.html', '../foo', '/foo'],
    ['foo/index.html', `${BASE}/foo/#top`, '/foo/'],
    ['foo/index.html', `${BASE}/foo/index.html`, '/foo/index.html'],
    ['größe.html', `${BASE}/gr%c3%b6%C3%9Fe.html`, '/gr%C3%B6%C3%9Fe.html'],
  ])('of %s is that of every list: %s', async (file, canonical, path) => {
    expect(await listed({ [file]: page('Foo', canonical) })).toEqual(['/', path]);
  });

  it.each([
    ['no file answers', 'foo/index.html', `${BASE}/foo.html`, '/foo/'],
    ['is on another host', 'foo.html', 'https://other.example/foo/', '/foo'],
    ['is none', 'foo.html', 'https://', '/foo'],
    ['is one of the home page', 'index.html', `${BASE}/index.html`, '/'],
    ['names another page, on the home page', 'index.html', '/foo', '/'],
  ])('is passed over where it %s', async (_, file, canonical, path) => {
    expect(await listed({ [file]: page('Foo', canonical) })).toContain(path);
  });

  it('is the one of lists, links, JSON and markdown; the files stay where they are', async () => {
    const { read, json, dist } = await build({
      'guides/index.html': page(
        'Guides',
        null,
        '<p>See <a href="one.html#first">the first guide</a>.</p><pre><code>(https://acme.example/guides/one)</code></pre>',
      ),
      'guides/one.html': page('One', '/guides/one.html'),
      'sitec.config.json': '{"inject":["jsonld"]}',
    });
    const address = `${BASE}/guides/one.html`;
    const twin = `${BASE}/guides/one/index.md`;
    expect(json('api/v1/guides.json')).toMatchObject({ guides: [{ slug: 'one', url: address, markdownUrl: twin }] });
    expect(read('guides/one/index.md')).toContain(`canonical_url: "${address}"`);
    expect(read('guides/index.md')).toContain(`[the first guide](${address}#first)`);
    expect(read('guides/index.md')).toContain('(https://acme.example/guides/one)');
    expect(read('llms.txt')).toContain(twin);
    expect(read('guides/one.html')).toContain(`"url":"${address}"`);
    expect(read('_sitec/passages/texts-0.json')).toContain(address);
    expect([...dist.keys()]).toEqual(expect.arrayContaining(['guides/one.html', 'guides/one/index.md']));
  });

  it('tells which of two files of one page is the page', async () => {
    const files = { 'foo.html': page('Foo', '/foo.html'), 'foo/index.html': page('Foo', '/foo.html') };
    expect(await listed(files)).toEqual(['/', '/foo.html']);
  });
});

describe('a page that names another page', () => {
  const original = page('Foo', '/foo/');

  it('is a copy, and is not listed; links lead to the original', async () => {
    const { read } = await build({
      'foo/index.html': original,
      'print.html': page('Foo', '/foo/'),
      'a.html': page('A', null, '<p><a href="/print">Print</a> it.</p>'),
    });
    expect(read('sitemap.xml')).not.toContain('print');
    expect(read('llms.txt')).not.toContain('print');
    expect(read('print/index.md')).toContain(`canonical_url: "${BASE}/foo/"`);
    expect(read('a/index.md')).toContain(`[Print](${BASE}/foo/)`);
  });

  const more = { 'foo/index.html': original, 'a.html': page('A', null), 'b.html': page('B', null) };

  it.each<[string, Files]>([
    ['it lists no page of the site', { 'x.html': page('X', '/gone/') }],
    ['it lists no page of the site', { 'x.html': page('X', '/foo/?page=2') }],
    ['it is one of several', { 'x.html': html('X', '<p>x</p>', '<link rel="canonical" href="/foo/"><link rel="canonical" href="/x">') }],
    [
      'it names a page that asks not to be listed',
      { 'x.html': page('X', '/y'), 'y.html': html('Y', '<p>y</p>', '<meta name="robots" content="noindex">') },
    ],
    ['it names a page in another language', { 'x.html': page('X', '/foo/').replace('lang="en"', 'lang="de"') }],
  ])('keeps its own address where %s', async (reason, files) => {
    const { read, problem } = await build({ ...more, ...files });
    expect(read('sitemap.xml')).toContain(`<loc>${BASE}/x</loc>`);
    expect(problem('SITEC1016')).toMatchObject({ level: 'note', message: expect.stringContaining(`because ${reason} (pages: 1)`) });
  });

  it('keeps its own address where the two name each other', async () => {
    const paths = await listed({ ...more, 'x.html': page('X', '/y'), 'y.html': page('Y', '/x') });
    expect(paths).toEqual(expect.arrayContaining(['/x', '/y']));
  });

  it('is no copy where most pages name the same one', async () => {
    const files = Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.html`, page(name.toUpperCase(), `${BASE}/`)]));
    const { read, problem, exitCode } = await build(files);
    expect([exitCode, read('sitemap.xml').match(/<loc>/g)?.length]).toEqual([0, 4]);
    expect(problem('SITEC1015')).toMatchObject({
      level: 'warning',
      message: expect.stringContaining('3 pages name https://acme.example/'),
    });
  });
});
