import { joinAmounts } from './amounts.ts';
import { codeOf } from './currencies.ts';
import { describeAmounts, type DescribedAmount } from './described-amounts.ts';
import { CENTS, THREE_DECIMALS } from './lexicon/currencies.ts';
import { partAt, readParts, type Part } from './parts.ts';
import { plainText, shownWords } from './plain.ts';
import { isThousandsOrThousandths } from './spellings.ts';
import { markUnclearYears } from './unclear-years.ts';

/** Marks monthly amounts that the amount of a year beside them shows to be paid yearly: "$16 a month ($192 billed annually)". */
const markPaidYearly = (amounts: readonly DescribedAmount[], parts: readonly Part[]): readonly DescribedAmount[] =>
  amounts.map((amount, index) => {
    const isOpen = amount.period === 'P1M' && amount.billed === null;
    const isPaidYearly = isOpen && (isPaidAs(amount, amounts[index + 1], parts) || isShareOf(amount, amounts[index - 1], parts));
    return isPaidYearly ? { ...amount, billed: 'P1Y' } : amount;
  });

/** In "$20 a month or $240 billed annually" there is a choice. */
const isPaidAs = (month: DescribedAmount, year: DescribedAmount | undefined, parts: readonly Part[]): boolean =>
  year !== undefined &&
  year.isPayment &&
  isYearOf(year, month) &&
  !parts.slice(month.next, year.index).some(({ meaning }) => meaning.word === 'or');

/** "$192 a year ($16 a month)", "$192 billed annually, $16 a month" */
const isShareOf = (month: DescribedAmount, year: DescribedAmount | undefined, parts: readonly Part[]): boolean =>
  year !== undefined && (year.isPayment || isEqual(parts, year.next, month.index)) && isYearOf(year, month);

const isEqual = (parts: readonly Part[], start: number, end: number): boolean =>
  /^[(=]$/.test(partAt(parts, end - 1).raw) || parts.slice(start, end).some(({ meaning }) => meaning.word === 'equals');

/** True when a yearly amount is twelve of a monthly one, which may be rounded. */
const isYearOf = (year: DescribedAmount, month: DescribedAmount): boolean => {
  if (year.value === null || month.value === null) return false;
  return year.period === 'P1Y' && year.part.currency === month.part.currency && Math.abs(year.value / 12 - month.value) < 1;
};

/** An amount of money in a text of a page. */
export interface TextPrice {
  /** Null when the words name a range or a bound, or the number has two meanings. */
  readonly value: number | null;
  /** The amount of a month, where words such as "on annual plans" leave open whether somebody who pays by month pays it; `value` is null. */
  readonly unclear: number | null;
  /** Currency (ISO 4217); null when the sign may stand for several. */
  readonly currency: string | null;
  /** What the amount is for (ISO 8601): P1M a month; null when its own words say nothing. */
  readonly period: string | null;
  /** English noun that the amount counts once for: "user", "1000 messages"; null when words name none. */
  readonly per: string | null;
  /** True when the words say "from". */
  readonly from: boolean;
  /** How often it is paid (ISO 8601), when that differs from `period`. Alone it is the period: "$192 billed annually" is paid each year. */
  readonly billed: string | null;
  /** Words of the page. */
  readonly raw: string;
  /** Where they begin and end in the given text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** An extra and a saving are never the price of a plan; a former, introductory or foreign price counts as a saving. */
  readonly role: 'price' | 'addOn' | 'saving';
}

/**
 * Finds the amounts of money in a text whose blocks are lines, and what the words around each say of it (section "prices and numbers" of the
 * rules for facts). Investments, refunds and the like are left out. `dollar`: currency that a bare $ means.
 */
export const readPrices = (text: string, { dollar = 'USD' }: { readonly dollar?: string } = {}): readonly TextPrice[] => {
  const plain = plainText(text);
  if (!/\d/.test(plain.text)) return [];
  const parts = joinAmounts(readParts(plain.text), plain.text);
  return markUnclearYears(markPaidYearly(describeAmounts(parts), parts), parts).flatMap((amount): readonly TextPrice[] => {
    const { role } = amount;
    if (role === 'other') return [];
    const [start, end] = [plain.at(amount.start), plain.at(amount.end - 1) + 1];
    return [{ ...priceOf(amount, dollar), raw: shownWords(text.slice(start, end)), start, end, role }];
  });
};

type Price = Pick<TextPrice, 'value' | 'unclear' | 'currency' | 'period' | 'per' | 'from' | 'billed'>;

const priceOf = ({ part, value, unclear, period, per, isFrom, billed }: DescribedAmount, dollar: string): Price => {
  const currency = codeOf(part.currency, dollar);
  // "30¢" are no 30 of anything, and "4.500" of a currency with three decimals may be four and a half.
  const isUnsure = part.currency === CENTS || (currency !== null && THREE_DECIMALS.has(currency) && isThousandsOrThousandths(part.text));
  return { value: isUnsure ? null : value, unclear, currency, period, per, from: isFrom, billed };
};
