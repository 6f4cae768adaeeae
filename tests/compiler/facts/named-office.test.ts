/** Addresses and profiles that pages show, without a source that states them. */
import { describe, expect, it } from 'vitest';
import { BASE, buildSite, html, type Files } from '../site.ts';

interface Company {
  readonly office: { readonly raw: string; readonly [part: string]: string | null } | null;
  readonly sameAs: readonly string[];
}

const companyOf = async (files: Files): Promise<Company> => (await buildSite({ files })).json('api/v1/company.json') as Company;

const home = html('Acme', '<p>Acme makes anvils.</p>');

/** The address of a contact page with some lines. */
const officeOf = async (...lines: readonly string[]): Promise<Company['office']> =>
  (await companyOf({ 'index.html': home, 'contact.html': html('Contact', `<p>${lines.join('<br>')}</p>`) })).office;

describe('the address of a contact page', () => {
  it.each<readonly [parts: string, ...lines: readonly string[]]>([
    ['Ambossweg 5a | 10115 | Berlin | -', 'Acme GmbH', 'Ambossweg 5a', '10115 Berlin'],
    ['Ambossweg 5 | 8001 | Zürich | CH', 'Ambossweg 5', 'CH-8001 Zürich', 'Schweiz'],
    ['Rue du Fer 34 | 6700 | Arlon | -', 'Rue du Fer 34', 'Zone Nord', '6700 Arlon'],
    ['12 bis rue de la Paix | 75002 | Paris | FR', '12 bis rue de la Paix, 75002 Paris, France'],
    ['C/ Sierpes, 25 | 41004 | Sevilla | -', 'C/ Sierpes, 25, 2º B, 41004 Sevilla'],
    ['Calle Mayor, 12 | 28013 | Madrid | -', 'Calle Mayor, 12, Planta 3, 28013 Madrid'],
    ['Smidsweg 68A | 1012 AB | Amsterdam | -', 'Smidsweg 68A, 1012 AB Amsterdam'],
    ['Rua do Ferro 7 | 1050-093 | Lisboa | -', 'Rua do Ferro 7 | 1050-093 Lisboa'],
    ['Kovářská 56 | 110 00 | Praha | -', 'Kovářská 56', '110 00 Praha'],
    ['ul. Kowalska 14/2 | 31-147 | Kraków | -', 'ul. Kowalska 14/2', '31-147 Kraków'],
    ['Vodičkova 30 | 110 00 | Praha 1 | -', 'Vodičkova 30, 110 00 Praha 1'],
    ['Lajos utca 9. | 1053 | Budapest | -', 'Lajos utca 9., 1053 Budapest'],
    ['Lajos utca 9 | 1053 | Budapest | HU', '1053 Budapest, Lajos utca 9.', 'Magyarország'],
    ['Karl Johans gate 22 | 0159 | Oslo | -', 'Karl Johans gate 22', '0159 Oslo'],
    ['14 Smith Street | BS1 4ST | Bristol | GB', '14 Smith Street', 'Bristol BS1 4ST', 'United Kingdom'],
    ['14 Smith Street | BS1 4ST | Bristol | -', '14 Smith Street, Bristol, BS1 4ST'],
    ['14 Smith Street | W12 R244 | Newbridge | IE', '14 Smith Street, Newbridge, Co. Kildare, W12 R244, Ireland'],
    ['123 Main St | 62704 | Springfield | -', '123 Main St, Suite 400, Springfield, IL 62704'],
    ['1600 Smithy Parkway | 94043 | Mountain View | -', '1600 Smithy Parkway', 'Mountain View, CA 94043'],
    ['31 Smith Street | 2000 | Sydney | -', '31 Smith Street, Sydney NSW 2000.'],
    ['Ambossgasse 3-7/1/12b | 1090 | Wien | -', 'Acme', '1090 Wien, Ambossgasse 3-7/1/12b'],
    [' | 123-4567 |  | JP', '〒１２３－４５６７', '例県例市町1-2'],
    [' | 123-4567 |  | JP', '〒123-4567　例市町1-2　TEL 012-345-6789'],
    ['Ambossweg 5 | 10115 | Berlin | -', '<b>Adresse</b>Ambossweg 5, 10115 Berlin'],
    ['Ambossweg 5 | 10115 | Berlin | -', 'Adresse: Ambossweg 5, 10115 Berlin'],
  ])('%s', async (parts, ...lines) => {
    const office = await officeOf(...lines);
    expect([office?.['street'], office?.['postalCode'], office?.['city'], office?.['country'] ?? '-'].join(' | ')).toBe(parts);
  });

  it.each([
    ['counters', '150 Projects', '12000 Happy Clients'],
    ['a year', 'Founded 1998', '10115 Visitors'],
    ['an order', 'Version 12', 'Build 10115'],
    ['a text', `Ambossweg 5, 10115 Berlin ${'is where our smiths have made anvils for many years, '.repeat(3)}`],
    ['a town alone', '10115 Berlin'],
    ['a sentence', 'Our team grows to 20', '2021 Second smithy in Berlin'],
    ['a prize', 'Forge Fast 50, 2023 Winner'],
    ['a phase', 'Phase 1', '2019 Foundation of the company'],
    ['a copyright line', '14 Smith Street, Leeds', 'Tel. 0113 4960000', 'Copyright ABC 2024'],
    ['opening hours', 'Montag bis Freitag 9–17', '10115 Berlin'],
    ['a post-office box', 'Postfach 12', '10115 Berlin'],
    ['two streets', 'Acme Pier 9', '1234 Market Street'],
    ['a street before its town', '1234 Market St. Springfield', 'Acme Pier 9'],
    ['a street before its town and the code of a state', 'Acme', '1234 Market St. Springfield', 'OH 43201'],
    ['two towns before their streets', 'Office: 1090 Wien, Ambossgasse 3', 'Branch: 3712 Maissau, Hammerweg 6'],
    ['a placeholder behind a postal mark', '〒000-0000', '東京都〇〇区1-2-3'],
  ])('is not %s', async (_, ...lines) => {
    expect(await officeOf(...lines)).toBeNull();
  });

  it.each<readonly [raw: string, parts: string, lang: string, ...lines: readonly string[]]>([
    [
      'Unit 4, Forge Estate, Newbridge, Co. Kildare, W12 R244',
      'W12 R244 Newbridge',
      'en',
      'ADDRESS:',
      'Unit 4, Forge Estate,',
      'Newbridge, Co. Kildare, W12 R244',
    ],
    ['Complexe Sportif, 01999 Enclume', '01999 Enclume', 'fr', 'Adresse : Complexe Sportif, 01999 Enclume'],
    ['Örs Sokak No:12/3 Çankaya / Ankara', '', 'tr', 'Adres: Örs Sokak No:12/3 Çankaya / Ankara • Tel: 0312 000 12 34'],
    ['Madrid, calle Yunque#35', '', 'es', 'Direccion: Madrid, calle Yunque#35'],
    ['京都府京都市例町1-2', '', 'ja', '住所 京都府京都市例町1-2'],
  ])('%s behind a label', async (raw, parts, lang, ...lines) => {
    const page = html('Contact', `<p>${lines.join('<br>')}</p>`).replace('lang="en"', `lang="${lang}"`);
    const { office } = await companyOf({ 'index.html': home, 'contact.html': page });
    expect(office?.raw).toBe(raw);
    expect([office?.['postalCode'], office?.['city']].filter(Boolean).join(' ')).toBe(parts);
  });

  it.each([
    ['a web address', 'Address: https://acme.test/a, 12'],
    ['an e-mail address', 'Address: anvils12@acme.test, York'],
    ['words', 'Address: will be added later'],
    ['words before a town', 'Address: Coming soon', '10115 Berlin'],
    ['a name and a number', 'Address: Acme Anvils 1234', 'York 123 45 Leeds'],
    ['behind another label', 'Memory address: 12, 0x40'],
  ])('is not %s behind a label', async (_, ...lines) => {
    expect(await officeOf(...lines)).toBeNull();
  });

  it('is not one of two behind labels', async () => {
    expect(await officeOf('Address: Unit 4, Forge Estate', 'Address: Unit 5, Mill Estate')).toBeNull();
  });

  it('has the words of the page', async () => {
    expect((await officeOf('Rue du Fer 34', 'Zone Nord', '6700 Arlon'))?.raw).toBe('Rue du Fer 34, Zone Nord, 6700 Arlon');
  });
});

const address = '<p>Ambossweg 5<br>10115 Berlin</p>';
const other = '<p>Hammerweg 7<br>80331 München</p>';

describe('an address', () => {
  it.each<readonly [where: string, isFound: boolean, files: Files]>([
    ['on the home page beside a way to reach the company', true, { 'index.html': html('Acme', `${address}<p>Tel. +49 30 1234567</p>`) }],
    ['on the home page beside nothing', false, { 'index.html': html('Acme', `<p>We played at:</p>${address}`) }],
    ['on any other page', false, { 'index.html': home, 'story.html': html('Story', address) }],
    ['first in an imprint', true, { 'index.html': home, 'impressum.html': html('Impressum', address + other) }],
    ['among several of a contact page', false, { 'index.html': home, 'contact.html': html('Contact', address + other) }],
    ['on a contact page in a folder, the only one', true, { 'index.html': home, 'a/contact.html': html('Contact', address) }],
    [
      'on one of two contact pages in folders',
      false,
      { 'index.html': home, 'a/contact.html': html('A', address), 'b/contact.html': html('B', address) },
    ],
    ['on a page called contact in Finnish', true, { 'index.html': home, 'yhteystiedot.html': html('Yhteystiedot', address) }],
    ['on a page called contact-me', true, { 'index.html': home, 'contact-me.html': html('Contact me', address) }],
    ['on a page about contact lenses', false, { 'index.html': home, 'contact-lenses.html': html('Lenses', address) }],
    ['that two pages repeat', true, { 'index.html': home, 'contact.html': html('Contact', address), 'about.html': html('About', address) }],
  ])('%s: %s', async (_, isFound, files) => {
    expect((await companyOf(files)).office?.raw ?? null).toBe(isFound ? 'Ambossweg 5, 10115 Berlin' : null);
  });

  it('of JSON-LD wins', async () => {
    const node = { '@context': 'https://schema.org', '@type': 'Organization', name: 'Acme', address: 'Somewhere else 1' };
    const page = html('Acme', `<script type="application/ld+json">${JSON.stringify(node)}</script>`);
    expect((await companyOf({ 'index.html': page, 'contact.html': html('Contact', address) })).office?.raw).toBe('Somewhere else 1');
  });
});

describe('profiles', () => {
  const profilesOf = async (...links: readonly string[]): Promise<readonly string[]> => {
    const node = { '@context': 'https://schema.org', '@type': 'Organization', name: 'Acme Anvils' };
    const body = `<script type="application/ld+json">${JSON.stringify(node)}</script>${links.map((href) => `<a href="${href}">Link</a>`).join(' ')}`;
    return (await companyOf({ 'index.html': html('Acme', body) })).sameAs;
  };

  it('have the name of the company, or nearly', async () => {
    const links = [
      'https://www.linkedin.com/company/acme-anvils/',
      'https://github.com/acmeanvils',
      'https://x.test/@AcmeAnvilsHQ?lang=en',
    ];
    expect(await profilesOf(...links)).toEqual([
      'https://www.linkedin.com/company/acme-anvils/',
      'https://github.com/acmeanvils',
      'https://x.test/@AcmeAnvilsHQ',
    ]);
  });

  it.each([
    'https://twitter.com/intent/tweet?text=acmeanvils',
    'https://news.test/2026/acme-anvils',
    'https://news.test/acme-anvils-opens-a-second-smithy-in-berlin',
    'https://github.com/theme-author/theme',
    'https://shop.acmeanvils.test/acme-anvils',
    'https://files.test/acme-anvils.pdf',
    `${BASE}/acme-anvils`,
    'https://eventbrite.test/anvils',
    'https://twitter.com/hashtag/acmeanvils',
    'https://de.wikipedia.org/wiki/Acme_Anvils',
    'https://x.test/\\\\',
    'mailto:acmeanvils@mail.test',
  ])('are not %s', async (href) => {
    expect(await profilesOf(href)).toEqual([]);
  });

  it('have most of its name, or its name and a number', async () => {
    const links = ['https://x.test/@meanvils', 'https://y.test/acme-anvils-123456789', 'https://z.test/p/acme.anvils'];
    expect(await profilesOf(...links)).toEqual(links);
  });

  it('are no pages of the site at the address that it calls its own', async () => {
    const own = html('Acme', '<a href="https://pages.test/acme/">Home</a>', '<link rel="canonical" href="https://pages.test/acme/">');
    expect((await companyOf({ 'index.html': own, 'content/company.yaml': 'name: Acme\n' })).sameAs).toEqual([]);
  });

  it('are the shortest of each site', async () => {
    expect(await profilesOf('https://github.com/acme-anvils/acme-anvils', 'https://github.com/acme-anvils')).toEqual([
      'https://github.com/acme-anvils',
    ]);
  });
});
