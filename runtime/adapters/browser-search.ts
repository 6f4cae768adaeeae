/** The guide search as a module for browsers: `npm run build` makes one file of it, which bundles publish as search.js. */
import { createConcepts } from '../answer/concepts.ts';
import { findGuides, type GuideQuery } from '../answer/guide-search.ts';
import { createLanguages } from '../answer/languages.ts';
import { createSearch } from '../answer/search.ts';
import { createSections } from '../answer/sections.ts';
import { openFields } from '../answer/term-scores.ts';
import { INDEX_FORMAT, type BrowserSearchIndex } from '../bundle.ts';

/**
 * Loads what search.json holds.
 * @returns a function from the arguments of the tool `search_guides`, which it does not check, to the structured content of its result.
 * @throws Error when search.json was written by another version of sitec.
 */
export const createGuideSearch = ({
  format,
  tool,
  concepts,
  search: index,
  functionWords,
}: BrowserSearchIndex): ((given: GuideQuery) => object) => {
  if (format !== INDEX_FORMAT) throw new Error('search.js and search.json are of two versions of sitec: load both again');
  const conceptsOf = createConcepts(concepts);
  const guides = {
    search: createSearch(index, conceptsOf, openFields(index)),
    languages: createLanguages(functionWords),
    passageOf: createSections(index, conceptsOf),
  };
  return (given) => findGuides(tool, guides, given);
};
