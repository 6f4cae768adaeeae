/** Which words the texts of the index have, and how rare they are: what tells a question about the site from one about something else. */
import type { SearchDocument, SearchFieldName, SearchIndex } from '../bundle.ts';
import { stem } from './analyse.ts';
import type { Fields } from './gains.ts';

/** What the documents of an index are about, word by word. */
export interface Coverage {
  /** Inverse document frequency of a word: the rarer, the more it says; most for a word that no document has. */
  readonly rarity: (word: string) => number;
  /** Whether a document has a word, or speaks of one of some concepts. */
  readonly has: (document: SearchDocument, word: string, concepts: readonly string[]) => boolean;
  /** Whether any document has a word. */
  readonly isListed: (word: string) => boolean;
}

/** Reads the opened fields of an index; words are compared without their inflection. */
export function createCoverage({ documents }: SearchIndex, fields: Fields): Coverage {
  const positions = new Map(documents.map((document, position) => [document, position]));
  const documentsWith = (name: SearchFieldName, term: string): Uint32Array | undefined => fields.get(name)?.(term)?.documents;
  return {
    rarity: (word) => {
      const found = documentsWith('words', stem(word))?.length ?? 0;
      return Math.log(1 + (documents.length - found + 0.5) / (found + 0.5));
    },
    has: (document, word, concepts) => {
      const position = positions.get(document) ?? -1;
      const isIn = (found: Uint32Array | undefined): boolean => found?.includes(position) ?? false;
      return isIn(documentsWith('words', stem(word))) || concepts.some((concept) => isIn(documentsWith('concepts', concept)));
    },
    isListed: (word) => documentsWith('words', stem(word)) !== undefined,
  };
}
