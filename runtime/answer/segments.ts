/** Where one message asks several things. */
import type { Word } from './words.ts';

/** A part of a message. `isQuestion`: it ends with a question mark, so that it wants an answer of its own. */
export interface Segment {
  readonly words: readonly Word[];
  readonly isQuestion: boolean;
}

const END = /[?？؟;；؛\n!！。]/u;
const FULL_STOP = /[.．]\s/u;
/** A capital letter, a letter of a script that has none, or a digit. */
const BEGINNING = /^[\p{Lu}\p{Lo}\p{N}]/u;
const QUESTION_MARK = /[?？؟]/u;
/** What divides the items of a list. */
export const COMMA = /[,，،]/u;
/** Words of a sentence; what goes on for longer counts as several, because who asks something has no more. */
export const LONGEST_SENTENCE = 100;
/** Words of a sentence that is divided, and places where it may be: a long message costs no more than a short one. */
const MOST_WORDS = 60;
const MOST_PLACES = 6;

/** The sentences among the words of a text. */
export const sentences = (words: readonly Word[], text: string): readonly Segment[] => {
  const found: Word[][] = [];
  for (const word of words) {
    const current = found.at(-1);
    const isLong = current !== undefined && current.length >= LONGEST_SENTENCE;
    const isNew = isLong || END.test(word.before) || (FULL_STOP.test(word.before) && BEGINNING.test(text.slice(word.start)));
    if (current === undefined || isNew) found.push([word]);
    else current.push(word);
  }
  const ends = [...found.slice(1).map(([next]) => next?.before ?? ''), text.slice(words.at(-1)?.end)];
  return found.map((each, position) => ({ words: each, isQuestion: QUESTION_MARK.test(ends[position] ?? '') }));
};

/** The first ways to divide a sentence in two: at a comma, or at a word that joins. */
export const halves = (
  words: readonly Word[],
  joins: (word: string) => boolean,
): readonly (readonly [readonly Word[], readonly Word[]])[] => {
  if (words.length > MOST_WORDS) return [];
  const places = words.flatMap((word, at): readonly (readonly [number, number])[] => {
    if (joins(word.folded)) return [[at, at + 1]];
    return at > 0 && COMMA.test(word.before) ? [[at, at]] : [];
  });
  const inside = places.filter(([end, start]) => end > 0 && start < words.length);
  return inside.slice(0, MOST_PLACES).map(([end, start]) => [words.slice(0, end), words.slice(start)]);
};
