import { amountsIn, type Amount } from '../../../money/amounts.ts';
import { vocabularyOf } from '../../../money/vocabulary.ts';
import type { Money } from '../../../schema/shapes.ts';

/** The words of a shown price may come from a page of any language. */
const WORDS = vocabularyOf(null);

/**
 * True when the words of a shown price may mean a currency: "$" is not only USD. A price that names no currency may mean any; one that
 * names it by its code, or whose page says what its sign means, only that.
 */
export const mayMean = (shown: Money, currency: string | null): boolean => {
  if (currency === null || shown.currency === currency) return true;
  const sign = signOf(shown);
  if (shown.currency === null) return sign.codes.length === 0 || sign.codes.includes(currency);
  const isGuessed = sign.codes.length > 1 && (sign.currency === null || sign.currency === shown.currency);
  return isGuessed && sign.codes.includes(currency);
};

/** The currencies that the words of a price may mean, and the one that they mean where nothing else is said. */
const signOf = ({ quote }: Money): Pick<Amount, 'codes' | 'currency'> => amountsIn(quote ?? '', WORDS)[0] ?? { codes: [], currency: null };

/** True when a shown price says what a stated price says; what either leaves out is no contradiction. Nothing costs the same everywhere. */
export const isSamePrice = (shown: Money, stated: Money): boolean => {
  if (shown.value === null || shown.value !== stated.value) return false;
  if (shown.value === 0) return true;
  return mayMean(shown, stated.currency) && isSamePeriod(shown, stated);
};

/** "$16 a month, billed yearly" is not the price of somebody who pays by month. */
const isSamePeriod = (shown: Money, stated: Money): boolean =>
  shown.period === null || stated.period === null || shown.period === stated.period;

/** True when a shown price stands for the same thing as a stated one, so that another amount contradicts it. */
export const isComparable = (shown: Money, stated: Money): boolean =>
  shown.period !== null &&
  shown.period === stated.period &&
  mayMean(shown, stated.currency) &&
  (shown.billed ?? null) === (stated.billed ?? null);
