import { unitOf } from '../offers/limit-names.ts';
import { QUOTE_LENGTH, type Limit, type Money } from '../schema/shapes.ts';

/** Words of a page for a quote. A long text is cut after a whole word, so that the page still contains the quote. */
export const quoteOf = (words: string): string => {
  if (words.length <= QUOTE_LENGTH) return words;
  const start = words.slice(0, QUOTE_LENGTH + 1).replace(/\s+\S*$/, '');
  return start.slice(0, QUOTE_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
};

/** An amount of money with defaults for unknown properties. An amount with a value has a certain status by default. */
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

/** A price whose currency no source tells. Its amount is only in its words. */
export const withoutCurrency = (price: Money): Money => ({ ...price, value: null, status: 'unreadable', reason: 'unreadable' });

/** A limit with defaults for unknown properties. */
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
