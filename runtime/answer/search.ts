/** Guide search: BM25F over an inverted index that the compiler built (Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009). */
import type { SearchDocument, SearchField, SearchIndex } from '../bundle.ts';
import { ANALYSER, grams, words } from './analyse.ts';

/** A guide that answers the query. `score` is relative to the best hit: 1 for the best, three decimals. */
export interface SearchHit {
  readonly document: SearchDocument;
  readonly score: number;
}

/** `language`: BCP 47 tag; guides of other languages are left out. */
export interface SearchOptions {
  readonly language?: string | undefined;
}

const ANALYSERS = { words, grams };
/** How fast repetition stops to matter, and how much long texts are held against short ones: the usual values of the literature. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
const HEAD_WEIGHT = 3;
/** Bounds of the work for one query: UTF-16 code units read, distinct terms a field. */
const QUERY_LENGTH = 500;
const QUERY_TERMS = 256;
/** Hits below this share of the best are noise. */
const LEAST_SCORE = 0.25;

type Rank = (query: string, scores: Float64Array) => void;

/**
 * Loads an index once and answers queries from it.
 * @returns a function from a query to its hits, best first; equal scores keep the order of the index, nothing below 25 % of the best.
 * @throws Error naming SITEC3401 when the index was built by another analyser.
 */
export function createSearch(index: SearchIndex): (query: string, options?: SearchOptions) => readonly SearchHit[] {
  const { analyser, documents, fields } = index;
  const advice = `SITEC3401 index was built by analyser ${analyser}, this runtime is ${ANALYSER}: run sitec build again`;
  if (analyser !== ANALYSER) throw new Error(advice);
  const ranks = fields.map((field) => createRank(field, documents.length));
  return (query, { language } = {}) => {
    const scores = new Float64Array(documents.length);
    for (const rank of ranks) rank(query.slice(0, QUERY_LENGTH), scores);
    const hits = documents.map((document, position) => ({ document, score: scores[position] ?? 0 }));
    return relative(hits.filter(({ document }) => language === undefined || document.language === language));
  };
}

function relative(hits: readonly SearchHit[]): readonly SearchHit[] {
  const best = hits.reduce((most, { score }) => Math.max(most, score), 0);
  const near = hits.filter(({ score }) => score > 0 && score >= best * LEAST_SCORE);
  return near
    .toSorted((left, right) => right.score - left.score)
    .map(({ document, score }) => ({ document, score: Math.round((score / best) * 1000) / 1000 }));
}

function createRank(field: SearchField, documents: number): Rank {
  // A Map, because terms come from user text: a look-up must never reach a prototype.
  const postings = new Map(Object.entries(field.postings));
  const heads = createNorm(field.lengths.map(([head]) => head));
  const texts = createNorm(field.lengths.map(([, text]) => text));
  return (query, scores) => {
    for (const term of [...new Set(ANALYSERS[field.name](query))].slice(0, QUERY_TERMS)) {
      const posting = postings.get(term) ?? [];
      const found = posting.length / 3;
      const rarity = Math.log(1 + (documents - found + 0.5) / (found + 0.5));
      for (let at = 0; at < posting.length; at += 3) {
        const [document = 0, head = 0, text = 0] = posting.slice(at, at + 3);
        const frequency = (HEAD_WEIGHT * head) / heads(document) + text / texts(document);
        const gain = (field.weight * rarity * frequency * (SATURATION + 1)) / (frequency + SATURATION);
        scores[document] = (scores[document] ?? 0) + gain;
      }
    }
  };
}

/** What occurrences in a document are divided by: above 1 when its zone is longer than the average, below when it is shorter. */
function createNorm(lengths: readonly number[]): (document: number) => number {
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length || 1;
  const norms = lengths.map((length) => 1 - LENGTH_SHARE + (LENGTH_SHARE * length) / average);
  return (document) => norms[document] ?? 1;
}
