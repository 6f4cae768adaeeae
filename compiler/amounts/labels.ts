import { isContent, isFiller, isLineEnd } from './part-rules.ts';
import { partAt, type Part } from './parts.ts';
import { ledPeriod, periodAt, type PeriodMatch } from './periods.ts';

/** Words of a period before an amount: "Monthly: $49". */
export interface Label {
  readonly period: string;
  /** Index of their first part, and the offset in the text where it begins. */
  readonly first: number;
  readonly start: number;
}

/** Where words of a period begin and what stands before them. */
interface Words {
  readonly period: string;
  readonly first: number;
  readonly before: Part;
}

/**
 * The label of an amount: words of a period before it, or a line of them above it. Two such lines are the two sides of a switch, and name
 * nothing. `floor`: first part behind the words that belong to the amount before.
 */
export const labelOf = (parts: readonly Part[], index: number, floor: number): Label | null => {
  const near = skipBack(parts, index - 1, floor);
  const isBroken = partAt(parts, near).kind === 'break';
  const words = wordsEndingAt(parts, isBroken ? skipBack(parts, near - 1, floor) : near, floor);
  if (words === null || isContent(words.before) || words.before.kind === 'amount') return null;
  if (isBroken && (!isLineEnd(words.before) || isSideOfSwitch(parts, words.first))) return null;
  return { period: words.period, first: words.first, start: partAt(parts, words.first).start };
};

const skipBack = (parts: readonly Part[], index: number, floor: number): number => {
  let at = index;
  while (at >= floor && isBeside(partAt(parts, at))) at--;
  return at;
};

const isBeside = (part: Part): boolean => isFiller(part) || part.meaning.word === 'from';

/** "Monthly", "Jahrespreis", "pro Monat". */
const wordsEndingAt = (parts: readonly Part[], index: number, floor: number): Words | null => {
  for (const first of [index, index - 1, index - 2].filter((at) => at >= floor)) {
    const found = periodAt(parts, first) ?? continuedAt(parts, first);
    const period = found?.next === index + 1 ? found.period : first === index ? partAt(parts, index).meaning.label : undefined;
    const at = skipBack(parts, first - 1, floor);
    if (period !== undefined) return { period, first, before: partAt(parts, at < floor ? -1 : at) };
  }
  return null;
};

/** The "und Monat" of "pro Nutzer und Monat: 9 €". */
const continuedAt = (parts: readonly Part[], index: number): PeriodMatch | null =>
  partAt(parts, index).meaning.word === 'and' && partAt(parts, index - 1).meaning.noun !== undefined ? ledPeriod(parts, index) : null;

/** True when the words of a period that begin at a part are a line, and the line above names a period too. */
export const isSideOfSwitch = (parts: readonly Part[], index: number): boolean => {
  const end = skipBack(parts, index - 1, 0);
  const { adverb, word } = partAt(parts, skipBack(parts, end - 1, 0)).meaning;
  return partAt(parts, end).kind === 'break' && (adverb !== undefined || word === 'charging');
};
