import { publishes } from '../build/contents.ts';
import { paths, resourcePath } from '../paths.ts';
import { array, integer, number, object, optional } from '../schema/builder.ts';
import { language, text, url } from '../schema/shapes.ts';
import { searchedPages } from '../passages/searched-pages.ts';
import { QUERY_LENGTH, SEARCH_LIMIT } from './search-guides.ts';
import { defineTool } from './tool.ts';

/** Languages that are listed as values of an argument; more make the list too long. */
const MOST_LANGUAGES = 40;

/** Every page for a query. */
export const searchSite = defineTool({
  name: 'search_site',
  title: 'Search the site',
  description: 'Find what any page of the site says, by words or a whole question, in any language. Every hit quotes the page. Read one with read_page.',
  browser: true,
  arguments: (build) => {
    const languages = [...new Set(searchedPages(build).flatMap(({ page }) => page.language ?? []))].slice(0, MOST_LANGUAGES);
    return {
      query: { type: 'string', description: 'What to look for, in any language', required: true, minimum: 1, maximum: QUERY_LENGTH },
      ...(languages.length > 1 && { language: { type: 'string' as const, description: 'Only pages in this language', enum: languages } }),
      limit: { type: 'integer', description: 'Hits to return', minimum: 1, maximum: 20, default: SEARCH_LIMIT },
      offset: { type: 'integer', description: 'Hits to skip; use nextOffset of the previous result', minimum: 0, default: 0 },
    };
  },
  output: object('Pages that match, best first', {
    total: integer('Pages that match', { minimum: 0 }),
    offset: integer('Hits skipped', { minimum: 0 }),
    nextOffset: optional(integer('Pass as offset for more; absent when there are no more', { minimum: 0 })),
    results: array(
      'Hits',
      object('Page', {
        path: text('Path for read_page'),
        kind: text('What the page is about'),
        title: text('Title'),
        language: optional(language('Language (BCP 47)')),
        section: optional(object('Section with the words', { id: text('Id of its heading, for read_page'), title: text('Its heading') })),
        snippet: text('Words of the page that match best'),
        score: number('Relative to the best hit, which has 1', { minimum: 0, maximum: 1 }),
        approxTokens: integer('Size of the whole page in tokens, roughly', { minimum: 0 }),
        url: url('Page, at the section'),
        markdownUrl: url('Markdown'),
      }),
    ),
    suggestions: optional(array('Present when nothing matches', text('Query to try'))),
  }),
  answer: (build) => ({
    kind: 'search',
    sources: ['guide', 'page'],
    limit: SEARCH_LIMIT,
    source: { path: publishes(build)(paths.llms) ? paths.llms : resourcePath('company'), updated: null },
  }),
});
