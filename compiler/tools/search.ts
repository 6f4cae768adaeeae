import { publishes } from '../build/contents.ts';
import { paths, resourcePath } from '../paths.ts';
import { array, object } from '../schema/builder.ts';
import { text, url } from '../schema/shapes.ts';
import { documentId, searchedPages } from '../passages/searched-pages.ts';
import { QUERY_LENGTH, SEARCH_LIMIT } from './search-guides.ts';
import { defineTool } from './tool.ts';

/** The search of all pages under the name and in the form that the deep research of ChatGPT asks for. */
export const search = defineTool({
  name: 'search',
  title: 'Search',
  description: 'Search all pages by words, in any language. Read a result with fetch.',
  browser: false,
  arguments: () => ({
    query: { type: 'string', description: 'What to look for, in any language', required: true, minimum: 1, maximum: QUERY_LENGTH },
  }),
  output: object('Pages that match, best first', {
    results: array('Results', object('Result', { id: text('Id for fetch'), title: text('Title'), url: url('Page') })),
  }),
  answer: (build) => ({
    kind: 'search',
    sources: ['guide', 'page'],
    ids: new Map(searchedPages(build).map((searched) => [searched.page.url, documentId(searched)])),
    limit: SEARCH_LIMIT,
    source: { path: publishes(build)(paths.llms) ? paths.llms : resourcePath('company'), updated: null },
  }),
});
