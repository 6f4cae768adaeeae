import { currencyAt } from './currencies.ts';
import { ADDITION, JOINING, LEADING, TRAILING, UNCERTAIN, UNCERTAIN_BEHIND } from './lexicon/limits.ts';
import { phraseAt, phraseTable } from './phrases.ts';
import { piecesOf } from './pieces.ts';
import { isDash, tokenAt, type Token } from './tokens.ts';

/** Whether words beside a limit leave it one, make it a bound, or are about something else. */
export type Surety = 'sure' | 'unsure' | 'foreign';

/** Tokens of a clause that are looked at. */
const REACH = 12;

const JOINTS = phraseTable([[true, JOINING]]);

const LEAD = phraseTable<Surety>([
  ['foreign', ADDITION],
  ['unsure', UNCERTAIN],
  ['sure', LEADING],
]);
const TAIL = phraseTable<Surety>([
  ['foreign', ADDITION],
  ['unsure', UNCERTAIN_BEHIND],
  ['sure', TRAILING],
]);

const isBoundary = (tokens: readonly Token[], index: number): boolean => {
  const token = tokenAt(tokens, index);
  if (token.kind === 'break' || token.kind === 'end' || /^[,،;؛:•|·()✓✔–—!]$/.test(token.raw)) return true;
  // The dot of "max." is no end.
  if (token.raw === '.') return phraseAt(LEAD, tokens, index - 1) === null;
  return (isDash(token) && !token.glued) || phraseAt(JOINTS, tokens, index) !== null;
};

/** Index of the first token of the clause that holds a token: what stands between two commas, or words such as "and". */
export const clauseStart = (tokens: readonly Token[], index: number): number => {
  let at = index;
  while (at > index - REACH && !isBoundary(tokens, at - 1)) at--;
  return at;
};

/** Index behind the last token of the clause that holds a token. */
export const clauseEnd = (tokens: readonly Token[], index: number): number => {
  let at = index;
  while (at < index + REACH && !isBoundary(tokens, at)) at++;
  return at;
};

/** The less certain of two. */
export const weaker = (first: Surety, second: Surety): Surety => {
  const both = [first, second];
  if (both.includes('foreign')) return 'foreign';
  return both.includes('unsure') ? 'unsure' : 'sure';
};

/** What the words of a clause before a limit make of it: "up to", "from", "extra". */
export const leadOf = (words: readonly Token[]): Surety =>
  piecesOf<Surety>(words, (index) => phraseAt(LEAD, words, index))
    .map(({ value, index }) => value ?? (isHarmless(tokenAt(words, index)) ? 'sure' : 'foreign'))
    .reduce(weaker, 'sure');

/** What the words behind a limit make of it: "included", "or more", "for $10". */
export const tailOf = (tokens: readonly Token[], index: number): Surety => {
  const words = tokens.slice(index, clauseEnd(tokens, index));
  // "5 users for $10" is what an extra costs.
  if (words.some((_, at) => currencyAt(words, at) !== null)) return 'foreign';
  const isEnd = isBoundary(tokens, index) || isHarmless(tokenAt(tokens, index));
  return phraseAt(TAIL, tokens, index)?.value ?? (isEnd ? 'sure' : 'foreign');
};

const isHarmless = ({ kind, raw }: Token): boolean => kind === 'mark' && !/^[-‐‑/#%]$/.test(raw);
