/** The search as a module for browsers: `npm run build` bundles it into one file, which bundles publish as search.js. */
import { createPassages } from '../answer/passages.ts';
import { searchSite, type SiteQuery } from '../answer/site-search.ts';
import { INDEX_FORMAT, type BrowserSearchIndex } from '../bundle.ts';

/**
 * Loads the content of search.json; the passages are fetched when a query needs them.
 * @returns a function from the unchecked arguments of a search tool, and its name, to the structured content of its result.
 * @throws Error when another version of sitec wrote search.json.
 */
export const createSearch = (index: BrowserSearchIndex, address = '/'): ((given: SiteQuery, tool?: string) => Promise<object>) => {
  const { format, tools } = index;
  if (format !== INDEX_FORMAT) throw new Error('search.js and search.json are of two versions of sitec: load both again');
  const read = async (file: string): Promise<Uint8Array> => {
    const response = await fetch(address + file);
    if (!response.ok) throw new Error(`${address}${file} answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
  const find = createPassages({ index, read });
  return async (given, tool = 'search_site') => {
    const rule = tools[tool];
    if (!rule) throw new Error(`The site has no search of the name ${tool}.`);
    return searchSite(rule, find, given);
  };
};
