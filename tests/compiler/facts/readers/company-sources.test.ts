/** The company: which source wins, what confirms it, and what contradicts it. */
import { describe, expect, it } from 'vitest';
import { jsonld } from '../../problems/problem-case.ts';
import { buildSite, html, type Built, type Files } from '../../site.ts';

const build = async (files: Files): Promise<Built> => buildSite({ files: { 'index.html': html('Acme'), ...files } });
const company = (built: Built) => built.json('api/v1/company.json');
const config = (value: object): Files => ({ 'sitec.config.json': JSON.stringify(value, null, 1) });
const content = (support: string): Files => ({ 'content/company.yaml': `name: Acme\ncontacts:\n  support:\n    email: ${support}\n` });
const organization = (properties: object): string => jsonld({ '@type': 'Organization', name: 'Acme', ...properties });

describe('the configuration', () => {
  it('gives values in the form of company.yaml, and single ones', async () => {
    const facts = {
      company: { name: 'Acme', legalName: 'Old Ltd', office: { city: 'Lahore', country: 'PK' }, pages: { jobs: '/jobs/' } },
      'company.legalName': 'Acme Ltd',
      'company.contacts.sales.email': 'buy@acme.example',
    };
    const built = await build({ ...config({ app: 'https://app.acme.example', facts }), 'jobs/index.html': html('Jobs') });
    expect(company(built)).toMatchObject({
      name: 'Acme',
      legalName: 'Acme Ltd',
      app: 'https://app.acme.example',
      office: { city: 'Lahore', country: 'PK' },
      contacts: { sales: { email: 'buy@acme.example' }, support: null },
      pages: { jobs: 'https://acme.example/jobs/' },
      provenance: { '/legalName': { level: 'config' }, '/app': { level: 'config' } },
    });
    expect(built.codes).toEqual([]);
  });

  it('wins over every other source, with a note', async () => {
    const built = await build({ ...config({ facts: { 'company.name': 'Acme Corp' } }), 'content/company.yaml': 'name: Acme\n' });
    expect(company(built)).toMatchObject({ name: 'Acme Corp' });
    expect(built.problem('SITEC2140')).toMatchObject({ level: 'note', line: 3 });
  });

  it.each<readonly [path: string, value: unknown, code: string]>([
    ['company.legalname', 'x', 'SITEC1002'],
    ['company.office.city', 'x', 'SITEC1002'],
    ['company.contacts.support.email', 'nobody', 'SITEC1003'],
  ])('refuses %s: %j', async (path, value, code) => {
    const { codes } = await build(config({ facts: { [path]: value } }));
    expect(codes).toEqual([code]);
  });
});

describe('values are merged one by one', () => {
  it('so that one source knows the address and another one the telephone', async () => {
    const contactPoint = { contactType: 'support', email: 'HELP@acme.example', telephone: '+1 555 0100' };
    const built = await build({ ...content('help@acme.example'), 'index.html': html('Acme', '<p>x</p>', organization({ contactPoint })) });
    expect(company(built)).toMatchObject({
      contacts: { support: { email: 'help@acme.example', telephone: '+1 555 0100' } },
      provenance: {
        '/contacts/support/email': { level: 'content', confirmedBy: ['jsonld'] },
        '/contacts/support/telephone': { level: 'jsonld' },
      },
    });
    expect(built.codes).toEqual([]);
  });

  it('but an address is taken as a whole', async () => {
    const address = { streetAddress: 'Weg 1', addressLocality: 'Berlin' };
    const files = {
      'content/company.yaml': 'name: Acme\noffice:\n  city: Bonn\n',
      'index.html': html('Acme', '<p>x</p>', `\n${organization({ address })}`),
    };
    const built = await build(files);
    expect(company(built)).toMatchObject({ office: { city: 'Bonn', street: null } });
    expect(built.problem('SITEC2106')).toMatchObject({
      message: 'company.office: the content file says "Bonn", the JSON-LD says "Weg 1, Berlin"',
      line: 3,
      relatedLines: [4],
    });
  });

  it.each<readonly [what: string, yaml: string, address: object]>([
    ['a street in short', 'street: Hauptstraße 1\n  city: Berlin', { streetAddress: 'Hauptstr. 1', addressLocality: 'Berlin' }],
    ['a country by its name', 'city: Berlin\n  country: DE', { addressLocality: 'Berlin', addressCountry: 'Germany' }],
  ])('and addresses that differ in spelling agree: %s', async (_, yaml, address) => {
    const files = {
      'content/company.yaml': `name: Acme\noffice:\n  ${yaml}\n`,
      'index.html': html('Acme', '<p>x</p>', organization({ address })),
    };
    expect((await build(files)).codes).toEqual([]);
  });

  it('and telephone numbers with and without the code of the country agree', async () => {
    const contactPoint = { contactType: 'sales', telephone: '030 / 1234567' };
    const files = {
      'content/company.yaml': 'name: Acme\ncontacts:\n  sales:\n    telephone: +49 30 1234567\n',
      'index.html': html('Acme', '<p>x</p>', organization({ contactPoint })),
    };
    expect((await build(files)).codes).toEqual([]);
  });
});

describe('what the contact page shows', () => {
  const page = (body: string): Files => ({ 'contact.html': html('Contact', body) });

  it('confirms the content', async () => {
    const built = await build({ ...content('help@acme.example'), ...page('<p>Support: <a href="mailto:help@acme.example">write</a></p>') });
    expect(company(built)).toMatchObject({ provenance: { '/contacts/support/email': { level: 'content', confirmedBy: ['heuristic'] } } });
  });

  it('contradicts it where the same label is near', async () => {
    const built = await build({ ...content('help@acme.example'), ...page('<p>Support: <a href="mailto:old@acme.example">write</a></p>') });
    expect(company(built)).toMatchObject({ contacts: { support: { email: 'help@acme.example' } } });
    expect(built.problem('SITEC2106')).toMatchObject({
      message: 'company.contacts.support.email: the content file says "help@acme.example", the page says "old@acme.example"',
      line: 4,
      relatedLines: [7],
    });
  });

  it.each([
    [
      'of several addresses one is right',
      '<p>Support: <a href="mailto:a@acme.example">a</a></p><p>Support: <a href="mailto:help@acme.example">b</a></p>',
    ],
    ['the label is another one', '<p>Sales: <a href="mailto:old@acme.example">write</a></p>'],
    ['there is no label', '<p><a href="mailto:old@acme.example">write</a></p>'],
    ['the label is only part of the address', '<p><a href="mailto:support@acme.example">support@acme.example</a></p>'],
    ['the words are about both', '<p>Sales and support: <a href="mailto:old@acme.example">write</a></p>'],
    ['it is quoted', '<blockquote>Support: <a href="mailto:old@acme.example">write</a></blockquote>'],
  ])('says nothing when %s', async (_, body) => {
    expect((await build({ ...content('help@acme.example'), ...page(body) })).codes).toEqual([]);
  });

  it('is no fact by itself', async () => {
    const built = await build(page('<p>Support: <a href="mailto:old@acme.example">write</a></p>'));
    expect(company(built)).toMatchObject({ contacts: { support: null, sales: null } });
  });
});
