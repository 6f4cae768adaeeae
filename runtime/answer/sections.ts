/** Where in a guide the words of a query stand: the section to read, and how it begins. */
import type { SearchDocument, SearchIndex, SearchPassage } from '../bundle.ts';
import { words } from './analyse.ts';

/**
 * Loads the sections of an index once.
 * @returns a function from a query and a hit to the section that has most of the query's words, of which each counts the less the more sections
 * of the guide have it; of equal sections to the first, and to nothing when none has a word.
 */
export function createSections({ documents, sections }: SearchIndex): (query: string, document: SearchDocument) => Partial<SearchPassage> {
  const positions = new Map(documents.map((document, position) => [document, position]));
  const postings = new Map(Object.entries(sections.postings));
  return (query, document) => {
    const position = positions.get(document) ?? -1;
    const passages = sections.passages[position] ?? [];
    const scores = passages.map(() => 0);
    for (const term of new Set(words(query))) {
      const found = sectionsOf(postings.get(term) ?? [], position);
      // A word that stands in few sections says more than one that stands in all.
      for (const section of found) scores[section] = (scores[section] ?? 0) + 1 / found.length;
    }
    const best = Math.max(0, ...scores);
    return best > 0 ? (passages[scores.indexOf(best)] ?? {}) : {};
  };
}

/** The sections of a document that have a term. */
function sectionsOf(posting: readonly number[], document: number): readonly number[] {
  for (let at = 0; at < posting.length; at += 2 + (posting[at + 1] ?? 0)) {
    if (posting[at] === document) return posting.slice(at + 2, at + 2 + (posting[at + 1] ?? 0));
  }
  return [];
}
