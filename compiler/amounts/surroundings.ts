import type { Role } from './clause.ts';
import type { Sides } from './lexicon/other-money.ts';
import { isLineEnd } from './part-rules.ts';
import { partAt, type Part } from './parts.ts';

/** Parts before an amount that are looked at. */
const REACH = 40;

/**
 * What the other words of its sentence, or a short line above it, make of an amount: "Extra users: $5", "You save $20". `floor`: first part
 * behind the words that belong to the amount before.
 */
export const roleBySurroundings = (parts: readonly Part[], index: number, floor: number): Role => {
  const sentence = sentenceBefore(parts, index, floor);
  const own = roleIn(sentence);
  const isAlone = own === 'price' && sentence.every(({ kind }) => kind === 'mark');
  return isAlone ? roleByLine(lineAbove(parts, index - sentence.length)) : own;
};

const roleIn = (sentence: readonly Part[]): Role => {
  if (sentence.some(({ meaning }) => stands(meaning.other))) return 'other';
  // "Save 20 %" is complete, and says nothing of an amount behind it.
  const number = sentence.findLastIndex(({ kind }) => kind === 'number' || kind === 'digits');
  if (sentence.slice(number + 1).some(({ meaning }) => stands(meaning.saving) || meaning.isAtFirst === true)) return 'saving';
  return sentence.some(isAddOn) ? 'addOn' : 'price';
};

/** Words of a line such as "Extra users", which is no sentence. */
const LINE_WORDS = 5;

const roleByLine = (line: readonly Part[]): Role => {
  const words = line.filter(({ kind }) => kind === 'word').length;
  // A plan may be called "Extra".
  if (words <= LINE_WORDS && line.some((part) => isAddOn(part) && (words > 1 || part.text !== 'extra'))) return 'addOn';
  const { saving, other } = partAt(line, line.length - 1).meaning;
  if (stands(saving)) return 'saving';
  return stands(other) ? 'other' : 'price';
};

const isAddOn = ({ meaning }: Part): boolean => meaning.word === 'addOn';

const stands = (side: keyof Sides | undefined): boolean => side === 'before' || side === 'both';

const sentenceBefore = (parts: readonly Part[], index: number, floor: number): readonly Part[] => {
  let at = index;
  while (at > Math.max(floor, index - REACH) && !isSentenceEnd(parts, at - 1)) at--;
  return parts.slice(at, index);
};

const isSentenceEnd = (parts: readonly Part[], index: number): boolean => {
  const { kind, raw } = partAt(parts, index);
  return kind === 'break' || kind === 'amount' || /^[!?;|•·؛؟]$/.test(raw) || (raw === '.' && !partAt(parts, index + 1).glued);
};

/** The line above, when a line ends before a part. */
const lineAbove = (parts: readonly Part[], index: number): readonly Part[] => {
  const end = index - 1;
  if (partAt(parts, end).kind !== 'break') return [];
  let at = end;
  while (at > end - REACH && !isLineEnd(partAt(parts, at - 1)) && partAt(parts, at - 1).kind !== 'amount') at--;
  return parts.slice(at, end);
};
