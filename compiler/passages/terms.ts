/** The terms of a passage and their weights: BM25F with fixed average lengths, so that no passage depends on another one. */
import type { Meanings, Meant } from '../../runtime/answer/meanings.ts';
import { MOST_IMPACT } from '../../runtime/bundle.ts';
import { hasHours } from '../base/hours.ts';
import { onceEachText } from '../base/memoise.ts';
import { hasTown } from '../facts/readers/company/address-forms.ts';
import type { Passage } from './passages.ts';
import { shapesOf } from '../words/shapes.ts';
import { stemOf, tokensOf } from '../words/tokens.ts';

/** Saturation of repeated terms: less than the usual 1.2, because passages are short. */
const SATURATION = 0.9;

/** A field: the weight of a word, the strength of the length normalisation, and the usual number of words. */
interface Field {
  readonly weight: number;
  readonly lengthShare: number;
  readonly usual: number;
}

const TITLE: Field = { weight: 3, lengthShare: 0.5, usual: 5 };
const ABOVE: Field = { weight: 1.2, lengthShare: 0.5, usual: 18 };
const TEXT: Field = { weight: 1, lengthShare: 0.6, usual: 48 };

/** The terms of a line. */
interface Said {
  /** Number of its words. */
  readonly length: number;
  /** The stem of each word, then the meanings of its words and phrases, whose terms begin with `=`. */
  readonly terms: readonly string[];
  /** The shapes of its numbers, as terms that begin with `#`. */
  readonly shapes: readonly string[];
  /** Its phrases with a meaning, as terms that begin with `_`: the stems of each, joined by underscores. */
  readonly phrases: readonly string[];
}

/** Reads a line. */
export type ReadLine = (line: string) => Said;

/** An address. Its parts would match words: a question about .NET does not mean "wiki.java.net". */
const ADDRESS = /\b[a-z][a-z+.-]*:\/\/[^\s<>"”]+/gi;

/** Two words that a hyphen joins. */
const PAIR = /(?<![\p{L}\p{N}-])(\p{L}+)-(\p{L}+)(?![\p{L}\p{N}-])/gu;

/** Such words as one: "Wi-Fi" is also asked for as "wifi". */
const pairsIn = (line: string): readonly string[] =>
  line.includes('-') ? [...line.matchAll(PAIR)].flatMap(([, first = '', second = '']) => tokensOf(first + second).map(stemOf)) : [];

/** A number with a unit behind it. */
const SIZE = /^(\p{N}+)(\p{L}+\p{N}?)$/u;

/** The number and the unit of "22m²", which is also asked for as "22 m²". */
const partsOf = (token: string): readonly string[] => SIZE.exec(token)?.slice(1) ?? [];

const NUMBER = /^\p{N}+$/u;

/**
 * Whether a word or phrase means by itself what it may mean: not as a part of a longer phrase that means something else, such as "address"
 * in "email address", and not as a unit behind a number, such as the "hours" of "40 hours".
 */
const isOwnMeaning =
  (tokens: readonly string[]) =>
  ({ meaning, at, length }: Meant, _: number, meant: readonly Meant[]): boolean =>
    !meant.some(
      (other) => other.meaning !== meaning && other.length > length && other.at <= at && at + length <= other.at + other.length,
    ) && !(meaning === 'hours' && NUMBER.test(tokens[at - 1] ?? ''));

/**
 * Makes a reader of lines with the words of a site. It caches results, because the lines of a page are read for its passages and for their
 * pieces, and its title for each of them.
 */
export const lineReader = (meaningsOf: Meanings): ReadLine =>
  onceEachText((line) => {
    const tokens = tokensOf(line.includes('://') ? line.replace(ADDRESS, ' ') : line);
    const stems = tokens.map(stemOf);
    const terms = [...stems];
    const meant = meaningsOf(tokens).filter(isOwnMeaning(tokens));
    for (const { meaning } of meant) terms.push(`=${meaning}`);
    terms.push(...pairsIn(line), ...tokens.flatMap(partsOf).map(stemOf));
    const shapes = shapesOf(line);
    // Pages often show them without a word for them.
    if (shapes.includes('time') && hasHours(line)) terms.push('=hours');
    const isPlace = shapes.includes('number') && hasTown(line);
    const phrases = meant.flatMap(({ at, length }) => (length > 1 ? `_${stems.slice(at, at + length).join('_')}` : []));
    return { length: tokens.length, terms, shapes: [...shapes, ...(isPlace ? ['place'] : [])].map((shape) => `#${shape}`), phrases };
  }, 5_000);

/** The terms of what facts abbreviate or leave out. */
const impliedTerms = ({ facts = [] }: Passage, read: ReadLine): readonly string[] =>
  facts.flatMap(({ implied = '' }) => read(implied).terms);

/** The terms of a passage, each followed by its weight from 1 to `MOST_IMPACT`. `page`: title of the page. */
export const termsOf = (passage: Passage, page: string, read: ReadLine): readonly (string | number)[] => {
  const { title, above, text, answers = [], belongs = [], further = [] } = passage;
  const frequencies = new Map<string, number>();
  const add = (term: string, by: number): Map<string, number> => frequencies.set(term, (frequencies.get(term) ?? 0) + by);
  const addField = ({ weight, lengthShare, usual }: Field, said: readonly Said[]): number => {
    const length = said.reduce((sum, line) => sum + line.length, 0);
    const gain = weight / (1 - lengthShare + (lengthShare * length) / usual);
    for (const { terms } of said) for (const term of terms) add(term, gain);
    return gain;
  };
  for (const meaning of answers) add(`!${meaning}`, 2 * TITLE.weight);
  for (const meaning of belongs) add(`=${meaning}`, TEXT.weight);
  for (const words of [title, ...further]) addField(TITLE, [read(words)]);
  addField(ABOVE, [page, ...above, title].map(read));
  const lines = text.split('\n').map(read);
  const gain = addField(TEXT, lines);
  const shapes = new Set(lines.flatMap((line) => line.shapes).filter((shape) => shape !== SHARE));
  for (const term of [...shapes, ...impliedTerms(passage, read)]) add(term, gain);
  const weighed: (string | number)[] = [];
  for (const [term, frequency] of frequencies) weighed.push(term, impactOf(frequency));
  return weighed;
};

/** A percentage is too common to be useful as a term. */
const SHARE = '#share';

const impactOf = (frequency: number): number => Math.max(1, Math.round((MOST_IMPACT * frequency) / (frequency + SATURATION)));

/** The terms of some lines: the stem of each word, its meaning, and the shapes of numbers. */
export const saidBy = (lines: readonly string[], read: ReadLine): ReadonlySet<string> =>
  new Set(lines.map(read).flatMap(({ terms, shapes }) => [...terms, ...shapes]));

/** The phrases of some lines, as terms. */
export const phrasesIn = (lines: readonly string[], read: ReadLine): readonly string[] => lines.flatMap((line) => read(line).phrases);
