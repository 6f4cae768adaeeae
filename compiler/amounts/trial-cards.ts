import { CARD, NEEDED, NOT, WITHOUT } from './lexicon/trials.ts';
import { phraseAt, phraseTable } from './phrases.ts';
import type { Token } from './tokens.ts';

const CARDS = phraseTable([[true, CARD]]);
const WORDS = phraseTable<'not' | 'needed'>([
  ['not', NOT],
  ['not', WITHOUT],
  ['needed', NEEDED],
]);

/** Tokens between a card and the word that says whether it is asked for. */
const REACH = 5;

/** Whether clauses say that a payment card is asked for; null when none says so, or they disagree. */
export const cardRequirement = (clauses: readonly (readonly Token[])[]): boolean | null => {
  const said = new Set(clauses.flatMap((clause) => requirement(clause) ?? []));
  const [first] = said;
  return said.size === 1 ? (first ?? null) : null;
};

const requirement = (clause: readonly Token[]): boolean | null => {
  const at = clause.findIndex((_, index) => phraseAt(CARDS, clause, index) !== null);
  if (at === -1) return null;
  const near = clause.flatMap((_, index) => (Math.abs(index - at) <= REACH ? (phraseAt(WORDS, clause, index)?.value ?? []) : []));
  if (near.includes('not')) return false;
  return near.includes('needed') ? true : null;
};
