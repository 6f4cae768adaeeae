/** The guide search as a module for browsers: `npm run build` makes one file of it, which bundles publish as search.js. */
import { findGuides, loadGuides, type GuideQuery } from '../answer/guide-search.ts';
import { INDEX_FORMAT, type BrowserSearchIndex } from '../bundle.ts';

/**
 * Loads what search.json holds.
 * @returns a function from the arguments of the tool `search_guides`, which it does not check, to the structured content of its result.
 * @throws Error when search.json was written by another version of sitec.
 */
export function createGuideSearch({ format, tool, ...tables }: BrowserSearchIndex): (given: GuideQuery) => object {
  if (format !== INDEX_FORMAT) throw new Error('search.js and search.json are of two versions of sitec: load both again');
  const guides = loadGuides(tables);
  return (given) => findGuides(tool, guides, given);
}
