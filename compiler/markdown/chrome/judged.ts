import type { Repetition } from './model.ts';
import { isLinks } from './traces.ts';
import type { Unit } from './units.ts';

/** Returns what is known of a unit, null when only one page has it. */
export type VerdictOf = (unit: Unit) => Repetition | null;

/** A currency sign. */
export const MONEY = /\p{Sc}/u;

/** A unit with its verdict. */
export interface Judged {
  readonly unit: Unit;
  /** Its index in document order. */
  readonly at: number;
  readonly repetition: Repetition | null;
}

/** A unit that repeats. */
type Repeated = Judged & { readonly repetition: Repetition };

/** True for links of a menu. */
export const isOfMenu = ({ repetition }: Judged): boolean => repetition?.isMenu === true;

/** True for a unit that is on nearly every page. */
export const isEverywhere = (judged: Judged): judged is Repeated => judged.repetition?.isEverywhere === true;

/** True for a unit on enough pages to be boilerplate at the edge of a page. */
export const isAtEdges = (judged: Judged): judged is Repeated => judged.repetition?.isAtEdges === true;

/** True when a unit is boilerplate at any position. A label is boilerplate only in its menu. */
export const isRepeated = (judged: Judged): boolean => isOfMenu(judged) || isEverywhere(judged);

/** The repetition that makes a unit boilerplate at any position, null for others. */
export const ownReason = (judged: Judged): Repetition | null => (isRepeated(judged) ? judged.repetition : null);

/** Total words of units. */
export const wordsOf = (judged: readonly Judged[]): number => judged.reduce((sum, { unit }) => sum + unit.words, 0);

/** Total links of the units that are hardly more than links. */
export const linksOf = (judged: readonly Judged[]): number =>
  judged.reduce((sum, { unit }) => sum + (isLinks(unit) ? unit.links.length : 0), 0);
