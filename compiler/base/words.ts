/** A word of a text: its folded letters and digits, and its place. */
export interface Word {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** Latin letters and digits separate from other letters, because names occur in sentences of scripts without spaces. */
const WORD = /[\p{Script=Latin}\p{N}\p{Mn}]+|(?:(?!\p{Script=Latin})[\p{L}\p{M}])+/gu;

/** The words of a text; "JobsList.dev" and "break-fix" have two each. */
export const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ key: keyOf(word), start: index, end: index + word.length }));

const keyOf = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .toLowerCase();

/** The joined keys of the words of a text, for comparing names. */
export const nameKey = (text: string): string => keyOfWords(wordsOf(text));

/** The joined keys of some words. */
export const keyOfWords = (words: readonly Word[]): string => words.map(({ key }) => key).join('');

/** The spelling of some words in a text. */
export const spelling = (text: string, words: readonly Word[]): string => text.slice(words[0]?.start, words.at(-1)?.end);
