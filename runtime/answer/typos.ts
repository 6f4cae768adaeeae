/** Which word of the site a misspelt word is meant to be. */
import type { AnswerTable } from '../bundle.ts';
import { stem } from './analyse.ts';
import { own } from './lookup.ts';

/** A beginning may be one letter longer or shorter in the word. */
const LENGTHS = [-1, 0, 1];

/**
 * Reads the forms of an answer table.
 * @returns a function from a folded word to the nearest form; of several the first; undefined when none is near. The first letter must be right:
 * that keeps the search short, and is hardly ever mistyped.
 */
export const createTypos = ({ leastLetters, words, beginnings }: AnswerTable['spelling']): ((word: string) => string | undefined) => {
  const correct = (word: string): string | undefined => {
    if (word.length < leastLetters) return undefined;
    const whole = (own(words, word.charAt(0)) ?? []).map((form) => [form, difference(word, form)] as const);
    const begun = (own(beginnings, word.charAt(0)) ?? []).flatMap((form) =>
      LENGTHS.map((more) => [form, difference(word.slice(0, form.length + more), form)] as const),
    );
    const near = [...whole, ...begun].filter(([, letters]) => letters < Infinity);
    return near.toSorted(([, left], [, right]) => left - right)[0]?.[0];
  };
  // Arabic writes articles and conjunctions together with the word.
  return (word) => correct(word) ?? correct(stem(word));
};

/** Letters by which a word and a form differ: none, one that is missing, added or another one, or two that changed places; else Infinity. */
const difference = (word: string, form: string): number => {
  if (Math.abs(word.length - form.length) > 1) return Infinity;
  let start = 0;
  while (start < form.length && word[start] === form[start]) start++;
  let end = 0;
  while (end < Math.min(word.length, form.length) - start && word.at(-1 - end) === form.at(-1 - end)) end++;
  const [left, right] = [word.slice(start, word.length - end), form.slice(start, form.length - end)];
  const isSwapped = left.length === 2 && left === [...right].toReversed().join('');
  return Math.max(left.length, right.length) < 2 ? left.length + right.length : isSwapped ? 2 : Infinity;
};
