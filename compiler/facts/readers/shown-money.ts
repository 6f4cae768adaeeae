import { moneyOf } from '../values.ts';
import { amountsIn, readLine, type Amount } from '../../money/amounts.ts';
import type { Vocabulary } from '../../money/vocabulary.ts';
import type { Money } from '../../schema/shapes.ts';

/** An amount of a page in the form of the API. `words` are those of the page. */
export const moneyFrom = (
  { value, currency, period, per, from, billed }: Pick<Amount, 'value' | 'currency' | 'period' | 'per' | 'from' | 'billed'>,
  words: string,
): Money => moneyOf({ value, currency, period, per, from, billed, quote: words, reason: value === null ? 'unreadable' : null });

/** The amounts of a text that are its prices, without add-ons, savings and former prices. */
export const pricesIn = (text: string, vocabulary: Vocabulary): readonly Amount[] =>
  amountsIn(text, vocabulary).filter(({ role }) => role === 'price');

/**
 * The only price of a text, or a word for one. Null when there are several amounts. A sign of several currencies means the only one of them
 * that is in `currencies`.
 */
export const onlyMoney = (text: string, vocabulary: Vocabulary, currencies: ReadonlySet<string>): Money | null => {
  const [price, ...others] = pricesIn(text, vocabulary);
  if (others.length > 0) return null;
  if (!price) return moneyOfWords(text, vocabulary);
  const [meant, ...more] = price.codes.filter((code) => currencies.has(code));
  return moneyFrom(meant !== undefined && more.length === 0 ? { ...price, currency: meant } : price, price.raw);
};

const moneyOfWords = (text: string, vocabulary: Vocabulary): Money | null => {
  const { free, onRequest } = readLine(text, vocabulary);
  const quote = text.replace(/\s+/g, ' ').trim();
  if (free) return moneyOf({ value: 0, quote });
  return onRequest ? moneyOf({ reason: 'on_request', quote }) : null;
};
