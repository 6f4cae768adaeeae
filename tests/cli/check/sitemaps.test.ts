/** Sitemaps as sites have them: named by robots.txt, packed, in parts, and in every form that XML allows. */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { discoveryChecks } from '../../../cli/check/checks/discovery/index.ts';
import { sitemapPaths } from '../../../cli/check/sitemaps.ts';
import { file, redirect, sitemap, type Answering } from '../../compiler/site/crawl/web-site.ts';
import { said, webContext } from './web.ts';

const XML = 'application/xml';
const SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const index = (...addresses: readonly string[]): string =>
  `<sitemapindex xmlns="${SPACE}">${addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`).join('')}</sitemapindex>`;
const robots = (...addresses: readonly string[]): Answering =>
  file('text/plain', addresses.map((address) => `Sitemap: ${address}\n`).join(''));

const FORMS: readonly (readonly [form: string, answers: (origin: string) => Readonly<Record<string, Answering>>])[] = [
  ['/sitemap.xml', (origin) => ({ '/sitemap.xml': file(XML, sitemap(`${origin}/a/`)) })],
  [
    'another name, in robots.txt',
    (origin) => ({ '/robots.txt': robots(`${origin}/maps/all.xml # here`), '/maps/all.xml': file('text/xml', sitemap(`${origin}/a/`)) }),
  ],
  [
    'an index of indexes with packed parts',
    (origin) => ({
      '/robots.txt': robots(`${origin}/sitemap_index.xml`),
      '/sitemap_index.xml': file(XML, index(`${origin}/more.xml`)),
      '/more.xml': file(XML, index(`${origin}/one.xml.gz`, `${origin}/more.xml`)),
      '/one.xml.gz': file('application/x-gzip', gzipSync(sitemap(`${origin}/a/`))),
    }),
  ],
  [
    'packed, and unpacked on its way',
    (origin) => ({
      '/robots.txt': robots(`${origin}/sitemap.xml.gz`),
      '/sitemap.xml.gz': {
        headers: { 'content-type': 'application/gzip', 'content-encoding': 'gzip' },
        body: gzipSync(sitemap(`${origin}/a/`)),
      },
    }),
  ],
  [
    'a redirect on the site',
    (origin) => ({ '/sitemap.xml': redirect('/wp-sitemap.xml'), '/wp-sitemap.xml': file(XML, sitemap(`${origin}/a/`)) }),
  ],
  [
    'XML with prefixes, a byte order mark, CDATA, references, pictures and translations',
    (origin) => ({
      '/sitemap.xml': file(
        XML,
        `\ufeff<?xml version="1.0"?><sm:urlset xmlns:sm="${SPACE}"><!-- <sm:loc>/no/</sm:loc> --><sm:url><sm:loc>\n<![CDATA[${origin}]]>/&#97;/</sm:loc>` +
          '<image:image><image:loc>https://cdn.example/a.png</image:loc></image:image>' +
          '<xhtml:link rel="alternate" hreflang="de" href="https://acme.de/a/"/></sm:url></sm:urlset>',
      ),
    }),
  ],
  ['UTF-16', (origin) => ({ '/sitemap.xml': file(XML, Buffer.from(`\ufeff${sitemap(`${origin}/a/`)}`, 'utf16le')) })],
  ['a plain list', (origin) => ({ '/robots.txt': robots(`${origin}/pages.txt`), '/pages.txt': file('text/plain', `${origin}/a/\r\n`) })],
];

describe('a sitemap that is whole', () => {
  it.each(FORMS)('is %s', async (_, answers) => {
    const context = await webContext(answers);
    expect(await sitemapPaths(context)).toEqual(['/a/']);
    expect(await said(discoveryChecks, 'sitemap', context)).toEqual([]);
  });

  it('may be on another host, which is not asked', async () => {
    const context = await webContext(() => ({ '/robots.txt': robots('https://maps.example/acme.xml') }));
    expect(await said(discoveryChecks, 'sitemap', context)).toBe('robots.txt names only sitemaps of other hosts');
  });
});

describe('a sitemap that is not', () => {
  it.each([
    ['there is none', {}, '/sitemap.xml'],
    ['it is not valid gzip', { '/sitemap.xml': file('application/gzip', Buffer.of(0x1f, 0x8b, 8, 0)) }, '/sitemap.xml'],
    ['it has neither <urlset> nor <sitemapindex>', { '/sitemap.xml': file(XML, '<rss></rss>') }, '/sitemap.xml'],
    ['it lists no page', { '/sitemap.xml': file(XML, sitemap()) }, '/sitemap.xml'],
    ['it answers with status 500', { '/robots.txt': robots('/s.xml'), '/s.xml': { status: 500 } }, '/s.xml'],
  ])('is told that %s', async (reason, answers: Readonly<Record<string, Answering>>, path) => {
    const context = await webContext(() => answers);
    expect(await said(discoveryChecks, 'sitemap', context)).toEqual([`${path} has a problem: ${reason}`]);
  });
});
