/** Whose Offers are plans. */
import { describe, expect, it } from 'vitest';
import { jsonld } from '../../problems/problem-case.ts';
import { buildSite, html } from '../../site.ts';
import { plansOf } from '../plan-site.ts';
import { nodesOf, readOffers, type OfferOptions } from './offer-claims.ts';

const offer = { '@type': 'Offer', name: 'Solo', price: 19, priceCurrency: 'USD' };

const slugs = (node: object, options: OfferOptions = { own: ['acme', 'acme-ltd'] }): readonly string[] => [
  ...new Set(readOffers(nodesOf(node), options).claims.map(({ slug }) => slug)),
];

describe('an Offer is a plan', () => {
  it.each<readonly [where: string, node: object]>([
    ['at the top', offer],
    ...[
      'SoftwareApplication',
      'WebApplication',
      'MobileApplication',
      'Product',
      'Service',
      'https://schema.org/Product',
      'schema:Service',
    ].map((type) => [`of a ${type}`, { '@type': type, name: 'Desk', offers: offer }] as const),
    ['in a catalogue', { '@type': 'OfferCatalog', itemListElement: [offer] }],
    ['in a list', { '@type': 'WebPage', mainEntity: { '@type': 'ItemList', itemListElement: { '@type': 'ListItem', item: offer } } }],
    ['of the company', { '@type': 'Organization', name: 'ACME', makesOffer: offer }],
    ['of a product that names the company', { '@type': 'Product', brand: { '@type': 'Brand', name: 'Acme' }, offers: offer }],
    ['of a product that names its registered name', { '@type': 'Product', manufacturer: 'Acme Ltd', offers: offer }],
    ['of a product that refers to nothing', { '@type': 'Product', publisher: { '@id': '#company' }, offers: offer }],
    ['that names the company as its seller', { ...offer, seller: { '@type': 'Organization', name: 'Acme' } }],
    ['of something without a type', { '@type': 'WebPage', mainEntity: { name: 'Desk', offers: offer } }],
    [
      'that a product refers to',
      {
        '@graph': [
          { '@type': 'Product', name: 'Desk', offers: { '@id': '#solo' } },
          { ...offer, '@id': '#solo' },
        ],
      },
    ],
    [
      'of a product that a review is about',
      {
        '@graph': [
          { '@type': 'Product', '@id': '#desk', offers: offer },
          { '@type': 'Review', itemReviewed: { '@id': '#desk' } },
        ],
      },
    ],
    [
      'of things that refer to each other in a circle',
      {
        '@graph': [
          { '@type': 'ItemList', '@id': '#a', itemListElement: [{ '@id': '#b' }, offer] },
          { '@type': 'ItemList', '@id': '#b', itemListElement: { '@id': '#a' } },
        ],
      },
    ],
  ])('%s', (_, node) => {
    expect(slugs(node)).toEqual(['solo']);
  });

  it('of any maker, when nothing names the company', () => {
    expect(slugs({ '@type': 'Product', brand: 'Rival', offers: offer }, { own: [] })).toEqual(['solo']);
  });

  it('that is called like what it offers, or like the known plan around it', () => {
    const nameless = { '@type': 'Offer', price: 19, priceCurrency: 'USD' };
    expect(slugs({ ...nameless, itemOffered: { '@type': 'Service', name: 'Solo' } })).toEqual(['solo']);
    expect(slugs({ ...nameless, itemOffered: 'Solo' })).toEqual(['solo']);
    expect(slugs({ '@type': 'Product', name: 'Acme Solo', offers: nameless }, { names: ['Solo'] })).toEqual(['solo']);
    expect(slugs({ '@type': 'Product', name: 'Acme Solo', offers: nameless })).toEqual([]);
  });
});

describe('an Offer is no plan', () => {
  const rival = { '@type': 'Organization', name: 'Rival' };

  it.each<readonly [what: string, node: object]>([
    ['of an event', { '@type': 'Event', offers: offer }],
    ['of a book', { '@type': 'Book', offers: offer }],
    ['in a review', { '@type': 'Review', itemReviewed: { '@type': 'Product', offers: offer } }],
    ['in a range of offers', { '@type': 'AggregateOffer', lowPrice: 1, highPrice: 9, offers: [offer] }],
    ['of another company', { ...rival, makesOffer: offer }],
    ['of an unnamed company', { '@type': 'Corporation', makesOffer: offer }],
    ['of a product of another publisher', { '@type': 'SoftwareApplication', publisher: { name: 'Rival' }, offers: offer }],
    ['of a product of another brand', { '@type': 'Product', brand: 'Rival', offers: offer }],
    ['of a service of another provider', { '@type': 'Service', provider: rival, offers: offer }],
    ['of another seller', { ...offer, seller: rival }],
    ['for a product of another publisher', { ...offer, itemOffered: { '@type': 'SoftwareApplication', publisher: rival } }],
    ['that has ended', { ...offer, availability: 'https://schema.org/Discontinued' }],
    ['without letters in its name', { ...offer, name: '★' }],
    [
      'of a product that refers to another company',
      {
        '@graph': [
          { ...rival, '@id': '#r' },
          { '@type': 'Product', publisher: { '@id': '#r' }, offers: offer },
        ],
      },
    ],
    [
      'that another company refers to',
      {
        '@graph': [
          { ...rival, makesOffer: [{ '@id': '#o' }] },
          { ...offer, '@id': '#o' },
        ],
      },
    ],
    [
      'that is an extra of another one',
      {
        '@graph': [
          { '@type': 'Offer', addOn: { '@id': '#o' } },
          { ...offer, '@id': '#o' },
        ],
      },
    ],
  ])('%s', (_, node) => {
    expect(slugs(node)).toEqual([]);
  });

  it('of a maker that another page describes', () => {
    const site = nodesOf({ '@type': 'Organization', '@id': 'https://rival.example/#org', name: 'Rival' });
    const publisher = { '@id': 'https://rival.example/#org' };
    expect(slugs({ '@type': 'Product', publisher, offers: offer }, { site })).toEqual([]);
  });

  it('of another maker than the company of the content, or of the configuration', async () => {
    const files = {
      'index.html': html('Acme'),
      'pricing.html': html('Pricing', '<p>x</p>', jsonld({ '@type': 'Product', brand: 'Rival', offers: offer })),
    };
    const configured = JSON.stringify({ facts: { company: { name: 'Acme' } } });
    expect(plansOf(await buildSite({ files: { ...files, 'content/company.yaml': 'name: Acme\n' } }))).toEqual([]);
    expect(plansOf(await buildSite({ files: { ...files, 'sitec.config.json': configured } }))).toEqual([]);
  });
});

describe('hostile graphs', () => {
  it('of many Offers with one identifier, and of long chains, are read to the end', () => {
    const many = Array.from({ length: 3000 }, () => [
      { ...offer, '@id': '#o' },
      { '@type': 'ItemList', itemListElement: { '@id': '#o' } },
    ]).flat();
    expect(slugs({ '@graph': many })).toEqual(['solo']);
    const chain = Array.from({ length: 3000 }, (_, index) => ({
      '@type': 'ItemList',
      '@id': `#${index}`,
      itemListElement: { '@id': `#${index + 1}` },
    }));
    expect(slugs({ '@graph': [...chain, { ...offer, '@id': '#3000' }] })).toEqual([]);
  });
});
