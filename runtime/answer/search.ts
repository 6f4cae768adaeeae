/** The search: BM25F over an inverted index that the compiler built (Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009). */
import type { SearchDocument, SearchFieldName, SearchIndex, SearchKind } from '../bundle.ts';
import { ANALYSER, TERMS, tokens } from './analyse.ts';
import type { ReadConcepts } from './concepts.ts';
import { openFields, type Fields, type Term } from './term-scores.ts';

/** A document that answers the query. `score` is relative to the best hit: 1 for the best, three decimals. */
export interface SearchHit {
  readonly document: SearchDocument;
  readonly score: number;
}

/** What a query finds. */
interface SearchResult {
  /** Best first. */
  readonly hits: readonly SearchHit[];
  /** Number of hits, also of those beyond the limit. */
  readonly total: number;
}

/** What is asked for besides the words. Rarity and length of documents always are those of the whole index. */
interface SearchOptions {
  /** BCP 47 tag; documents of other languages are left out. */
  readonly language?: string | undefined;
  /** Kinds of documents that may be hits. @default all */
  readonly kinds?: readonly SearchKind[] | undefined;
  /** BCP 47 tag of the query; documents in it go before others that are at most 5 % better. */
  readonly preferred?: string | undefined;
  /** Most hits to return. @default all */
  readonly limit?: number | undefined;
}

/** Answers a query; equal scores keep the order of the index, and nothing below 25 % of the best is a hit. */
export type Search = (query: string, options?: SearchOptions) => SearchResult;

/** Bounds of the work for one query: UTF-16 code units read, distinct terms a field. */
const QUERY_LENGTH = 500;
const QUERY_TERMS = 256;
/** Hits below this share of the best are noise. */
const LEAST_SCORE = 0.25;
const PREFERENCE = 1 / 0.95;

/**
 * Loads an index. `fields` are its opened fields.
 * @returns a function from a query, which may be any text, to its hits.
 * @throws Error naming SITEC3401 when the index was built by another analyser.
 */
export const createSearch = (index: SearchIndex, concepts: ReadConcepts, fields: Fields = openFields(index)): Search => {
  const { analyser, documents } = index;
  const advice = `SITEC3401 index was built by analyser ${analyser}, this runtime is ${ANALYSER}: run sitec build again`;
  if (analyser !== ANALYSER) throw new Error(advice);
  const terms: Readonly<Record<SearchFieldName, (read: readonly string[]) => readonly string[]>> = {
    ...TERMS,
    concepts: (read) => concepts(read).map(({ concept }) => concept),
  };
  // One for all queries: a search ends before the next one begins.
  const scores = new Float64Array(documents.length);
  return (query, options = {}) => {
    const read = tokens(query.slice(0, QUERY_LENGTH));
    scores.fill(0);
    for (const [name, find] of fields) {
      for (const term of [...new Set(terms[name](read))].slice(0, QUERY_TERMS)) add(scores, find(term));
    }
    return select(documents, scores, options);
  };
};

const add = (scores: Float64Array, found: Term | undefined): void => {
  if (found === undefined) return;
  const { documents, scores: own } = found;
  for (let at = 0; at < documents.length; at++) {
    const document = documents[at] ?? 0;
    scores[document] = (scores[document] ?? 0) + (own[at] ?? 0);
  }
};

const select = (documents: readonly SearchDocument[], scores: Float64Array, options: SearchOptions): SearchResult => {
  const { limit = Infinity } = options;
  const best = weigh(documents, scores, options);
  const scoreOf = (position: number): number => scores[position] ?? 0;
  const near: number[] = [];
  for (let position = 0; best > 0 && position < scores.length; position++) {
    if (scoreOf(position) >= best * LEAST_SCORE) near.push(position);
  }
  const hits = strongest(near, limit, scoreOf)
    .toSorted((left, right) => scoreOf(right) - scoreOf(left))
    .slice(0, limit)
    .flatMap((position) => hitAt(documents, position, scoreOf(position) / best));
  return { hits, total: near.length };
};

/** Takes away the scores of documents that are not asked for, and raises those in the preferred language; answers the best. */
const weigh = (documents: readonly SearchDocument[], scores: Float64Array, { language, kinds, preferred }: SearchOptions): number => {
  const isAll = (language ?? kinds ?? preferred) === undefined;
  const weightOf = (document: SearchDocument | undefined): number => {
    if (document === undefined || (language ?? document.language) !== document.language) return 0;
    if (kinds !== undefined && !kinds.includes(document.kind)) return 0;
    return preferred !== undefined && document.language === preferred ? PREFERENCE : 1;
  };
  let best = 0;
  for (let position = 0; position < scores.length; position++) {
    const score = scores[position] ?? 0;
    if (score === 0) continue;
    const weighed = isAll ? score : score * weightOf(documents[position]);
    scores[position] = weighed;
    if (weighed > best) best = weighed;
  }
  return best;
};

/** Those that are at least as good as the last one to return, so that only they are put in order: numbers sort much faster than positions. */
const strongest = (positions: readonly number[], limit: number, scoreOf: (position: number) => number): readonly number[] => {
  if (positions.length <= limit) return positions;
  const sorted = new Float64Array(positions.length);
  for (const [index, position] of positions.entries()) sorted[index] = scoreOf(position);
  const least = sorted.sort().at(-limit) ?? 0;
  return positions.filter((position) => scoreOf(position) >= least);
};

const hitAt = (documents: readonly SearchDocument[], position: number, share: number): readonly SearchHit[] => {
  const document = documents[position];
  return document === undefined ? [] : [{ document, score: Math.round(share * 1000) / 1000 }];
};
