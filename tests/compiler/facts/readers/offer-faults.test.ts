/** Prices of Offers that cannot be read. */
import { expect, it } from 'vitest';
import { readJsonLd } from '../../../../compiler/jsonld/read.ts';
import { ProblemList } from '../../../../compiler/problems/problem.ts';
import { readOffer, readOffers } from './offer-claims.ts';

it.each<readonly [form: string, script: string, message: string, property: string]>([
  ['infinite', '"price":1e400,"priceCurrency":"USD"', 'cannot read price "Infinity": it is not an unambiguous number', 'price'],
  [
    'longer than numbers are held',
    `"price":"${'9'.repeat(20)}","priceCurrency":"USD"`,
    `cannot read price "${'9'.repeat(20)}": it is not an unambiguous number`,
    'price',
  ],
  ['words', '"price":"abc","priceCurrency":"USD"', 'cannot read price "abc": it is not an unambiguous number', 'price'],
  ['negative', '"price":-49,"priceCurrency":"USD"', 'cannot read price "-49": it is negative', 'price'],
  ['of a sign', '"price":49,"priceCurrency":"$"', 'cannot read price "49": "$" is not a currency code', 'priceCurrency'],
  ['of no currency', '"price":49', 'cannot read price "49": it has no priceCurrency', 'price'],
])('a price is reported at its place when it is %s', (_, script, message, property) => {
  const text = `{"@type":"Offer","name":"Solo",${script}}`;
  const nodes = readJsonLd([{ text, start: 0 }], 'site/pricing.html', new ProblemList());
  const { prices, problems } = readOffers(nodes);
  expect(prices).toMatchObject([{ value: null, reason: 'unreadable' }]);
  expect(problems).toMatchObject([{ code: 'SITEC2305', message, place: { offset: text.indexOf(`"${property}":`) + property.length + 3 } }]);
});

it('a price on request is no fault', () => {
  expect(readOffer({ price: 'Contact us', priceCurrency: 'USD' }).problems).toEqual([]);
});
