import { html } from '../site.ts';
import { home, jsonld, type ProblemCase } from './problem-case.ts';

const pricing = (node: object): string => html('Pricing', '<h2>Solo</h2>\n<p>$19 a month</p>', `\n${jsonld(node)}\n`);
const specification = { '@type': 'UnitPriceSpecification', price: 19, priceCurrency: 'USD' };

const aggregate = {
  '@type': 'SoftwareApplication',
  name: 'Desk',
  offers: [
    { '@type': 'AggregateOffer', lowPrice: 9, highPrice: 19, priceCurrency: 'USD' },
    { '@type': 'Offer', name: 'Solo', priceSpecification: { ...specification, unitCode: 'MON' } },
  ],
};
const misplaced = { '@type': 'Offer', name: 'Solo', price: 19, priceCurrency: 'USD', billingDuration: 'P1M' };
const unreadable = { '@type': 'Offer', name: 'Solo', price: '$19', priceCurrency: 'USD' };
const periodless = { '@type': 'Offer', name: 'Solo', priceSpecification: specification };

/** Problems of Offers in JSON-LD, one site each. */
export const jsonldCases: readonly ProblemCase[] = [
  {
    code: 'SITEC2120',
    files: { ...home, 'pricing.html': pricing(aggregate) },
    message: 'the AggregateOffer says 9 to 19 USD, the published prices are 19 to 19 USD (1 offers)',
    file: 'site/pricing.html',
    line: 4,
    text: jsonld(aggregate),
  },
  {
    code: 'SITEC2303',
    files: { ...home, 'pricing.html': pricing(misplaced) },
    message: 'billingDuration stands where schema.org does not define it (in an Offer); it was read all the same',
    file: 'site/pricing.html',
    line: 4,
    text: jsonld(misplaced),
  },
  {
    code: 'SITEC2304',
    files: { ...home, 'pricing.html': pricing(periodless) },
    message: 'the Offer "Solo" names no period',
    file: 'site/pricing.html',
    line: 4,
    text: jsonld(periodless),
  },
  {
    code: 'SITEC2305',
    files: { ...home, 'pricing.html': pricing(unreadable) },
    message: 'price "$19" cannot be read: it is no number that has one meaning',
    file: 'site/pricing.html',
    line: 4,
    text: jsonld(unreadable),
  },
];
