/** JSON-LD as sites write it: the eight ways to say a period, and everything that is not quite JSON. */
import { describe, expect, it } from 'vitest';
import { readJsonLd } from '../../compiler/jsonld.ts';
import { parsePage } from '../../compiler/markdown/parse.ts';
import { ProblemList } from '../../compiler/problem.ts';
import { onlyPlan, type PublishedPrice } from './plan-site.ts';
import { jsonld } from './problems/problem-case.ts';
import { html } from './site.ts';

const priceOf = async (offer: object): Promise<PublishedPrice> => {
  const head = jsonld({ '@context': 'https://schema.org', '@type': 'Offer', name: 'Solo', priceCurrency: 'USD', ...offer });
  return (await onlyPlan({ 'index.html': html('Acme'), 'pricing.html': html('Pricing', '<p>Solo</p>', head) })).price;
};

const specification = (properties: object): object => ({
  priceSpecification: { '@type': 'UnitPriceSpecification', price: 19, priceCurrency: 'USD', ...properties },
});

describe('the period of a price', () => {
  it.each([
    ['a duration', specification({ billingDuration: 'P1M' }), 'P1M'],
    ['a number and a unit', specification({ billingDuration: 1, unitCode: 'MON' }), 'P1M'],
    ['a duration on the offer', { price: 19, billingDuration: 'P1M' }, 'P1M'],
    ['an increment', specification({ billingIncrement: 'P1M' }), 'P1M'],
    ['a unit in words', specification({ unitText: 'per month' }), 'P1M'],
    ['a German unit', specification({ unitText: 'Monat' }), 'P1M'],
    ['a code for months', specification({ unitCode: 'MON' }), 'P1M'],
    ['a code for years', specification({ unitCode: 'ANN' }), 'P1Y'],
    ['a code for weeks', specification({ unitCode: 'WEE' }), 'P1W'],
    ['a code for days', specification({ unitCode: 'DAY' }), 'P1D'],
    ['a reference quantity', specification({ referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' } }), 'P1M'],
    ['nothing', { price: 19 }, null],
    ['an unknown code', specification({ unitCode: 'C62' }), null],
    ['an empty word', specification({ unitText: '' }), null],
  ])('said by %s', async (_, offer, period) => {
    expect(await priceOf(offer)).toMatchObject({ value: 19, currency: 'USD', period, billed: null });
  });

  it('is that of the unit; a longer duration says how often it is charged', async () => {
    expect(await priceOf(specification({ unitCode: 'MON', billingDuration: 'P1Y' }))).toMatchObject({ period: 'P1M', billed: 'P1Y' });
  });

  it('a reference quantity of several units is a period of several units', async () => {
    const quarter = { '@type': 'QuantitativeValue', value: 3, unitCode: 'MON' };
    expect(await priceOf(specification({ referenceQuantity: quarter }))).toMatchObject({ period: 'P3M' });
  });
});

describe('the amount of a price', () => {
  it.each([
    ['a number', 19, 19],
    ['a text', '19.50', 19.5],
    ['zero', 0, 0],
    ['zero as a text', '0', 0],
  ])('is read from %s', async (_, price, value) => {
    expect(await priceOf({ price })).toMatchObject({ value, reason: null });
  });

  it.each([
    ['an empty text', ''],
    ['words', 'on request'],
    ['an amount in words', '19 dollars'],
    ['null', null],
    ['a list', [[19]]],
  ])('is unknown when it is %s', async (_, price) => {
    expect(await priceOf({ price })).toMatchObject({ value: null, reason: 'not_published' });
  });

  it('is no plan inside a review or a range of offers', async () => {
    const offer = { '@type': 'Offer', name: 'Other', price: 5, priceCurrency: 'USD' };
    const head = [
      { '@type': 'Review', itemReviewed: { '@type': 'Product', offers: offer } },
      { '@type': 'AggregateOffer', lowPrice: 1, highPrice: 9, offers: [offer] },
      { '@type': 'Offer', name: 'Solo', price: 19, priceCurrency: 'USD' },
    ].map(jsonld);
    const plan = await onlyPlan({ 'index.html': html('Acme'), 'pricing.html': html('Pricing', '<p>Solo</p>', head.join('')) });
    expect(plan.slug).toBe('solo');
  });
});

describe('reading', () => {
  const namesOf = (script: string): { readonly names: readonly unknown[]; readonly codes: readonly string[] } => {
    const problems = new ProblemList();
    const nodes = readJsonLd(parsePage(`<head>${script}</head>`).scripts, 'page.html', problems);
    return { names: nodes.map(({ properties }) => properties.name), codes: problems.sorted().map(({ code }) => code) };
  };
  const script = (body: string, type = 'application/ld+json'): string => `<script type="${type}">${body}</script>`;
  const thing = '{"@type":"Thing","name":"a"}';

  it.each([
    ['an object', script(thing), ['a'], []],
    ['a type with parameters', script(thing, 'Application/LD+JSON; charset=utf-8'), ['a'], []],
    ['CDATA', script(`<![CDATA[${thing}]]>`), ['a'], []],
    ['CDATA in script comments', script(`\n//<![CDATA[\n${thing}\n//]]>\n`), ['a'], []],
    ['an HTML comment', script(`<!-- ${thing} -->`), ['a'], []],
    ['a list', script(`[${thing},{"@type":"Thing","name":"b"}]`), ['a', 'b'], []],
    ['a graph', script(`{"@graph":[${thing},{"@type":["Thing","Other"],"name":"b"}]}`), ['a', 'b'], []],
    ['nested things', script(`{"@type":"Thing","name":"o","part":{"deep":[${thing}]}}`), ['o', 'a'], []],
    ['trailing commas', script('{"@type":"Thing","name":"a",}'), ['a'], ['SITEC2301']],
    ['a trailing comma that stands in a text too', script('{"@type":"Thing","name":"a,}",}'), ['a,}'], ['SITEC2301']],
    ['an empty script', script('  '), [], []],
    ['a scalar', script('"text"'), [], []],
    ['something else', script('{name: a}'), [], ['SITEC2302']],
    ['another type of script', script(thing, 'application/json'), [], []],
  ])('%s', (_, source, names, codes) => {
    expect(namesOf(source)).toEqual({ names, codes });
  });

  it('ends with values that are nested without end', () => {
    expect(namesOf(script(`${'['.repeat(5000)}${thing}${']'.repeat(5000)}`))).toEqual({ names: [], codes: [] });
  });
});
