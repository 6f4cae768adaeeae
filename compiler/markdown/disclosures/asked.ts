/** Question marks of all scripts (Unicode names with QUESTION MARK or INTERROBANG). In Armenian, the mark is inside the last word. */
const MARK = '[?？؟⸮፧᥅⁇⁈⁉‽︖﹖⳺⳻꘏꛷𞥟]';
/** Every question contains one of these code units: a mark, or a Greek letter. Without `u`, the search is several times faster. */
const SIGNS = new RegExp(`${MARK.slice(0, -1)}՞\\u0370-\\u03FFか吗嗎呢]`);
const ENDS_IN_MARK = new RegExp(`${MARK}[^\\p{L}\\p{N}]*$`, 'u');
const ARMENIAN = /՞/;
const GREEK = /\p{Script=Greek}.*[;\u037E][^\p{L}\p{N}]*$/u;
/** Endings of questions in scripts that may omit the mark: forms of か in Japanese, particles in Chinese. */
const PARTICLE = /(?:(?:です|ます|ました|ません|でしょう|だろう|の)か|[吗嗎呢])[。．.]?$/u;

/** Maximum characters of a question. */
export const MAXIMUM_QUESTION = 300;

/** Signs after a question that show that it opens or link to it. */
const DECORATION = /[\s\p{S}#¶›»‹«\u200B-\u200F]+$/u;

/** The number of a question, or the letter that marks it: "3. ", "Q2: ". */
const NUMBER = /^(?:[QＱ]\s?\d{0,2}|\d{1,2})\s?[.．:：)）]\s*(?=\p{Ps}?[\p{L}¿])/u;

/** The words of a question without its number and without decoration at the end. */
export const withoutDecoration = (line: string): string => line.replace(NUMBER, '').replace(DECORATION, '');

/** True for a question: by its punctuation, or by its last word in scripts that may omit the mark. */
export const isAsked = (line: string): boolean =>
  line.length <= MAXIMUM_QUESTION &&
  /\p{L}/u.test(line) &&
  (ENDS_IN_MARK.test(line) || ARMENIAN.test(line) || GREEK.test(line) || PARTICLE.test(line));

/** True for a text that may be part of a question. */
export const mayAsk = (text: string): boolean => SIGNS.test(text);

/** The abbreviation FAQ, which most languages use. */
const FAQ = /(?<![\p{L}\p{N}])F\.?A\.?Q/iu;

/** True for a title of a list of questions. */
export const isTitleOfQuestions = (title: string): boolean => FAQ.test(title.slice(0, MAXIMUM_QUESTION));
