/** JSON-LD that sitec writes into pages: what each page gets, that it is valid, that it is safe, and that it reads back to the same facts. */
import { describe, expect, it } from 'vitest';
import { tellPricesApart } from '../../../compiler/facts/readers/prices.ts';
import type { Limit, Money } from '../../../compiler/schema/shapes.ts';
import { plansOf } from '../facts/plan-site.ts';
import { readOffers } from '../facts/readers/offer-claims.ts';
import { misuses } from '../facts/schema-terms.ts';
import { jsonld } from '../problems/problem-case.ts';
import { html } from '../site.ts';
import { buildStructured, graphIn, nodesIn, structuredFiles, typesIn, withoutMark } from './structured-site.ts';

const built = await buildStructured();
const PAGES = ['index', 'contact/index', 'pricing/index', 'features/inbox/index', 'guides/start/index', 'compare/rival/index'];

describe('a page', () => {
  it.each<readonly [path: string, types: readonly string[]]>([
    ['index', ['Organization', 'WebSite']],
    ['contact/index', ['BreadcrumbList']],
    ['pricing/index', ['SoftwareApplication', 'BreadcrumbList']],
    ['features/inbox/index', ['BreadcrumbList']],
    ['guides/start/index', ['TechArticle', 'BreadcrumbList']],
    ['compare/rival/index', ['Article', 'BreadcrumbList']],
    ['hidden/index', []],
    ['developers/index', ['BreadcrumbList']],
  ])('%s gets the facts that are about it', (path, types) => {
    expect(built.codes).toEqual(['SITEC2111']);
    expect(typesIn(built, `${path}.html`)).toEqual(types);
  });

  it('gets nothing where the configuration leaves it out', async () => {
    const plain = await buildStructured({ 'sitec.config.json': '{ "inject": ["links", "directive", "webmcp"] }' });
    expect(PAGES.map((path) => graphIn(plain, `${path}.html`))).toEqual(PAGES.map(() => null));
  });

  it.each<readonly [what: string, own: string, types: readonly string[]]>([
    [
      'an Organization',
      jsonld({ '@type': 'Organization', name: 'Acme </script><!-- "Ltd"' }).replaceAll('</script><', '\\u003c/script><'),
      ['WebSite'],
    ],
    ['both', jsonld([{ '@type': 'WebSite' }, { '@type': 'LocalBusiness', name: 'Rival' }]), []],
    ['microdata', '<p itemscope itemtype="https://schema.org/WebSite"></p>', ['Organization']],
    ['RDFa', '<p vocab="https://schema.org/" typeof="WebSite"></p>', ['Organization']],
  ])('that has nodes of a type keeps them alone: %s', async (_, own, types) => {
    const home = await buildStructured({ 'index.html': html('Home', `<div>${own}</div>`) });
    expect(typesIn(home, 'index.html')).toEqual(types);
  });

  it.each<readonly [own: unknown, page: string, missing: string]>([
    [{ '@type': 'Corporation' }, 'index', 'Organization'],
    [{ '@type': ['Thing', 'Restaurant'] }, 'index', 'Organization'],
    [{ '@type': 'schema:Dentist' }, 'index', 'Organization'],
    [{ '@type': 'https://schema.org/AccountingService' }, 'index', 'Organization'],
    [{ '@type': 'WebPage', publisher: { '@type': 'NGO' } }, 'index', 'Organization'],
    [{ '@type': 'WebApplication' }, 'pricing/index', 'SoftwareApplication'],
    [{ '@type': 'OfferCatalog' }, 'pricing/index', 'SoftwareApplication'],
    [{ '@type': 'BlogPosting' }, 'guides/start/index', 'TechArticle'],
    [{ '@type': 'HowTo' }, 'guides/start/index', 'TechArticle'],
    [{ '@type': 'TechArticle' }, 'compare/rival/index', 'Article'],
    [{ '@type': 'BreadcrumbList' }, 'contact/index', 'BreadcrumbList'],
  ])('with %j in %s gets no %s', async (own, path, missing) => {
    const page = String(structuredFiles[`${path}.html`]).replace('</head>', `${jsonld(own)}</head>`);
    expect(typesIn(built, `${path}.html`)).toContain(missing);
    expect(typesIn(await buildStructured({ [`${path}.html`]: page }), `${path}.html`)).not.toContain(missing);
  });

  it('keeps its nodes alone where its JSON-LD cannot be read', async () => {
    const broken = '<script type="application/ld+json">{"@type": "Organization", "name": "Acme"</script>';
    const home = await buildStructured({ 'index.html': html('Home', `<div>${broken}</div>`) });
    expect(typesIn(home, 'index.html')).toEqual(['WebSite']);
  });

  it('with another type gets all', async () => {
    const home = html('Home', `<div>${jsonld({ '@type': 'JobPosting' })}${jsonld({ '@type': 'ProductGroup' })}</div>`);
    expect(typesIn(await buildStructured({ 'index.html': home }), 'index.html')).toEqual(['Organization', 'WebSite']);
  });

  it('whose content is from elsewhere gets none', async () => {
    const guide = html('How to start', '<p>x</p>', '<link rel="canonical" href="https://elsewhere.example/start">');
    expect(graphIn(await buildStructured({ 'guides/start/index.html': guide }), 'guides/start/index.html')).toBeNull();
  });

  it('of the plans gets none where it describes a product itself', async () => {
    const pricing = String(structuredFiles['pricing/index.html']).replace(
      '</head>',
      `${jsonld({ '@type': 'Product', name: 'Desk' })}</head>`,
    );
    expect(typesIn(await buildStructured({ 'pricing/index.html': pricing }), 'pricing/index.html')).toEqual(['BreadcrumbList']);
  });

  it('says of an unnamed company only what its plans cost', async () => {
    const unnamed = await buildStructured({ 'content/company.yaml': null });
    expect(graphIn(unnamed, 'index.html')).toBeNull();
    expect(typesIn(unnamed, 'pricing/index.html')).toEqual(['Offer', 'Offer', 'Offer', 'Offer']);
    expect(misuses(graphIn(unnamed, 'pricing/index.html'))).toEqual([]);
  });
});

describe('what is written', () => {
  it.each(PAGES)('uses terms of schema.org as they are defined: %s', (path) => {
    expect(misuses(graphIn(built, `${path}.html`))).toEqual([]);
  });

  it.each(PAGES)('is ASCII and cannot end or open anything: %s', (path) => {
    const [, script = ''] =
      /<script type="application\/ld\+json" data-sitec="jsonld">(.*?)<\/script>/s.exec(built.read(`${path}.html`)) ?? [];
    expect(script).toMatch(/^[\x20-\x25\x27-\x3b\x3d\x3f-\x7e]+$/);
    expect(() => JSON.parse(script) as unknown).not.toThrow();
  });

  it('has a fact only once, and no fact that is unknown', () => {
    const [software] = graphIn(built, 'pricing/index.html') ?? [];
    expect(software).toMatchObject({ featureList: ['Inbox'] });
    const offers = software?.offers as readonly Readonly<Record<string, unknown>>[];
    expect(offers.map(({ name }) => name)).toEqual(['Free', 'Growth', 'Scale', 'Enterprise']);
    expect(offers[0]).toMatchObject({ price: 0 });
    expect(offers[1]).toMatchObject({
      price: 49,
      priceCurrency: 'USD',
      priceSpecification: [
        {
          '@type': 'UnitPriceSpecification',
          price: 49,
          priceCurrency: 'USD',
          unitCode: 'MON',
          billingDuration: 'P1M',
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
        },
        { unitCode: 'ANN', billingDuration: 'P1Y' },
        { unitCode: 'MON', referenceQuantity: { value: 3, unitCode: 'MON' } },
      ],
      additionalProperty: [{ '@type': 'PropertyValue', name: 'users', value: 5, unitText: 'users' }, {}, {}, {}],
    });
    expect(offers[2]).not.toHaveProperty('price');
    expect(Object.keys(offers[3] ?? {})).toEqual(['@type', 'name', 'url']);
  });

  it('leads from the home page to the page', () => {
    const [, breadcrumbs] = graphIn(built, 'guides/start/index.html') ?? [];
    expect(breadcrumbs).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Acme </script><!-- "Ltd"', item: 'https://acme.example/' },
        { position: 2, name: 'How to start', item: 'https://acme.example/guides/start/' },
      ],
    });
  });
});

describe('a value of the company', () => {
  const organization = async (changes: Readonly<Record<string, string | null>>) =>
    (graphIn(await buildStructured(changes), 'index.html') ?? []).find((node) => node['@type'] === 'Organization');
  const contact = (mail: string): Readonly<Record<string, string>> => ({
    'contact/index.html': html('Contact', `<div data-sitec-contact="support"><a href="mailto:${mail}">Write</a></div>`),
  });

  it('on which sources disagree is not written', async () => {
    expect(await organization(contact('help@acme.example'))).toMatchObject({ contactPoint: [{ email: 'help@acme.example' }, {}] });
    const [support] = ((await organization(contact('other@acme.example')))?.contactPoint ?? []) as readonly object[];
    expect(support).toMatchObject({ contactType: 'customer support' });
    expect(support).not.toHaveProperty('email');
  });

  it('that only the text of a page has is not written, and neither is a name by votes', async () => {
    const shown = { 'contact/index.html': html('Contact', '<h2>Support</h2><p>Write to shown@acme.example</p>') };
    const company = 'name: Acme\n';
    expect(JSON.stringify(await organization({ ...shown, 'content/company.yaml': company }))).not.toContain('shown@');
    const voted = { 'index.html': html('Acme Desk', '<p>x</p>', '<meta property="og:site_name" content="Acme Desk">') };
    expect(await organization({ ...voted, 'content/company.yaml': null })).toBeUndefined();
  });
});

describe('read back', () => {
  it('gives the same prices, limits and descriptions', () => {
    const own = ['acme-script-ltd'];
    const { claims, codes } = readOffers(nodesIn(built, 'pricing/index.html'), { own });
    expect(codes).toEqual([]);
    const told = tellPricesApart(claims);
    const read = plansOf(built).map(({ slug }) => {
      const values = told.filter((claim) => claim.slug === slug);
      const at = (start: string) => values.filter(({ pointer }) => pointer.startsWith(start)).map(({ value }) => value);
      const limits = values
        .filter(({ pointer }) => pointer.startsWith('/limits/'))
        .map(({ pointer, value }) => [pointer.slice(8), value as Limit]);
      return {
        slug,
        prices: [...at('/price'), ...at('/otherPrices/')] as readonly Money[],
        limits: Object.fromEntries(limits) as Record<string, Limit>,
      };
    });
    const published = plansOf(built).map(({ slug, price, otherPrices, limits }) => ({
      slug,
      prices: [price, ...otherPrices].filter(({ value }) => value !== null).map((money) => ({ ...money, quote: null, page: null })),
      limits: Object.fromEntries(Object.entries(limits).filter(([, { value, unlimited }]) => unlimited || value !== null)),
    }));
    expect(read.map(({ prices }) => prices)).toEqual(published.map(({ prices }) => prices));
    const sameLimits = (limits: object) =>
      Object.fromEntries(Object.entries(limits).map(([key, limit]) => [key, { ...limit, quote: null }]));
    expect(read.map(({ limits }) => sameLimits(limits))).toEqual(published.map(({ limits }) => sameLimits(limits)));
    expect(claims.filter(({ pointer }) => pointer === '/description').map(({ value }) => value)).toEqual([
      'For <teams> & "others" — größer',
    ]);
  });

  it('gives the same company', async () => {
    const again = await buildStructured({
      'sitec.config.json': '{}',
      'content/company.yaml': null,
      'index.html': withoutMark(built.read('index.html')),
    });
    const { provenance: _, app: _app, ...company } = built.json('api/v1/company.json') as Record<string, unknown>;
    const read = again.json('api/v1/company.json') as { readonly provenance: Readonly<Record<string, { readonly level: string }>> };
    // White space of any kind is one space.
    expect(read).toMatchObject({ ...company, description: 'Sells Ä things' });
    expect(new Set(Object.values(read.provenance).map(({ level }) => level))).toEqual(new Set(['jsonld']));
  });

  it('is left alone by the next build', async () => {
    const files = Object.fromEntries(PAGES.map((path) => [`${path}.html`, built.read(`${path}.html`)]));
    const again = await buildStructured(files);
    expect(again.codes).toEqual(built.codes);
    expect(PAGES.map((path) => again.read(`${path}.html`))).toEqual(PAGES.map((path) => built.read(`${path}.html`)));
  });
});
