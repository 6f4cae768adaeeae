/** What each kind of source says about the company, and what happens when they disagree. */
import { describe, expect, it } from 'vitest';
import type { Provenance } from '../../../compiler/schema/shapes.ts';
import { jsonld } from '../problems/problem-case.ts';
import { buildSite, html, type Built, type Files } from '../site.ts';

interface Company {
  readonly name: string;
  readonly legalName: string | null;
  readonly logo: string | null;
  readonly app: string | null;
  readonly office: Readonly<Record<string, string | null>> | null;
  readonly contacts: Readonly<Record<'support' | 'sales', Readonly<Record<string, unknown>> | null>>;
  readonly sameAs: readonly string[];
  readonly pages: Readonly<Record<string, string>>;
  readonly provenance?: Provenance;
}

const companyIn = (built: Built): Company => built.json('api/v1/company.json') as Company;
const build = async (files: Files): Promise<Built> => buildSite({ files: { 'index.html': html('Acme'), ...files } });
const companyOf = async (files: Files): Promise<Company> => companyIn(await build(files));
const described = (properties: object): Files => ({
  'index.html': html(
    'Acme',
    '<p>x</p>',
    `\n${jsonld({ '@context': 'https://schema.org', '@type': 'Organization', name: 'Acme', ...properties })}`,
  ),
});

describe('an Organization in JSON-LD', () => {
  it('gives every fact that it states', async () => {
    const address = {
      '@type': 'PostalAddress',
      streetAddress: 'Weg 1',
      postalCode: '10115',
      addressLocality: 'Berlin',
      addressCountry: 'Deutschland',
    };
    const hoursAvailable = { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:00' };
    const contactPoint = [
      {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: 'mailto:help@acme.example',
        hoursAvailable,
        availableLanguage: ['English', { '@type': 'Language', name: 'Deutsch' }],
      },
      { '@type': 'ContactPoint', contactType: 'Sales', telephone: 'tel:+49 30 1234567', url: '/contact/' },
    ];
    const logo = { '@type': 'ImageObject', url: '/logo.png' };
    const company = await companyOf(
      described({ legalName: 'Acme GmbH', logo, address, contactPoint, sameAs: ['https://x.example/acme', 'no address'] }),
    );
    expect(company).toMatchObject({
      name: 'Acme',
      legalName: 'Acme GmbH',
      logo: 'https://acme.example/logo.png',
      office: {
        street: 'Weg 1',
        postalCode: '10115',
        city: 'Berlin',
        region: null,
        country: 'DE',
        raw: 'Weg 1, 10115 Berlin, Deutschland',
      },
      contacts: {
        support: { email: 'help@acme.example', telephone: null, hours: 'Mo,Tu 09:00-17:00', languages: ['en', 'de'] },
        sales: { email: null, telephone: '+49 30 1234567', url: 'https://acme.example/contact/' },
      },
      sameAs: ['https://x.example/acme'],
    });
    expect(company.provenance?.['/contacts/support/email']).toEqual({ page: 'https://acme.example/', level: 'jsonld', confirmedBy: [] });
  });

  it.each<readonly [what: string, properties: object, expected: object]>([
    ['an address that is a text', { address: 'Weg 1, Berlin' }, { office: { raw: 'Weg 1, Berlin', city: null } }],
    [
      'a country that is a node',
      { address: { addressLocality: 'Lahore', addressCountry: { '@type': 'Country', name: 'PK' } } },
      { office: { country: 'PK' } },
    ],
    [
      'a country that nobody knows',
      { address: { addressLocality: 'X', addressCountry: 'Atlantis' } },
      { office: { country: null, raw: 'X, Atlantis' } },
    ],
    ['a logo that is a picture in the page', { logo: 'data:image/png;base64,AA' }, { logo: null }],
    [
      'a type with a hyphen',
      { contactPoint: { contactType: 'customer-service', email: 'a@acme.example' } },
      { contacts: { support: { email: 'a@acme.example' } } },
    ],
    [
      'support for bills only',
      { contactPoint: { contactType: 'billing support', email: 'a@acme.example' } },
      { contacts: { support: null } },
    ],
    [
      'the telephone and the email address of the company itself',
      { telephone: '+49 30 1234567', email: 'mailto:info@acme.example' },
      { contacts: { general: { email: 'info@acme.example', telephone: '+49 30 1234567', status: 'confirmed' }, support: null } },
    ],
    [
      'a telephone that a contact point repeats, once',
      { telephone: '+49 30 1234567', contactPoint: { contactType: 'sales', telephone: '+49 30 1234567' } },
      { contacts: { sales: { telephone: '+49 30 1234567' }, general: null } },
    ],
    [
      'a kind of business, and its hours',
      { '@type': 'Florist', openingHoursSpecification: { dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:00' } },
      { name: 'Acme', contacts: { general: { hours: 'Mo,Tu 09:00-17:00' } } },
    ],
    [
      'hours in the short form',
      { openingHours: ['Mo-Fr 09:00-17:00', 'Sa 10:00-12:00'] },
      { contacts: { general: { hours: 'Mo-Fr 09:00-17:00; Sa 10:00-12:00' } } },
    ],
    ['no address at all', { contactPoint: { contactType: 'sales', email: 'see below' } }, { contacts: { sales: null } }],
    [
      'a language that is not certain',
      { contactPoint: { contactType: 'sales', email: 'a@b.c', availableLanguage: ['Klingon', 'pt-BR'] } },
      { contacts: { sales: { languages: ['pt-BR'] } } },
    ],
  ])('is read with %s', async (_, properties, expected) => {
    expect(await companyOf(described(properties))).toMatchObject(expected);
  });

  it('of another company is not read', async () => {
    const partner = jsonld({ '@type': 'Organization', name: 'Rival', legalName: 'Rival Inc.' });
    const files = { ...described({}), 'about.html': html('About', '<p>x</p>', partner) };
    expect(await companyOf(files)).toMatchObject({ name: 'Acme', legalName: null });
  });

  it('of the contact page is that of the company when it has its name', async () => {
    const contactPoint = { '@type': 'ContactPoint', contactType: 'support', email: 'help@acme.example' };
    const files = {
      ...described({}),
      'kontakt.html': html('Kontakt', '<p>x</p>', jsonld({ '@type': 'Organization', name: 'Acme Inc.', contactPoint })),
    };
    const built = await build(files);
    expect(companyIn(built).contacts.support).toMatchObject({ email: 'help@acme.example' });
    expect(built.problem('SITEC2106').message).toBe('company.name: the JSON-LD says "Acme", the JSON-LD says "Acme Inc."');
  });
});

describe('attributes', () => {
  it('give the company, its address and its contacts', async () => {
    const footer = [
      '<footer data-sitec-company>',
      '<b data-sitec-name>Acme</b>',
      '<address>Acme GmbH<br>Hauptstr. 1<br>10115 Berlin<br>Germany<br>Tel. +49 30 1234567</address>',
      '</footer>',
      '<p data-sitec-contact="support">Write to <a href="mailto:help@acme.example?subject=Hi">us</a></p>',
      '<p data-sitec-contact="sales"><a href="tel:+49-30-7654321">call</a> or <a href="mailto:buy%40acme.example">write</a></p>',
    ].join('\n');
    const built = await build({ 'index.html': html('Home', footer) });
    expect(built.codes).toEqual([]);
    expect(companyIn(built)).toMatchObject({
      name: 'Acme',
      legalName: 'Acme GmbH',
      office: { street: 'Hauptstr. 1', postalCode: '10115', city: 'Berlin', country: 'DE', raw: 'Hauptstr. 1, 10115 Berlin, Germany' },
      contacts: { support: { email: 'help@acme.example' }, sales: { email: 'buy@acme.example', telephone: '+49-30-7654321' } },
      provenance: { '/office': { level: 'attribute' } },
    });
  });

  it.each<readonly [what: string, mark: string, expected: object]>([
    ['a name alone', '<p data-sitec-company>Acme</p>', { name: 'Acme', legalName: null, office: null }],
    ['a registered name alone', '<p data-sitec-company>Acme Pvt. Ltd.</p>', { legalName: 'Acme Pvt. Ltd.' }],
    [
      'an address in a row',
      '<p data-sitec-contact="office">Ring 2, A-1010 Wien, Austria</p>',
      { office: { street: 'Ring 2', city: 'Wien', country: 'AT' } },
    ],
    [
      'an address of another form',
      '<p data-sitec-contact="office">1 Main St<br>Springfield, IL 62701</p>',
      { office: { city: null, raw: '1 Main St, Springfield, IL 62701' } },
    ],
    ['a year and a name', '<p data-sitec-company>2026 Acme<br>All rights reserved</p>', { office: null }],
    [
      'words instead of a link',
      '<p data-sitec-contact="support">help@acme.example</p>',
      { contacts: { support: { email: 'help@acme.example' } } },
    ],
  ])('may hold %s', async (_, mark, expected) => {
    expect(await companyOf({ 'index.html': html('Acme', mark) })).toMatchObject(expected);
  });

  it.each([
    ['help', 'support, sales or office'],
    ['support', 'it must hold an address, or a link to an e-mail address or telephone number'],
  ])('that say nothing are errors: contact="%s"', async (label, expected) => {
    const { problem } = await build({ 'about.html': html('About', `<p data-sitec-contact="${label}">us</p>`) });
    expect(problem('SITEC2202')).toMatchObject({ message: `cannot read data-sitec-contact="${label}": ${expected}`, line: 7 });
  });

  it('of microdata give an Organization', async () => {
    const microdata =
      '<div itemscope itemtype="https://schema.org/Organization"><b itemprop="name">Acme</b><p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><i itemprop="addressLocality">Lahore</i></p></div>';
    const company = await companyOf({ 'index.html': html('Home', microdata) });
    expect(company).toMatchObject({ name: 'Acme', office: { city: 'Lahore' }, provenance: { '/name': { level: 'attribute' } } });
  });
});
