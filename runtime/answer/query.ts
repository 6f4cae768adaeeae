/** A question as the search reads it: its words, what they mean, and its language. */
import type { PassageTable } from '../bundle.ts';
import { stem, tokens, UNSPACED } from './analyse.ts';
import { createMeanings } from './meanings.ts';

/** Bounds of the work for one question: UTF-16 code units read, and distinct words. */
const QUERY_LENGTH = 500;
const QUERY_WORDS = 48;

/** What a letter that tells of a language of the site counts beside one of another language. */
const OWN_LANGUAGE = 2;

/** Pairs of the letters that Japanese writes its endings and particles with. */
const HIRAGANA = /^\p{Script=Hiragana}{2}$/u;

/** A distinct word of a question, stemmed, or a phrase. */
export interface AskedWord {
  readonly word: string;
  /** What people ask with it. */
  readonly meanings: readonly string[];
  /** Terms of the figures that its answer shows. */
  readonly shapes: readonly string[];
  /** Whether it says what is asked, and does not only join others in the language of the question. */
  readonly isContent: boolean;
}

/** A question, read. */
export interface Query {
  readonly words: readonly AskedWord[];
  /** BCP 47 tag of the language whose function words have most of its letters, of several the first; undefined when it has none. */
  readonly language: string | undefined;
}

/** Reads questions. */
export type ReadQuery = (text: string) => Query;

/** Loads what questions are read with. */
export const createQueries = (table: Pick<PassageTable, 'meanings' | 'shapes' | 'functionWords' | 'groups'>): ReadQuery => {
  const meaningsOf = createMeanings(table.meanings);
  const own = new Set(table.groups.map(([, language]) => baseOf(language)));
  const languages = Object.entries(table.functionWords).map(([language, words]) => ({
    language,
    words: new Set(words.split(' ')),
    isUnspaced: UNSPACED.test(words),
    // A few words may belong to several languages: people rather speak one of the site's.
    favour: own.has(baseOf(language)) ? OWN_LANGUAGE : 1,
  }));
  const spokenIn = (read: readonly string[]): (typeof languages)[number] | undefined => {
    // A question in a script without spaces is in a language of such a script, whichever foreign names it holds.
    const isUnspaced = 2 * read.filter((token) => UNSPACED.test(token)).length > read.length;
    const counts = languages.map(({ isUnspaced: isSuch, favour, words }) =>
      isSuch === isUnspaced ? favour * read.reduce((sum, token) => sum + (words.has(token) ? token.length : 0), Number(isSuch)) : 0,
    );
    const most = Math.max(0, ...counts);
    return most > 0 ? languages[counts.indexOf(most)] : undefined;
  };
  return (text) => {
    // A ligature may stand for many words.
    const read = tokens(text.slice(0, QUERY_LENGTH)).slice(0, QUERY_LENGTH);
    const spoken = spokenIn(read);
    const meant = meaningsOf(read);
    const words = new Map<string, AskedWord>();
    for (const [at, token] of read.entries()) {
      // A phrase that means something is one word, and those inside of it are none.
      if (meant.some((each) => each.at < at && at < each.at + each.length)) continue;
      const begun = meant.filter((each) => each.at === at);
      const length = Math.max(1, ...begun.map((each) => each.length));
      const word = length > 1 ? read.slice(at, at + length).join(' ') : stem(token);
      const meanings = [...new Set(begun.map(({ meaning }) => meaning))];
      const shapes = meanings.flatMap((meaning) => (Object.hasOwn(table.shapes, meaning) ? `#${table.shapes[meaning]}` : []));
      const isContent = meanings.length > 0 || !(spoken?.words.has(token) || HIRAGANA.test(token));
      if (!words.get(word)?.isContent) words.set(word, { word, meanings, shapes, isContent });
    }
    return { words: [...words.values()].slice(0, QUERY_WORDS), language: spoken?.language };
  };
};

/** Language of a tag (BCP 47) without script and country. */
export const baseOf = (tag: string): string => tag.split('-', 1).join('').toLowerCase();
