import { once } from '../base/memoise.ts';
import { LANGUAGES, OWN_SIGNS, TENDER } from './locales.ts';
import type { PhraseBook } from './phrase-book.ts';
import { NO_ROLES, PERIODS, phrasesOf, type Meaning } from './phrases.ts';
import { isUnspaced, type Token } from './scan.ts';
import { COMMON_SIGNS, UNITS } from './words.ts';

/** A phrase at a token, and the token behind it. */
export interface Match {
  readonly meaning: Meaning;
  readonly next: number;
}

/** Codes of currencies that count in capitals. */
const CODES: ReadonlySet<string> = new Set(Object.values(TENDER));

/** Codes that are words in capitals too, and none before a figure: "TOP 10". */
const WORD_CODES: ReadonlySet<string> = new Set(['ALL', 'TOP', 'TRY', 'MOP', 'CUP', 'PEN', 'MAD', 'SOS', 'BAM', 'GEL']);

const FIGURES = /\p{Nd}+/gu;
const WORDS = /[\p{L}\p{M}]+/gu;
const SIGN = /\p{Sc}/u;
/** Letters of full width, and vowel signs of Arabic, which are compared as if they were others, or not there. */
const DISGUISED = /[\uFF21-\uFF5A]|[\u064B-\u0652]/u;

/** Characters before and behind figures within which their currency begins, and those for one of a single letter. */
const BEFORE = 48;
const BEHIND = 16;
const CLOSE = 4;

/** The words that names of currencies begin with, in small letters; those with a sign are known by it. */
const beginningsOf = (phrases: PhraseBook<Meaning>): ReadonlySet<string> => {
  const named = phrases.phrases(({ codes }) => codes !== undefined).flatMap(([first = '']) => (SIGN.test(first) ? [] : first));
  return new Set([...CODES, ...named].flatMap((word) => word.toLowerCase().match(WORDS)?.[0] ?? []));
};

/** What decides which words a page has: its language, with its script where the tables part them, and the currency of its country. */
interface Speech {
  readonly language: string;
  readonly tender: string;
}

const speechOf = (tag: string | null): Speech => {
  const [primary = 'en', ...subtags] = (tag ?? 'en').split('-');
  const language = languageOf(primary, subtags[0] ?? '');
  return { language, tender: TENDER[regionIn(subtags) ?? homeOf(language) ?? homeOf(primary) ?? ''] ?? '' };
};

/** The words of a page: those of its language and of English, those of all languages that no two use for different things. */
export class Vocabulary {
  readonly #phrases: PhraseBook<Meaning>;
  readonly #language: string;
  readonly #tender: string;
  readonly #beginnings = once(() => beginningsOf(this.#phrases));

  constructor({ language, tender }: Speech) {
    this.#language = language;
    this.#tender = tender;
    this.#phrases = phrasesOf(language, tender);
  }

  /** A quick look before a slow one: false for a text in which no figure has a currency near it, so that it holds no amount of money. */
  mayHoldAmount(text: string): boolean {
    for (const { 0: figures, index } of text.matchAll(FIGURES)) {
      const end = index + figures.length;
      const [before, behind] = [text.slice(Math.max(0, index - BEFORE), index), text.slice(end, end + BEHIND)];
      if (this.#mayNameMoney(before, before.length - CLOSE, Infinity) || this.#mayNameMoney(behind, 0, CLOSE)) return true;
    }
    return false;
  }

  /** Whether a text beside figures may name a currency; one of a single letter has to stand between two places of it. */
  #mayNameMoney(text: string, from: number, to: number): boolean {
    if (SIGN.test(text) || DISGUISED.test(text)) return true;
    const known = this.#beginnings();
    for (const { 0: word, index } of text.toLowerCase().matchAll(WORDS)) {
      const isClose = word.length > 1 || (index >= from && index <= to);
      // In scripts without spaces every letter is a word.
      if ((isClose && known.has(word)) || (isUnspaced(word) && [...word].some((letter) => known.has(letter)))) return true;
    }
    return false;
  }

  /** The longest phrase that begins at a token; null when none does. */
  at(tokens: readonly Token[], index: number): Match | null {
    const token = tokens[index];
    if (token === undefined) return null;
    const phrase = this.#phrases.at(tokens, index);
    return this.#codeAt(tokens, index, token.raw) ?? (phrase && { meaning: phrase.value, next: phrase.next }) ?? signAt(token, index);
  }

  /** The one currency that a sign stands for on the page: in its language, else in the country of that; null when that leaves it open. */
  currency(codes: readonly string[], sign: string): string | null {
    if (codes.length < 2) return codes[0] ?? null;
    if (codes.includes(this.#tender)) return this.#tender;
    const own = (OWN_SIGNS[this.#language] ?? '').split('|');
    // "Dollars" in words are those that the sign means.
    const isWord = /^[\p{L}\p{M}]+$/u.test(sign) && codes.includes('USD');
    return own.find((each) => each.startsWith(`${isWord ? '$' : sign} `))?.split(' ')[1] ?? COMMON_SIGNS[sign] ?? null;
  }

  /** True for the money of the page's country, and for what everybody counts in. */
  isKnown(codes: readonly string[]): boolean {
    return codes.some((code) => code === this.#tender || code === 'EUR' || code === 'USD');
  }

  #codeAt(tokens: readonly Token[], index: number, raw: string): Match | null {
    if (!CODES.has(raw)) return null;
    const isFirst = tokens[index + 1]?.kind === 'number' && tokens[index - 1]?.kind !== 'number';
    if (isFirst && WORD_CODES.has(raw) && this.#tender !== raw) return null;
    return { meaning: { codes: [raw], roles: NO_ROLES }, next: index + 1 };
  }
}

/** A language with its script where the tables part them: "zh-Hant". */
const languageOf = (language: string, script: string): string => {
  const tag = `${language}-${script}`;
  return LANGUAGES[tag] || UNITS[tag] ? tag : language.toLowerCase();
};

const regionIn = (subtags: readonly string[]): string | undefined => subtags.find((subtag) => /^[A-Z]{2}$/i.test(subtag))?.toUpperCase();

/** The country that a language is mostly spoken in. */
const homeOf = (language: string): string | undefined => LANGUAGES[language]?.[0];

/** A sign for money that no table has. */
const signAt = ({ kind, raw }: Token, index: number): Match | null =>
  kind === 'mark' && SIGN.test(raw) ? { meaning: { codes: [], roles: NO_ROLES }, next: index + 1 } : null;

const known = new Map<string, Vocabulary>();

/** The vocabulary of a page in a language (BCP 47; null when it has none), made once for all that have the same words. */
export const vocabularyOf = (tag: string | null): Vocabulary => {
  const speech = speechOf(tag);
  const key = `${speech.language} ${speech.tender}`;
  const vocabulary = known.get(key) ?? new Vocabulary(speech);
  if (known.size > 200) known.clear();
  known.set(key, vocabulary);
  return vocabulary;
};

/** A period of one or several units (ISO 8601); null for what no unit says. */
export const periodOf = (unit: string, count = 1): string | null => {
  if (PERIODS[unit] === undefined || !Number.isInteger(count) || count < 1) return null;
  if (unit === 'H') return `PT${count}H`;
  if (unit === 'M' && count === 12) return 'P1Y';
  return unit === 'Q' ? `P${3 * count}M` : `P${count}${unit}`;
};

/** A period (ISO 8601), and the token behind its words. */
interface PeriodMatch {
  readonly period: string;
  readonly next: number;
}

/** The word for a rhythm at a token, "monthly", "/mo"; null when none is there. */
export const rateAt = (tokens: readonly Token[], index: number, vocabulary: Vocabulary): PeriodMatch | null => {
  const match = vocabulary.at(tokens, index);
  return match?.meaning.rate === undefined ? null : { period: match.meaning.rate, next: match.next };
};

/** The period whose words begin at a token, "monthly", "per month", "a year"; null when none do. */
export const periodAt = (tokens: readonly Token[], index: number, vocabulary: Vocabulary): PeriodMatch | null => {
  const lead = vocabulary.at(tokens, index);
  if (!lead?.meaning.roles.has('each') && !lead?.meaning.roles.has('article')) return rateAt(tokens, index, vocabulary);
  const unit = vocabulary.at(tokens, lead.next);
  const period = periodOf(unit?.meaning.unit ?? '');
  return unit && period !== null ? { period, next: unit.next } : rateAt(tokens, index, vocabulary);
};
