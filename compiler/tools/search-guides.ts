import { firstWords } from '../base/shorten.ts';
import type { Build } from '../build/build.ts';
import { updatedOf } from '../facts/resource.ts';
import { guides } from '../facts/resources/guides.ts';
import { array, integer, number, object, optional } from '../schema/builder.ts';
import { language, slug, text, url } from '../schema/shapes.ts';
import { defineTool, type SearchAnswer } from './tool.ts';

/** Hits of a search that does not say how many. */
export const SEARCH_LIMIT = 5;

/** How guides are searched. */
export const searchAnswer = ({ facts }: Build): SearchAnswer => ({
  kind: 'search',
  sources: ['guide'],
  limit: SEARCH_LIMIT,
  source: { path: guides.listPath, updated: updatedOf(facts.guides.body) },
});

/** Most characters of a query. */
export const QUERY_LENGTH = 500;

/** Queries to try when nothing matches: the titles of the first guides. */
export const searchSuggestions = ({ facts }: Build): readonly string[] =>
  facts.guides.items.slice(0, 3).map(({ title }) => firstWords(title, QUERY_LENGTH));

/** Guides for a query. */
export const searchGuides = defineTool({
  name: 'search_guides',
  kind: 'guides',
  title: 'Search guides',
  description: 'Find a step-by-step guide by words, in any language. Read the best hit with get_guide.',
  browser: true,
  arguments: ({ facts }) => {
    const languages = Object.keys(facts.guides.body.languages);
    return {
      query: { type: 'string', description: 'What to look for, in any language', required: true, minimum: 1, maximum: QUERY_LENGTH },
      ...(languages.length > 0 && { language: { type: 'string' as const, description: 'Only guides in this language', enum: languages } }),
      limit: { type: 'integer', description: 'Hits to return', minimum: 1, maximum: 20, default: SEARCH_LIMIT },
      offset: { type: 'integer', description: 'Hits to skip; use nextOffset of the previous result', minimum: 0, default: 0 },
    };
  },
  output: object('Guides that match, best first', {
    total: integer('Guides that match', { minimum: 0 }),
    offset: integer('Hits skipped', { minimum: 0 }),
    nextOffset: optional(integer('Pass as offset for more; absent when there are no more', { minimum: 0 })),
    results: array(
      'Hits',
      object('Guide', {
        slug: slug('Slug for get_guide'),
        title: text('Title'),
        language: language('Language (BCP 47)'),
        section: optional(
          object('Section with most of the words', { id: text('Id of its heading, for get_guide'), title: text('Its heading') }),
        ),
        snippet: text('Its words that match best'),
        score: number('Relative to the best hit, which has 1', { minimum: 0, maximum: 1 }),
        approxTokens: integer('Size of the whole guide in tokens, roughly', { minimum: 0 }),
        url: url('Page'),
        markdownUrl: url('Markdown'),
      }),
    ),
    suggestions: optional(array('Present when nothing matches', text('Query to try'))),
  }),
  answer: searchAnswer,
});
