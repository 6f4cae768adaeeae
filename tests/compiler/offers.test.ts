/** Whose Offers are plans, and the period of a unit in words. */
import { describe, expect, it } from 'vitest';
import { plansOf } from './plan-site.ts';
import { jsonld } from './problems/problem-case.ts';
import { buildSite, html } from './site.ts';

const offer = { '@type': 'Offer', name: 'Solo', price: 19, priceCurrency: 'USD' };

const slugs = async (node: object, home: object = { '@type': 'Organization', name: 'Acme', legalName: 'Acme Ltd' }) =>
  plansOf(
    await buildSite({
      files: { 'index.html': html('Acme', 'x', jsonld(home)), 'pricing.html': html('Pricing', '<p>Solo</p>', jsonld(node)) },
    }),
  ).map(({ slug }) => slug);

describe('an Offer is a plan', () => {
  it.each<readonly [where: string, node: object]>([
    ['at the top', offer],
    ...['SoftwareApplication', 'WebApplication', 'MobileApplication', 'Product', 'Service'].map(
      (type) => [`of a ${type}`, { '@type': type, name: 'Desk', offers: offer }] as const,
    ),
    ['in a catalogue', { '@type': 'OfferCatalog', itemListElement: [offer] }],
    ['in a list', { '@type': 'WebPage', mainEntity: { '@type': 'ItemList', itemListElement: { '@type': 'ListItem', item: offer } } }],
    ['of the company', { '@type': 'Organization', name: 'ACME', makesOffer: offer }],
    ['of a product that names the company', { '@type': 'Product', brand: { '@type': 'Brand', name: 'Acme' }, offers: offer }],
    ['of a product that names its registered name', { '@type': 'Product', manufacturer: 'Acme Ltd', offers: offer }],
    ['of a product that refers to nothing', { '@type': 'Product', publisher: { '@id': '#company' }, offers: offer }],
  ])('%s', async (_, node) => {
    expect(await slugs(node)).toEqual(['solo']);
  });

  it('of any maker, when nothing names the company', async () => {
    expect(await slugs({ '@type': 'Product', brand: 'Rival', offers: offer }, { '@type': 'Thing' })).toEqual(['solo']);
  });
});

describe('an Offer is no plan', () => {
  it.each([
    ['of an event', { '@type': 'Event', offers: offer }],
    ['of a book', { '@type': 'Book', offers: offer }],
    ['in a review', { '@type': 'Review', itemReviewed: { '@type': 'Product', offers: offer } }],
    ['of another company', { '@type': 'Organization', name: 'Rival', makesOffer: offer }],
    ['of an unnamed company', { '@type': 'Corporation', makesOffer: offer }],
    ['of a product of another publisher', { '@type': 'SoftwareApplication', publisher: { name: 'Rival' }, offers: offer }],
    ['of a product of another brand', { '@type': 'Product', brand: 'Rival', offers: offer }],
    ['of a service of another provider', { '@type': 'Service', provider: { '@type': 'Organization', name: 'Rival' }, offers: offer }],
    [
      'of a product that refers to another company',
      {
        '@graph': [
          { '@type': 'Organization', '@id': '#r', name: 'Rival' },
          { '@type': 'Product', publisher: { '@id': '#r' }, offers: offer },
        ],
      },
    ],
  ])('%s', async (_, node) => {
    expect(await slugs(node)).toEqual([]);
  });

  it('of another maker than the company of the content', async () => {
    const product = { '@type': 'Product', brand: 'Rival', offers: offer };
    const files = {
      'index.html': html('Acme'),
      'pricing.html': html('Pricing', 'x', jsonld(product)),
      'content/company.yaml': 'name: Acme\n',
    };
    expect(plansOf(await buildSite({ files }))).toEqual([]);
  });
});

describe('a unit in words', () => {
  it.each([
    ['6 month', 'P6M'],
    ['per 3 months', 'P3M'],
    ['12 months', 'P1Y'],
    ['2 Jahre', 'P2Y'],
    ['per location per month', 'P1M'],
    ['0 months', null],
    ['moment', null],
  ])('%s', async (unitText, period) => {
    const priced = { ...offer, priceSpecification: { '@type': 'UnitPriceSpecification', price: 19, priceCurrency: 'USD', unitText } };
    const files = { 'index.html': html('Acme'), 'pricing.html': html('Pricing', 'x', jsonld(priced)) };
    expect(plansOf(await buildSite({ files }))[0]?.price.period).toBe(period);
  });
});
