/**
 * The search: BM25F over passages (Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009), with term weights that the
 * compiler computes.
 */
import {
  MOST_IMPACT,
  RARITY_SCALE,
  type PassageBundle,
  type PassagePage,
  type PassageSource,
  type PassageTable,
  type PassageText,
} from '../bundle.ts';
import { ANALYSER, UNSPACED } from './analyse.ts';
import { openPassageFiles, unpack, type OpenTerms, type PassageFiles } from './passage-files.ts';
import { baseOf, createQueries, type AskedWord, type Query } from './query.ts';

/** Weight of a word with the same meaning, or of a number of the requested kind, relative to an exact match. */
const MEANT = 0.8;
/** Nearness of facts to a word that they answer, and to one that asks for their kind; only a name is nearer. */
export const ANSWERING = 0.99;
const BELONGING = 0.98;
/** Maximum weight of a word with the same start as the requested one, and the required common share of both. */
const KIN = 0.9;
const LEAST_KIN = 0.7;
/** Words that can have related words: letters only, and long enough to have an ending. Related words share this many first letters. */
const KIN_WORD = /^\p{L}{4,}$/u;
const KIN_LETTERS = 3;
/** Maximum related words of one word. */
const MOST_KIN = 12;
/** Weight of a function word, and of a passage in the language of the question relative to another one. */
const JOINING = 0.25;
const SAME_LANGUAGE = 1.6;
/** Passages below this share of the best score are noise. */
const LEAST_SCORE = 0.25;

/** A word of a question, its weight by rarity, and its terms in the index. */
export interface SoughtWord extends AskedWord {
  readonly weight: number;
  readonly terms: readonly NearTerm[];
}

/** A term, its nearness to the requested word, and its numbers in the index. */
interface NearTerm {
  readonly term: string;
  readonly nearness: number;
  readonly numbers: readonly number[];
}

/** A term whose numbers are not read yet. */
interface OpenTerm extends Pick<OpenTerms, 'numbers'> {
  readonly term: string;
  /** Its place in its file. */
  readonly place: number;
}

/** A found passage; `score` is relative to the best one, which has 1. */
export interface PassageHit {
  readonly page: PassagePage;
  readonly text: PassageText;
  readonly score: number;
}

/** The result of a question. */
export interface Found {
  readonly query: Query;
  readonly sought: readonly SoughtWord[];
  /** Number of all hits, including skipped ones and those above the limit. */
  readonly total: number;
  /** Best first; equal ones in the order of the index. */
  readonly hits: readonly PassageHit[];
}

/** Options besides the words. */
export interface FindOptions {
  /** BCP 47 tag; passages in other languages are left out. */
  readonly language?: string | undefined;
  /** Allowed sources of passages. */
  readonly sources: readonly PassageSource[];
  /** Hits to skip, and maximum to return. */
  readonly offset?: number;
  readonly limit: number;
  /** Maximum hits of one page. */
  readonly perPage: number;
}

/** Looks up the words of a question; its passages can then be found repeatedly at no extra cost. */
export type FindPassages = (text: string) => Promise<(options: FindOptions) => Promise<Found>>;

/**
 * Loads the passages of a bundle.
 * @throws Error with SITEC3401 when another analyser built the index.
 */
export const createPassages = (bundle: PassageBundle): FindPassages => {
  const { passages } = bundle.index;
  if (passages.analyser !== ANALYSER) {
    throw new Error(`SITEC3401 index was built by analyser ${passages.analyser}, this runtime is ${ANALYSER}: run sitec build again`);
  }
  const files = openPassageFiles(bundle);
  const read = createQueries(passages);
  const pageOf = Uint32Array.from(unpack(passages.pages).flatMap((count, page) => Array<number>(count).fill(page)));
  const seek = createSeek(passages, files, pageOf.length);
  const open = async (passage: number): Promise<Pick<PassageHit, 'page' | 'text'>> => {
    const file = placeOf(passages.texts, passage + 1) - 1;
    const { first, pages, texts } = await files.texts(file);
    const page = pages[(pageOf[passage] ?? 0) - first] as PassagePage;
    return { page, text: texts[passage - (passages.texts[file] ?? 0)] as PassageText };
  };
  return async (text) => {
    const query = read(text);
    const sought = await Promise.all(query.words.map(seek));
    const scores = scoresOf(sought, pageOf.length);
    return async (options) => {
      const { offset = 0, limit } = options;
      const ranked = rank(scores, pageOf, passages.groups, query.language, options);
      const best = ranked[0]?.score ?? 0;
      const hits = ranked.slice(offset, offset + limit).map(async ({ passage, score }) => ({
        ...(await open(passage)),
        score: Math.round((1000 * score) / best) / 1000,
      }));
      return { query, sought, total: ranked.length, hits: await Promise.all(hits) };
    };
  };
};

/** A passage by index, with its score. */
interface Ranked {
  readonly passage: number;
  readonly score: number;
}

/** Finds the terms of a word. */
const createSeek = ({ terms: starts }: PassageTable, files: PassageFiles, count: number): ((asked: AskedWord) => Promise<SoughtWord>) => {
  /** Terms in a range, inclusive, by code unit. */
  const between = async (from: string, to: string): Promise<readonly OpenTerm[]> => {
    const [first, last] = [from, to].map((term) => Math.max(0, placeOf(starts, `${term}\0`) - 1)) as [number, number];
    const opened = await Promise.all(Array.from({ length: last - first + 1 }, (_, index) => files.terms(first + index)));
    return opened.flatMap(({ terms, numbers }) => {
      const [start, end] = [placeOf(terms, from), placeOf(terms, `${to}\0`)];
      return terms.slice(start, end).map((term, index) => ({ term, place: start + index, numbers }));
    });
  };
  /** Rarity of a word without a passage: the same as for a word with few passages, because it may be small talk. */
  const unknown = Math.log(1 + 2 * count) / 2;
  return async (asked) => {
    const { word, meanings, shapes, isContent } = asked;
    const meant = [...meanings.map((meaning) => `=${meaning}`), ...new Set(shapes)];
    const beginning = KIN_WORD.test(word) ? word.slice(0, KIN_LETTERS) : null;
    const [kin, ...others] = await Promise.all([
      beginning === null ? between(word, word) : between(beginning, `${beginning}\uffff`),
      ...meant.map((term) => between(term, term)),
    ]);
    const own = kin.map((open) => ({ open, nearness: nearnessOf(word, open.term) })).filter(({ nearness }) => nearness > 0);
    own.sort((left, right) => right.nearness - left.nearness);
    const asking = others.flat().map((open) => ({ open, nearness: MEANT }));
    const [words, alike] = await Promise.all([withNumbers(own.slice(0, MOST_KIN)), withNumbers(asking)]);
    const rarity = (of: readonly NearTerm[]): number => Math.min(unknown, ...of.map(({ numbers }) => (numbers[0] ?? 0) / RARITY_SCALE));
    // A pair of characters that is nowhere in the index is usually the end of one word and the start of the next.
    const isBetween = words.length === 0 && alike.length === 0 && UNSPACED.test(word);
    const weight = rarity(words) * (isContent && !isBetween ? 1 : JOINING);
    const facts = meanings.flatMap((meaning) => [
      { term: `!${meaning}`, nearness: ANSWERING, numbers: [] },
      { term: `~${meaning}`, nearness: BELONGING, numbers: [] },
    ]);
    return { ...asked, weight, terms: [...words, ...alike, ...facts] };
  };
};

/** Reads the numbers of terms. */
const withNumbers = (terms: readonly { readonly open: OpenTerm; readonly nearness: number }[]): Promise<NearTerm[]> =>
  Promise.all(terms.map(async ({ open, nearness }) => ({ term: open.term, nearness, numbers: await open.numbers(open.place) })));

/** Similarity of two words: the share of letters in their common start and end, to find misspelled words; 0 for unrelated ones. */
const nearnessOf = (word: string, other: string): number => {
  if (word === other) return 1;
  const shorter = Math.min(word.length, other.length);
  let [start, end] = [0, 0];
  while (start < shorter && word[start] === other[start]) start++;
  while (end < shorter - start && word.at(-1 - end) === other.at(-1 - end)) end++;
  const share = (2 * (start + end)) / (word.length + other.length);
  return share >= LEAST_KIN ? share * KIN : 0;
};

/** The number of sorted values before another one. */
const placeOf = <Value extends string | number>(sorted: readonly Value[], value: Value): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as Value) < value) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The score of each passage: of the terms of one word the best counts. */
const scoresOf = (sought: readonly SoughtWord[], count: number): Float32Array => {
  const [scores, gains] = [new Float32Array(count), new Float32Array(count)];
  for (const { weight, terms } of sought) {
    gains.fill(0);
    for (const { nearness, numbers } of terms) {
      for (let at = 1, passage = 0; at < numbers.length; at += 2) {
        passage += numbers[at] ?? 0;
        gains[passage] = Math.max(gains[passage] ?? 0, (weight * nearness * (numbers[at + 1] ?? 0)) / MOST_IMPACT);
      }
    }
    for (let passage = 0; passage < count; passage++) scores[passage] = (scores[passage] ?? 0) + (gains[passage] ?? 0);
  }
  return scores;
};

/** Passages of the allowed sources with their scores, best first: those close enough to the best one, with a maximum for each page. */
const rank = (
  scores: Float32Array,
  pageOf: Uint32Array,
  groups: PassageTable['groups'],
  spoken: string | undefined,
  { language, sources, perPage }: FindOptions,
): readonly Ranked[] => {
  const asked = groups.flatMap(([first, own, source], index) => {
    const weight = spoken !== undefined && baseOf(own) === baseOf(spoken) ? SAME_LANGUAGE : 1;
    return (language ?? own) === own && sources.includes(source) ? { first, end: groups[index + 1]?.[0] ?? scores.length, weight } : [];
  });
  const good: Ranked[] = [];
  let best = 0;
  for (const { first, end, weight } of asked) {
    for (let passage = first; passage < end; passage++) {
      const score = weight * (scores[passage] ?? 0);
      if (score > best * LEAST_SCORE) good.push({ passage, score });
      best = Math.max(best, score);
    }
  }
  const near = good.filter(({ score }) => score > best * LEAST_SCORE).sort((left, right) => right.score - left.score);
  const taken = new Map<number, number>();
  return near.filter(({ passage }) => {
    const page = pageOf[passage] ?? 0;
    taken.set(page, (taken.get(page) ?? 0) + 1);
    return (taken.get(page) ?? 0) <= perPage;
  });
};
