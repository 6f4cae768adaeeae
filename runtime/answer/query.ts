/** A question as the search reads it: its words, what they mean, how much each weighs, and its language. */
import type { PassageTable } from '../bundle.ts';
import { stem, tokens } from './analyse.ts';
import { createMeanings } from './meanings.ts';

/** Bounds of the work for one question: UTF-16 code units read, and distinct words. */
const QUERY_LENGTH = 500;
const QUERY_WORDS = 48;

/** A distinct word of a question, stemmed, and what people ask with it. */
export interface AskedWord {
  readonly word: string;
  readonly meanings: readonly string[];
  /** Whether it only joins others, in the language of the question; or stands inside of a phrase, which its first word stands for. */
  readonly role: 'content' | 'function' | 'inside';
}

/** A question, read. */
export interface Query {
  readonly words: readonly AskedWord[];
  /** BCP 47 tag of the language whose function words it has most of, of several the first; undefined when it has none. */
  readonly language: string | undefined;
}

/** Reads questions. */
export type ReadQuery = (text: string) => Query;

/** Loads what questions are read with. */
export const createQueries = ({ meanings, functionWords, groups }: Pick<PassageTable, 'meanings' | 'functionWords' | 'groups'>): ReadQuery => {
  const meaningsOf = createMeanings(meanings);
  const own = new Set(groups.map(([, language]) => language.split('-', 1).join('')));
  const languages = Object.entries(functionWords).map(([language, words]) => ({
    language,
    words: new Set(words.split(' ')),
    // A few words may belong to several languages: people rather speak one of the site's.
    favour: Number(own.has(language.split('-', 1).join(''))),
  }));
  return (text) => {
    const read = tokens(text.slice(0, QUERY_LENGTH));
    const counts = languages.map(({ words, favour }) => {
      const count = read.filter((token) => words.has(token)).length;
      return count > 0 ? count + favour : 0;
    });
    const most = Math.max(0, ...counts);
    const spoken = most > 0 ? languages[counts.indexOf(most)] : undefined;
    const meant = meaningsOf(read);
    const asked = new Map<string, AskedWord>();
    for (const [at, token] of read.entries()) {
      const word = stem(token);
      // The words of a phrase say what its first one was noted for, and nothing else.
      const isInside = meant.some((each) => each.at < at && at < each.at + each.length);
      const begun = isInside ? [] : meant.filter((each) => each.at === at).map(({ meaning }) => meaning);
      const own = isInside ? 'inside' : spoken?.words.has(token) ? 'function' : 'content';
      const before = asked.get(word);
      const role = begun.length > 0 || before?.role === 'content' ? 'content' : own;
      asked.set(word, { word, meanings: [...new Set([...(before?.meanings ?? []), ...begun])], role });
    }
    return { words: [...asked.values()].slice(0, QUERY_WORDS), language: spoken?.language };
  };
};
