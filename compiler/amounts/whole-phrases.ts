import { phraseAt, type PhraseMatch, type PhraseTable } from './phrases.ts';
import { as, piecesOf } from './pieces.ts';
import { tokenAt, type Token } from './tokens.ts';

/** What a whole text says. */
export interface Said<T> {
  readonly value: T;
  /** Indexes of the first of its words, and behind the last. */
  readonly start: number;
  readonly end: number;
}

/**
 * What a text says when every word of it is a phrase of one table or stands beside those; null when any other word, a number or a question
 * mark is in it. Several phrases that mean different things say nothing either.
 */
export const saysOnly = <T extends string | true>(
  tokens: readonly Token[],
  table: PhraseTable<T>,
  beside: PhraseTable<unknown>,
): Said<T> | null => {
  const pieces = piecesOf<T | 'beside'>(tokens, (index) => wordAt(tokens, index, table, beside));
  if (pieces.some(({ value, index }) => value === null && !isMark(tokenAt(tokens, index)))) return null;
  const words = pieces.filter(({ value }) => value !== null);
  const [value, ...others] = new Set(words.flatMap((word) => (word.value === null || word.value === 'beside' ? [] : word.value)));
  const [first, last] = [words[0], words.at(-1)];
  return value !== undefined && others.length === 0 && first && last ? { value: value as T, start: first.index, end: last.next } : null;
};

/** Of two phrases at one token the longer counts: "for life" is more than "for". */
const wordAt = <T>(
  tokens: readonly Token[],
  index: number,
  table: PhraseTable<T>,
  beside: PhraseTable<unknown>,
): PhraseMatch<T | 'beside'> | null => {
  const [match, other] = [phraseAt(table, tokens, index), phraseAt(beside, tokens, index)];
  return match && match.next >= (other?.next ?? 0) ? match : as(other, () => 'beside' as const);
};

const isMark = ({ kind, raw }: Token): boolean => kind === 'break' || (kind === 'mark' && !/^[?؟%#+<>~]$/.test(raw));
