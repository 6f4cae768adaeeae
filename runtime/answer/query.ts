/** A question as the search reads it: its words, what they mean, how much each weighs, and its language. */
import type { PassageTable } from '../bundle.ts';
import { stem, tokens, UNSPACED } from './analyse.ts';
import { createMeanings, type Meant } from './meanings.ts';

/** Bounds of the work for one question: UTF-16 code units read, and distinct words. */
const QUERY_LENGTH = 500;
const QUERY_WORDS = 48;

/** What a letter that tells of a language of the site counts beside one of another language. */
const OWN_LANGUAGE = 2;

/** Pairs of the letters that Japanese writes its endings and particles with. */
const HIRAGANA = /^\p{Script=Hiragana}{2}$/u;

/** A distinct word of a question, stemmed, or a phrase, and what people ask with it. */
export interface AskedWord {
  readonly word: string;
  readonly meanings: readonly string[];
  /** Whether it only joins others, in the language of the question. */
  readonly role: 'content' | 'function';
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
export const createQueries = ({
  meanings,
  functionWords,
  groups,
}: Pick<PassageTable, 'meanings' | 'functionWords' | 'groups'>): ReadQuery => {
  const meaningsOf = createMeanings(meanings);
  const own = new Set(groups.map(([, language]) => language.split('-', 1).join('')));
  const languages = Object.entries(functionWords).map(([language, words]) => ({
    language,
    words: new Set(words.split(' ')),
    isUnspaced: UNSPACED.test(words),
    // A few words may belong to several languages: people rather speak one of the site's.
    favour: own.has(language.split('-', 1).join('')) ? OWN_LANGUAGE : 1,
  }));
  return (text) => {
    const read = tokens(text.slice(0, QUERY_LENGTH));
    // A question in a script without spaces is in a language of such a script, whichever foreign names it holds.
    const isUnspaced = 2 * read.filter((token) => UNSPACED.test(token)).length > read.length;
    const counts = languages.map((each) =>
      each.isUnspaced === isUnspaced
        ? each.favour * read.reduce((sum, token) => sum + (each.words.has(token) ? token.length : 0), Number(isUnspaced))
        : 0,
    );
    const most = Math.max(0, ...counts);
    const spoken = most > 0 ? languages[counts.indexOf(most)] : undefined;
    const isFunction = (token: string): boolean => spoken?.words.has(token) === true || HIRAGANA.test(token);
    const asked = new Map<string, AskedWord>();
    for (const each of readWords(read, meaningsOf(read), isFunction)) {
      const before = asked.get(each.word);
      const role = before?.role === 'content' ? before.role : each.role;
      asked.set(each.word, { word: each.word, meanings: [...new Set([...(before?.meanings ?? []), ...each.meanings])], role });
    }
    return { words: [...asked.values()].slice(0, QUERY_WORDS), language: spoken?.language };
  };
};

/** The words of a question in their order; a phrase that means something is one word, and those inside of it are none. */
function* readWords(read: readonly string[], meant: readonly Meant[], isFunction: (token: string) => boolean): Generator<AskedWord> {
  for (const [at, token] of read.entries()) {
    if (meant.some((each) => each.at < at && at < each.at + each.length)) continue;
    const begun = meant.filter((each) => each.at === at);
    const length = Math.max(1, ...begun.map((each) => each.length));
    const word = length > 1 ? read.slice(at, at + length).join(' ') : stem(token);
    yield { word, meanings: begun.map(({ meaning }) => meaning), role: begun.length > 0 || !isFunction(token) ? 'content' : 'function' };
  }
}
