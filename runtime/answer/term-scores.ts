/** What a term is worth in each document: BM25F, of which everything but the choice of terms is known before anybody asks. */
import type { SearchField, SearchFieldName, SearchIndex } from '../bundle.ts';
import { createPostings, unpack } from './postings.ts';

/** How fast repetition stops to matter, and how much long texts are held against short ones: the usual values of the literature. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
const HEAD_WEIGHT = 3;
/** Documents of all languages that are added to those of one, so that a few documents do not decide what is rare. */
const OTHERS = 3;

/** Documents that have a term, how often each has it in its title and in its text (65,535 times at most), and what it is worth there. */
export interface Term {
  readonly documents: Uint32Array;
  readonly heads: Uint16Array;
  readonly texts: Uint16Array;
  readonly scores: Float32Array;
}

/** Finds a term, which may be any text of a user, in a field; undefined for an unknown one. */
type FindTerm = (term: string) => Term | undefined;

/** The fields of an index, opened. */
export type Fields = ReadonlyMap<SearchFieldName, FindTerm>;

/** Documents of one language: the group of each document, and the number of documents in each group. */
interface Groups {
  readonly of: Uint16Array;
  readonly sizes: Float64Array;
}

/** Opens the fields of an index. Whoever reads the index should share them, because what a term is worth is worked out once and kept. */
export const openFields = ({ documents, fields }: SearchIndex): Fields => {
  const languages = groupBy(documents.map(({ language }) => language));
  // Concepts have no language: they are what languages have in common.
  const everything = groupBy(documents.map(() => undefined));
  return new Map(fields.map((field) => [field.name, createGains(field, field.name === 'concepts' ? everything : languages)]));
};

/** Puts documents with the same name, such as that of their language, into one group. */
const groupBy = (names: readonly (string | undefined)[]): Groups => {
  const list = [...new Set(names)];
  const of = Uint16Array.from(names, (name) => list.indexOf(name));
  const sizes = Float64Array.from(list, (name) => names.filter((each) => each === name).length);
  return { of, sizes };
};

/** What each term of a field is worth in the documents that have it: no query changes that. */
const createGains = (field: SearchField, groups: Groups): FindTerm => {
  const lengths = unpack(field.lengths);
  const norms = [0, 1].map((zone) => createNorms(lengths.filter((_, at) => at % 2 === zone)));
  const [heads = [], texts = []] = norms;
  return createPostings(field, (numbers) => {
    const documents = documentsOf(numbers);
    const [counts, contents] = [timesOf(numbers, 1), timesOf(numbers, 2)];
    const rarities = raritiesOf(documents, groups);
    const scores = new Float32Array(documents.length);
    for (const [at, document] of documents.entries()) {
      const [head = 0, text = 0] = [counts[at], contents[at]];
      const frequency = (HEAD_WEIGHT * head) / (heads[document] ?? 1) + text / (texts[document] ?? 1);
      const rarity = rarities[groups.of[document] ?? 0] ?? 0;
      scores[at] = (field.weight * rarity * frequency * (SATURATION + 1)) / (frequency + SATURATION);
    }
    return { documents, heads: counts, texts: contents, scores };
  });
};

const documentsOf = (numbers: Uint32Array): Uint32Array => {
  let document = 0;
  return new Uint32Array(numbers.length / 3).map((_, at) => (document += numbers[3 * at] ?? 0));
};

/** How often each document has a term, in the zone whose numbers stand at a place behind that of the document. */
const timesOf = (numbers: Uint32Array, place: number): Uint16Array =>
  new Uint16Array(numbers.length / 3).map((_, at) => Math.min(numbers[3 * at + place] ?? 0, 65_535));

/**
 * How rare a term is, for documents of each group. In an index of many languages every word of a small one would be rare, `the` as well as `refund`;
 * so it counts what share of the documents of its own language have a word, and that of all documents as much as so many of them.
 */
const raritiesOf = (documents: Uint32Array, { of, sizes }: Groups): Float64Array => {
  const all = of.length;
  const found = new Float64Array(sizes.length);
  for (const document of documents) found[of[document] ?? 0] = (found[of[document] ?? 0] ?? 0) + 1;
  return found.map((count, group) => {
    const share = (count + (OTHERS * documents.length) / all) / ((sizes[group] ?? 0) + OTHERS);
    return Math.log(1 + (all - all * share + 0.5) / (all * share + 0.5));
  });
};

/** For each document what its occurrences are divided by: above 1 when its zone is longer than the average, below when it is shorter. */
const createNorms = (lengths: Uint32Array): ArrayLike<number> => {
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length || 1;
  return Float64Array.from(lengths, (length) => 1 - LENGTH_SHARE + (LENGTH_SHARE * length) / average);
};
