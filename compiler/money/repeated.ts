/** Amounts that are written twice, as for the eye and for screen readers: "from $49 $49 / month". */
import type { Amount } from './amount.ts';
import type { Units } from './units.ts';

/** True for an amount that says the one before it again. `first`: the unit of its figure or sign. */
export const isRepeated = (units: Units, last: Amount, { value, currency, start }: Amount, first: number): boolean => {
  const isBare = last.period === null && last.per === null && last.billed === null && last.high === null;
  const isSame = value !== null && last.value === value && last.currency === currency;
  return isBare && isSame && units.token(first)?.start === start && units.isInLine(last.end, start);
};

/** The two as one, of which both say something. */
export const merged = (units: Units, last: Amount, amount: Amount): Amount => ({
  ...amount,
  from: last.from || amount.from,
  once: last.once || amount.once,
  role: amount.role === 'price' ? last.role : amount.role,
  raw: units.textAt(last.start, amount.end),
  start: last.start,
});
