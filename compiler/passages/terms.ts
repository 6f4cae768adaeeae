/** What a passage is found by, and what each term is worth in it: BM25F with fixed lengths, so that no passage depends on another one. */
import type { Meanings } from '../../runtime/answer/meanings.ts';
import { MOST_IMPACT } from '../../runtime/bundle.ts';
import { onceEachText } from '../base/memoise.ts';
import type { Passage } from './passages.ts';
import { shapesOf } from '../words/shapes.ts';
import { stemOf, tokensOf } from '../words/tokens.ts';

/** How fast repetition stops to matter: less than the usual 1.2, because passages are short. */
const SATURATION = 0.9;

/** A field: what a word in it counts, how much long ones are held against short ones, and how many words it usually has. */
interface Field {
  readonly weight: number;
  readonly lengthShare: number;
  readonly usual: number;
}

const TITLE: Field = { weight: 3, lengthShare: 0.5, usual: 5 };
const ABOVE: Field = { weight: 1.2, lengthShare: 0.5, usual: 18 };
const TEXT: Field = { weight: 1, lengthShare: 0.6, usual: 48 };

/** What a line says. */
interface Said {
  /** Number of its words. */
  readonly length: number;
  /** Of each word its stem, then what its words and phrases mean: a term of a meaning begins with `=`. */
  readonly terms: readonly string[];
  /** The shapes of its figures, as terms, which begin with `#`. */
  readonly shapes: readonly string[];
}

/** Reads a line. */
export type ReadLine = (line: string) => Said;

/** Makes what reads lines with the words of a site. The lines of a page are read for its passages and for their pieces, and its title for each of them. */
export const lineReader = (meaningsOf: Meanings): ReadLine =>
  onceEachText((line) => {
    const tokens = tokensOf(line);
    const terms = tokens.map(stemOf);
    for (const { meaning } of meaningsOf(tokens)) terms.push(`=${meaning}`);
    return { length: tokens.length, terms, shapes: shapesOf(line).map((shape) => `#${shape}`) };
  }, 5_000);

/** Term -> what it is worth in a passage, from 1 to `MOST_IMPACT`. `page`: title of the page. */
export const termsOf = (
  { title, above, text, answers = [], belongs = [], further = [] }: Passage,
  page: string,
  read: ReadLine,
): ReadonlyMap<string, number> => {
  const frequencies = new Map<string, number>();
  const add = (term: string, by: number): Map<string, number> => frequencies.set(term, (frequencies.get(term) ?? 0) + by);
  const addField = ({ weight, lengthShare, usual }: Field, said: readonly Said[]): number => {
    const length = said.reduce((sum, line) => sum + line.length, 0);
    const gain = weight / (1 - lengthShare + (lengthShare * length) / usual);
    for (const { terms } of said) for (const term of terms) add(term, gain);
    return gain;
  };
  for (const meaning of answers) add(`=${meaning}`, 2 * TITLE.weight);
  for (const meaning of belongs) add(`=${meaning}`, TEXT.weight);
  for (const words of [title, ...further]) addField(TITLE, [read(words)]);
  addField(ABOVE, [page, ...above, title].map(read));
  const lines = text.split('\n').map(read);
  const gain = addField(TEXT, lines);
  for (const shape of new Set(lines.flatMap(({ shapes }) => shapes))) if (shape !== SHARE) add(shape, gain);
  return new Map([...frequencies].map(([term, frequency]) => [term, impactOf(frequency)]));
};

/** A share of something is too common to be found by. */
const SHARE = '#share';

const impactOf = (frequency: number): number => Math.max(1, Math.round((MOST_IMPACT * frequency) / (frequency + SATURATION)));

/** The terms that some lines have: of each word its stem, what it means, and the shapes of its figures. */
export const saidBy = (lines: readonly string[], read: ReadLine): ReadonlySet<string> =>
  new Set(lines.map(read).flatMap(({ terms, shapes }) => [...terms, ...shapes]));
