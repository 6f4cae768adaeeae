/** What a passage is found by, and what each term is worth in it: BM25F with fixed lengths, so that no passage depends on another one. */
import type { Meanings } from '../../runtime/answer/meanings.ts';
import { MOST_IMPACT } from '../../runtime/bundle.ts';
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

/** Term -> what it is worth in a passage, from 1 to `MOST_IMPACT`. `page`: title of the page. A term of a meaning begins with `=`, one of a shape with `#`. */
export const termsOf = (
  { title, above, text, answers = [], belongs = [], further = [] }: Passage,
  page: string,
  meaningsOf: Meanings,
): ReadonlyMap<string, number> => {
  const frequencies = new Map<string, number>();
  const add = (term: string, by: number): Map<string, number> => frequencies.set(term, (frequencies.get(term) ?? 0) + by);
  const fields: readonly (readonly [field: Field, said: string, terms?: readonly string[]])[] = [
    [TITLE, title],
    ...further.map((words) => [TITLE, words] as const),
    [ABOVE, [page, ...above, title].join('\n')],
    // A share of something is too common to be found by.
    [TEXT, text, shapesOf(text).flatMap((shape) => (shape === 'share' ? [] : `#${shape}`))],
  ];
  for (const meaning of answers) add(`=${meaning}`, 2 * TITLE.weight);
  for (const meaning of belongs) add(`=${meaning}`, TEXT.weight);
  for (const [{ weight, lengthShare, usual }, said, terms = []] of fields) {
    const read = tokensOf(said);
    const gain = weight / (1 - lengthShare + (lengthShare * read.length) / usual);
    for (const term of [...read.map(stemOf), ...terms]) add(term, gain);
    for (const { meaning } of meaningsOf(read)) add(`=${meaning}`, gain);
  }
  return new Map([...frequencies].map(([term, frequency]) => [term, impactOf(frequency)]));
};

const impactOf = (frequency: number): number => Math.max(1, Math.round((MOST_IMPACT * frequency) / (frequency + SATURATION)));

/** The terms that a text has: of each word its stem, what it means, and the shapes of its figures. */
export const saidBy = (text: string, meaningsOf: Meanings): ReadonlySet<string> => {
  const read = tokensOf(text);
  return new Set([
    ...read.map(stemOf),
    ...meaningsOf(read).map(({ meaning }) => `=${meaning}`),
    ...shapesOf(text).map((shape) => `#${shape}`),
  ]);
};
