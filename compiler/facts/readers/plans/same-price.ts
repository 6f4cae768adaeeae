import type { Money } from '../../../schema/shapes.ts';

/** Signs and words that stand for several currencies (ISO 4217): first the one that readers of amounts take them for, if they do. */
const SHARED_SIGNS: readonly (readonly [sign: RegExp, currencies: readonly string[]])[] = [
  [/(?:^|[^A-Z])\$|\bdollars?\b|دولار/i, 'USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP BBD JMD'.split(' ')],
  [/\bRs\b|₨|रु|\brup|روپ|روبية/i, 'PKR INR LKR NPR MUR'.split(' ')],
  [/[¥￥元]/, ['JPY', 'CNY']],
  [/£/, ['GBP', 'EGP', 'LBP']],
  [/\bkr\b/i, ['SEK', 'NOK', 'DKK', 'ISK']],
  [/ريال|﷼|\briyals?\b/i, ['SAR', 'QAR', 'OMR', 'YER', 'IRR']],
  [/درهم|\bdirhams?\b/i, ['AED', 'MAD']],
  [/دينار|\bdinars?\b/i, ['KWD', 'BHD', 'JOD', 'IQD', 'TND', 'DZD', 'LYD']],
  [/جنيه/, ['EGP', 'GBP', 'SDG', 'LBP']],
];

/**
 * True when the words of a shown price may mean a currency: "$" is not only USD. A price that names no currency may mean any; one that
 * names it by its code, or whose page says what its sign means, only that.
 */
export const mayMean = (shown: Money, currency: string | null): boolean => {
  if (currency === null || shown.currency === currency) return true;
  const raw = shown.raw ?? '';
  const possible = SHARED_SIGNS.filter(([sign]) => sign.test(raw)).flatMap(([, currencies]) => currencies);
  if (shown.currency === null) return possible.length === 0 || possible.includes(currency);
  const isGuessed = possible[0] === shown.currency && !raw.includes(shown.currency);
  return isGuessed && possible.includes(currency);
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
