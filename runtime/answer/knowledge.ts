/** What the search tools and the guide know of a site alike: the words of the lexicon, the texts of the index and the languages, loaded once for both. */
import type { RuntimeIndex } from '../bundle.ts';
import { createConcepts, type ReadConcepts } from './concepts.ts';
import { createCoverage, type Coverage } from './coverage.ts';
import { createLanguages, type Languages } from './languages.ts';
import { createSearch, type Search } from './search.ts';
import { openFields } from './term-scores.ts';

/** Tables of an index that were loaded. */
export interface Knowledge {
  readonly conceptsOf: ReadConcepts;
  readonly search: Search;
  readonly coverage: Coverage;
  readonly languages: Languages;
}

/** Loads the tables of an index. @throws Error naming SITEC3401 when the index was built by another analyser. */
export const createKnowledge = ({ concepts, search: index, answers }: Pick<RuntimeIndex, 'concepts' | 'search' | 'answers'>): Knowledge => {
  const conceptsOf = createConcepts(concepts);
  const fields = openFields(index);
  return {
    conceptsOf,
    search: createSearch(index, conceptsOf, fields),
    coverage: createCoverage(index, fields),
    languages: createLanguages(answers.functionWords),
  };
};
