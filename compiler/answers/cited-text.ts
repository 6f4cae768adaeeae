/** Parts of answers that carry the facts they state with them. */
import type { Text } from '../words/wording.ts';
import type { Bodies } from './intents/bodies.ts';

/** A part of a sentence in every language, and the facts that it states. */
export interface CitedText {
  readonly text: Text;
  readonly facts: readonly FactUse[];
}

/** Longest enumeration in UTF-16 code units: leaves room for the sentence around it and for the address at the end. */
export const LIST_LENGTH = 400;

/** How pieces are put in a row: at most so long (UTF-16 code units) in each of the languages. */
export interface Row {
  readonly separator: Text;
  readonly languages: readonly string[];
  readonly length: number;
}

/** Pieces in a row, as many as fit, but one at least; `…` stands for those that do not. */
export const join = (pieces: readonly CitedText[], { separator, languages, length }: Row): CitedText => {
  const joined =
    (count: number): Text =>
    (language) => {
      const said = pieces.slice(0, count).map(({ text }) => text(language));
      return said.join(separator(language)) + (count < pieces.length ? ' …' : '');
    };
  // Each piece takes its separator at least: more than these never fit.
  const most = Math.min(pieces.length, length);
  const lengths = languages.map((language) => lengthsOf(pieces, separator, language));
  const fits = (count: number): boolean => lengths.every((each) => (each[count] ?? 0) + (count < pieces.length ? 2 : 0) <= length);
  const counts = Array.from({ length: most }, (_, position) => most - position);
  const count = counts.find(fits) ?? Math.min(1, pieces.length);
  return { text: joined(count), facts: pieces.slice(0, count).flatMap(({ facts }) => facts) };
};

/** Number of pieces -> length of their row. */
const lengthsOf = (pieces: readonly CitedText[], separator: Text, language: string): readonly number[] => {
  const between = separator(language).length;
  const lengths = [0];
  for (const { text } of pieces) lengths.push((lengths.at(-1) ?? 0) + (lengths.length > 1 ? between : 0) + text(language).length);
  return lengths;
};

/**
 * A text of at most so many UTF-16 code units: shortened at a word when one ends in its last third, else at a character, in front of a
 * number that it would end in.
 */
export const truncate = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const room = Math.max(0, length - ' …'.length);
  const end = text.lastIndexOf(' ', room);
  const kept = end * 3 > room * 2 ? text.slice(0, end) : text.slice(0, room).replace(/\p{Surrogate}$|\p{N}[\p{N}.,]*$/u, '');
  return (kept === '' ? '…' : `${kept} …`).slice(0, Math.max(0, length));
};

/** Name of a published document. */
export type DocumentName = keyof Bodies;

/** A published value that an answer states: where it stands (JSON pointer, RFC 6901) and how it is called. */
export interface FactUse {
  readonly document: DocumentName;
  readonly pointer: string;
  /** Stable dotted path by slug, for example `plans.starter.price`. */
  readonly key: string;
  /** For example `USD/month`, `users`, `days`; null for text. */
  readonly unit: string | null;
  /** Words of the page and their address, for what only a page shows. */
  readonly shown?: { readonly quote: string; readonly page: string };
}
