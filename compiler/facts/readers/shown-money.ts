import { oneLine } from '../../base/one-line.ts';
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
 * The only price of a text, or a word for one. Null when there are several amounts. `dollar` is the currency of a bare $ on the page, empty
 * when it is unknown.
 */
export const onlyMoney = (text: string, vocabulary: Vocabulary, dollar: string): Money | null => {
  const [price, ...others] = pricesIn(text, vocabulary);
  if (others.length > 0) return null;
  return price ? moneyFrom(isDollar(price) ? { ...price, currency: dollar || null } : price, price.raw) : moneyOfWords(text, vocabulary);
};

const isDollar = ({ codes }: Amount): boolean => codes.length > 1 && codes.includes('USD');

const moneyOfWords = (text: string, vocabulary: Vocabulary): Money | null => {
  const { free, onRequest } = readLine(text, vocabulary);
  const quote = oneLine(text);
  if (free) return moneyOf({ value: 0, quote });
  return onRequest ? moneyOf({ reason: 'on_request', quote }) : null;
};
