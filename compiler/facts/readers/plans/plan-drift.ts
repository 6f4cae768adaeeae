import { moneyOf } from '../../values.ts';
import { grouped } from '../../../base/group-by.ts';
import { foldName } from '../../../base/slug.ts';
import { drift as drifts } from '../../../problems/drift.ts';
import type { Limit, Money } from '../../../schema/shapes.ts';
import type { Claim } from '../../claim.ts';
import type { AddOn } from '../../resources/plan.ts';
import { reportDrift, type Drift, type Reporting, type SettledRecord } from '../../settle.ts';
import { wordsOf } from '../../words.ts';
import { isPrice, PRICE } from '../prices.ts';
import type { PlanNames } from './plan-key.ts';
import type { PlanFeature } from './plan-tables.ts';

/**
 * How the values of a plan are compared: prices, limits and rows of the comparison table by value; names without "plan" and the company
 * name. Descriptions and buttons are not compared.
 */
export const planDrift = (pointer: string, names: PlanNames): Drift | null => {
  if (pointer === '/name') return { problem: drifts.textDrift, key: (value) => names.keyOf(String(value)), words: String };
  if (pointer.startsWith('/limits/')) return LIMIT;
  if (pointer.startsWith('/features/')) return ROW;
  if (pointer.startsWith('/addOns/')) return ADD_ON;
  return isPrice({ pointer }) ? PRICED : null;
};

const priceKey = ({ value, currency, per, reason: why }: Money): string | null =>
  value === null ? (why === 'on_request' ? why : null) : value === 0 ? 'free' : `${value} ${currency} ${per}`;

const rowWords = ({ included, note }: PlanFeature): string => note ?? (included === null ? '' : included ? 'yes' : 'no');

const PRICED: Drift = {
  problem: drifts.priceDrift,
  key: (value) => priceKey(value as Money),
  differs: (first, second) => {
    const [one, other] = [(first as Money).period, (second as Money).period];
    return one !== null && other !== null && one !== other && (first as Money).value !== 0;
  },
  words: (value) => wordsOf(value),
  disputed: (value, others) => disputedPrice([value, ...others] as readonly Money[]),
};

/** A price in conflict: the values of all sources. */
const disputedPrice = (said: readonly Money[]): Money =>
  moneyOf({ quote: [...new Set(said.map((money) => money.quote ?? wordsOf(money)))].join(' / '), reason: 'disputed' });

/** A card with "1,000 credits" omits the period of a month, which is not a contradiction. */
const LIMIT: Drift = {
  problem: drifts.limitDrift,
  key: (value) => limitKey(value as Limit),
  differs: (first, second) => {
    const [one, other] = [(first as Limit).period, (second as Limit).period];
    return one !== null && other !== null && one !== other;
  },
  words: (value) => wordsOf(value),
};

const ROW: Drift = {
  problem: drifts.textDrift,
  key: (value) => foldName(rowWords(value as PlanFeature)) || null,
  words: (value) => rowWords(value as PlanFeature),
};

const ADD_ON: Drift = {
  problem: drifts.priceDrift,
  key: (value) => priceKey((value as AddOn).price),
  words: (value) => wordsOf((value as AddOn).price),
  disputed: (value, others) => ({ ...(value as AddOn), price: disputedPrice([value, ...others].map((each) => (each as AddOn).price)) }),
};

const limitKey = ({ value, unlimited }: Limit): string | null => (unlimited ? 'unlimited' : value === null ? null : String(value));

/** "$39 a month, billed yearly" is another way to pay for a plan of $49 a month. */
const isPaidOtherwise = ({ period, billed }: Money, main: Money): boolean => period === main.period && billed !== main.billed;

/**
 * Reports sources whose prices of a plan include neither its published price nor any other price from another source. 49 a month and 49 a
 * year have the same amount but are different prices.
 */
export const reportOtherPeriods = (
  claims: readonly Claim[],
  records: ReadonlyMap<string, SettledRecord>,
  reporting: Omit<Reporting, 'log'>,
): void => {
  const named = grouped(
    claims.filter((claim) => isPrice(claim) && (claim.value as Money).value !== null),
    ({ slug }) => slug,
  );
  for (const [slug, record] of records) {
    const main = record.get(PRICE);
    if (!main || (main.value as Money).value === null) continue;
    const prices = named.get(slug) ?? [];
    for (const level of new Set(prices.map((claim) => claim.level))) {
      const own = prices.filter((claim) => claim.level === level);
      const elsewhere = new Set(prices.filter((claim) => claim.level !== level).map(({ pointer }) => pointer));
      const [first] = own;
      if (!first || level === main.level || own.some(({ pointer }) => pointer === PRICE || elsewhere.has(pointer))) continue;
      if (own.some(({ value }) => isPaidOtherwise(value as Money, main.value as Money))) continue;
      const drift = { problem: drifts.priceDrift, key: () => null, words: (value: unknown) => wordsOf(value) };
      reportDrift(`plans.${slug}.price`, main, [first], drift, reporting);
    }
  }
};
