import { reportDrift, type Claim, type Drift, type SettledRecord } from '../claim.ts';
import type { ProblemList } from '../problem.ts';
import { drift as drifts } from '../problems/drift.ts';
import type { Limit, Money } from '../resources/shapes.ts';
import { isPrice, PRICE } from './prices.ts';
import { foldName } from '../slug.ts';

/** How the values of a plan are compared: prices and limits by value, names by their words; descriptions may be worded freely. */
export const planDrift = (pointer: string): Drift | null => {
  if (pointer === '/name') return { problem: drifts.textDrift, key: (value) => foldName(String(value)), words: String };
  if (pointer.startsWith('/limits/'))
    return { problem: drifts.limitDrift, key: (value) => limitWords(value as Limit), words: (value) => limitWords(value as Limit) ?? '' };
  return isPrice({ pointer })
    ? { problem: drifts.priceDrift, key: (value) => priceKey(value as Money), words: (value) => priceWords(value as Money) }
    : null;
};

const priceKey = ({ value, currency, per, reason: why }: Money): string | null =>
  value === null ? (why === 'on_request' ? why : null) : value === 0 ? 'free' : `${value} ${currency} ${per}`;

/** A price in words, for messages. */
export const priceWords = ({ value, currency, period: every, per }: Money): string =>
  value === null
    ? 'on request'
    : [`${value} ${currency ?? ''}`.trim(), every && periodWord(every), per && `per ${per}`].filter(Boolean).join(' ');

const periodWord = (every: string): string => ({ P1M: 'a month', P1Y: 'a year', P1W: 'a week', P1D: 'a day' })[every] ?? `for ${every}`;

const limitWords = ({ value, unlimited, period: every }: Limit): string | null =>
  unlimited ? 'unlimited' : value === null ? null : `${value}${every ? ` ${periodWord(every)}` : ''}`;

/**
 * Reports sources that name prices of a plan, but neither its published price nor any other price that is named elsewhere: 49 a month in
 * one place and 49 a year in another have the same amount, and are not the same price.
 */
export const reportOtherPeriods = (claims: readonly Claim[], records: ReadonlyMap<string, SettledRecord>, problems: ProblemList): void => {
  for (const [slug, record] of records) {
    const main = record.get(PRICE);
    if (!main || (main.value as Money).value === null) continue;
    const prices = claims.filter((claim) => claim.slug === slug && isPrice(claim) && (claim.value as Money).value !== null);
    for (const level of new Set(prices.map((claim) => claim.level))) {
      const own = prices.filter((claim) => claim.level === level);
      const elsewhere = new Set(prices.filter((claim) => claim.level !== level).map(({ pointer }) => pointer));
      const [first] = own;
      if (!first || level === main.level || own.some(({ pointer }) => pointer === PRICE || elsewhere.has(pointer))) continue;
      const drift = { problem: drifts.priceDrift, key: () => null, words: (value: unknown) => priceWords(value as Money) };
      reportDrift(`plans.${slug}.price`, main, first, drift, problems);
    }
  }
};
