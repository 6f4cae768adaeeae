import type { ProblemDefinition } from '../problem.ts';

/** SITEC505x: findings of `sitec check` in the JSON API. */
export const probesApi = {
  openapi: {
    code: 'SITEC5050',
    level: 'warning',
    message: '{path} has a problem: {reason}',
    why: 'programs read it to learn which documents exist, and what each field means',
    fix: 'publish the file that sitec build writes from its schemas',
  },
  operation: {
    code: 'SITEC5051',
    level: 'error',
    message: 'OpenAPI describes {path}: {reason}',
    why: 'programs that follow the description get no data',
    fix: 'publish the whole bundle, so that OpenAPI matches what is there',
  },
  document: {
    code: 'SITEC5052',
    level: 'error',
    message: '{path} does not match the schema at {schema}: {reason}',
    why: 'programs that rely on the schema fail on the document',
    fix: 'publish documents and schemas from one build, and clear the cache of your host',
  },
  missing: {
    code: 'SITEC5053',
    level: 'warning',
    message: '{path} does not exist, but the answer is {reason}',
    why: 'programs that expect data take the answer for a document',
    fix: 'answer with status 404 and a JSON body; sitec build writes both for your host',
  },
} as const satisfies Record<string, ProblemDefinition>;
