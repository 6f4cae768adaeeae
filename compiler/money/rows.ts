/** Amounts in a row that share words: "$29 $249 /month /year", as in the text of a price with a switch, and "119 € 100 € net a month". */
import type { Amount } from './amount.ts';
import { readClause } from './clauses.ts';
import { isNothing, type Units } from './units.ts';

/** Maximum amounts of a row. */
const MOST_AMOUNTS = 3;

/**
 * The last amounts of a line with their own periods, when periods in the same number and order follow a row of amounts. When other periods
 * follow, the last amount has no value. Empty when nothing changes. `behind` is the index of the unit after the last number.
 */
export const withOwnPeriods = (units: Units, amounts: readonly Amount[], behind: number): readonly Amount[] => {
  const { periods, next } = periodsFrom(units, behind);
  const last = amounts.at(-1);
  if (!last || new Set(periods).size < 2) return [];
  const row = rowOf(units, amounts);
  units.take(behind, next);
  const end = Math.max(last.end, units.placeOf(behind, next).end);
  if (row.length !== periods.length) return [{ ...last, value: null, end }];
  const raw = units.textAt(row[0]?.start ?? 0, end);
  const own = row.map((amount, index): Amount => ({ ...amount, period: periods[index] ?? null, billed: null, raw }));
  return [...own.slice(0, -1), { ...(own.at(-1) as Amount), end }];
};

/** The periods of clauses with nothing else, one right after another. */
const periodsFrom = (units: Units, start: number): { readonly periods: readonly string[]; readonly next: number } => {
  const periods: string[] = [];
  let next = start;
  for (let at = start; at < units.length && periods.length <= MOST_AMOUNTS;) {
    const clause = readClause(units, at, {});
    const isPeriod = clause.period != null && (units.raw(at) === '/' || units.is(at, 'each') || units.raw(at).startsWith('/'));
    if (isPeriod) periods.push(clause.period as string);
    else if (!units.isBreak(at)) break;
    at = Math.max(clause.next, at + 1);
    if (isPeriod) next = at;
  }
  return { periods, next };
};

/** The last amounts with nothing between them, up to the last one. Only the last one may have words of its own. */
const rowOf = (units: Units, amounts: readonly Amount[]): readonly Amount[] => {
  let first = amounts.length - 1;
  while (first > 0 && amounts.length - first < MOST_AMOUNTS && isBefore(units, amounts[first - 1] as Amount, amounts[first] as Amount))
    first--;
  return amounts.slice(first);
};

const isBefore = (units: Units, one: Amount, other: Amount): boolean =>
  [one.period, one.per, one.billed, one.high].every((each) => each === null) &&
  one.currency === other.currency &&
  units.textAt(one.end, other.start).trim() === '';

/** Maximum words between a second amount and its period. */
const MOST_NOUNS = 2;

/**
 * With the recurring payments for a part of what the amount before is for: "500 € + 200 € manutenzione annuale". A word that names the part
 * is between the amount and its period, which ends the line.
 */
export const withFees = (units: Units, amounts: readonly Amount[]): readonly Amount[] =>
  amounts.map((amount, index) => {
    const before = amounts[index - 1];
    const fee = before && isBeside(before, amount) ? feeAt(units, units.indexAt(amount.end)) : null;
    if (!fee) return amount;
    units.take(units.indexAt(amount.end), fee.next);
    const { end } = units.placeOf(fee.next - 1, fee.next);
    return { ...amount, period: fee.period, role: 'price', fee: true, raw: units.textAt(amount.start, end), end };
  });

const isBeside = (before: Amount, amount: Amount): boolean =>
  isOpen(before) && isOpen(amount) && before.currency === amount.currency && /^(?:price|addOn)$/.test(amount.role);

const isOpen = (amount: Amount): boolean => !hasRhythm(amount) && amount.high === null;

const feeAt = (units: Units, start: number): { readonly period: string; readonly next: number } | null => {
  let at = start;
  while (at < start + MOST_NOUNS && units.token(at)?.kind === 'word' && isNothing(units.meaning(at))) at++;
  const { rate } = units.meaning(at);
  const isRate = rate !== undefined && !units.is(at, 'billed') && isLast(units, at);
  return at > start && isRate ? { period: rate, next: at + 1 } : null;
};

const isLast = (units: Units, at: number): boolean =>
  at + 1 >= units.length || units.isBreak(at + 1) || /^[.,;)）]$/.test(units.raw(at + 1));

/** Maximum price with tax, relative to the one without. */
const MOST_TAX = 1.3;

/** Adds the period of one of two neighbours to the other one, when they are the same price with and without tax. */
export const withNet = (units: Units, amounts: readonly Amount[]): readonly Amount[] =>
  amounts.map((amount, index) => {
    const other = [amounts[index - 1], amounts[index + 1]].find((each) => each !== undefined && isSamePrice(units, each, amount));
    return other && !hasRhythm(amount) && hasRhythm(other)
      ? { ...amount, period: other.period, per: other.per, billed: other.billed, once: other.once }
      : amount;
  });

const hasRhythm = ({ period, per, billed, once }: Amount): boolean => once || [period, per, billed].some((each) => each !== null);

const isSamePrice = (units: Units, one: Amount, other: Amount): boolean =>
  one.currency === other.currency &&
  one.role === other.role &&
  (isNetOf(one, other) || isNetOf(other, one)) &&
  /^[\s(（|/·•]*$/.test(units.textAt(Math.min(one.end, other.end), Math.max(one.start, other.start)));

const isNetOf = (net: Amount, gross: Amount): boolean => {
  const share = (gross.value ?? 0) / (net.value ?? 0);
  return share > 1 && share <= MOST_TAX && net.taxIncluded === false && gross.taxIncluded !== false;
};
