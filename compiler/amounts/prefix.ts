import type { Role } from './clause.ts';
import { countedAt } from './counted.ts';
import { isSideOfSwitch } from './labels.ts';
import { isFiller } from './part-rules.ts';
import { partAt, type Part } from './parts.ts';
import { payingAt } from './paying.ts';
import { isDash } from './tokens.ts';

/** What the words before an amount say of it. */
export interface Prefix {
  readonly role: Role;
  readonly isFrom: boolean;
  /** False when the words make the amount a bound. */
  readonly isClear: boolean;
  /** Rhythm of paying right before the amount: "billed annually at $192". */
  readonly paid: string | null;
  /** True when the amount before has taken that rhythm as its own: "$490 billed yearly, $49 a month". */
  readonly isTaken: boolean;
  /** True when words of paying lead to the amount: "billed $192 yearly". */
  readonly isCharged: boolean;
  /** Offset in the text of the first word that is part of the price. */
  readonly start: number;
}

/** Characters between "from" and an amount (rule "from" of the reading of prices). */
const FROM_REACH = 14;

/** Reads what stands before an amount. `floor`: first part behind the words that belong to the amount before. */
export const readPrefix = (parts: readonly Part[], index: number, floor: number): Prefix => {
  const { start } = partAt(parts, index);
  const lead = leadOf(parts, index, floor);
  const { word } = lead.meaning;
  const paying = payingBefore(parts, index, floor);
  const isFrom = word === 'from' && start - lead.end <= FROM_REACH;
  const isBound = (word === 'bound' && !isName(parts, index, lead)) || word === 'until';
  return {
    role: word === 'former' ? 'saving' : roleBySign(parts, index),
    isFrom,
    isClear: !isBound && !isAbout(parts, index),
    ...paying,
    isCharged: word === 'charged' || paying.paid !== null,
    start: isFrom || isBound ? lead.start : start,
  };
};

/** A plan may be called "Max", so that it stands in a line of its own. */
const isName = (parts: readonly Part[], index: number, { text }: Part): boolean =>
  text === 'max' && partAt(parts, index - 1).kind === 'break';

/** The nearest part before an amount that is more than a mark or a filler; one end of a line may stand between. */
const leadOf = (parts: readonly Part[], index: number, floor: number): Part => {
  const at = skipBack(parts, index - 1, floor, true);
  return partAt(parts, at < floor ? -1 : at);
};

const skipBack = (parts: readonly Part[], index: number, floor: number, isOverLine: boolean): number => {
  let at = index;
  while (at >= floor && isBeside(partAt(parts, at))) at--;
  const isEnd = isOverLine && at >= floor && partAt(parts, at).kind === 'break';
  return isEnd ? skipBack(parts, at - 1, floor, false) : at;
};

const isBeside = (part: Part): boolean =>
  isFiller(part) || part.meaning.word === 'link' || (part.kind === 'mark' && /^[=•*]$/.test(part.raw));

/** "-$20" is a discount and "+$5" an extra; the plus of "Pro+ $49" belongs to the name. */
const roleBySign = (parts: readonly Part[], index: number): Role => {
  const { glued } = partAt(parts, index);
  const mark = partAt(parts, index - 1);
  if (isDash(mark)) return glued && !mark.glued ? 'saving' : 'price';
  const isOfName = mark.glued && !glued && partAt(parts, index - 2).kind === 'word';
  return mark.raw === '+' && !isOfName ? 'addOn' : 'price';
};

/** "~$50", "12 x $49" */
const isAbout = (parts: readonly Part[], index: number): boolean => {
  const { raw, text } = partAt(parts, index - 1);
  return /^[~≈<>≤≥±×]$/.test(raw) || (text === 'x' && partAt(parts, index - 2).kind === 'number');
};

/** Words of a rhythm of paying, or of what is counted, have at most so many parts. */
const CLAUSE_PARTS = 8;

/**
 * Words that the amount before took count here only in the same line: "$16 a month, billed annually at $192". Two lines of such words are the
 * two sides of a switch.
 */
const payingBefore = (parts: readonly Part[], index: number, floor: number): Pick<Prefix, 'paid' | 'isTaken'> => {
  for (let at = index - 1; at >= index - CLAUSE_PARTS && partAt(parts, at).kind !== 'amount'; at--) {
    const paying = payingAt(parts, at);
    const isTaken = paying !== null && paying.next <= floor;
    if (paying && leadsTo(parts, paying.next, index, !isTaken && !isSideOfSwitch(parts, at))) return { paid: paying.period, isTaken };
  }
  return { paid: null, isTaken: false };
};

/** What an amount counts once for, by words right before it or before its label, and the offset in the text where they begin. */
export interface CountedBefore {
  readonly per: string | null;
  readonly start: number;
}

/** What the amount, or its label, that begins at a part counts once for: "je Benutzer 49 €"; null when no word before says so. */
export const countedBefore = (parts: readonly Part[], index: number, floor: number): CountedBefore | null => {
  for (let at = index - 1; at >= Math.max(floor, index - CLAUSE_PARTS); at--) {
    const counted = countedAt(parts, at);
    if (counted && leadsTo(parts, counted.next, index, false)) return { per: counted.per, start: partAt(parts, at).start };
  }
  return null;
};

/** True when only fillers stand between the end of words and an amount. */
const leadsTo = (parts: readonly Part[], next: number, index: number, isOverLine: boolean): boolean =>
  next <= index && skipBack(parts, index - 1, next, isOverLine) < next;
