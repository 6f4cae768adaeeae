import { SHARED, SIGNS } from './lexicon/currencies.ts';

/** What stands beside an amount on pages of one country and is no word for money elsewhere: it proves an amount that is known, and reads none. */
const LOCAL: ReadonlyMap<string, readonly string[]> = new Map([
  ['AED', ['Dhs', 'Dhs.', 'Dh']],
  ['CHF', ['.-', '.–']],
  ['CNY', ['元']],
  ['DKK', [',-', ',–']],
  ['EUR', ['یورو']],
  ['JPY', ['円']],
  ['NOK', [',-', ',–']],
  ['RUB', ['руб']],
  ['SAR', ['SR']],
  ['SEK', [':-', ':–']],
  ['TRY', ['TL']],
  ['UAH', ['грн']],
]);

/** The signs and words of a currency, or of every one, as a pattern; null for a currency of which none but its code is known. */
export const signsOf = (currency: string | null): string | null => {
  const mayMean = (key: string): boolean => currency === null || key === currency || (SHARED[key]?.currencies.includes(currency) ?? false);
  const listed = Object.entries(SIGNS).flatMap(([key, words]) =>
    mayMean(key) ? Object.values(words).flatMap((list) => list.split(',')) : [],
  );
  const signs = [...listed, ...(LOCAL.get(currency ?? '') ?? [])].map((sign) => sign.trim());
  if (signs.length === 0) return null;
  return `(?:${[...signs, ...(currency === null ? [] : [currency])].map(pattern).join('|')})`;
};

/** A sign is no part of a word. */
const pattern = (sign: string): string =>
  `(?<!\\p{L})${sign.replace(/[.$*+?^{}()|[\]\\]/g, '\\$&')}${/\p{L}$/u.test(sign) ? '(?!\\p{L})' : ''}`;
