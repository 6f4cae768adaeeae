/** Parts of answers that carry the facts they state with them. */
import type { FactUse } from './intent.ts';
import type { Text } from './wording.ts';

/** A part of a sentence in every language, and the facts that it states. */
export interface Piece {
  readonly text: Text;
  readonly facts: readonly FactUse[];
}

/** Longest enumeration in UTF-16 code units: leaves room for the sentence around it and for the address at the end. */
const LIST_LENGTH = 400;

/** Pieces in a row, as many as fit into an answer in each of the languages; `…` stands for those that do not. */
export function join(pieces: readonly Piece[], separator: Text, languages: readonly string[]): Piece {
  const joined =
    (count: number): Text =>
    (language) => {
      const said = pieces.slice(0, count).map(({ text }) => text(language));
      return said.join(separator(language)) + (count < pieces.length ? ' …' : '');
    };
  // Each piece takes its separator at least: more than these never fit.
  const most = Math.min(pieces.length, LIST_LENGTH);
  const lengths = languages.map((language) => lengthsOf(pieces, separator, language));
  const fits = (count: number): boolean => lengths.every((each) => (each[count] ?? 0) + (count < pieces.length ? 2 : 0) <= LIST_LENGTH);
  const counts = Array.from({ length: most }, (_, position) => most - position);
  const count = counts.find(fits) ?? Math.min(1, pieces.length);
  return { text: joined(count), facts: pieces.slice(0, count).flatMap(({ facts }) => facts) };
}

/** Number of pieces -> length of their row. */
function lengthsOf(pieces: readonly Piece[], separator: Text, language: string): readonly number[] {
  const between = separator(language).length;
  const lengths = [0];
  for (const { text } of pieces) lengths.push((lengths.at(-1) ?? 0) + (lengths.length > 1 ? between : 0) + text(language).length);
  return lengths;
}

/** A text shortened at a word, so that no value is torn. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length - 2);
  return `${text.slice(0, end < 0 ? length - 2 : end)} …`;
}
