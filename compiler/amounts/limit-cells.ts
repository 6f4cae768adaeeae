import { LEADING, TRAILING, UNCERTAIN, UNCERTAIN_BEHIND } from './lexicon/limits.ts';
import { cellNouns } from './limit-nouns.ts';
import { phraseAt, phraseTable, type PhraseMatch } from './phrases.ts';
import { as, piecesOf } from './pieces.ts';
import { quantityAt, rhythmAt, type Quantity, type Rhythms } from './quantities.ts';
import { tokenAt, type Token } from './tokens.ts';

/** How much words grant of something. */
export interface Grant {
  readonly quantity: Quantity;
  /** Period (ISO 8601) after which it is granted again; null when no word says so. */
  readonly period: string | null;
}

const HARMLESS = phraseTable([
  [true, LEADING],
  [true, TRAILING],
]);
const UNSURE = phraseTable([
  [true, UNCERTAIN],
  [true, UNCERTAIN_BEHIND],
]);

/** Marks that change nothing; a dash, a plus or a slash might. */
const MARKS = /^[.,:;()*†‡✓✔"“”]$/u;

/** What tokens grant of the limit that their row or the words before name; `vague` as soon as one of them is not understood. */
export const grantOf = (tokens: readonly Token[], rhythms: Rhythms, key: string): Grant => {
  const pieces = piecesOf<Partial<Grant>>(
    tokens,
    (index) => as(quantityAt(tokens, index), (quantity) => ({ quantity })),
    (index) => as(rhythmAt(tokens, index, rhythms), (period) => ({ period })),
    (index) => as(harmlessAt(tokens, index, key), () => ({})),
  );
  const [quantity, ...others] = pieces.flatMap(({ value }) => value?.quantity ?? []);
  const [period = null] = pieces.flatMap(({ value }) => value?.period ?? []);
  const isUnderstood = others.length === 0 && pieces.every(({ value }) => value !== null);
  return { quantity: isUnderstood && quantity !== undefined ? quantity : 'vague', period };
};

const harmlessAt = (tokens: readonly Token[], index: number, key: string): PhraseMatch<unknown> | null => {
  if (MARKS.test(tokenAt(tokens, index).raw)) return { value: true, next: index + 1 };
  return phraseAt(cellNouns(key), tokens, index) ?? (phraseAt(UNSURE, tokens, index) ? null : phraseAt(HARMLESS, tokens, index));
};
