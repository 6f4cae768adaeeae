/** sitemap.xml by the rules of sitemaps.org and of search engines, in one file and in several. */
import { describe, expect, it } from 'vitest';
import { SITEMAP_LIMITS, sitemapParts, type SitemapLimits } from '../../../../compiler/artefacts/sitemap/addresses.ts';
import { sitemapFiles } from '../../../../compiler/artefacts/sitemap/sitemap.ts';
import { BASE, buildSite, html } from '../../site.ts';

type Mapped = Parameters<typeof sitemapParts>[0][number];

const page = (path: string, updated: string | null = null, alternates: Mapped['alternates'] = []): Mapped => ({
  url: BASE + path,
  updated,
  alternates: alternates.map(({ language, url }) => ({ language, url: BASE + url })),
});

/** The files of a sitemap by path; a test changes a limit. */
const filesOf = (pages: readonly Mapped[], limits: Partial<SitemapLimits> = {}): ReadonlyMap<string, string> => {
  const files = sitemapFiles(sitemapParts(pages, { ...SITEMAP_LIMITS, ...limits }), BASE);
  return new Map([...files].map(({ path, body }) => [path, String(body)]));
};

const ADDRESS = /https:\/\/acme\.example\/(?:[\w./~!*():;,=@$+-]|%[\dA-F]{2}|&amp;|&#39;)*/.source;
const DATE = /(?:<lastmod>\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])<\/lastmod>)?/.source;
const LINK = `(?:<xhtml:link rel="alternate" hreflang="(?:x-default|[\\w-]+)" href="${ADDRESS}"/>)*`;
const DECLARATION = '<\\?xml version="1\\.0" encoding="UTF-8"\\?>\\n';
const NAMESPACE = 'xmlns="http://www\\.sitemaps\\.org/schemas/sitemap/0\\.9"';
/** What the schemas of sitemaps.org allow, as far as we write it: elements in their order, foreign ones last. */
const URL_SET = new RegExp(
  `^${DECLARATION}<urlset ${NAMESPACE} xmlns:xhtml="http://www\\.w3\\.org/1999/xhtml">\\n(?:<url><loc>${ADDRESS}</loc>${DATE}${LINK}</url>\\n)*</urlset>\\n$`,
);
const INDEX = new RegExp(
  `^${DECLARATION}<sitemapindex ${NAMESPACE}>\\n(?:<sitemap><loc>${ADDRESS}</loc>${DATE}</sitemap>\\n)+</sitemapindex>\\n$`,
);

const locations = (xml = ''): readonly string[] =>
  [...xml.matchAll(/<loc>https:\/\/acme\.example(.*?)<\/loc>/g)].map(([, path = '']) => path);

describe('a small sitemap', () => {
  it('is one file in the form of the schema', async () => {
    const link = '<link rel="alternate" hreflang="de" href="/de/"><link rel="alternate" hreflang="en" href="/">';
    const { read, dist } = await buildSite({
      files: {
        'index.html': html('Acme', '<p>x</p>', `${link}<meta property="article:modified_time" content="2026-02-03T10:00:00+01:00">`),
        'de/index.html': html('Acme', '<p>x</p>', link),
        "it's & more.html": html('More'),
      },
    });
    const xml = read('sitemap.xml');
    expect(xml).toMatch(URL_SET);
    expect(xml).toContain('<loc>https://acme.example/</loc><lastmod>2026-02-03</lastmod><xhtml:link rel="alternate" hreflang="de"');
    expect(locations(xml)).toContain('/it&#39;s%20&amp;%20more');
    expect([...dist.keys()].filter((path) => path.startsWith('sitemap/'))).toEqual([]);
    expect(read('robots.txt').match(/^Sitemap: .*$/gm)).toEqual(['Sitemap: https://acme.example/sitemap.xml']);
  });

  it('leaves out an address that is too long, and says so', async () => {
    // One sign of two bytes is six characters of the address.
    const folder = '\u00e9'.repeat(120);
    const { read, problem, codes } = await buildSite({
      files: {
        'index.html': html('Acme'),
        [`${folder}/${folder}/${folder}/a.html`]: html('Far'),
        [`${folder}/${folder}/b.html`]: html('Near'),
      },
    });
    expect(codes).toEqual(['SITEC3140']);
    expect(problem('SITEC3140').message).toContain(`has ${BASE.length + 3 * (1 + 120 * 6) + '/a'.length} characters`);
    expect(locations(read('sitemap.xml'))).toHaveLength(2);
  });
});

describe('a large sitemap', () => {
  const pages = Array.from({ length: 7 }, (_, index) => page(`/${index}`, index === 3 ? null : `2026-01-0${index + 1}`));

  it('is an index of parts with as many addresses as fit, each with its newest date', () => {
    const files = filesOf(pages, { addresses: 3 });
    expect([...files.keys()]).toEqual(['/sitemap/1.xml', '/sitemap/2.xml', '/sitemap/3.xml', '/sitemap.xml']);
    expect([1, 2, 3].map((number) => locations(files.get(`/sitemap/${number}.xml`)))).toEqual([
      ['/0', '/1', '/2'],
      ['/3', '/4', '/5'],
      ['/6'],
    ]);
    for (const [path, xml] of files) expect(xml, path).toMatch(path === '/sitemap.xml' ? INDEX : URL_SET);
    const entries = [...(files.get('/sitemap.xml') ?? '').matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(
      ([, ...found]) => found,
    );
    expect(entries).toEqual([
      [`${BASE}/sitemap/1.xml`, '2026-01-03'],
      [`${BASE}/sitemap/2.xml`, '2026-01-06'],
      [`${BASE}/sitemap/3.xml`, '2026-01-07'],
    ]);
  });

  it('is one file when all fit exactly', () => {
    expect([...filesOf(pages, { addresses: 7 }).keys()]).toEqual(['/sitemap.xml']);
    const bytes = Buffer.byteLength(filesOf(pages).get('/sitemap.xml') ?? '');
    expect([...filesOf(pages, { bytes }).keys()]).toEqual(['/sitemap.xml']);
    expect([...filesOf(pages, { bytes: bytes - 1 }).keys()]).toEqual(['/sitemap/1.xml', '/sitemap/2.xml', '/sitemap.xml']);
  });

  it('has no part of more bytes than a file may have', () => {
    const bytes = 400;
    const files = filesOf(pages, { bytes });
    const parts = [...files].filter(([path]) => path !== '/sitemap.xml');
    expect(parts.length).toBeGreaterThan(2);
    for (const [path, xml] of parts) expect(Buffer.byteLength(xml), path).toBeLessThanOrEqual(bytes);
    expect(parts.flatMap(([, xml]) => locations(xml))).toEqual(pages.map(({ url }) => url.slice(BASE.length)));
  });

  it('names no date for a part without one', () => {
    expect(filesOf([page('/a'), page('/b', '2026-01-01')], { addresses: 1 }).get('/sitemap.xml')).toMatch(/1\.xml<\/loc><\/sitemap>\n/);
  });

  it('keeps to the limits of sitemaps.org', () => {
    expect(SITEMAP_LIMITS).toEqual({ addresses: 50_000, bytes: 50 * 1024 * 1024 });
  });
});

describe('translations', () => {
  const en = { language: 'en', url: '/en' };
  const de = { language: 'de', url: '/de' };
  const fr = { language: 'fr', url: '/fr' };
  const named = (pages: readonly Mapped[]): Readonly<Record<string, readonly string[]>> =>
    Object.fromEntries(
      (filesOf(pages).get('/sitemap.xml') ?? '')
        .match(/<url>.*<\/url>/g)
        ?.map((entry) => [
          locations(entry)[0] ?? '',
          [...entry.matchAll(/hreflang="(.*?)" href="https:\/\/acme\.example(.*?)"/g)].map(([, language, path]) => `${language} ${path}`),
        ]) ?? [],
    );

  it('name all of their group, each itself included, and may name a default', () => {
    const all = [en, { language: 'x-default', url: '/en' }, de];
    expect(named([page('/en', null, all), page('/de', null, all), page('/other')])).toEqual({
      '/en': ['en /en', 'x-default /en', 'de /de'],
      '/de': ['en /en', 'x-default /en', 'de /de'],
      '/other': [],
    });
  });

  it('are completed by what the other pages of the group say', () => {
    const pages = [page('/en', null, [de]), page('/de', null, [en, fr]), page('/fr', null, [de])];
    const all = ['de /de', 'en /en', 'fr /fr'];
    expect(named(pages)).toEqual({ '/en': all, '/de': all, '/fr': all });
  });

  it('that do not name the page back are left out', () => {
    expect(named([page('/en', null, [en, de]), page('/de')])).toEqual({ '/en': ['en /en'], '/de': [] });
  });

  it('are left out where two pages claim one language, or a page has none', () => {
    expect(named([page('/en', null, [en, de]), page('/de', null, [en, { language: 'EN', url: '/de' }])])).toEqual({ '/en': [], '/de': [] });
    expect(
      named([page('/en', null, [{ language: 'en_US', url: '/en' }, de]), page('/de', null, [{ language: 'e n', url: '/en' }, de])]),
    ).toEqual({
      '/en': [],
      '/de': [],
    });
  });

  it('outside of the sitemap are left out', () => {
    expect(named([page('/en', null, [en, de])])).toEqual({ '/en': ['en /en'] });
  });
});
