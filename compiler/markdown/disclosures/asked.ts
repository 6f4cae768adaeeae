/** Question marks of all scripts (Unicode names with QUESTION MARK or INTERROBANG); that of Armenian stands inside of the last word. */
const MARK = '[?？؟⸮፧᥅⁇⁈⁉‽︖﹖⳺⳻꘏꛷𞥟]';
/** Signs of which one is in everything that asks. */
const SIGNS = new RegExp(`${MARK.slice(0, -1)}՞;\u037Eか吗嗎呢]`, 'u');
const ENDS_IN_MARK = new RegExp(`${MARK}[^\\p{L}\\p{N}]*$`, 'u');
const ARMENIAN = /՞/;
const GREEK = /\p{Script=Greek}.*[;\u037E][^\p{L}\p{N}]*$/u;
/** Endings that ask in scripts that do without a mark: forms of か in Japanese, particles in Chinese. */
const PARTICLE = /(?:(?:です|ます|ました|ません|でしょう|だろう|の)か|[吗嗎呢])[。．.]?$/u;

/** Most characters of a question: what is longer is a text. */
export const MAXIMUM_QUESTION = 300;

/** Signs behind the words that show that something opens, or lead to the words themselves. */
const DECORATION = /[\s\p{S}#¶›»‹«\u200B-\u200F]+$/u;

/** The words of a question without what decorates their end. */
export const withoutDecoration = (line: string): string => line.replace(DECORATION, '');

/** True for a line that asks: by its punctuation, or by its last word in scripts that do without. */
export const isAsked = (line: string): boolean =>
  line.length <= MAXIMUM_QUESTION &&
  /\p{L}/u.test(line) &&
  (ENDS_IN_MARK.test(line) || ARMENIAN.test(line) || GREEK.test(line) || PARTICLE.test(line));

/** True for a text that may stand in a line that asks. */
export const mayAsk = (text: string): boolean => SIGNS.test(text);

/** The abbreviation that most languages have borrowed for a list of questions. */
const FAQ = /(?<![\p{L}\p{N}])F\.?A\.?Q/iu;

/** True for a title of questions. */
export const isTitleOfQuestions = (title: string): boolean => FAQ.test(title.slice(0, MAXIMUM_QUESTION));
