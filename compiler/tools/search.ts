import { updatedOf } from '../resource.ts';
import { guides } from '../resources/guides.ts';
import { text, url } from '../resources/shapes.ts';
import { array, object } from '../schema.ts';
import { defineTool } from '../tool.ts';
import { SEARCH_LIMIT } from './search-guides.ts';

/** The guide search under the name and in the form that the deep research of ChatGPT asks for. */
export const search = defineTool({
  name: 'search',
  title: 'Search',
  description: 'Search the guides by words, in any language. Read a result with fetch.',
  browser: false,
  arguments: () => ({
    query: { type: 'string', description: 'What to look for, in any language', required: true, minimum: 1, maximum: 500 },
  }),
  output: object('Guides that match, best first', {
    results: array('Results', object('Result', { id: text('Id for fetch'), title: text('Title'), url: url('Page') })),
  }),
  answer: ({ facts }) => ({
    kind: 'search',
    brief: true,
    limit: SEARCH_LIMIT,
    source: { path: guides.listPath, updated: updatedOf(facts.guides.body) },
  }),
});
