import { amountsIn, type Amount } from '../../../money/amounts.ts';
import { vocabularyOf } from '../../../money/vocabulary.ts';
import type { Money } from '../../../schema/shapes.ts';

/** The words of a shown price may come from a page of any language. */
const WORDS = vocabularyOf(null);

/**
 * True when the words of a shown price may mean a currency: "$" is not only USD. A price without a currency may have any. A price with a
 * currency code, or on a page that defines its sign, has only that one.
 */
export const mayMean = (shown: Money, currency: string | null): boolean => {
  if (currency === null || shown.currency === currency) return true;
  const sign = signOf(shown);
  if (shown.currency === null) return sign.codes.length === 0 || sign.codes.includes(currency);
  const isGuessed = sign.codes.length > 1 && (sign.currency === null || sign.currency === shown.currency);
  return isGuessed && sign.codes.includes(currency);
};

/** The possible currencies in the words of a price, and the default one. */
const signOf = ({ quote }: Money): Pick<Amount, 'codes' | 'currency'> => amountsIn(quote ?? '', WORDS)[0] ?? { codes: [], currency: null };

/**
 * True when a shown price equals a stated price. Missing parts on either side do not matter. Free is the same in all currencies and
 * periods.
 */
export const isSamePrice = (shown: Money, stated: Money): boolean => {
  if (shown.value === null || shown.value !== stated.value) return false;
  if (shown.value === 0) return true;
  return mayMean(shown, stated.currency) && isSamePeriod(shown, stated);
};

/** "$16 a month, billed yearly" is not the price of a customer who pays by month. */
const isSamePeriod = (shown: Money, stated: Money): boolean =>
  shown.period === null || stated.period === null || shown.period === stated.period;

/** True when a shown price is for the same thing as a stated one, so that different amounts are a contradiction. */
export const isComparable = (shown: Money, stated: Money): boolean =>
  shown.period !== null &&
  shown.period === stated.period &&
  mayMean(shown, stated.currency) &&
  (shown.billed ?? null) === (stated.billed ?? null);
