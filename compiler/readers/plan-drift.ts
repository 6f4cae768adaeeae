import type { Drift } from '../claim.ts';
import { facts } from '../problems/facts.ts';
import type { Limit, Money } from '../resources/shapes.ts';
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
