import type { Money } from '../../resources/shapes.ts';

/** Signs that stand for several currencies, and which. */
const SHARED_SIGNS: readonly (readonly [sign: RegExp, currencies: string])[] = [
  [/(?:^|[^A-Z])\$/, 'USD CAD AUD NZD SGD HKD MXN ARS CLP COP TWD BBD JMD'],
  [/Rs\.?|₨|रु/i, 'PKR INR LKR NPR MUR'],
  [/¥|￥|元/, 'JPY CNY'],
  [/£/, 'GBP EGP LBP'],
  [/kr\b/i, 'SEK NOK DKK ISK'],
  [/ريال/, 'SAR QAR OMR YER IRR'],
  [/درهم|د\.إ/, 'AED MAD'],
  [/دينار|د\./, 'KWD BHD JOD IQD TND DZD LYD'],
];

/** True when the words of a shown price may mean a currency: "$" is not only USD. A price that names no currency may mean any. */
export const mayMean = (shown: Money, currency: string | null): boolean => {
  if (shown.currency === null || currency === null || shown.currency === currency) return true;
  const raw = shown.raw ?? '';
  return SHARED_SIGNS.some(
    ([sign, all]) => sign.test(raw) && all.split(' ').includes(currency) && all.split(' ').includes(shown.currency ?? ''),
  );
};

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
