import { firstWords } from '../base/one-line.ts';
import type { Build } from '../build/build.ts';
import { updatedOf } from '../facts/resource.ts';
import { guides } from '../facts/resources/guides.ts';
import { array, integer, object, open, optional } from '../schema/builder.ts';
import { text } from '../schema/shapes.ts';
import { defineTool, type ToolArgument } from './tool.ts';

/** Default number of hits. */
export const SEARCH_LIMIT = 5;

/** Maximum characters of a query. */
export const QUERY_LENGTH = 500;

/** The argument with the query. */
export const queryArgument = {
  type: 'string',
  description: 'What to look for, in any language',
  required: true,
  minimum: 1,
  maximum: QUERY_LENGTH,
} as const satisfies ToolArgument;

/** The arguments of a search over `what`; `languages` are the available ones. */
export const searchArguments = (what: string, languages: readonly string[]): Readonly<Record<string, ToolArgument>> => ({
  query: queryArgument,
  ...(languages.length > 1 && { language: { type: 'string' as const, description: `Only ${what} in this language`, enum: languages } }),
  limit: { type: 'integer', description: 'Hits to return', minimum: 1, maximum: 20, default: SEARCH_LIMIT },
  offset: { type: 'integer', description: 'Hits to skip; use nextOffset of the previous result', minimum: 0, default: 0 },
});

/** The result of a search. */
export const hitsSchema = object('Hits, best first', {
  total: integer('Documents that match'),
  nextOffset: optional(integer('Pass as offset for more; absent when there are no more')),
  results: array('Hits', open('Hit', {})),
  suggestions: optional(array('Present when nothing matches', text('Query to try'))),
});

/** Queries to try when nothing matches: the titles of the first guides. */
export const searchSuggestions = ({ facts }: Build): readonly string[] =>
  facts.guides.items.slice(0, 3).map(({ title }) => firstWords(title, QUERY_LENGTH));

/** Guides for a query. */
export const searchGuides = defineTool({
  name: 'search_guides',
  kind: 'guides',
  title: 'Search guides',
  description: 'Find a step-by-step guide by words, in any language; guides only. Read the best hit with get_guide.',
  browser: () => ['query', 'offset'],
  arguments: ({ facts }) => searchArguments('guides', Object.keys(facts.guides.body.languages)),
  output: hitsSchema,
  answer: ({ facts }) => ({
    kind: 'search',
    sources: ['guide'],
    limit: SEARCH_LIMIT,
    source: { path: guides.listPath, updated: updatedOf(facts.guides.body) },
  }),
});
