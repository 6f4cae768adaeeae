/** The analyser as the compiler uses it: a site says the same words again and again, and each is read once. */
import { stem, tokens } from '../../runtime/answer/analyse.ts';
import { onceEachText } from '../base/memoise.ts';

/** Words that are remembered at most, and their most characters. */
const [MOST_WORDS, LONGEST_WORD] = [100_000, 60];

const tokensOfRun = onceEachText(tokens, MOST_WORDS, LONGEST_WORD);

const BEYOND_ASCII = /[^\u0000-\u007f]/;

/**
 * `tokens` of the analyser. None of its rules looks across a space or a line break, so that what stands between them is read by itself; of text in
 * ASCII it keeps runs of letters and digits, in lower case.
 */
export const tokensOf = (text: string): readonly string[] =>
  BEYOND_ASCII.test(text) ? text.split(/[ \n]+/).flatMap(tokensOfRun) : (text.toLowerCase().match(/[a-z0-9]+/g) ?? []);

/** `stem` of the analyser. */
export const stemOf = onceEachText(stem, MOST_WORDS, LONGEST_WORD);
