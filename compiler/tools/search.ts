import { array, object } from '../schema/builder.ts';
import { text, url } from '../schema/shapes.ts';
import { documentId, searchedPages } from '../passages/searched-pages.ts';
import { queryArgument } from './search-guides.ts';
import { searchOfPages } from './search-site.ts';
import { defineTool } from './tool.ts';

/** The search of all pages with the name and the form that ChatGPT deep research requires. */
export const search = defineTool({
  name: 'search',
  title: 'Search',
  description: 'Search all pages by words, in any language. Read a result with fetch.',
  arguments: () => ({ query: queryArgument }),
  output: object('Pages that match, best first', {
    results: array('Results', object('Result', { id: text('Id for fetch'), title: text('Title'), url: url('Page') })),
  }),
  answer: (build) => ({
    ...searchOfPages(build),
    ids: new Map(searchedPages(build).map((searched) => [searched.page.url, documentId(searched)])),
  }),
});
