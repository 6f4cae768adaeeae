/** The analyser for the compiler, with a cache: a site repeats the same words. */
import { stem, tokens } from '../../runtime/answer/analyse.ts';
import { onceEachText } from '../base/memoise.ts';

/** Maximum number and length of cached words. */
const [MOST_WORDS, LONGEST_WORD] = [100_000, 60];

const tokensOfRun = onceEachText(tokens, MOST_WORDS, LONGEST_WORD);

const BEYOND_ASCII = /[^\u0000-\u007f]/;

/**
 * `tokens` of the analyser. None of its rules depends on text across a space or a line break, so each part between them is read separately.
 * ASCII text becomes runs of letters and digits, in lower case.
 */
export const tokensOf = (text: string): readonly string[] =>
  BEYOND_ASCII.test(text) ? text.split(/[ \n]+/).flatMap(tokensOfRun) : (text.toLowerCase().match(/[a-z0-9]+/g) ?? []);

/** `stem` of the analyser. */
export const stemOf = onceEachText(stem, MOST_WORDS, LONGEST_WORD);
