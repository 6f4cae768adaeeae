/** What a question may mean: an intent, and how much speaks for it. */
import type { Question, Unit } from './question.ts';

/** Values of an intent's slots; null is a name that the site does not have. */
export type Slots = Readonly<Record<string, string | number | null | readonly (string | null)[]>>;

/** An intent that competes for the question; `share` of its content words is explained, from 0 to 1. */
export interface Candidate {
  readonly intent: string;
  readonly slots: Slots;
  /** Which answer of the intent: the values of the slots in the order in which they say less and less of it. */
  readonly path: readonly string[];
  readonly strength: number;
  readonly share: number;
  /** Of a rule: it wins a draw. Of a guide: the question is its name. */
  readonly firm?: boolean | undefined;
  /** The same for the other things of its kind that the question names: they are answered behind it. */
  readonly further?: readonly Candidate[];
  /** Every word that carries meaning is explained. */
  readonly isWhole?: boolean;
}

/** Nothing was understood. */
export const NOTHING: Candidate = { intent: 'out_of_scope', slots: {}, path: [], strength: 0, share: 0 };

/** What a word that is not explained weighs: less when texts of the site have it, more when nothing of the site does. */
const LISTED = 0.75;
const FOREIGN = 2;

/** Share of what carries meaning that lexicon, names or `covered` explain; a question of function words alone is explained by any phrase of them. */
export const explain = ({ units, concepts }: Question, covered: readonly Unit[]): number => {
  const isExplained = (unit: Unit): boolean => unit.isKnown || covered.includes(unit);
  const explained = units.filter(isExplained).length;
  const open = units.reduce((sum, unit) => sum + (isExplained(unit) ? 0 : unit.isListed ? LISTED : FOREIGN), 0);
  return units.length === 0 ? Math.min(1, concepts.size) : explained / (explained + open);
};
