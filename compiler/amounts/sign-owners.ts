import { joinCurrencies } from './currencies.ts';
import { isContent, isLineEnd } from './part-rules.ts';
import { partAt, type Part } from './parts.ts';

/** The signs of one number, as indexes of parts. */
export interface Signs {
  readonly before: number | null;
  readonly after: number | null;
}

/** Which signs belong to which number. */
export interface SignOwners {
  /** By the index of the number. */
  readonly signs: ReadonlyMap<number, Signs>;
  /** Index of a number -> index of the next one, where the sign between them may belong to either. */
  readonly tied: ReadonlyMap<number, number>;
}

interface Neighbour {
  readonly index: number;
  /** 0: it touches; 1: a space between; 2: an end of a line between; more: there is none. */
  readonly distance: number;
}

const NONE: Neighbour = { index: -1, distance: Infinity };

/** Finds the number that each sign of a currency belongs to: the nearest one, before or behind. */
export const signOwners = (parts: readonly Part[]): SignOwners => {
  const signs = new Map<number, Signs>();
  const tied = new Map<number, number>();
  parts.forEach(({ kind }, index) => {
    if (kind !== 'sign') return;
    const [left, right] = [numberBefore(parts, index), numberAfter(parts, index)];
    const before = signs.get(left.index)?.before ?? null;
    const side = sideOf(parts, index, { left, right, before });
    if (side === 'tie') tied.set(left.index, right.index);
    else if (side === 'left') signs.set(left.index, { before, after: index });
    else if (side === 'right') signs.set(right.index, { before: index, after: null });
  });
  return { signs, tied };
};

interface Rivals {
  readonly left: Neighbour;
  readonly right: Neighbour;
  /** Sign that the left number has already. */
  readonly before: number | null;
}

const sideOf = (parts: readonly Part[], index: number, { left, right, before }: Rivals): 'left' | 'right' | 'tie' | 'none' => {
  if (left === NONE) return right === NONE ? 'none' : 'right';
  if (right === NONE) return 'left';
  // In "$49 CAD 10 users" the code says which dollar it is.
  if (before !== null) return right.distance > 0 && isSpecified(partAt(parts, before), partAt(parts, index)) ? 'left' : 'right';
  if (left.distance === right.distance) return hasSignBehind(parts, right.index) ? 'left' : 'tie';
  return left.distance < right.distance ? 'left' : 'right';
};

/** "49 € 99 €": the next number has a sign behind it, as this one does. */
const hasSignBehind = (parts: readonly Part[], index: number): boolean =>
  partAt(parts, index + 1).kind === 'sign' && numberAfter(parts, index + 1) === NONE;

const isSpecified = (sign: Part, code: Part): boolean =>
  sign.currency !== code.currency && joinCurrencies(sign.currency, code.currency) !== null;

/** The number behind a sign. In the next line it must be alone, and so must the sign: "Prices in USD" says nothing of "5 users". */
const numberAfter = (parts: readonly Part[], index: number): Neighbour => {
  const [next, number] = [partAt(parts, index + 1), partAt(parts, index + 2)];
  if (next.kind === 'number') return { index: index + 1, distance: next.glued ? 0 : 1 };
  const isAlone = isLineEnd(partAt(parts, index - 1)) && endsAmount(partAt(parts, index + 3));
  return next.kind === 'break' && number.kind === 'number' && isAlone ? { index: index + 2, distance: 2 } : NONE;
};

/** The number before a sign. In the line before, it must be alone but for words such as "from". */
const numberBefore = (parts: readonly Part[], index: number): Neighbour => {
  const [number, before] = [partAt(parts, index - 2), partAt(parts, index - 1)];
  if (before.kind === 'number') return { index: index - 1, distance: partAt(parts, index).glued ? 0 : 1 };
  const isAlone = startsAmount(partAt(parts, index - 3)) && endsAmount(partAt(parts, index + 1));
  return before.kind === 'break' && number.kind === 'number' && isAlone ? { index: index - 2, distance: 2 } : NONE;
};

const startsAmount = (part: Part): boolean => isLineEnd(part) || part.meaning.word !== undefined;

/** What may stand behind an amount that is spread over lines; "14 days" is none. */
const endsAmount = (part: Part): boolean =>
  isLineEnd(part) || (!isContent(part) && part.meaning.unit === undefined && part.meaning.noun === undefined);
