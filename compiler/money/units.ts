import { seamless, singleSpaced } from '../base/one-line.ts';
import { valueOfSpelling } from './spellings.ts';
import type { Meaning } from './phrases.ts';
import { isUnspaced, scan, type Token } from './scan.ts';
import type { Match, Vocabulary } from './vocabulary.ts';

/** Maximum words between an amount and a word that belongs to it. */
export const REACH = 3;

/** The meaning of an unknown phrase. */
export const UNKNOWN: Meaning = { roles: new Set() };

/** A role of a phrase beside an amount. */
export type Role = Parameters<Meaning['roles']['has']>[0];

/** True for a currency, a period or a billing period, which only prices have. */
export const isOfPrices = ({ codes, unit, rate }: Meaning): boolean => codes !== undefined || unit !== undefined || rate !== undefined;

/** True for a phrase without a meaning for prices. */
export const isNothing = (meaning: Meaning): boolean => !isOfPrices(meaning) && meaning.roles.size === 0;

/** Letters and words after a number that multiply it by a power of ten. */
const POWERS: readonly (readonly [form: RegExp, power: number])[] = [
  [/^k$/, 3],
  [/^(?:m|mn|mio\.?|million)$/, 6],
  [/^(?:b|bn|mrd\.?|billion)$/, 9],
];

const LONG_POWER = /^(?:mn|bn|mio|mrd|million|billion)\.?$/;

/** Words for "and" and "or", which join and count nothing. */
export const JOINS =
  /^(?:and|or|und|oder|et|ou|y|o|u|e|ed|en|of|og|eller|och|и|или|i|lub|oraz|nebo|és|vagy|ve|veya|ja|tai|și|sau|та|або)$/iu;

const DASH = /^(?:[-‐‑–—−~～至]|to|bis|à|a|hasta|até|tot|do|до)$/i;

interface Unit extends Match {
  readonly index: number;
}

/** The phrases of a line in order: the meaning of each, and which of them belong to an amount already. */
export class Units {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #units: readonly Unit[];
  readonly #taken = new Set<number>();

  constructor(text: string, vocabulary: Vocabulary) {
    this.#text = text;
    this.#tokens = scan(text);
    this.#units = split(this.#tokens, vocabulary);
  }

  get length(): number {
    return this.#units.length;
  }

  /** The first token of a unit. */
  token(at: number): Token | undefined {
    const unit = this.#units[at];
    return unit && this.#tokens[unit.index];
  }

  /** That token as written. Empty outside the line. */
  raw(at: number): string {
    return this.token(at)?.raw ?? '';
  }

  meaning(at: number): Meaning {
    return this.#units[at]?.meaning ?? UNKNOWN;
  }

  /** True for a unit with one of some roles. */
  is(at: number, ...roles: readonly Role[]): boolean {
    const meaning = this.meaning(at);
    return roles.some((role) => meaning.roles.has(role));
  }

  /** True for punctuation and line ends without a meaning. */
  isMark(at: number): boolean {
    const kind = this.token(at)?.kind;
    return (kind === 'mark' || kind === 'break') && isNothing(this.meaning(at));
  }

  isBreak(at: number): boolean {
    return this.token(at)?.kind === 'break';
  }

  isNumber(at: number): boolean {
    return this.token(at)?.kind === 'number';
  }

  /** True for a unit that directly follows the one before it. */
  isGlued(at: number): boolean {
    return this.token(at)?.glued === true;
  }

  /** True for a currency that does not belong to an amount yet. */
  isSign(at: number): boolean {
    return this.codes(at) !== undefined && !this.#taken.has(at);
  }

  isDash(at: number): boolean {
    return DASH.test(this.raw(at)) || this.is(at, 'upTo') || this.#isBetween(at);
  }

  /** "between 15 and 20 €", "between $15 and $20" */
  #isBetween(at: number): boolean {
    const first = this.isNumber(at - 1) ? at - 1 : at - 2;
    const before = this.codes(first - 1) === undefined ? first - 1 : first - 2;
    return JOINS.test(this.raw(at)) && this.isNumber(first) && this.is(before, 'between');
  }

  /** True for scripts without spaces between words. */
  isUnspaced(at: number): boolean {
    return isUnspaced(this.raw(at));
  }

  codes(at: number): readonly string[] | undefined {
    return this.meaning(at).codes;
  }

  /** The power of ten of a letter after a number. "145k" is common in texts, but not on price lists. */
  power(at: number): number {
    const letter = this.token(at + 1);
    if (letter?.kind !== 'word' || (!letter.glued && !LONG_POWER.test(letter.text))) return 0;
    return POWERS.find(([form]) => form.test(letter.text))?.[1] ?? 0;
  }

  /** The last unit of a number: its letter for thousands if there is one. */
  lastOf(at: number): number {
    return this.power(at) > 0 ? at + 1 : at;
  }

  /** The value of a number. Null when its spelling is ambiguous. */
  value(at: number): number | null {
    return valueOfSpelling(this.raw(at), this.power(at));
  }

  /** Assigns units to an amount. */
  take(first: number, next: number): void {
    for (let at = first; at < next; at++) this.#taken.add(at);
  }

  isTaken(at: number): boolean {
    return this.#taken.has(at);
  }

  /** The first unit that belongs to an amount. */
  firstTaken(): number {
    return Math.min(...this.#taken);
  }

  /** The units that do not belong to an amount, without punctuation. */
  left(): readonly number[] {
    return this.#units.flatMap((_, at) => (this.#taken.has(at) || this.isMark(at) ? [] : [at]));
  }

  /** Start and end of units in the text, in UTF-16 code units. */
  placeOf(first: number, next: number): { readonly start: number; readonly end: number } {
    const last = this.#tokens[(this.#units[next - 1]?.next ?? 1) - 1];
    return { start: this.token(first)?.start ?? 0, end: last?.end ?? this.#text.length };
  }

  /** Index of the first unit at or after a position of the text, in UTF-16 code units. */
  indexAt(start: number): number {
    const at = this.#units.findIndex((_, index) => (this.token(index)?.start ?? 0) >= start);
    return at < 0 ? this.#units.length : at;
  }

  /** The text of some units. */
  textOf(first: number, next: number): string {
    const { start, end } = this.placeOf(first, next);
    return this.textAt(start, end);
  }

  /** True when there are only spaces between two positions of the text. */
  isInLine(start: number, end: number): boolean {
    return /^[^\S\n]*$/.test(this.#text.slice(start, end));
  }

  /** The text between two positions, in UTF-16 code units. */
  textAt(start: number, end: number): string {
    return seamless(this.#text.slice(start, end));
  }

  /** The text before a unit, without the amounts. */
  restBefore(end: number): string {
    const units = this.#units.slice(0, end).map((unit, at) => (this.#taken.has(at) ? '\n' : this.#spaced(unit)));
    return singleSpaced(units.join('')).replace(/^[\s:–—\-|,(（]+|[\s:–—\-|,(（=]+$/g, '');
  }

  #spaced({ index, next }: Unit): string {
    const [first, last] = [this.#tokens[index], this.#tokens[next - 1]];
    return first && last ? (first.glued ? '' : ' ') + this.#text.slice(first.start, last.end) : '';
  }
}

const split = (tokens: readonly Token[], vocabulary: Vocabulary): readonly Unit[] => {
  const units: Unit[] = [];
  for (let index = 0; index < tokens.length;) {
    const match = vocabulary.at(tokens, index);
    const next = match?.next ?? index + 1;
    units.push({ meaning: match?.meaning ?? UNKNOWN, next, index });
    index = next;
  }
  return units;
};
