/** Where in a guide the words of a query stand: the section to read, and how it begins. */
import type { SearchDocument, SearchIndex, SearchPassage } from '../bundle.ts';
import { words } from './analyse.ts';

/**
 * Loads the sections of an index once.
 * @returns a function from a query and a hit to the section that has most of the query's words, rare ones before common ones; of equal ones
 * the first. Nothing when no section has any of them.
 */
export function createSections({ documents, sections }: SearchIndex): (query: string, document: SearchDocument) => Partial<SearchPassage> {
  const positions = new Map(documents.map((document, position) => [document, position]));
  const postings = new Map(Object.entries(sections.postings));
  return (query, document) => {
    const position = positions.get(document) ?? -1;
    const passages = sections.passages[position] ?? [];
    const scores = passages.map(() => 0);
    for (const term of new Set(words(query))) {
      const posting = postings.get(term) ?? [];
      const mask = maskOf(posting, position);
      const rarity = Math.log(1 + (2 * documents.length) / Math.max(posting.length, 1));
      passages.forEach((_, section) => (scores[section] = (scores[section] ?? 0) + (mask & (1 << section) ? rarity : 0)));
    }
    const best = Math.max(0, ...scores);
    return best > 0 ? (passages[scores.indexOf(best)] ?? {}) : {};
  };
}

/** The sections of a document that have a term, one bit each; flat pairs of document and bits are sorted by document. */
function maskOf(posting: readonly number[], document: number): number {
  for (let at = 0; at < posting.length; at += 2) if (posting[at] === document) return posting[at + 1] ?? 0;
  return 0;
}
