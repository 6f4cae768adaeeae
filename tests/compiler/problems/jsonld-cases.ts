import { html } from '../site.ts';
import { home, jsonld, type ProblemCase } from './problem-case.ts';

const pricing = (node: object, shown = '$19 a month'): string => html('Pricing', `<h2>Solo</h2>\n<p>${shown}</p>`, `\n${jsonld(node)}\n`);
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
    message: 'the AggregateOffer says 9 to 19 USD, but the published prices are 19 to 19 USD (1 offers)',
    file: 'site/pricing.html',
    line: 4,
    text: jsonld(aggregate),
  },
  {
    code: 'SITEC2303',
    files: { ...home, 'pricing.html': pricing(misplaced) },
    message: 'billingDuration is where schema.org does not define it (in an Offer); sitec read it anyway',
    file: 'site/pricing.html',
    line: 4,
    text: jsonld(misplaced),
  },
  {
    code: 'SITEC2304',
    files: { ...home, 'pricing.html': pricing(periodless) },
    message: 'the Offer "Solo" has no period',
    file: 'site/pricing.html',
    line: 4,
    text: jsonld(periodless),
  },
  {
    code: 'SITEC2305',
    files: { ...home, 'pricing.html': pricing(unreadable, 'For one smith.') },
    message: 'cannot read price "$19": it is not an unambiguous number',
    file: 'site/pricing.html',
    line: 4,
    text: jsonld(unreadable),
  },
];
