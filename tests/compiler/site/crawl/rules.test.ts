/** The rules of a crawl that are functions: robots.txt, references, names of files. */
import { describe, expect, it } from 'vitest';
import { pageReferences, styleReferences } from '../../../../compiler/site/crawl/references.ts';
import { readRobots } from '../../../../compiler/site/crawl/robots.ts';
import { readSitemap } from '../../../../compiler/site/crawl/sitemap-addresses.ts';
import { fileName } from '../../../../compiler/site/crawl/visit.ts';

describe('robots.txt', () => {
  const RULES = `# for all
User-agent: Other
User-agent: *   # everybody
Crawl-delay: 5
Disallow: /private
Allow: /private/press$
Disallow: /*.pdf$
Disallow: /caf%c3%a9
Disallow: /a*b*c
Disallow:
Sitemap: https://www.acme.example/a.xml

user-agent : sitec-not-us
Disallow: /
sitemap:/b.xml`;

  it.each([
    ['/', true],
    ['/private', false],
    ['/private-too', false],
    ['/private/press', true],
    ['/private/press/1', false],
    ['/x.pdf', false],
    ['/x.pdf?y', true],
    ['/x.pdf.pdf', false],
    ['/caf\u00e9', false],
    ['/caf%C3%A9/x', false],
    ['/a1b2c3', false],
    ['/acb', true],
  ])('%s: %s', (path, allowed) => {
    expect(readRobots(RULES).allows(path)).toBe(allowed);
  });

  it('names sitemaps, wherever they stand', () => {
    expect(readRobots(RULES).sitemaps).toEqual(['https://www.acme.example/a.xml', '/b.xml']);
  });

  it('speaks to sitec by its name, and then not as to everybody', () => {
    const rules = readRobots('User-agent: *\nDisallow: /\n\nUser-agent: Sitec/2.0\nDisallow: /no\n\nUser-agent: sitec\nDisallow: /nor');
    expect(['/', '/no', '/nor'].map((path) => rules.allows(path))).toEqual([true, false, false]);
    expect(readRobots('User-agent: *\nDisallow: /\nUser-agent: sitec\nAllow: /').allows('/')).toBe(true);
  });

  it('may be anything: the longest rule counts, and of two the one that allows', () => {
    expect(readRobots('').allows('/x')).toBe(true);
    expect(readRobots('Disallow: /').allows('/x')).toBe(true);
    expect(readRobots('\ufeffUser-agent: *\r\nDisallow: /x\rAllow: /x\n:::\nno colon').allows('/x')).toBe(true);
  });

  it('is matched in no time, however many wildcards there are', () => {
    const rules = readRobots(`User-agent: *\nDisallow: /${'*a'.repeat(2000)}b$`);
    const started = performance.now();
    expect(rules.allows(`/${'a'.repeat(2000)}`)).toBe(true);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('references', () => {
  const found = (html: string): readonly string[] => pageReferences(html).references.map(({ href, kind }) => `${kind} ${href}`);

  it.each([
    ['<a href=/a>x</a><AREA HREF="b"><iframe src=c></iframe>', ['page /a', 'page b', 'page c']],
    ['<a href="?a=1&amp;b=2">', ['page ?a=1&b=2']],
    ['<a>x</a><a href="">y</a><img src="">', []],
    ['<constructor href="/no" src="/no">x</constructor><__proto__ href=/no><p constructor="/no">', []],
    ['<!-- <a href=/no> --><template><a href=/t></template><noscript><img src=n></noscript>', ['page /t', 'file n']],
    ['<script>"<a href=/no>"</script>', []],
    ['<img srcset="a.png, b,c.png 2x,d.png 100w , e.png">', ['file a.png', 'file b,c.png', 'file d.png', 'file e.png']],
    [
      '<link rel="next" href=/2><link rel=alternate hreflang=de href=/de/><link rel=alternate type=text/markdown href=/x.md>',
      ['page /2', 'page /de/'],
    ],
    ['<link rel="preload" as=image imagesrcset="a 1x" href=b>', ['file a', 'file b']],
    ['<meta http-equiv=refresh content="0; URL=\'/new\'">', ['page /new']],
    [
      '<style>@import url(a.css); p { background: URL( "b c.png" ) }</style><p style="background: url(\'d.png\')">',
      ['file d.png', 'file a.css', 'file b c.png'],
    ],
  ])('of %s', (html, expected) => {
    expect(found(html)).toEqual(expected);
  });

  it('know the base and the canonical address, of which the first counts', () => {
    const page = pageReferences('<base href="/b/"><base href="/c/"><link rel="canonical" href="/x"><link rel="canonical" href="/y">');
    expect([page.base, page.canonical]).toEqual(['/b/', '/x']);
  });

  it('are found in no time in a page that is nothing but them', () => {
    const started = performance.now();
    expect(pageReferences(`<img srcset="${'a 1x,'.repeat(400_000)}">`).references.length).toBe(400_000);
    expect(styleReferences(`${'url('.repeat(200_000)}${'/*'.repeat(200_000)}`).length).toBeLessThan(200_001);
    expect(pageReferences('<img srcset="' + ', '.repeat(400_000)).references).toEqual([]);
    expect(styleReferences('/*a'.repeat(1_000_000))).toEqual([]);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('are found in no time where elements are nested without an end', () => {
    const started = performance.now();
    const nested = '<b>'.repeat(1_000_000);
    expect(pageReferences(`<a href="/a">${nested}`).references).toEqual([{ href: '/a', kind: 'page' }]);
    const body = Buffer.from(`<urlset><url><loc>/a</loc></url>${nested}`);
    expect(readSitemap({ status: 200, body }, 10_000_000)).toMatchObject({ pages: ['/a'] });
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('the name of a file', () => {
  const named = (path: string, kind: 'page' | 'file'): string => {
    const name = fileName(new URL(path, 'https://acme.example'), kind);
    return 'file' in name ? name.file : `! ${name.problem}`;
  };

  it.each([
    ['/', 'page', 'index.html'],
    ['/x/', 'page', 'x/index.html'],
    ['/x', 'page', 'x.html'],
    ['/x.html', 'page', 'x.html'],
    ['/x.HTM', 'page', 'x.HTM'],
    ['/v1.2', 'page', 'v1.2.html'],
    ['/a%20b/c%3Fd', 'page', 'a b/c?d.html'],
    ['/a/../../b', 'page', 'b.html'],
    ['/a/b.png', 'file', 'a/b.png'],
    ['/a/b', 'file', 'a/b'],
  ] as const)('%s as a %s is %s', (path, kind, file) => {
    expect(named(path, kind)).toBe(file);
  });
});
