import { currencyAt, joinCurrencies, UNKNOWN_CURRENCY } from './currencies.ts';
import { meaningAt, type Meaning } from './meanings.ts';
import { numberAt } from './numbers.ts';
import { tokenAt, tokenize, type Token } from './tokens.ts';

/** A part of a text about money: one or several tokens that mean one thing together. */
export interface Part {
  /** `digits` are no number of their own; an `amount` is a number with its currency; `end` stands before the first part and behind the last. */
  readonly kind: 'amount' | 'number' | 'digits' | 'sign' | 'word' | 'mark' | 'break' | 'end';
  /** Folded for words. */
  readonly text: string;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  /** True when nothing stands between it and the part before it. */
  readonly glued: boolean;
  readonly meaning: Meaning;
  /** Of numbers and amounts; null when it cannot be told. */
  readonly value: number | null;
  /** Power of ten that a word behind the number multiplies by. */
  readonly power: number;
  /** Of signs and amounts: see `currencyAt`. Of no other part. */
  readonly currency: string;
  /** True for an amount whose sign stands before it. */
  readonly isSignFirst: boolean;
}

const END: Part = {
  kind: 'end',
  text: '',
  raw: '',
  start: Infinity,
  end: Infinity,
  glued: false,
  meaning: {},
  value: null,
  power: 0,
  currency: '',
  isSignFirst: false,
};

/** The part at an index; outside of the text, one of the kind `end`. */
export const partAt = (parts: readonly Part[], index: number): Part => parts[index] ?? END;

/** Splits a plain text into parts. */
export const readParts = (text: string): readonly Part[] => {
  const tokens = tokenize(text);
  const parts: Part[] = [];
  let index = 0;
  while (index < tokens.length) {
    const known = knownAt(tokens, index);
    const part = makePart(tokens, index, text, known);
    const joined = joinSigns(partAt(parts, parts.length - 1), part, text);
    if (joined) parts[parts.length - 1] = joined;
    else parts.push(part);
    index = known.next;
  }
  return parts;
};

type Known = Partial<Part> & Pick<Part, 'kind'> & { readonly next: number };

const knownAt = (tokens: readonly Token[], index: number): Known => {
  const { kind } = tokenAt(tokens, index);
  const next = index + 1;
  if (kind === 'break') return { kind, next };
  if (kind === 'number') return numberPart(tokens, index);
  const currency = currencyAt(tokens, index);
  if (currency) return { kind: 'sign', currency: currency.value, next: currency.next };
  const meaning = meaningAt(tokens, index);
  // A sign that is no currency is a mark.
  const own = kind === 'sign' ? 'mark' : kind;
  return meaning ? { kind: own, meaning: meaning.value, next: meaning.next } : { kind: own, next };
};

/** A word that touches a number must be a unit of it: "49mtl", and not "4th". */
const numberPart = (tokens: readonly Token[], index: number): Known => {
  const number = numberAt(tokens, index);
  if (number === null) return { kind: 'digits', next: index + 1 };
  const { kind, glued } = tokenAt(tokens, number.next);
  const isCut = kind === 'word' && glued && !currencyAt(tokens, number.next) && !meaningAt(tokens, number.next);
  return { ...number, kind: isCut ? 'digits' : 'number' };
};

/** Joins the tokens from one index up to another. */
const makePart = (tokens: readonly Token[], index: number, text: string, { next, ...known }: Known): Part => {
  const first = tokenAt(tokens, index);
  if (next === index + 1) return { ...END, ...first, ...known };
  const { end } = tokenAt(tokens, next - 1);
  const words = tokens.slice(index, next).map((token) => token.text);
  return { ...END, ...first, text: words.join(' '), raw: text.slice(first.start, end), end, ...known };
};

/** "$ CAD" is one sign; "€ $" are two, of two amounts. */
const joinSigns = (before: Part, part: Part, text: string): Part | null => {
  const currency = before.kind === 'sign' && part.kind === 'sign' ? joinCurrencies(before.currency, part.currency) : null;
  return currency === null || currency === UNKNOWN_CURRENCY
    ? null
    : { ...before, currency, raw: text.slice(before.start, part.end), end: part.end };
};
