/** A word of a text: its letters and digits folded, and where it stands. */
export interface Word {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** Latin letters and digits apart from other letters, because names stand in sentences of scripts that set no spaces. */
const WORD = /[\p{Script=Latin}\p{N}\p{Mn}]+|(?:(?!\p{Script=Latin})[\p{L}\p{M}])+/gu;

/** The words of a text; "JobsList.dev" and "break-fix" are two each. */
export const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ key: keyOf(word), start: index, end: index + word.length }));

const keyOf = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .toLowerCase();

/** The keys of the words of a text as one, by which names are compared. */
export const nameKey = (text: string): string => keyOfWords(wordsOf(text));

/** The keys of some words as one. */
export const keyOfWords = (words: readonly Word[]): string => words.map(({ key }) => key).join('');

/** How a text spells some of its words. */
export const spelling = (text: string, words: readonly Word[]): string => text.slice(words[0]?.start, words.at(-1)?.end);
