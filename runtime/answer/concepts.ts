/** What a text is about, whatever its language: words and phrases that the compiler listed as forms of concepts. */
import type { ConceptTable } from '../bundle.ts';
import { stem } from './analyse.ts';
import { own } from './lookup.ts';

/** A form of a concept in a text. */
export interface ConceptMatch {
  readonly concept: string;
  /** Position of its first token, and number of its tokens. */
  readonly start: number;
  readonly size: number;
}

/** Finds the concepts of a text by its tokens: in their order, of those that begin at one token the longest first. */
export type ReadConcepts = (tokens: readonly string[]) => readonly ConceptMatch[];

/** Letters by which listed beginnings are told apart before they are compared. */
export const KEY_LETTERS = 2;

/**
 * Reads a table of forms.
 * @returns a function from the folded tokens of a text to its concepts; the beginning of a token also counts without its inflection. Its time is
 * bounded by the number of tokens: a token is compared with the listed beginnings that share its first letters, and begins no more phrases than
 * are listed.
 */
export const createConcepts = ({ words, prefixes, phrases }: ConceptTable): ReadConcepts => {
  const beginnings = (form: string): readonly string[] => {
    const candidates = [1, KEY_LETTERS].flatMap((letters) => own(prefixes, form.slice(0, letters)) ?? []);
    return candidates.flatMap(([prefix, ...concepts]) => (form.startsWith(prefix) ? concepts : []));
  };
  // Whole words keep their endings: `plane` is no form of `plan`.
  const conceptsOf = (token: string): readonly string[] => [
    ...new Set([...(own(words, token) ?? []), ...[...new Set([token, stem(token)])].flatMap(beginnings)]),
  ];
  return (tokens) => {
    // A text says the same words again and again.
    const alone = new Map([...new Set(tokens)].map((token) => [token, conceptsOf(token)]));
    const matches: ConceptMatch[] = [];
    for (const [start, token] of tokens.entries()) {
      for (const size of own(phrases, token) ?? []) {
        const phrase = tokens.slice(start, start + size);
        if (phrase.length < size) continue;
        for (const concept of own(words, phrase.join(' ')) ?? []) matches.push({ concept, start, size });
      }
      for (const concept of alone.get(token) ?? []) matches.push({ concept, start, size: 1 });
    }
    return matches;
  };
};
