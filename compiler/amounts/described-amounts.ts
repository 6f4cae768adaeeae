import type { Layout, Role, Suffix } from './clause.ts';
import { labelOf, type Label } from './labels.ts';
import { isContent, isLineEnd } from './part-rules.ts';
import { partAt, type Part } from './parts.ts';
import { countedBefore, readPrefix, type Prefix } from './prefix.ts';
import { isRangeJoint } from './ranges.ts';
import { readSuffix } from './suffix.ts';
import { roleBySurroundings } from './surroundings.ts';

/** An amount with everything that the words around it say. */
export interface DescribedAmount {
  readonly part: Part;
  /** Index of the part, and of the first one behind the words of the amount. */
  readonly index: number;
  readonly next: number;
  readonly value: number | null;
  /** The amount, where words of a year leave open what it is for; `value` is null then. */
  readonly unclear: number | null;
  readonly period: string | null;
  readonly per: string | null;
  readonly isFrom: boolean;
  readonly billed: string | null;
  readonly role: Role;
  /** True when words of paying lead to it, or are all that says what it is for. */
  readonly isPayment: boolean;
  /** Where the words of the price begin and end in the plain text. */
  readonly start: number;
  readonly end: number;
}

/** Describes every amount of a text. */
export const describeAmounts = (parts: readonly Part[]): readonly DescribedAmount[] => {
  const indexes = parts.flatMap(({ kind }, index) => (kind === 'amount' ? [index] : []));
  const layout = layoutOf(parts, indexes);
  const described: DescribedAmount[] = [];
  for (const index of indexes) {
    const before = described.at(-1);
    const amount = describe(parts, index, before?.next ?? 0, layout);
    const range = before && rangeOf(before, amount, parts);
    if (range) described.pop();
    described.push(range ?? amount);
  }
  return described;
};

/** Words of periods stand before the amounts when they do so at the first one, and nothing names the period of the last one behind it. */
const layoutOf = (parts: readonly Part[], indexes: readonly number[]): Layout => {
  const unlabelled = { isLabelled: false };
  const [first, last] = [indexes[0], indexes.at(-1)];
  if (first === undefined || last === undefined || labelOf(parts, first, 0) === null) return unlabelled;
  return { isLabelled: readSuffix(parts, last, unlabelled).period === null };
};

const describe = (parts: readonly Part[], index: number, floor: number, layout: Layout): DescribedAmount => {
  const part = partAt(parts, index);
  const prefix = readPrefix(parts, index, floor);
  const suffix = readSuffix(parts, index, layout);
  const { label, per, start } = headingOf(parts, index, floor, suffix);
  return {
    part,
    index,
    next: suffix.next,
    value: prefix.isClear && suffix.isClear && !isCutShort(parts, index) ? valueOf(part, partAt(parts, index + 1)) : null,
    unclear: null,
    per,
    isFrom: prefix.isFrom || suffix.isFrom,
    role: part.power >= MILLION ? 'other' : strongest([suffix.role, prefix.role, roleBySurroundings(parts, index, floor)]),
    start: Math.min(prefix.start, start),
    end: suffix.end,
    ...rhythmOf(prefix, suffix, label),
  };
};

interface Heading {
  readonly label: Label | null;
  readonly per: string | null;
  /** Offset in the text. */
  readonly start: number;
}

/** Words before an amount that say what those behind it leave open. */
const headingOf = (parts: readonly Part[], index: number, floor: number, { period, per, isOnce }: Suffix): Heading => {
  const words = isOnce ? null : labelOf(parts, index, floor);
  const label = period === null || words?.period !== period ? words : null;
  const first = label === null ? index : label.first;
  const counted = per === null ? countedBefore(parts, first, floor) : { per, start: Infinity };
  return { label, per: counted === null ? null : counted.per, start: Math.min(partAt(parts, first).start, counted?.start ?? Infinity) };
};

/** Power of ten of amounts that no price list shows. */
const MILLION = 6;

/** Of several roles the first counts. */
const RANKS: readonly Role[] = ['other', 'saving', 'addOn', 'price'];

const strongest = (roles: readonly Role[]): Role => RANKS.find((role) => roles.includes(role)) ?? 'price';

type Rhythm = Pick<DescribedAmount, 'period' | 'billed' | 'isPayment'>;

/** When the only period is that of paying, it is what the amount is for. */
const rhythmOf = (prefix: Prefix, suffix: Suffix, label: Label | null): Rhythm => {
  const own = suffix.period ?? label?.period ?? null;
  const said = suffix.paid ?? prefix.paid;
  if (own === null) return { period: said, billed: null, isPayment: prefix.isCharged || suffix.paid !== null };
  const billed = prefix.isTaken ? suffix.paid : (said ?? termOf(own, label));
  return { period: own, billed: billed === own ? null : billed, isPayment: prefix.isCharged };
};

/** "Annual: $16 a month" is what a month costs when the year is paid. */
const termOf = (period: string, label: Label | null): string | null => (period === 'P1M' && label?.period === 'P1Y' ? 'P1Y' : null);

/** "$ 4 9 /mo": digits in boxes of their own, of which the amount has the first. */
const isCutShort = (parts: readonly Part[], index: number): boolean => {
  const [digits, behind] = [partAt(parts, index + 1), partAt(parts, index + 2)];
  const isDigits = digits.kind === 'number' && /^\p{N}$/u.test(digits.raw);
  return isDigits && (isLineEnd(behind) || behind.raw === '/' || behind.meaning.adverb !== undefined || behind.meaning.isEach === true);
};

/** In "$49 500 contacts" the space may stand between two numbers. */
const valueOf = ({ isSignFirst, text, value }: Part, behind: Part): number | null => {
  const isSpaced = isSignFirst && /\d \d/.test(text);
  return isSpaced && (isContent(behind) || behind.meaning.noun !== undefined) ? null : value;
};

/** "$10/month - $20/month" is a range, "$49/month - $490/year" are two prices. */
const rangeOf = (low: DescribedAmount, high: DescribedAmount, parts: readonly Part[]): DescribedAmount | null => {
  const isJoined = high.index === low.next + 1 && isRangeJoint(partAt(parts, low.next));
  return isJoined && low.period === high.period && low.part.currency === high.part.currency
    ? { ...high, value: null, start: low.start }
    : null;
};
