import { RANGE, UNLIMITED, VAGUE } from './lexicon/limits.ts';
import { ON_REQUEST } from './lexicon/requests.ts';
import { numberAt } from './numbers.ts';
import { partAt, readParts } from './parts.ts';
import { periodAt } from './periods.ts';
import { phraseAt, phraseTable, type PhraseMatch } from './phrases.ts';
import { tokenAt, type Token } from './tokens.ts';

/** How much of something there is: a number, no limit, on request, or words that nobody can count. */
export type Quantity = number | 'unlimited' | 'onRequest' | 'vague';

const WORDS = phraseTable<Quantity>([
  ['unlimited', UNLIMITED],
  ['vague', VAGUE],
  ['onRequest', ON_REQUEST],
]);
const RANGES = phraseTable([[true, RANGE]]);

/** The quantity that begins at a token, "5", "unlimited", "5-10"; null when there is none. */
export const quantityAt = (tokens: readonly Token[], index: number): PhraseMatch<Quantity> | null => {
  const word = phraseAt(WORDS, tokens, index);
  if (word) return word;
  const low = numberAt(tokens, index);
  if (low === null) return null;
  const joint = phraseAt(RANGES, tokens, low.next);
  const high = joint && numberAt(tokens, joint.next);
  if (high) return { value: 'vague', next: high.next };
  return { value: low.value ?? 'vague', next: low.next };
};

/** The words of periods in a text, by the offset where they begin: the period (ISO 8601), and the offset where they end. */
export type Rhythms = ReadonlyMap<number, { readonly period: string; readonly end: number }>;

/** Finds the words of periods in a plain text: "monthly", "/ month". */
export const rhythmsIn = (text: string): Rhythms => {
  const parts = readParts(text);
  return new Map(
    parts.flatMap(({ start }, index) => {
      const found = periodAt(parts, index);
      return found ? [[start, { period: found.period, end: partAt(parts, found.next - 1).end }] as const] : [];
    }),
  );
};

/** The period whose words begin at a token; null when none do. */
export const rhythmAt = (tokens: readonly Token[], index: number, rhythms: Rhythms): PhraseMatch<string> | null => {
  const found = rhythms.get(tokenAt(tokens, index).start);
  if (!found) return null;
  let next = index + 1;
  while (tokenAt(tokens, next).start < found.end) next++;
  return { value: found.period, next };
};
