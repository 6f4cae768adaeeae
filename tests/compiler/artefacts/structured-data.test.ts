/** JSON-LD that sitec writes into pages: what each page gets, that it is valid, that it is safe, and that it reads back to the same facts. */
import { describe, expect, it } from 'vitest';
import { tellPricesApart } from '../../../compiler/facts/readers/prices.ts';
import type { Limit, Money } from '../../../compiler/schema/shapes.ts';
import { plansOf } from '../facts/plan-site.ts';
import { readOffers } from '../facts/readers/offer-claims.ts';
import { misuses } from '../facts/schema-terms.ts';
import { jsonld } from '../problems/problem-case.ts';
import { html } from '../site.ts';
import { buildStructured, graphIn, nodesIn, structuredFiles, typesIn } from './structured-site.ts';

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

  it('gets nothing unless the configuration wants it', async () => {
    const plain = await buildStructured({ 'sitec.config.json': '{}' });
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

  it('of the plans gets none where it describes a product itself', async () => {
    const pricing = String(structuredFiles['pricing/index.html']).replace(
      '</head>',
      `${jsonld({ '@type': 'Product', name: 'Desk' })}</head>`,
    );
    expect(typesIn(await buildStructured({ 'pricing/index.html': pricing }), 'pricing/index.html')).toEqual(['BreadcrumbList']);
  });

  it('says of an unnamed company nothing', async () => {
    const unnamed = await buildStructured({ 'content/company.yaml': null });
    expect(graphIn(unnamed, 'index.html')).toBeNull();
    expect(typesIn(unnamed, 'pricing/index.html')).toEqual(['BreadcrumbList']);
  });
});

describe('what is written', () => {
  it.each(PAGES)('uses terms of schema.org as they are defined: %s', (path) => {
    expect(misuses(graphIn(built, `${path}.html`))).toEqual([]);
  });

  it.each(PAGES)('is ASCII and cannot end or open anything: %s', (path) => {
    const [, script = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(built.read(`${path}.html`)) ?? [];
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
      'index.html': built.read('index.html'),
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
    expect(again.codes.filter((code) => code !== 'SITEC2304' && code !== 'SITEC2111')).toEqual([]);
    expect(PAGES.map((path) => again.read(`${path}.html`).match(/ld\+json/g)?.length)).toEqual(PAGES.map(() => 1));
  });
});
