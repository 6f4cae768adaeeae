import { unitOf } from '../offers/limit-names.ts';
import { QUOTE_LENGTH, type Limit, type Money } from '../schema/shapes.ts';

/** Words of a page as a value quotes them: what is too long ends behind a whole word, so that the page still has it. */
export const quoteOf = (words: string): string => {
  if (words.length <= QUOTE_LENGTH) return words;
  const start = words.slice(0, QUOTE_LENGTH + 1).replace(/\s+\S*$/, '');
  return start.slice(0, QUOTE_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
};

/** An amount of money of which nothing is known but what is given. What has a value is sure until something says otherwise. */
export const moneyOf = (known: Partial<Money>): Money => ({
  value: null,
  currency: null,
  period: null,
  per: null,
  from: false,
  billed: null,
  quote: null,
  page: null,
  status: known.reason ?? 'confirmed',
  reason: null,
  ...known,
  ...(known.quote && { quote: quoteOf(known.quote) }),
});

/** A limit of which nothing is known but what is given. */
export const limitOf = (key: string, known: Partial<Limit>): Limit => ({
  value: null,
  unlimited: false,
  unit: unitOf(key),
  period: null,
  quote: null,
  status: known.reason ?? 'confirmed',
  reason: null,
  ...known,
  ...(known.quote && { quote: quoteOf(known.quote) }),
});
