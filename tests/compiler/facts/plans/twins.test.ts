/** Cards that show one plan several times: the panels of a switch between months and years, and cards of which the script shows one. */
import { describe, expect, it } from 'vitest';
import { jsonld } from '../../problems/problem-case.ts';
import { buildSite, html } from '../../site.ts';
import { plansOf } from '../plan-site.ts';

type Prices = readonly [solo: string, team: string];

const MONTHS: Prices = ['$16 a month', '$24 a month'];
const YEARS: Prices = ['$192 a year', '$288 a year'];
const BILLED_YEARLY: Prices = ['$16 a month, billed yearly', '$24 a month, billed yearly'];
const DEARER: Prices = ['$19 a month', '$29 a month'];

const card = (name: string, price: string, more = ''): string => `<div><h3>${name}</h3><p>${price}</p>${more}</div>`;
const cards = ([solo, team]: Prices): string => card('Solo', solo) + card('Team', team);
const panels = (...all: readonly Prices[]): string => all.map((prices) => `<section><div>${cards(prices)}</div></section>`).join('');
const oneParent = (...all: readonly Prices[]): string => `<div>${all.map(cards).join('')}</div>`;

const offer = (name: string, price: number): unknown => ({
  '@type': 'Offer',
  name,
  priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'USD', unitCode: 'MON' },
});
const offers = (solo: number, team: number): string => jsonld({ '@graph': [offer('Solo', solo), offer('Team', team)] });

/** A price on which JSON-LD and the cards disagree. */
const WITHHELD = 'null null null';

/** What a page comes to: what is published of Solo, and what is wrong. */
const build = async (body: string, head = offers(16, 24)): Promise<readonly unknown[]> => {
  const built = await buildSite({ files: { 'index.html': html('Acme'), 'pricing.html': html('Pricing', body, head) } });
  const [solo] = built.exitCode === 0 ? plansOf(built) : [];
  return [solo ? `${solo.price.value} ${solo.price.period} ${solo.price.billed}` : null, [...new Set(built.codes)]];
};
describe('the price of a month is confirmed, whichever panel comes first', () => {
  it.each([
    ['months before years', panels(MONTHS, YEARS)],
    ['years before months', panels(YEARS, MONTHS)],
    ['both in one parent', oneParent(YEARS, MONTHS)],
    ['both in one parent, months first', oneParent(MONTHS, YEARS)],
    [
      'cards that the site marks',
      oneParent(YEARS, MONTHS).replace(/<div><h3>(\w+)/g, (_, name: string) => `<div data-sitec-plan="${name.toLowerCase()}"><h3>${name}`),
    ],
  ])('%s', async (_, body) => {
    expect(await build(body)).toEqual(['16 P1M null', []]);
  });

  it.each([
    ['the dearer figure', offers(19, 29), ['19 P1M null', []]],
    ['the figure that is billed yearly', offers(16, 24), ['16 P1M P1Y', ['SITEC2111']]],
    ['another figure, which the page contradicts', offers(18, 28), [WITHHELD, ['SITEC2101']]],
  ])('of two monthly figures: %s', async (_, head, outcome) => {
    for (const body of [panels(BILLED_YEARLY, DEARER), panels(DEARER, BILLED_YEARLY), oneParent(BILLED_YEARLY, DEARER)])
      expect(await build(body, head)).toEqual(outcome);
  });

  it('of two figures without a word on billing it is the one that is stated', async () => {
    expect(await build(`<button>Monthly</button> <button>Yearly, save 15%</button>${panels(DEARER, MONTHS)}`)).toEqual(['16 P1M null', []]);
  });

  it('"all prices are billed yearly" is said of what JSON-LD states, too', async () => {
    expect(await build(`${panels(MONTHS)}<p>All prices are billed annually.</p>`)).toEqual(['16 P1M P1Y', ['SITEC2111']]);
  });
});
