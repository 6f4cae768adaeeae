import { isContent } from './part-rules.ts';
import { partAt, readParts, type Part } from './parts.ts';
import { plainText } from './plain.ts';

/** A period in a text (ISO 8601), and the part behind its words. */
export interface PeriodMatch {
  readonly period: string;
  readonly next: number;
  /** True when a word such as "per" leads to it; false for "monthly", which may belong to either neighbour. */
  readonly isLed: boolean;
}

/** The one period that words name, such as "per month", "6 Monate", "P1M" or the words of a class; null when they name none, or two. */
export const periodOf = (words: string): string | null => {
  const parts = readParts(plainText(words).text);
  const [period, ...others] = new Set(parts.flatMap((_, index) => namedAt(parts, index) ?? []));
  return others.length === 0 ? (period ?? null) : null;
};

const namedAt = (parts: readonly Part[], index: number): string | null => {
  const { adverb, unit, label, rhythm } = partAt(parts, index).meaning;
  if (unit !== undefined) return isoPeriod(countBefore(parts, index), unit);
  return adverb ?? label ?? rhythm ?? isoWords(parts, index);
};

const countBefore = (parts: readonly Part[], index: number): number => {
  const before = partAt(parts, partAt(parts, index - 1).raw === '-' ? index - 2 : index - 1);
  return countOf(before) ?? (before.kind === 'number' ? 0 : 1);
};

/** "P1M" is a letter, digits that touch it, and a letter. */
const isoWords = (parts: readonly Part[], index: number): string | null => {
  const spelled = parts.slice(index, index + 3).map(({ raw, glued }, at) => (at === 0 || glued ? raw : ' '));
  const [, count, unit = ''] = /^P(\d{1,3})([DWMY])$/i.exec(spelled.join('')) ?? [];
  return count === undefined ? null : isoPeriod(Number(count), unit.toUpperCase());
};

/** A number of periods as ISO 8601; a quarter is three months, and twelve months are a year. Null when it is no whole number of them. */
export const isoPeriod = (count: number, unit: string): string | null => {
  if (!Number.isInteger(count) || count < 1 || count > 999) return null;
  const [units, letter] = unit === 'Q' ? [count * 3, 'M'] : [count, unit];
  return units === 12 && letter === 'M' ? 'P1Y' : `P${units}${letter}`;
};

/** The words of a period at a part: "monthly", "per month", "alle 3 Monate", "/mo"; null when there are none. A bare "month" is none. */
export const periodAt = (parts: readonly Part[], index: number): PeriodMatch | null => {
  const { adverb, isEach } = partAt(parts, index).meaning;
  if (adverb !== undefined) return { period: adverb, next: index + 1, isLed: false };
  return isEach ? ledPeriod(parts, index) : null;
};

/** A period behind the word at a part, such as "per" or, after "per user", "and". */
export const ledPeriod = (parts: readonly Part[], index: number): PeriodMatch | null => {
  const first = partAt(parts, index + 1).kind === 'break' ? index + 2 : index + 1;
  const counted = countedPeriod(parts, first);
  if (counted) return { ...counted, isLed: true };
  const { adverb, unit } = partAt(parts, first).meaning;
  const period = unit === undefined ? (adverb ?? (isShortMonth(parts, first) ? 'P1M' : null)) : isoPeriod(1, unit);
  return period === null ? null : { period, next: first + 1, isLed: true };
};

/** A number of periods at a part, "3 months", "6-month"; null when there is none. */
export const countedPeriod = (parts: readonly Part[], index: number): Omit<PeriodMatch, 'isLed'> | null => {
  const count = countOf(partAt(parts, index));
  const at = partAt(parts, index + 1).raw === '-' ? index + 2 : index + 1;
  const { unit } = partAt(parts, at).meaning;
  const period = count === null || unit === undefined ? null : isoPeriod(count, unit);
  return period === null ? null : { period, next: at + 1 };
};

/** A number, in digits or as a word; null for any other part. */
const countOf = ({ kind, meaning, value }: Part): number | null => meaning.count ?? (kind === 'number' ? value : null);

/** "$9/m" is a price for each month, "$9/M tokens" one for a million. */
const isShortMonth = (parts: readonly Part[], index: number): boolean => {
  const behind = partAt(parts, index + 1);
  return (
    partAt(parts, index - 1).raw === '/' && partAt(parts, index).raw === 'm' && !isContent(behind) && behind.meaning.noun === undefined
  );
};
