import type { DescribedAmount } from './described-amounts.ts';
import { partAt, type Part } from './parts.ts';

/** Marks monthly amounts that the amount of a year beside them shows to be paid yearly: "$16 a month ($192 billed annually)". */
export const markPaidYearly = (amounts: readonly DescribedAmount[], parts: readonly Part[]): readonly DescribedAmount[] =>
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
