/** A bare $ on a page that says which dollar it means. */
import { expect, it } from 'vitest';
import { jsonld } from '../../problems/problem-case.ts';
import { buildSite, html, type Built } from '../../site.ts';

const build = (words: string, currency = 'USD', price = '$19 a month'): Promise<Built> => {
  const specification = { '@type': 'UnitPriceSpecification', price: 19, priceCurrency: currency, unitCode: 'MON' };
  const offer = jsonld({ '@type': 'Offer', name: 'Solo', priceSpecification: specification });
  const body = `<div><h2>Solo</h2><p>${price}</p></div>\n<p>${words}</p>`;
  return buildSite({ files: { 'index.html': html('Acme'), 'pricing.html': html('Pricing', body, offer) } });
};

it.each(['Prices in Canadian dollars', 'All prices are in Canadian dollars.', 'Our prices are shown in CAD, without tax'])(
  'contradicts JSON-LD: %s',
  async (words) => {
    const built = await build(words);
    expect(built.codes).toEqual(['SITEC2103']);
    expect(built.problem('SITEC2103')).toMatchObject({
      level: 'warning',
      message: 'plans.currency: the JSON-LD says "USD", the page says "CAD"',
      line: 8,
    });
  },
);

it.each([
  ['the same currency', 'Prices in US dollars', 'USD', '$19 a month'],
  ['the same currency, another one', 'Prices in Canadian dollars', 'CAD', '$19 a month'],
  ['several', 'Prices are in US dollars or Canadian dollars', 'USD', '$19 a month'],
  ['another way to pay', 'You can pay in Canadian dollars, too', 'USD', '$19 a month'],
  ['a question', 'Are your prices in Canadian dollars?', 'USD', '$19 a month'],
  ['a sign that is its own', 'Prices in Canadian dollars below', 'USD', 'US$19 a month'],
])('does not: %s', async (_, words, currency, price) => {
  expect((await build(words, currency, price)).codes).toEqual([]);
});
