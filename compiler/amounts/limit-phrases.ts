import { VAGUE } from './lexicon/limits.ts';
import { grantOf, type Grant } from './limit-cells.ts';
import { clauseEnd, clauseStart, leadOf, tailOf, weaker } from './limit-clauses.ts';
import { nounAt, type Nouns } from './limit-nouns.ts';
import { phraseAt, phraseTable, type PhraseMatch } from './phrases.ts';
import { piecesOf } from './pieces.ts';
import { quantityAt, rhythmAt, rhythmsIn, type Quantity, type Rhythms } from './quantities.ts';
import { tokenAt, tokenize, type Token } from './tokens.ts';

/** A limit in a text, and where its words begin and end in it. */
export interface LimitPhrase {
  readonly key: string;
  readonly grant: Grant;
  readonly start: number;
  readonly end: number;
}

interface Text {
  readonly tokens: readonly Token[];
  readonly rhythms: Rhythms;
  readonly nouns: Nouns;
}

/** Finds the limits in a plain text. */
export const limitPhrases = (plain: string, nouns: Nouns): readonly LimitPhrase[] => {
  const tokens = tokenize(plain);
  const text: Text = { tokens, rhythms: rhythmsIn(plain), nouns };
  const pieces = piecesOf<LimitPhrase>(
    tokens,
    (index) => countedPhrase(text, index),
    (index) => namedPhrase(text, index),
  );
  return pieces.flatMap(({ value }) => value ?? []);
};

/** "5 users", "unlimited contacts", "1,000 AI credits a month". */
const countedPhrase = (text: Text, index: number): PhraseMatch<LimitPhrase> | null => {
  const { tokens } = text;
  const quantity = quantityAt(tokens, index);
  const counted = quantity && countedNoun(text, quantity);
  if (!counted) return null;
  const { key, period, isOpen, next } = counted;
  const start = clauseStart(tokens, index);
  const surety = weaker(leadOf(tokens.slice(start, index)), tailOf(tokens, next));
  if (surety === 'foreign') return null;
  const isVague = isOpen || surety === 'unsure' || (quantity.value === 'unlimited' && isFairUse(tokens, next));
  // What leaves a limit open belongs to its words.
  const end = tokenAt(tokens, (isVague ? clauseEnd(tokens, next) : next) - 1).end;
  const grant: Grant = { quantity: isVague ? 'vague' : quantity.value, period };
  return { value: { key, grant, start: tokenAt(tokens, start).start, end }, next };
};

interface Counted {
  readonly key: string;
  readonly period: string | null;
  /** True for "5+". */
  readonly isOpen: boolean;
  readonly next: number;
}

/** The noun behind a quantity, with a period on either side of it; null when none is there. */
const countedNoun = ({ tokens, rhythms, nouns }: Text, { next }: PhraseMatch<Quantity>): Counted | null => {
  const isOpen = tokenAt(tokens, next).raw === '+';
  const start = isOpen ? next + 1 : next;
  const before = rhythmAt(tokens, start, rhythms);
  const noun = nounAt(tokens, before ? before.next : start, nouns, true);
  if (!noun) return null;
  const period = rhythmAt(tokens, noun.next, rhythms) ?? { value: before?.value ?? null, next: noun.next };
  return { key: noun.value, period: period.value, isOpen, next: period.next };
};

/** "Users: 5", "Kontakte unbegrenzt". */
const namedPhrase = ({ tokens, rhythms, nouns }: Text, index: number): PhraseMatch<LimitPhrase> | null => {
  const noun = nounAt(tokens, index, nouns, false);
  if (!noun || clauseStart(tokens, index) !== index) return null;
  const isColon = tokenAt(tokens, noun.next).raw === ':';
  const start = isColon ? noun.next + 1 : noun.next;
  const next = clauseEnd(tokens, start);
  const words = tokens.slice(start, next);
  if (words.length === 0 || (!isColon && !isWordsOnly(words))) return null;
  const grant = grantOf(words, rhythms, noun.value);
  return { value: { key: noun.value, grant, start: tokenAt(tokens, index).start, end: tokenAt(tokens, next - 1).end }, next };
};

/** True when words are one quantity that is no number: in "users 5" the number may be about something else. */
const isWordsOnly = (words: readonly Token[]): boolean => {
  const quantity = quantityAt(words, 0);
  return typeof quantity?.value === 'string' && quantity.next === words.length;
};

const FAIR = phraseTable([[true, VAGUE]]);

/** Tokens behind "unlimited" among which "fair use" is looked for. */
const REACH = 12;

const isFairUse = (tokens: readonly Token[], index: number): boolean => {
  const words = tokens.slice(index, index + REACH);
  return words.some((_, at) => phraseAt(FAIR, words, at) !== null);
};
