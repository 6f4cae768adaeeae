/** A question as the search understands it: its words, their meanings, and its language. */
import type { PassageTable } from '../bundle.ts';
import { valueIn } from '../table.ts';
import { stem, tokens, UNSPACED } from './analyse.ts';
import { createMeanings } from './meanings.ts';

/** Limits for one question: UTF-16 code units, and distinct words. */
const QUERY_LENGTH = 500;
const QUERY_WORDS = 48;

/** Letters of function words that show a language: the two of "ai" are in French, and in other languages. */
const LEAST_LETTERS = 3;

/** Pairs of Japanese characters, folded, that are an ending, a particle, or between a particle and the next word. */
const PARTICLE = /^\p{Script=Hiragana}.$|^.[かてとにのはへもをや]$/u;

/** A distinct word of a question, stemmed, or the stems of a phrase with a meaning, joined by underscores. */
export interface AskedWord {
  readonly word: string;
  /** Its meanings in questions. */
  readonly meanings: readonly string[];
  /** Terms for the numbers in its answer. */
  readonly shapes: readonly string[];
  /** Whether it carries meaning: no function word in the language of the question, and not the second word for a figure, as in "how much does it cost". */
  readonly isContent: boolean;
  /** Whether it is in the name of the site, which tells nothing there. */
  readonly isName: boolean;
}

/** A parsed question. */
export interface Query {
  readonly words: readonly AskedWord[];
  /** BCP 47 tag of the language whose function words have most of its letters, of several the first; undefined with too few. */
  readonly language: string | undefined;
}

/** Parses questions. */
export type ReadQuery = (text: string) => Query;

/** Loads the tables for parsing questions. */
export const createQueries = (table: Pick<PassageTable, 'meanings' | 'shapes' | 'courtesies' | 'languages' | 'name'>): ReadQuery => {
  const names = table.name.split(' ');
  const meaningsOf = createMeanings(table.meanings);
  const languages = table.languages.map(([language, words, ...rest]) => [language, new Set(words.split(' ')), ...rest] as const);
  const spokenIn = (read: readonly string[]): [string | undefined, ReadonlySet<string> | undefined] => {
    // A question in a script without spaces is in a language of such a script, whatever foreign names it contains.
    const isSuch = 2 * read.filter((token) => UNSPACED.test(token)).length > read.length;
    const counts = languages.map(([, words, isUnspaced, weight]) =>
      isUnspaced === isSuch ? weight * read.reduce((sum, token) => sum + (words.has(token) ? token.length : 0), Number(isSuch)) : 0,
    );
    // Without a function word, no language is found: no count is -1.
    const most = Math.max(...counts);
    const [language, words] = languages[counts.indexOf(most || -1)] ?? [];
    return [isSuch || most >= LEAST_LETTERS ? language : undefined, words];
  };
  return (text) => {
    // A ligature may expand to many words.
    const read = tokens(text.slice(0, QUERY_LENGTH)).slice(0, QUERY_LENGTH);
    const [language, functionWords = new Set()] = spokenIn(read);
    const meant = meaningsOf(read);
    const parts = read.map((token, at) => ({ token, phrases: meant.filter((each) => each.at <= at && at < each.at + each.length) }));
    const isKnown = (at: number): boolean => functionWords.has(read[at] ?? '') || parts[at]?.phrases[0] !== undefined;
    // Of two words without a space between them, the last and the first character.
    const isJoint = (at: number, token: string): boolean =>
      UNSPACED.test(token) && [at - 1, at + 1].some((near) => isKnown(near) && [...token].some((sign) => read[near]?.includes(sign)));
    const words = new Map<string, AskedWord>();
    for (const [at, { token, phrases }] of parts.entries()) {
      // A phrase with a meaning counts as one word, without the words inside of it.
      if (phrases.some((each) => each.at < at)) continue;
      const end = at + Math.max(1, ...phrases.map(({ length }) => length));
      const word = read.slice(at, end).map(stem).join('_');
      const meanings = [...new Set(phrases.filter(({ length }) => at + length === end).map(({ meaning }) => meaning))];
      const shapes = meanings.flatMap((meaning) => valueIn(table.shapes, meaning) ?? []);
      const isFunction = functionWords.has(token) || PARTICLE.test(token) || isJoint(at, token);
      const isNew = (shape: string): boolean => [...words.values()].every((earlier) => !earlier.shapes.includes(shape));
      const isMeant = meanings[0] === undefined ? !isFunction : meanings.some((meaning) => !table.courtesies.includes(meaning));
      const isContent = shapes.length > 0 ? shapes.some(isNew) : isMeant;
      if (!words.get(word)?.isContent) words.set(word, { word, meanings, shapes, isContent, isName: names.includes(word) });
    }
    return { words: [...words.values()].slice(0, QUERY_WORDS), language };
  };
};

/** Language of a tag (BCP 47) without script and region. */
export const baseOf = (tag: string): string => tag.split('-', 1).join('').toLowerCase();
