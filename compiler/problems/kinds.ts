import type { ProblemDefinition } from './problem.ts';

/** SITEC25xx: kinds of records that the configuration declares. */
export const kinds = {
  nameUnusable: {
    code: 'SITEC2501',
    level: 'error',
    message: 'kinds.{kind}: {what} cannot be "{name}": {reason}',
    why: 'the name is used for a path, a tool, an operation and a schema, so it must be unique',
    fix: 'use lower-case words with hyphens that no other kind has, for example case-studies',
  },
  schemaUnusable: {
    code: 'SITEC2502',
    level: 'error',
    message: 'cannot use kinds.{kind}.schema: {reason}',
    why: 'sitec publishes the schema and checks every record against it; clients need closed objects without $ref',
    fix: 'describe an object with a type and a description for each property; see docs/reference/content.md',
  },
  keyUnusable: {
    code: 'SITEC2503',
    level: 'error',
    message: 'cannot use kinds.{kind}.{key}: {reason}',
    why: 'records would lack what the key describes',
    fix: 'correct or remove the key; docs/reference/configuration.md describes each key',
  },
  valueUnusable: {
    code: 'SITEC2504',
    level: 'error',
    message: '{fact}: selector "{selector}" found "{text}", which {reason}',
    why: 'sitec does not publish a value that does not match the schema of its kind',
    fix: 'correct the page, or choose a selector that finds only the value',
  },
  pageOfTwoKinds: {
    code: 'SITEC2505',
    level: 'error',
    message: '{page} matches kinds.{kind}.pages and the kind "{other}"',
    why: 'a page is a record of one kind only',
    fix: 'narrow one of the two globs in the configuration',
  },
} as const satisfies Record<string, ProblemDefinition>;
