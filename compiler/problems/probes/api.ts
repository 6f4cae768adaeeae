import type { ProblemDefinition } from '../problem.ts';

/** SITEC505x: what `sitec check` finds in the JSON API. */
export const probesApi = {
  openapi: {
    code: 'SITEC5050',
    level: 'warning',
    message: '{path} does not serve its readers: {reason}',
    why: 'programs learn from it which documents there are, and what each field means',
    fix: 'sitec build writes it from the schemas that every document was checked against',
  },
  operation: {
    code: 'SITEC5051',
    level: 'error',
    message: '{path} is described in OpenAPI: {reason}',
    why: 'a program that follows the description gets no data',
    fix: 'publish the whole bundle; sitec build describes what it writes and nothing else',
  },
  document: {
    code: 'SITEC5052',
    level: 'error',
    message: '{path} does not match the schema at {schema}: {reason}',
    why: 'a program that was written by the schema breaks at it',
    fix: 'publish documents and schemas of one build; empty the cache of your host',
  },
  missing: {
    code: 'SITEC5053',
    level: 'warning',
    message: 'a document that does not exist ({path}) is answered with {reason}',
    why: 'a program that expects data takes the page for it, or cannot tell the end of a list',
    fix: 'answer it with status 404 and a JSON body; sitec build writes the body and the rules of your host',
  },
} as const satisfies Record<string, ProblemDefinition>;
