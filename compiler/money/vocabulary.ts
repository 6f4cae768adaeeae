import { fallbacksOf } from '../base/language-tags.ts';
import { once } from '../base/memoise.ts';
import { LANGUAGES, OWN_SIGNS, TENDER } from './locales.ts';
import type { PhraseBook } from './phrase-book.ts';
import { currencyPhrases, NO_ROLES, PERIODS, phrasesOf, type Meaning } from './phrases.ts';
import { isUnspaced, scan, type Token } from './scan.ts';
import { COMMON_SIGNS, UNITS } from './words.ts';

/** A phrase at a token, and the index of the next token. */
export interface Match {
  readonly meaning: Meaning;
  readonly next: number;
}

/** Currency codes, in capitals. */
const CODES: ReadonlySet<string> = new Set(Object.keys(TENDER));

/** Legal tender by region. */
const TENDER_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(TENDER).flatMap(([code, regions]) => regions.split(' ').map((region) => [region, code])),
);

/** The legal tender (ISO 4217) of a region (ISO 3166), in any case. */
export const tenderOf = (region: string): string | undefined => TENDER_OF.get(region.toUpperCase());

/** Codes that are also words in capitals, so that they do not count before a number: "TOP 10". */
const WORD_CODES: ReadonlySet<string> = new Set(['ALL', 'TOP', 'TRY', 'MOP', 'CUP', 'PEN', 'MAD', 'SOS', 'BAM', 'GEL']);

const FIGURES = /\p{Nd}+/gu;
const WORDS = /[\p{L}\p{M}]+/gu;
const SIGN = /\p{Sc}/u;
/** Full-width letters and Arabic vowel signs, which are replaced or removed for comparison. */
const DISGUISED = /[\uFF21-\uFF5A]|[\u064B-\u0652]/u;

/** Maximum characters before and after a number to the start of its currency, and the same for a currency of a single letter. */
const BEFORE = 48;
const BEHIND = 16;
const CLOSE = 4;

/** First words of the names of currencies, in lower case. Names with a currency sign are recognized by the sign. */
const beginningsOf = ({ language, tender }: Speech): ReadonlySet<string> => {
  const named = currencyPhrases(language, tender).flatMap((phrase) => {
    const first = scan(phrase)[0]?.text ?? '';
    return SIGN.test(first) ? [] : first;
  });
  return new Set([...CODES, ...named].flatMap((word) => word.toLowerCase().match(WORDS)?.[0] ?? []));
};

/** The key of a vocabulary: the language of a page, with its script where the tables differ by script, and the currency of its country. */
interface Speech {
  readonly language: string;
  readonly tender: string;
}

const speechOf = (tag: string | null): Speech => {
  const [primary = 'en', ...subtags] = (tag ?? 'en').split('-');
  const language = languageOf(primary, subtags[0] ?? '');
  return { language, tender: TENDER_OF.get(regionIn(subtags) ?? homeOf(language) ?? homeOf(primary) ?? '') ?? '' };
};

/** The words of a page: those of its language and of English, and those of all languages that are unambiguous. */
export class Vocabulary {
  /** Made when it is needed, because most texts do not pass the fast check. */
  readonly #phrases: () => PhraseBook<Meaning>;
  /** What signs with several meanings stand for in the language: "¥ JPY". */
  readonly #ownSigns: readonly string[];
  /** The currency (ISO 4217) of the country of the page, else of the main country of its language. Empty for an unknown one. */
  readonly tender: string;
  /** The language of the page, with its script where the tables differ by script. */
  readonly language: string;
  readonly #beginnings: () => ReadonlySet<string>;

  constructor(speech: Speech) {
    const { language, tender } = speech;
    this.#ownSigns = Object.keys(OWN_SIGNS).filter((sign) => OWN_SIGNS[sign]?.split(' ').includes(language));
    this.tender = tender;
    this.language = language;
    this.#phrases = once(() => phrasesOf(language, tender));
    this.#beginnings = once(() => beginningsOf(speech));
  }

  /** Fast check before a slow one: false for a text without a currency near a number, which has no amount of money. */
  mayHoldAmount(text: string): boolean {
    for (const { 0: figures, index } of text.matchAll(FIGURES)) {
      const end = index + figures.length;
      const [before, behind] = [text.slice(Math.max(0, index - BEFORE), index), text.slice(end, end + BEHIND)];
      if (this.#mayNameMoney(before, before.length - CLOSE, Infinity) || this.#mayNameMoney(behind, 0, CLOSE)) return true;
    }
    return false;
  }

  /** The same for a text without a number. */
  mayNameMoney(text: string): boolean {
    return this.#mayNameMoney(text, 0, Infinity);
  }

  /** True when a text beside a number may name a currency. A currency of a single letter must start between two positions. */
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

  /** The longest phrase that begins at a token. Null when there is none. */
  at(tokens: readonly Token[], index: number): Match | null {
    const token = tokens[index];
    if (token === undefined) return null;
    const phrase = this.#phrases().at(tokens, index);
    return this.#codeAt(tokens, index, token.raw) ?? (phrase && { meaning: phrase.value, next: phrase.next }) ?? signAt(token, index);
  }

  /** The currency of a sign on the page: in its language, else in the country of that language. Null when it is ambiguous. */
  currency(codes: readonly string[], sign: string): string | null {
    if (codes.length < 2) return codes[0] ?? null;
    if (codes.includes(this.tender)) return this.tender;
    // The word "dollars" has the currency of the sign.
    const isWord = /^[\p{L}\p{M}]+$/u.test(sign) && codes.includes('USD');
    return this.#ownSigns.find((each) => each.startsWith(`${isWord ? '$' : sign} `))?.split(' ')[1] ?? COMMON_SIGNS[sign] ?? null;
  }

  /** True for the currency of the country of the page, and for international currencies. */
  isKnown(codes: readonly string[]): boolean {
    return codes.some((code) => code === this.tender || code === 'EUR' || code === 'USD');
  }

  #codeAt(tokens: readonly Token[], index: number, raw: string): Match | null {
    const code = raw.toUpperCase();
    if (!CODES.has(code) || (raw !== code && !this.#isSmallCode(tokens, index, code))) return null;
    const isFirst = tokens[index + 1]?.kind === 'number' && tokens[index - 1]?.kind !== 'number';
    if (isFirst && WORD_CODES.has(code) && this.tender !== code) return null;
    return { meaning: { codes: [code], roles: NO_ROLES }, next: index + 1 };
  }

  /** "499 ron": a known code behind a number, all in small letters. "30 sek" may be seconds, and "3 nok" enough. */
  #isSmallCode(tokens: readonly Token[], index: number, code: string): boolean {
    const isSmall = tokens[index]?.raw === code.toLowerCase() && tokens[index - 1]?.kind === 'number';
    return isSmall && this.isKnown([code]) && code !== 'SEK' && code !== 'NOK';
  }
}

/** A language with its script where the tables differ by script: "ur-Latn". */
const languageOf = (language: string, script: string): string => {
  const tags = [`${language}-${script}`, ...fallbacksOf(language)];
  return tags.find((tag) => LANGUAGES[tag] || UNITS[tag]) ?? language.toLowerCase();
};

const regionIn = (subtags: readonly string[]): string | undefined => subtags.find((subtag) => /^[A-Z]{2}$/i.test(subtag))?.toUpperCase();

/** The main country of a language. */
const homeOf = (language: string): string | undefined => LANGUAGES[language]?.[0];

/** A currency sign without an entry in the tables. */
const signAt = ({ kind, raw }: Token, index: number): Match | null =>
  kind === 'mark' && SIGN.test(raw) ? { meaning: { codes: [], roles: NO_ROLES }, next: index + 1 } : null;

const known = new Map<string, Vocabulary>();

/** The vocabulary of a page in a language (BCP 47, null when it is unknown). Cached for all pages with the same words. */
export const vocabularyOf = (tag: string | null): Vocabulary => {
  const speech = speechOf(tag);
  const key = `${speech.language} ${speech.tender}`;
  const vocabulary = known.get(key) ?? new Vocabulary(speech);
  if (known.size > 200) known.clear();
  known.set(key, vocabulary);
  return vocabulary;
};

/** A period of one or more units (ISO 8601). Null for an unknown unit. */
export const periodOf = (unit: string, count = 1): string | null => {
  if (PERIODS[unit] === undefined || !Number.isInteger(count) || count < 1) return null;
  if (unit === 'H') return `PT${count}H`;
  if (unit === 'M' && count === 12) return 'P1Y';
  return unit === 'Q' ? `P${3 * count}M` : `P${count}${unit}`;
};

/** A period (ISO 8601), and the index of the next token. */
interface PeriodMatch {
  readonly period: string;
  readonly next: number;
}

/** The word for a period at a token, such as "monthly" or "/mo". Null when there is none. */
export const rateAt = (tokens: readonly Token[], index: number, vocabulary: Vocabulary): PeriodMatch | null => {
  const match = vocabulary.at(tokens, index);
  return match?.meaning.rate === undefined ? null : { period: match.meaning.rate, next: match.next };
};

/** The period whose words begin at a token, such as "monthly", "per month" or "a year". Null when there is none. */
export const periodAt = (tokens: readonly Token[], index: number, vocabulary: Vocabulary): PeriodMatch | null => {
  const lead = vocabulary.at(tokens, index);
  if (!lead?.meaning.roles.has('each') && !lead?.meaning.roles.has('article')) return rateAt(tokens, index, vocabulary);
  const unit = vocabulary.at(tokens, lead.next);
  const period = periodOf(unit?.meaning.unit ?? '');
  return unit && period !== null ? { period, next: unit.next } : rateAt(tokens, index, vocabulary);
};
