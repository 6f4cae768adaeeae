/** The words of a text with what folding loses: where they stand, what stands before them, and whether they begin with a capital letter. */
import { tokens } from './analyse.ts';

/** A word: folded for look-ups, and its place in the text. */
export interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** What separates it from the word before: spaces and signs. */
  readonly before: string;
  /** Written with a capital letter, and not at the beginning of a sentence. */
  readonly isCapital: boolean;
}

/** Letters, digits, marks, and invisible characters that belong to neither; a number with its marks is one word. */
const WORD =
  /\p{N}{1,3}(?:[.,．，٬'’ \u00A0\u202F]\p{N}{3})+(?![\p{L}\p{N}])|\p{N}+(?:[.,．，٫]\p{N}+)+[\p{L}\p{N}]*|[\p{L}\p{N}\p{M}\p{Cf}]+/gu;
/** A number with its marks for thousands, as opposed to one with a fraction. */
const WHOLE = /^\p{N}{1,3}(?:[.,．，٬'’ \u00A0\u202F]\p{N}{3})+$/u;
const FRACTION = /^\p{N}+[.,．，٫]\p{N}/u;
const SENTENCE_END = /[.?!:;．？！：；。\n"“(]\s*$/u;
const CAPITAL = /^\p{Lu}/u;
/** `12k` */
const THOUSANDS = /^(\d+)k$/;

/** The first words of a text as it was written, at most so many, in their order. Scripts without spaces give overlapping pairs of characters. */
export const readWords = (text: string, most: number): readonly Word[] => {
  const words: Word[] = [];
  let last = 0;
  for (const { 0: written, index: start } of text.matchAll(WORD)) {
    if (words.length >= most) break;
    const before = text.slice(last, start);
    const isCapital = CAPITAL.test(written) && last > 0 && !SENTENCE_END.test(before);
    last = start + written.length;
    for (const [part, folded] of foldedWords(written).entries())
      words.push({ folded, start, end: last, before: part === 0 ? before : '', isCapital });
  }
  return words.slice(0, most);
};

const foldedWords = (written: string): readonly string[] => {
  const folded = tokens(written);
  if (WHOLE.test(written)) return [folded.join('')];
  // One word that is no whole number, so that nobody takes its parts for two.
  if (FRACTION.test(written)) return [folded.join('.')];
  return folded.map((word) => word.replace(THOUSANDS, '$1000'));
};
