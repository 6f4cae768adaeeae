import type { Build } from '../build/build.ts';
import { publishes } from '../build/contents.ts';
import { searchedPages } from '../passages/searched-pages.ts';
import { paths, resourcePath } from '../paths.ts';
import { hitsSchema, SEARCH_LIMIT, searchArguments } from './search-guides.ts';
import { defineTool, type SearchAnswer } from './tool.ts';

/** Maximum languages that are listed as values of an argument; more make the list too long. */
const MOST_LANGUAGES = 40;

/** The search of all pages. */
export const searchOfPages = (build: Build): SearchAnswer => ({
  kind: 'search',
  sources: ['guide', 'page'],
  limit: SEARCH_LIMIT,
  source: { path: publishes(build)(paths.llms) ? paths.llms : resourcePath('company'), updated: null },
});

/** Every page for a query. */
export const searchSite = defineTool({
  name: 'search_site',
  title: 'Search the site',
  description:
    'Find what any page of the site says, by words or a whole question, in any language. Every hit quotes the page. Read one with read_page.',
  browser: () => ['query', 'offset'],
  arguments: (build) =>
    searchArguments('pages', [...new Set(searchedPages(build).flatMap(({ page }) => page.language ?? []))].slice(0, MOST_LANGUAGES)),
  output: hitsSchema,
  answer: searchOfPages,
});
