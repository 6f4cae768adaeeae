/** Cards that show one plan several times: the panels of a switch between months and years, and cards of which the script shows one. */
import { describe, expect, it } from 'vitest';
import { readCards } from '../../../../compiler/facts/readers/plans/cards.ts';
import { PlanNames } from '../../../../compiler/facts/readers/plans/plan-key.ts';
import { jsonld } from '../../problems/problem-case.ts';
import { buildSite, html } from '../../site.ts';
import { plansOf } from '../plan-site.ts';
import { treeOf } from './tree.ts';

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
const mainsIn = (markup: string): readonly unknown[] =>
  readCards(treeOf(markup), { dollar: 'USD', limitKeys: ['users'], selected: [], names: new PlanNames(new Set()) }).map(
    ({ name, prices: { main } }) => `${name} ${main?.money.value} ${main?.money.period} ${main?.money.billed}`,
  );

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
    ['another figure, which the page contradicts', offers(18, 28), [WITHHELD, ['SITEC2101', 'SITEC2111']]],
  ])('of two monthly figures: %s', async (_, head, outcome) => {
    for (const body of [panels(BILLED_YEARLY, DEARER), panels(DEARER, BILLED_YEARLY), oneParent(BILLED_YEARLY, DEARER)])
      expect(await build(body, head)).toEqual(outcome);
  });

  it.each([
    ['Monthly</button> <button>Yearly, save 15%', ['16 P1M P1Y', ['SITEC2111']]],
    ['Monatlich</button><button>Jährlich', ['16 P1M P1Y', ['SITEC2111']]],
    ['Small</button><button>Large', [WITHHELD, ['SITEC2101']]],
  ])('of two figures without a word on billing, beside the switch %s', async (labels, outcome) => {
    expect(await build(`<button>${labels}</button>${panels(DEARER, MONTHS)}`)).toEqual(outcome);
  });

  it('"all prices are billed yearly" is said of what JSON-LD states, too', async () => {
    expect(await build(`${panels(MONTHS)}<p>All prices are billed annually.</p>`)).toEqual(['16 P1M P1Y', ['SITEC2111']]);
  });
});

describe('one card is left of a plan', () => {
  it.each([
    ['that of the month', oneParent(YEARS, MONTHS), ['Solo 16 P1M null', 'Team 24 P1M null']],
    ['that of the month in panels that no other source names', panels(YEARS, MONTHS), ['Solo 16 P1M null', 'Team 24 P1M null']],
    ['the first where none is of the month', oneParent(YEARS, ['€200 a year', '€300 a year']), ['Solo 192 P1Y null', 'Team 288 P1Y null']],
    [
      'one of two that are priced on request',
      `<div>${cards(MONTHS)}${card('Large', 'Contact us', '<p>by month</p>')}${card('Large', 'Contact us', '<p>by year</p>')}</div>`,
      ['Solo 16 P1M null', 'Team 24 P1M null', 'Large null null null'],
    ],
    [
      'one of two that cost nothing',
      `<div>${card('Free', '$0 a month')}${cards(MONTHS)}${card('Free', '$0 a year')}${cards(YEARS)}</div>`,
      ['Free 0 P1M null', 'Solo 16 P1M null', 'Team 24 P1M null'],
    ],
  ])('%s', (_, markup, mains) => {
    expect(mainsIn(markup)).toEqual(mains);
  });

  it('with the limits that all of them share', () => {
    const list = (...items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    const [solo, team] = readCards(
      treeOf(
        card('Solo', '$19 a month', list('5 users', '100 contacts')) +
          card('Team', '$29 a month', list('9 users')) +
          card('Solo', '$190 a year', list('5 users', '1,200 contacts')),
      ),
      { dollar: 'USD', limitKeys: ['users', 'contacts'], selected: [], names: new PlanNames(new Set()) },
    );
    expect([solo, team].map((each) => each?.limits.map(({ key, limit }) => `${limit.value} ${key}`))).toEqual([['5 users'], ['9 users']]);
  });
});

describe('cards of one name stay two and are reported, and the first counts', () => {
  it.each([
    ['with two prices of a month', oneParent(MONTHS, DEARER)],
    ['with amounts that do not say for how long', oneParent(['$16', '$24'], ['$192', '$288'])],
    ['with an amount and with none', oneParent(MONTHS, ['Contact us', 'Contact us'])],
  ])('%s', async (_, body) => {
    expect(await build(body)).toEqual(['16 P1M null', ['SITEC2115']]);
  });

  it('of what has the name of a plan outside of the group the first counts', async () => {
    expect(await build(`<section>${card('Solo', 'Contact us')}</section>${panels(MONTHS)}`)).toEqual(['16 P1M null', []]);
  });
});
