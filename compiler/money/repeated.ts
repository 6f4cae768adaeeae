/** Amounts that are written twice, for example visibly and for screen readers: "from $49 $49 / month". */
import type { Amount } from './amount.ts';
import type { Units } from './units.ts';

/** True for an amount that repeats the one before it. `first` is the unit of its number or sign. */
export const isRepeated = (units: Units, last: Amount, { value, currency, start }: Amount, first: number): boolean => {
  const isBare = last.period === null && last.per === null && last.billed === null && last.high === null;
  const isSame = value !== null && last.value === value && last.currency === currency;
  return isBare && isSame && units.token(first)?.start === start && units.isInLine(last.end, start);
};

/** Merges the values of two equal amounts. */
export const merged = (units: Units, last: Amount, amount: Amount): Amount => ({
  ...amount,
  from: last.from || amount.from,
  once: last.once || amount.once,
  role: amount.role === 'price' ? last.role : amount.role,
  raw: units.textAt(last.start, amount.end),
  start: last.start,
});
