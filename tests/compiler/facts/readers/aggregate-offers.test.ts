/** The range of an AggregateOffer against the published prices. */
import { describe, expect, it } from 'vitest';
import { moneyOf } from '../../../../compiler/facts/values.ts';
import { checkAggregates } from '../../../../compiler/facts/readers/aggregate-offers.ts';
import type { Page } from '../../../../compiler/pages/page.ts';
import { ProblemList } from '../../../../compiler/problems/problem.ts';
import type { Money } from '../../../../compiler/schema/shapes.ts';
import { barePage, nodesOf } from './offer-claims.ts';

const month = (value: number, currency = 'USD'): Money => moneyOf({ value, currency, period: 'P1M' });
const year = (value: number): Money => moneyOf({ value, currency: 'USD', period: 'P1Y' });
const free = moneyOf({ value: 0 });
const onRequest = moneyOf({ reason: 'on_request' });
const prices = [free, month(19), month(49), year(190), year(490), onRequest];

const messages = (offers: object, list: readonly Money[] = prices, page: Partial<Page> = {}): readonly string[] => {
  const problems = new ProblemList();
  const node = { '@type': 'Product', name: 'Desk', offers: { '@type': 'AggregateOffer', priceCurrency: 'USD', ...offers } };
  checkAggregates([{ ...barePage, jsonld: nodesOf(node), kind: null, ...page } as Page], list, new Set(['acme']), problems);
  return problems.sorted().map(({ code, message }) => `${code} ${message}`);
};

describe('a range of offers', () => {
  it.each<readonly [what: string, offers: object]>([
    ['of what is paid a month', { lowPrice: 19, highPrice: 49 }],
    ['from nothing', { lowPrice: '0', highPrice: '49.00' }],
    ['of what is paid a year', { lowPrice: 190, highPrice: 490 }],
    ['of everything', { lowPrice: 0, highPrice: 490 }],
    ['with one end', { lowPrice: 19 }],
    ['with the number of plans', { lowPrice: 19, highPrice: 49, offerCount: 4 }],
    ['in a currency of which nothing is known', { lowPrice: 1, highPrice: 2, priceCurrency: 'EUR' }],
    ['without numbers', { lowPrice: 'a little' }],
  ])('agrees with the plans: %s', (_, offers) => {
    expect(messages(offers)).toEqual([]);
  });

  it.each<readonly [what: string, offers: object, said: string]>([
    ['another low price', { lowPrice: 9, highPrice: 49 }, '9 to 49 USD'],
    ['another high price', { lowPrice: 19, highPrice: 99 }, '19 to 99 USD'],
    ['the ends of two periods', { lowPrice: 190, highPrice: 49 }, '190 to 49 USD'],
    ['too many offers', { lowPrice: 19, highPrice: 49, offerCount: 12 }, '19 to 49 USD (12 offers)'],
    ['too few offers', { lowPrice: 19, offerCount: 1 }, '19 USD (1 offers)'],
  ])('contradicts the plans: %s', (_, offers, said) => {
    expect(messages(offers)).toEqual([`SITEC2120 the AggregateOffer says ${said}, but the published prices are 0 to 49 USD (3 offers)`]);
  });

  it('cannot be judged by prices that are not known, but must hold the others', () => {
    const some = [month(19), moneyOf({ reason: 'disputed' })];
    expect(messages({ lowPrice: 9, highPrice: 49 }, some)).toEqual([]);
    expect(messages({ lowPrice: 29, highPrice: 49 }, some)).toHaveLength(1);
    expect(messages({ lowPrice: 9, highPrice: 49 }, [])).toEqual([]);
  });

  it('of somebody else is not looked at', () => {
    expect(messages({ lowPrice: 1, seller: { '@type': 'Organization', name: 'Rival' } })).toEqual([]);
    expect(messages({ lowPrice: 1 }, prices, { kind: { kind: 'comparisons', slug: 'rival' } })).toEqual([]);
    expect(messages({ lowPrice: 1 }, prices, { listed: false })).toEqual([]);
  });
});
