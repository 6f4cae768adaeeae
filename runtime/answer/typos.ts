/** Which word of a vocabulary a misspelt word is meant to be. */
import { stem } from './analyse.ts';

/** A shorter word has too many neighbours, so that a correction would be a guess. */
const SHORTEST = 5;
/** From this length on, two edits still leave most of a word. */
const LONG = 8;

/** A vocabulary: form -> what it means, in any words; forms that mean the same are one for a misspelt word. */
export type Vocabulary = ReadonlyMap<string, string>;

interface Listed {
  readonly form: string;
  readonly meaning: string;
  /** Words that begin like the form are meant as well. */
  readonly isBeginning: boolean;
}

/**
 * Files a vocabulary once: whole words, and how words begin.
 * @returns a function from a folded word to the nearest form: one edit away, two for words of eight letters and more. undefined when there is none,
 * or when two of different meaning are equally near. The first letter must be right: that keeps the search short, and is hardly ever mistyped.
 */
export function createTypos(words: Vocabulary, beginnings: Vocabulary = new Map()): (word: string) => string | undefined {
  const drawers = new Map<string, Listed[]>();
  const file = (forms: Vocabulary, isBeginning: boolean): void => {
    for (const [form, meaning] of forms) {
      if (form.length < SHORTEST) continue;
      const drawer = drawers.get(form.charAt(0)) ?? [];
      drawers.set(form.charAt(0), drawer);
      drawer.push({ form, meaning, isBeginning });
    }
  };
  file(words, false);
  file(beginnings, true);

  const correct = (word: string): string | undefined => {
    const near = word.length < SHORTEST ? [] : (drawers.get(word.charAt(0)) ?? []);
    const found = near.map((listed) => ({ ...listed, edits: editsBetween(word, listed) }));
    const least = Math.min(...found.map(({ edits }) => edits));
    const [first, ...others] = least === Infinity ? [] : found.filter(({ edits }) => edits === least);
    return others.every(({ form, meaning }) => form === first?.form || meaning === first?.meaning) ? first?.form : undefined;
  };
  // Arabic writes articles and conjunctions together with the word.
  return (word) => correct(word) ?? correct(stem(word));
}

/** Edits between a word and a form; Infinity when they are too many. A beginning may be one letter longer or shorter in the word. */
function editsBetween(word: string, { form, isBeginning }: Listed): number {
  const most = !isBeginning && Math.min(word.length, form.length) >= LONG ? 2 : 1;
  const lengths = isBeginning ? [form.length - 1, form.length, form.length + 1] : [word.length];
  const near = lengths.filter((length) => length <= word.length && Math.abs(length - form.length) <= most);
  if (near.length === 0 || sharedLetters(word, form) < 3 - most) return Infinity;
  const edits = Math.min(...near.map((length) => distance(word.slice(0, length), form)));
  return edits <= most ? edits : Infinity;
}

/** How many of the next three letters of a form stand near the beginning of a word: an edit takes one of them away, and this is cheap to tell. */
function sharedLetters(word: string, form: string): number {
  const start = word.slice(1, 6);
  return [1, 2, 3].filter((position) => start.includes(form.charAt(position))).length;
}

/** Edits between two words, where swapping two neighbours is one edit (optimal string alignment). */
function distance(from: string, to: string): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const line = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const ways = [at(above, column) + 1, at(line, column - 1) + 1, at(above, column - 1) + (isSame ? 0 : 1)];
      line.push(Math.min(...ways, isSwapped ? at(before, column - 2) + 1 : Infinity));
    }
    [before, above] = [above, line];
  }
  return at(above, to.length);
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Infinity;
}
