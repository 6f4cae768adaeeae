/** Where in a guide the words of a query stand: the section to read, and how it begins. */
import type { SearchDocument, SearchIndex, SearchPassage } from '../bundle.ts';
import { TERMS, tokens } from './analyse.ts';
import type { ReadConcepts } from './concepts.ts';

/** Finds the passage of a hit that a query is about. */
export type PassageOf = (query: string, document: SearchDocument) => Partial<SearchPassage>;

/** Documents whose passages stay read; beyond that all are given up. */
const MOST_KEPT = 500;

/**
 * Loads the passages of an index once.
 * @returns a function from a query and a hit to the section whose heading and opening have most of the query's words and concepts, of which each
 * counts the less the more sections of the guide have it. Of equal sections it gives the first, and an empty object when no section has one.
 */
export const createSections = ({ documents, passages }: SearchIndex, concepts: ReadConcepts): PassageOf => {
  const passagesOf = new Map(documents.map((document, position) => [document, passages[position] ?? []]));
  const known = new Map<SearchDocument, readonly ReadonlySet<string>[]>();

  const termsOf = (text: string): ReadonlySet<string> => {
    const read = tokens(text);
    return new Set([...TERMS.words(read), ...concepts(read).map(({ concept }) => concept)]);
  };
  const sectionsOf = (document: SearchDocument): readonly ReadonlySet<string>[] => {
    const list = passagesOf.get(document) ?? [];
    const found = known.get(document) ?? list.map(({ section, snippet }) => termsOf(`${section.title}\n${snippet}`));
    if (known.size >= MOST_KEPT) known.clear();
    known.set(document, found);
    return found;
  };
  return (query, document) => {
    const sections = sectionsOf(document);
    const scores = sections.map(() => 0);
    for (const term of termsOf(query)) {
      const found = [...sections.keys()].filter((position) => sections[position]?.has(term));
      // A word that stands in few sections says more than one that stands in all.
      for (const position of found) scores[position] = (scores[position] ?? 0) + 1 / found.length;
    }
    const best = Math.max(0, ...scores);
    return best > 0 ? (passagesOf.get(document)?.[scores.indexOf(best)] ?? {}) : {};
  };
};
