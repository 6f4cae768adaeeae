/** Microdata and RDFa Lite: the same nodes as JSON-LD, with the offsets of their elements. */
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { readMicrodata } from '../../../../compiler/facts/readers/microdata.ts';
import type { JsonLdNode } from '../../../../compiler/jsonld/read.ts';
import type { Root } from '../../../../compiler/markdown/hast.ts';
import { readOffers } from './offer-claims.ts';

const read = (html: string): readonly JsonLdNode[] => readMicrodata(fromHtml(`<!doctype html><body>${html}`, { verbose: false }) as Root);
const shape = (nodes: readonly JsonLdNode[]) => nodes.map(({ types, pointer, properties }) => [types, pointer, { ...properties }]);

describe('microdata', () => {
  it('is read as nodes with pointers and offsets', () => {
    const html =
      '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Desk</b>' +
      '<p itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="price" content="19"></p>' +
      '<p itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="price" content="29"></p></div>';
    const nodes = read(html);
    expect(nodes.map(({ syntax, types, pointer, property }) => [syntax, types, pointer, property])).toEqual([
      ['microdata', ['Product'], '', null],
      ['microdata', ['Offer'], '/offers/0', 'offers'],
      ['microdata', ['Offer'], '/offers/1', 'offers'],
    ]);
    expect(nodes[2]?.parent).toBe(nodes[0]);
    expect(nodes[0]?.children).toEqual(nodes.slice(1));
    expect(nodes[2]?.source.offsetOf(nodes[2].pointer, 'price')).toBe('<!doctype html><body>'.length + html.lastIndexOf('<meta'));
  });

  it.each<readonly [element: string, value: string]>([
    ['<span itemprop="x"> a\n b </span>', 'a b'],
    ['<span itemprop="x" content="c">shown</span>', 'c'],
    ['<a itemprop="x" href="/y">shown</a>', '/y'],
    ['<link itemprop="x" href="https://schema.org/InStock">', 'https://schema.org/InStock'],
    ['<img itemprop="x" src="z.png" alt="shown">', 'z.png'],
    ['<time itemprop="x" datetime="2026-01-02">today</time>', '2026-01-02'],
    ['<data itemprop="x" value="5">five</data>', '5'],
    ['<b itemprop="x">$19<sup>99</sup></b>', '$19.99'],
  ])('takes the value of %s', (element, value) => {
    expect(read(`<div itemscope>${element}</div>`)[0]?.properties.x).toEqual([value]);
  });

  it('follows itemref, and reads what is referred to only there', () => {
    const html =
      '<div itemscope itemtype="https://schema.org/Organization" itemref="a b none"></div>' +
      '<p id="a">x <i itemprop="name">Rival</i></p><div id="b"><p itemprop="makesOffer" itemscope itemtype="https://schema.org/Offer"></p></div>';
    expect(shape(read(html))).toEqual([
      [['Organization'], '', { name: ['Rival'], makesOffer: [{}] }],
      [['Offer'], '/makesOffer/0', {}],
    ]);
  });

  it('ends with items that refer to themselves or to each other', () => {
    const circle =
      '<div id="a"><p itemscope itemprop="x" itemref="b"></p></div><div id="b"><p itemscope itemprop="y" itemref="a"></p></div>';
    expect(read(`<div itemscope itemref="a self" id="self"></div>${circle}`).length).toBeLessThan(10);
    const chain = Array.from({ length: 2000 }, (_, index) => `<p itemscope itemprop="x" id="i${index}" itemref="i${index + 1} i0"></p>`);
    expect(read(`<div itemscope itemref="i0"></div>${chain.join('')}`).length).toBeGreaterThan(1);
  });

  it.each(['blockquote', 'template', 'del', 'div data-sitec="ignore"'])('is not read inside of <%s>', (tag) => {
    expect(read(`<${tag}><p itemscope itemtype="https://schema.org/Offer"></p></${tag.split(' ')[0]}>`)).toEqual([]);
  });

  it('takes "__proto__" for a name like any other', () => {
    expect(Object.keys(read('<div itemscope><i itemprop="__proto__">x</i></div>')[0]?.properties ?? {})).toEqual(['__proto__']);
  });
});

describe('RDFa Lite', () => {
  it('is read where the vocabulary is schema.org', () => {
    const html =
      '<div vocab="https://schema.org/" typeof="Organization" resource="#us"><span property="name">Acme</span>' +
      '<p property="address" typeof="PostalAddress"><i property="addressLocality og:locality">Berlin</i></p></div>';
    expect(shape(read(html))).toEqual([
      [['Organization'], '', { '@id': '#us', name: ['Acme'], address: [{ addressLocality: ['Berlin'] }] }],
      [['PostalAddress'], '/address/0', { addressLocality: ['Berlin'] }],
    ]);
  });

  it('is read with a prefix, and not in another vocabulary', () => {
    expect(shape(read('<p typeof="schema:Offer"><i property="schema:price" content="3">x</i><i property="price">4</i></p>'))).toEqual([
      [['Offer'], '', { price: ['3'] }],
    ]);
    expect(read('<p vocab="http://xmlns.com/foaf/0.1/" typeof="Organization"></p><p typeof="Offer" property="og:title"></p>')).toEqual([]);
  });
});

describe('Offers in microdata', () => {
  const offer = (price: string): string =>
    `<div itemscope itemtype="https://schema.org/Offer"><h3 itemprop="name">Solo</h3>${price}<i itemprop="priceSpecification" itemscope><meta itemprop="unitCode" content="MON"></i></div>`;

  it.each<readonly [price: string, value: number | null, currency: string | null]>([
    ['<meta itemprop="price" content="19"><meta itemprop="priceCurrency" content="USD">', 19, 'USD'],
    ['<b itemprop="price">19,00 €</b>', 19, 'EUR'],
    ['<b itemprop="price">$<i>19</i></b>', 19, 'USD'],
    ['<b itemprop="price">€19</b><meta itemprop="priceCurrency" content="USD">', null, null],
    ['<b itemprop="price">from $19 to $29</b>', null, null],
  ])('are plans: %s', (price, value, currency) => {
    const { prices } = readOffers(read(offer(price)));
    expect(prices).toMatchObject([{ value, currency, ...(value !== null && { period: 'P1M' }) }]);
  });
});
