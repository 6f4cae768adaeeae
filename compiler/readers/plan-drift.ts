import { reportDrift, type Claim, type Drift, type SettledRecord } from '../claim.ts';
import type { ProblemList } from '../problem.ts';
import { facts } from '../problems/facts.ts';
import type { Limit, Money } from '../resources/shapes.ts';
import { isPrice } from './plan-marks.ts';
import { foldName } from '../slug.ts';

/** How the values of a plan are compared: prices and limits by value, names by their words; descriptions may be worded freely. */
export const planDrift = (pointer: string): Drift | null => {
  if (pointer === '/name') return { problem: facts.textDrift, key: (value) => foldName(String(value)), words: String };
  if (pointer.startsWith('/limits/'))
    return { problem: facts.limitDrift, key: (value) => limitWords(value as Limit), words: (value) => limitWords(value as Limit) ?? '' };
  return pointer.startsWith('/price') || pointer.startsWith('/otherPrices')
    ? { problem: facts.priceDrift, key: (value) => priceKey(value as Money), words: (value) => priceWords(value as Money) }
    : null;
};

const priceKey = ({ value, currency, per, reason: why }: Money): string | null =>
  value === null ? (why === 'on_request' ? why : null) : `${value} ${currency} ${per}`;

/** A price in words, for messages. */
export const priceWords = ({ value, currency, period: every, per }: Money): string =>
  value === null
    ? 'on request'
    : [`${value} ${currency ?? ''}`.trim(), every && periodWord(every), per && `per ${per}`].filter(Boolean).join(' ');

const periodWord = (every: string): string => ({ P1M: 'a month', P1Y: 'a year', P1W: 'a week', P1D: 'a day' })[every] ?? `for ${every}`;

const limitWords = ({ value, unlimited, period: every }: Limit): string | null =>
  unlimited ? 'unlimited' : value === null ? null : `${value}${every ? ` ${periodWord(every)}` : ''}`;

/**
 * Reports sources that name prices of a plan, but none for the period of its published price: 49 a month in one place and 49 a year in
 * another have the same amount, and are not the same price.
 */
export const reportOtherPeriods = (claims: readonly Claim[], records: ReadonlyMap<string, SettledRecord>, problems: ProblemList): void => {
  for (const [slug, record] of records) {
    const prices = claims.filter((claim) => claim.slug === slug && isPrice(claim) && (claim.value as Money).value !== null);
    const pointer = ['/price', ...prices.map((claim) => claim.pointer)].find((candidate) => record.has(candidate));
    const main = pointer === undefined ? undefined : record.get(pointer);
    if (!main || (main.value as Money).value === null) continue;
    for (const level of new Set(prices.map((claim) => claim.level))) {
      const [first, ...others] = prices.filter((claim) => claim.level === level);
      if (!first || level === main.level || [first, ...others].some((claim) => claim.pointer === pointer)) continue;
      const drift = { problem: facts.priceDrift, key: () => null, words: (value: unknown) => priceWords(value as Money) };
      reportDrift(`plans.${slug}.price`, main, first, drift, problems);
    }
  }
};
