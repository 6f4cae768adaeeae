import { moneyOf } from '../values.ts';
import { amountsIn, readLine, type Amount } from '../../money/amounts.ts';
import type { Vocabulary } from '../../money/vocabulary.ts';
import type { Money } from '../../schema/shapes.ts';

/** An amount of a page as the API publishes it; `words` are those of the page. */
export const moneyFrom = (
  { value, currency, period, per, from, billed }: Pick<Amount, 'value' | 'currency' | 'period' | 'per' | 'from' | 'billed'>,
  words: string,
): Money => moneyOf({ value, currency, period, per, from, billed, quote: words, reason: value === null ? 'unreadable' : null });

/** The amounts of a text that are prices of what it is about: no extras, no savings, nothing that was once. */
export const pricesIn = (text: string, vocabulary: Vocabulary): readonly Amount[] =>
  amountsIn(text, vocabulary).filter(({ role }) => role === 'price');

/**
 * The only price of a text that is about one, or a word for one; of several amounts none is chosen. `dollar`: the currency that a bare $ stands for
 * on the page; empty when that is open.
 */
export const onlyMoney = (text: string, vocabulary: Vocabulary, dollar: string): Money | null => {
  const [price, ...others] = pricesIn(text, vocabulary);
  if (others.length > 0) return null;
  return price ? moneyFrom(isDollar(price) ? { ...price, currency: dollar || null } : price, price.raw) : moneyOfWords(text, vocabulary);
};

const isDollar = ({ codes }: Amount): boolean => codes.length > 1 && codes.includes('USD');

const moneyOfWords = (text: string, vocabulary: Vocabulary): Money | null => {
  const { free, onRequest } = readLine(text, vocabulary);
  const quote = text.replace(/\s+/g, ' ').trim();
  if (free) return moneyOf({ value: 0, quote });
  return onRequest ? moneyOf({ reason: 'on_request', quote }) : null;
};
