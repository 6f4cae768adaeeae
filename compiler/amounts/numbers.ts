import { currencyAt } from './currencies.ts';
import { MAGNITUDES, PERCENT } from './lexicon/magnitudes.ts';
import { phraseAt, phraseTable, type PhraseMatch } from './phrases.ts';
import { plainText } from './plain.ts';
import { valueOfSpelling } from '../money/spellings.ts';
import { tokenAt, tokenize, type Token } from './tokens.ts';

/** A number in a text: what it is worth, and the token behind it. */
export interface NumberMatch {
  /** Null when its spelling has no certain meaning. */
  readonly value: number | null;
  /** Power of ten that a word behind it multiplies by. */
  readonly power: number;
  readonly next: number;
}

/** The number that a text is, in any of the usual spellings, with its word for thousands; null when it is none, or has two meanings. */
export const readNumber = (text: string): number | null => {
  const tokens = tokenize(plainText(text).text.trim());
  const match = numberAt(tokens, 0);
  return match !== null && match.next === tokens.length ? match.value : null;
};

/** The number that begins at a token; null when there is none, or its digits are part of something else: "GPT-4", "24/7", "100%". */
export const numberAt = (tokens: readonly Token[], index: number): NumberMatch | null => {
  const { kind, raw } = tokenAt(tokens, index);
  if (kind !== 'number' || isTouched(tokens, index) || isChained(tokens, index)) return null;
  const { value: power, next } = magnitudeAt(tokens, index + 1) ?? { value: 0, next: index + 1 };
  const isPart = isTouching(tokenAt(tokens, next)) || phraseAt(SHARE, tokens, next) !== null;
  return isPart ? null : { value: valueOfSpelling(raw, power), power, next };
};

const MAGNITUDE = phraseTable(MAGNITUDES);
const SHARE = phraseTable([[true, PERCENT]]);
const ABBREVIATED = /^(?:tsd|mio|mrd|mn|bn)$/;

const magnitudeAt = (tokens: readonly Token[], index: number): PhraseMatch<number> | null => {
  const { text, raw, glued } = tokenAt(tokens, index);
  const match = phraseAt(MAGNITUDE, tokens, index);
  // "5m" may be minutes or metres, "5 b" the second part of a question.
  const isLetter = /^[mb]$/.test(text) && !(glued && /^[MB]$/.test(raw));
  if (!match || isLetter) return null;
  const dot = tokenAt(tokens, match.next);
  const isDotted = ABBREVIATED.test(text) && dot.raw === '.' && dot.glued;
  return isDotted ? { ...match, next: match.next + 1 } : match;
};

/** Arabic prepositions that are written together with their number. */
const PREPOSITION = /^[بلو]$/;

/** True when what stands before makes the digits part of a name: "#1", "v2", "GPT-4", "No.5". A currency may touch: "PKR1,500". */
const isTouched = (tokens: readonly Token[], index: number): boolean => {
  const [word, before] = [tokenAt(tokens, index - 2), tokenAt(tokens, index - 1)];
  if (!tokenAt(tokens, index).glued) return false;
  if (/^[-‐‑.]$/.test(before.raw)) return before.glued && word.kind === 'word';
  if (before.kind === 'word') return !PREPOSITION.test(before.text) && currencyAt(tokens, index - 1) === null;
  return before.kind === 'number' || /^[#@_&№©§\p{N}]$/u.test(before.raw);
};

/** True for what cannot touch the end of a number: digits of another kind, fractions, multiplication. */
const isTouching = ({ glued, kind, raw }: Token): boolean =>
  glued && (kind === 'number' || /^[°×@_\p{Nl}\p{Nd}\u00BC-\u00BE\u2150-\u215F]$/u.test(raw));

/** Numbers that a slash or a colon joins are a ratio, a date or a time; of those that dashes join, three are a date. */
const isChained = (tokens: readonly Token[], index: number): boolean => {
  const [before, after] = [markBetween(tokens, index - 2), markBetween(tokens, index)];
  if (before === ':' || after === ':') return true;
  // "$10/1000 messages" is a price for each thousand, and its sign says so.
  if (before === '/' && currencyAt(tokens, index - 3) === null) return true;
  if (after === '/' && currencyAt(tokens, index - 1) === null) return true;
  return [index - 4, index - 2, index, index + 2].filter((left) => markBetween(tokens, left) === '-').length > 1;
};

/** The mark that joins a number to the one two tokens behind it, without a space; a dash of any length is `-`. */
const markBetween = (tokens: readonly Token[], left: number): string => {
  const [first, mark, second] = [tokenAt(tokens, left), tokenAt(tokens, left + 1), tokenAt(tokens, left + 2)];
  const isJoined = first.kind === 'number' && second.kind === 'number' && mark.glued && second.glued;
  return isJoined ? mark.raw.replace(/[‐‑–—−]/, '-') : '';
};
