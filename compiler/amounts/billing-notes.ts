import { isContent } from './part-rules.ts';
import { readParts, type Part } from './parts.ts';
import { payingAt } from './paying.ts';
import { plainText } from './plain.ts';
import { isOfOther } from './unclear-years.ts';

/** True when a line has words of paying for a year at once: "Billed annually", "Annual billing (save 20 %)". */
export const namesYearlyBilling = (line: string): boolean => isYearly(partsOf(line));

/** What a line without an amount says of the amounts above it: that they are paid yearly, or that they may be; null when it says neither. */
export const billingNote = (line: string): 'yearly' | 'unclear' | null => {
  const parts = partsOf(line);
  if (parts.some(({ kind }) => kind === 'sign') || isOfOther(parts) || !isYearly(parts)) return null;
  return parts.some(isContent) ? 'unclear' : 'yearly';
};

const partsOf = (line: string): readonly Part[] => readParts(plainText(line).text);

const isYearly = (parts: readonly Part[]): boolean => parts.some((_, index) => payingAt(parts, index)?.period === 'P1Y');
