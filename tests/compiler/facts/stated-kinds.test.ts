/** Kinds that are made of the types of schema.org in the JSON-LD of pages: HTML in, documents, schemas and tools out. */
import { describe, expect, it } from 'vitest';
import { asking } from '../protocols/ask-mcp.ts';
import { BASE, buildSite, html, type Built, type Files } from '../site.ts';

const ORGANIZATION = { '@type': 'Organization', name: 'Acme', url: `${BASE}/` };

const page = (title: string, nodes: unknown, head = ''): string =>
  html(title, '<p>Text.</p>', `<script type="application/ld+json">${JSON.stringify(nodes).replaceAll('<', '\\u003c')}</script>${head}`);

/** A site whose home page says who it is. */
const site = (files: Files): Promise<Built> => buildSite({ files: { 'index.html': page('Acme', ORGANIZATION), ...files } });

type Records = readonly Readonly<Record<string, unknown>>[];

const records = (built: Built, kind: string, key = kind): Records =>
  (built.json(`api/v1/${kind}.json`) as Readonly<Record<string, Records>>)[key] ?? [];

const kinds = ({ dist }: Built): readonly string[] => [...dist.keys()].flatMap((path) => /^api\/v1\/([^/]+)\.json$/.exec(path)?.[1] ?? []);

const JOB = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Smith',
  description: '<p>Forge &amp; temper.</p><p>By hand.</p>',
  datePosted: '2026-01-02',
  directApply: true,
  jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Bonn' } },
  hiringOrganization: { '@type': 'Organization', name: 'Acme', sameAs: BASE },
  baseSalary: { '@type': 'MonetaryAmount', currency: 'EUR', value: { '@type': 'QuantitativeValue', minValue: 40000 } },
};

describe('a type that JSON-LD states', () => {
  it('is a kind of its own with what it says as plain JSON, and where it says so', async () => {
    const built = await site({ 'jobs/smith/index.html': page('Join us', JOB) });
    expect([built.exitCode, built.codes]).toEqual([0, []]);
    expect(kinds(built)).toEqual(['company', 'job-postings']);
    const url = `${BASE}/jobs/smith/`;
    expect(records(built, 'job-postings', 'jobPostings')).toEqual([
      {
        slug: 'smith',
        name: 'Smith',
        description: 'Forge & temper. By hand.',
        datePosted: '2026-01-02',
        directApply: true,
        jobLocation: { address: { addressLocality: 'Bonn' } },
        hiringOrganization: { name: 'Acme' },
        baseSalary: { currency: 'EUR', value: { minValue: 40000 } },
        url,
        page: url,
        status: 'confirmed',
        provenance: Object.fromEntries(
          ['name', 'description', 'datePosted', 'directApply', 'jobLocation', 'hiringOrganization', 'baseSalary'].map((property) => [
            `/${property}`,
            { page: url, level: 'jsonld', confirmedBy: [] },
          ]),
        ),
      },
    ]);
  });

  it('has a schema, an operation, a line in llms.txt and a tool that lists its records', async () => {
    const built = await site({ 'jobs/smith/index.html': page('Join us', JOB) });
    expect(built.json('api/v1/schemas/job-postings.json')).toMatchObject({
      title: 'Job postings',
      properties: { jobPostings: { items: { properties: { datePosted: { type: 'string' }, directApply: { type: 'boolean' } } } } },
    });
    expect(built.json('openapi.json')).toMatchObject({
      paths: { '/api/v1/job-postings.json': { get: { operationId: 'get_job_postings' } } },
    });
    expect(built.read('llms.txt')).toContain(
      `- Job postings (1): ${BASE}/api/v1/job-postings.json, or \`list_job_postings\`. What the site states as JobPosting of schema.org\n`,
    );
    const ask = asking(built);
    const { result } = (await ask('tools/call', { name: 'list_job_postings', arguments: {} })) as { readonly result: object };
    expect(result).toMatchObject({ structuredContent: { total: 1, jobPostings: [{ slug: 'smith', name: 'Smith', status: 'confirmed' }] } });
    expect(JSON.stringify(await ask('tools/list'))).not.toContain('get_job_posting');
  });

  it.each([
    ['Person', 'persons'],
    ['LocalBusiness', 'local-businesses'],
    ['APIReference', 'api-references'],
    ['Recipe', 'recipes'],
    ['Library', 'libraries'],
  ])('%s is the kind %s', async (type, kind) => {
    expect(kinds(await site({ 'a.html': page('A', { '@type': type, name: 'First' }) }))).toEqual(['company', kind].toSorted());
  });

  it.each([
    ['does not name itself', { '@type': 'AggregateRating', ratingValue: 4.5 }],
    [
      'is a page, a list or a price',
      [
        { '@type': 'WebPage', name: 'A' },
        { '@type': 'BreadcrumbList', name: 'B' },
        { '@type': 'Offer', name: 'C' },
      ],
    ],
    ['is the company under its own name', { '@type': ['LocalBusiness', 'Dentist'], name: 'ACME', telephone: '061' }],
    ['is the organization at the address of the site', { '@type': 'Corporation', name: 'Acme of Bonn', url: BASE }],
    [
      'is said of another thing',
      { '@type': 'Event', location: { '@type': 'EventVenue', name: 'Hall' }, organizer: { '@type': 'Person', name: 'Jo' } },
    ],
    ['is no name of schema.org', { '@type': 'gs1:Product', name: 'A' }],
  ])('that %s is no kind', async (_, nodes) => {
    expect(kinds(await site({ 'a.html': page('A', nodes) }))).toEqual(['company']);
  });

  it('stands for itself in a list and in a catalogue', async () => {
    const offered = (name: string): object => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } });
    const nodes = [
      {
        ...ORGANIZATION,
        hasOfferCatalog: { '@type': 'OfferCatalog', name: 'Ours', itemListElement: [offered('Forging'), offered('Repair')] },
      },
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, item: { '@type': 'Service', name: 'Sharpening' } }] },
    ];
    expect(records(await site({ 'a.html': page('A', nodes) }), 'services').map(({ name }) => name)).toEqual([
      'Forging',
      'Repair',
      'Sharpening',
    ]);
  });

  it('on a page that asks not to be listed does not count, and on a translation says the same again', async () => {
    const german = page(
      'Leistung',
      { '@type': 'Service', name: 'Schmieden' },
      `<link rel="alternate" hreflang="en" href="${BASE}/forging">`,
    );
    const built = await site({
      'forging.html': page('Forging', { '@type': 'Service', name: 'Forging' }),
      'de/schmieden.html': german.replace('lang="en"', 'lang="de"'),
      'secret.html': page('Secret', { '@type': 'Service', name: 'Secret' }, '<meta name="robots" content="noindex">'),
    });
    expect(records(built, 'services').map(({ name }) => name)).toEqual(['Forging']);
  });

  it('does not take the place of a kind that is known', async () => {
    const schema = { type: 'object', properties: { name: { type: 'string', description: 'Name' } }, additionalProperties: false };
    const events = { singular: 'event', title: 'Events', description: 'Our events', schema };
    const built = await site({
      'a.html': page('A', [
        { '@type': 'Event', name: 'Stated' },
        { '@type': 'Feature', name: 'Stated' },
      ]),
      'content/events.yaml': '- { slug: ours, name: Ours }\n',
      'sitec.config.json': JSON.stringify({ kinds: { events } }),
    });
    expect(kinds(built)).toEqual(['company', 'events']);
    expect(records(built, 'events')).toMatchObject([{ name: 'Ours' }]);
  });
});

describe('records of JSON-LD', () => {
  it('are one where @id, or name and address, are the same; what a page adds is added', async () => {
    const built = await site({
      'a.html': page('A', [
        { '@type': 'Service', '@id': `${BASE}/#forging`, name: 'Forging', areaServed: 'Bonn' },
        { '@type': 'Service', name: 'Repair', url: '/b' },
        { '@type': 'Service', name: 'Sharpening' },
      ]),
      'b.html': page('B', [
        { '@type': 'Service', '@id': '/#forging', name: 'Forging of iron', areaServed: 'Rome', serviceType: 'Metal' },
        { '@type': 'Service', name: 'REPAIR', url: `${BASE}/b` },
        { '@type': 'Service', name: 'Repair', url: 'https://else.example/repair' },
        { '@type': 'Service', name: 'Sharpening', url: `${BASE}/gone/` },
      ]),
    });
    expect(
      records(built, 'services').map(({ slug, url, page: from, areaServed, serviceType }) => [slug, url, from, areaServed, serviceType]),
    ).toEqual([
      ['forging', `${BASE}/a`, `${BASE}/a`, 'Bonn', 'Metal'],
      ['repair', `${BASE}/b`, `${BASE}/a`, undefined, undefined],
      ['sharpening', `${BASE}/a`, `${BASE}/a`, undefined, undefined],
      ['repair-2', 'https://else.example/repair', `${BASE}/b`, undefined, undefined],
    ]);
  });

  it('have one form each property: lists where one is a list, names where one is a node, texts where types differ', async () => {
    const built = await site({
      'a.html': page('A', [
        { '@type': 'Course', name: 'One', teaches: 'Iron', provider: 'Acme', numberOfCredits: 3, about: { '@id': '#iron' } },
        { '@type': 'Course', name: 'Two', teaches: ['Iron', 'Steel'], provider: { name: 'Acme', url: BASE }, numberOfCredits: 'four' },
        { '@type': 'DefinedTerm', '@id': '#iron', name: 'Iron' },
      ]),
    });
    const [one, two] = records(built, 'courses');
    expect(one).toMatchObject({ teaches: ['Iron'], provider: { name: 'Acme' }, numberOfCredits: '3', about: { name: 'Iron' } });
    expect(two).toMatchObject({ teaches: ['Iron', 'Steel'], provider: { name: 'Acme', url: BASE }, numberOfCredits: 'four' });
  });

  it('of hostile JSON-LD are bounded, and read in a time that grows with its length', async () => {
    const deep = Array.from({ length: 50 }).reduce<object>((inner) => ({ '@type': 'Thing', part: inner }), { '@type': 'Thing', end: 'x' });
    const wide = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`property${index}`, index]));
    const many = Array.from({ length: 3000 }, (_, index) => ({
      '@type': 'Product',
      name: 'Same',
      url: `/${index}`,
      review: { '@id': '#same' },
    }));
    const types = Array.from({ length: 60 }, (_, index) => ({ '@type': `Type${'X'.repeat(index % 5)}${index}`, name: 'N' }));
    const hostile = {
      '@type': 'Product',
      name: 'Hostile',
      ...wide,
      deep,
      constructor: 'c',
      slug: '../x',
      status: 'sold',
      description: 'word '.repeat(20_000),
      list: Array.from({ length: 5000 }, (_, index) => index),
    };
    const built = await site({
      'a.html': page('A', [hostile, { ...hostile, name: '!!!' }, ...many, ...types, { '@type': 'Product', name: 'x'.repeat(5000) }]),
    });
    expect(built.exitCode).toBe(0);
    expect(kinds(built).length).toBeLessThanOrEqual(21);
    const products = records(built, 'products');
    expect(products).toHaveLength(3002);
    expect(products[0]).toMatchObject({ slug: 'hostile', status: 'confirmed' });
    expect(products[1]).toMatchObject({ slug: 'product', name: '!!!' });
    expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length);
    expect(JSON.stringify(products[0]).length).toBeLessThan(12_000);
  });

  it('have no provenance where that is turned off', async () => {
    const built = await site({ 'a.html': page('A', JOB), 'sitec.config.json': '{"provenance":false}' });
    expect(records(built, 'job-postings', 'jobPostings')[0]).not.toHaveProperty('provenance');
  });
});
