/**
 * The search: BM25F over passages (Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009), with term weights that the
 * compiler computes.
 */
import {
  MOST_IMPACT,
  NUMBER_SHIFT,
  RARITY_SCALE,
  type PassageBundle,
  type PassagePage,
  type PassagePostings,
  type PassageSource,
  type PassageTable,
  type PassageTerms,
  type PassageText,
  type PassageTexts,
  type TermNumbers,
} from '../bundle.ts';
import { valueIn } from '../table.ts';
import { ANALYSER, UNSPACED } from './analyse.ts';
import { openFiles, type OpenFile } from './passage-files.ts';
import { baseOf, createQueries, type AskedWord, type Query } from './query.ts';

/** Weight of a word with the same meaning, or of a number of the requested kind, relative to an exact match. */
const MEANT = 0.8;
/** Nearness of facts to a word that they answer; only a name is nearer. */
export const ANSWERING = 0.99;
/** Nearness of facts to a word that asks for their kind. */
export const BELONGING = 0.98;
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

/** A term, its nearness to the requested word, and its numbers in the index; empty for a term that only pieces have. */
interface NearTerm {
  readonly term: string;
  readonly nearness: number;
  readonly numbers: TermNumbers;
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
  const open = openFiles(bundle);
  const read = createQueries(passages);
  const pageOf = Uint32Array.from([...passages.pages].flatMap((count, page) => Array<number>(numberAt(count, 0)).fill(page)));
  const seek = createSeek(passages, open, pageOf.length);
  const openPassage = async (passage: number): Promise<Pick<PassageHit, 'page' | 'text'>> => {
    const file = fileOf(passages.texts, passage);
    const { first, pages, texts } = await open<PassageTexts>(`texts-${file}`);
    const page = pages[(pageOf[passage] ?? 0) - first] as PassagePage;
    return { page, text: texts[passage - (passages.texts[file] ?? 0)] as PassageText };
  };
  return async (text) => {
    const query = read(text);
    const sought = await Promise.all(query.words.map(seek));
    const scores = scoresOf(sought, pageOf.length);
    return async ({ offset = 0, limit, ...options }) => {
      const ranked = rank({ scores, pageOf, groups: passages.groups, spoken: query.language }, options);
      const hits = ranked.slice(offset, offset + limit).map(async ({ passage, score }) => ({
        ...(await openPassage(passage)),
        score: Math.round((1000 * score) / (ranked[0]?.score ?? 1)) / 1000,
      }));
      return { query, sought, total: ranked.length, hits: await Promise.all(hits) };
    };
  };
};

/** All passages: the score of each for a question, its page, the groups that they are in, and the language of the question. */
interface Scored extends Pick<PassageTable, 'groups'> {
  readonly scores: Float32Array;
  readonly pageOf: Uint32Array;
  readonly spoken: string | undefined;
}

/** Which passages may be hits. */
type Allowed = Pick<FindOptions, 'language' | 'sources' | 'perPage'>;

/** A passage by index, with its score. */
interface Ranked {
  readonly passage: number;
  readonly score: number;
}

/** Finds the terms of a word. */
const createSeek = ({ terms, postings }: PassageTable, open: OpenFile, count: number): ((asked: AskedWord) => Promise<SoughtWord>) => {
  /** All terms with a beginning. */
  const begunWith = async (beginning: string): Promise<readonly string[]> => {
    const [first, last] = [fileOf(terms, beginning), fileOf(terms, `${beginning}\uffff`)];
    const files = await Promise.all(Array.from({ length: last - first + 1 }, (_, at) => open<PassageTerms>(`terms-${first + at}`)));
    return files.flatMap((file) => file.filter((term) => term.startsWith(beginning)));
  };
  /** Some terms, with their numbers. */
  const numbered = async (near: readonly Omit<NearTerm, 'numbers'>[]): Promise<readonly NearTerm[]> => {
    const files = await Promise.all(near.map(({ term }) => open<PassagePostings>(`postings-${fileOf(postings, term)}`)));
    return near.map((each, at) => ({ ...each, numbers: valueIn(files[at] ?? {}, each.term) ?? '' }));
  };
  return async (asked) => {
    const { word, meanings, shapes, isContent } = asked;
    const alike = [...meanings.map((meaning) => `=${meaning}`), ...new Set(shapes)].map((term) => ({ term, nearness: MEANT }));
    const answers = meanings.map((meaning) => ({ term: `!${meaning}`, nearness: ANSWERING }));
    const kinds = meanings.map((meaning) => ({ term: `~${meaning}`, nearness: BELONGING, numbers: '' }));
    const kin = KIN_WORD.test(word) ? await begunWith(word.slice(0, KIN_LETTERS)) : [word];
    const own = kin.map(nearTo(word, kin.includes(word), meanings[0] ? KIN * MEANT : KIN)).filter(({ nearness }) => nearness > 0);
    const nearest = own.sort((left, right) => right.nearness - left.nearness).slice(0, MOST_KIN);
    const [near, meant] = await Promise.all([numbered(nearest), numbered([...alike, ...answers])]);
    const words = near.filter(({ numbers }) => numbers !== '');
    // A word without a passage is as rare as one with few passages, because it may be small talk.
    const rarity = Math.min(Math.log(1 + 2 * count) / 2, ...words.map(({ numbers }) => numberAt(numbers, 0) / RARITY_SCALE));
    // A pair of characters that is nowhere in the index is usually the end of one word and the start of the next.
    const isBetween = words.length === 0 && meant.every(({ numbers }) => numbers === '') && UNSPACED.test(word);
    return { ...asked, weight: rarity * (isContent && !isBetween ? 1 : JOINING), terms: [...words, ...meant, ...kinds] };
  };
};

/** A number of a packed text. */
const numberAt = (packed: string, at: number): number => packed.charCodeAt(at) - NUMBER_SHIFT;

/**
 * Similarity of other words: the share of letters in their common start and end, to find misspelled words, or the least one for a compound
 * that begins with the word; 0 for unrelated ones. A word that the site has is not misspelled, so only the start counts: "contract" is not
 * "contact".
 */
const nearTo = (word: string, isKnown: boolean, most: number) => (term: string) => {
  const shorter = Math.min(word.length, term.length);
  let [start, end] = [0, 0];
  while (start < shorter && word[start] === term[start]) start++;
  while (!isKnown && end < shorter - start && word.at(-1 - end) === term.at(-1 - end)) end++;
  const share = (2 * (start + end)) / (word.length + term.length);
  const isKin = share >= LEAST_KIN || (start === word.length && start > KIN_LETTERS + 1);
  return { term, nearness: word === term ? 1 : isKin ? Math.max(share, LEAST_KIN) * most : 0 };
};

/** The file with a value, from the first value of each: the last one whose first value is not greater. */
const fileOf = <Value extends string | number>(firsts: readonly Value[], value: Value): number => {
  let [file, end] = [0, firsts.length];
  while (end - file > 1) {
    const middle = (file + end) >>> 1;
    [file, end] = (firsts[middle] as Value) <= value ? [middle, end] : [file, middle];
  }
  return file;
};

/** The score of each passage: of the terms of one word the best counts. */
const scoresOf = (sought: readonly SoughtWord[], count: number): Float32Array => {
  const scores = new Float32Array(count);
  for (const { weight, terms } of sought) {
    const gains = new Float32Array(count);
    for (const { nearness, numbers } of terms) {
      for (let at = 1, passage = 0; at < numbers.length; at += 2) {
        passage += numberAt(numbers, at);
        gains[passage] = Math.max(gains[passage] ?? 0, (weight * nearness * numberAt(numbers, at + 1)) / MOST_IMPACT);
      }
    }
    for (let passage = 0; passage < count; passage++) scores[passage] = (scores[passage] ?? 0) + (gains[passage] ?? 0);
  }
  return scores;
};

/** Passages of the allowed sources with their scores, best first: those close enough to the best one, with a maximum for each page. */
const rank = ({ scores, pageOf, groups, spoken }: Scored, { language, sources, perPage }: Allowed): readonly Ranked[] => {
  const good: Ranked[] = [];
  let best = 0;
  for (const [index, [first, own, source, notIn]] of groups.entries()) {
    if ((language ?? own) !== own || !sources.includes(source) || notIn.split(' ').includes(baseOf(spoken ?? 'und'))) continue;
    const weight = spoken !== undefined && baseOf(own) === baseOf(spoken) ? SAME_LANGUAGE : 1;
    scores.subarray(first, groups[index + 1]?.[0]).forEach((found, at) => {
      const score = weight * found;
      if (score > best * LEAST_SCORE) good.push({ passage: first + at, score });
      best = Math.max(best, score);
    });
  }
  const near = good.filter(({ score }) => score > best * LEAST_SCORE).sort((left, right) => right.score - left.score);
  const taken = new Map<number | undefined, number>();
  return near.filter(({ passage }) => {
    const before = taken.get(pageOf[passage]) ?? 0;
    taken.set(pageOf[passage], before + 1);
    return before < perPage;
  });
};
