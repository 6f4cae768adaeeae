/** Which words the texts of the index have, and how rare they are: what tells a question about the site from one about something else. */
import type { SearchDocument, SearchFieldName, SearchIndex } from '../bundle.ts';
import { stem } from './analyse.ts';
import { createPostings } from './postings.ts';

/** What the documents of an index are about, word by word. */
export interface Coverage {
  /** Inverse document frequency of a word: the rarer, the more it says; most for a word that no document has. */
  readonly rarity: (word: string) => number;
  /** Whether a document has a word, or speaks of one of some concepts. */
  readonly has: (document: SearchDocument, word: string, concepts: readonly string[]) => boolean;
  /** Whether any document has a word. */
  readonly isListed: (word: string) => boolean;
}

/** Loads the words of an index; they are compared without their inflection. */
export function createCoverage({ documents, fields }: SearchIndex): Coverage {
  const open = (wanted: SearchFieldName): ((term: string) => ReadonlySet<SearchDocument | undefined> | undefined) =>
    createPostings(fields.find(({ name }) => name === wanted) ?? { terms: '', postings: '' }, (numbers) => {
      const found = new Set<SearchDocument | undefined>();
      let position = 0;
      for (let at = 0; at < numbers.length; at += 3) found.add(documents[(position += numbers[at] ?? 0)]);
      return found;
    });
  const [words, meanings] = [open('words'), open('concepts')];
  return {
    rarity: (word) => {
      const found = words(stem(word))?.size ?? 0;
      return Math.log(1 + (documents.length - found + 0.5) / (found + 0.5));
    },
    has: (document, word, concepts) =>
      (words(stem(word))?.has(document) ?? false) || concepts.some((each) => meanings(each)?.has(document)),
    isListed: (word) => words(stem(word)) !== undefined,
  };
}
