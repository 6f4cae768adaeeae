import type { ProblemDefinition } from './problem.ts';

/** SITEC25xx: kinds of records that the configuration declares. */
export const kinds = {
  nameUnusable: {
    code: 'SITEC2501',
    level: 'error',
    message: 'kinds.{kind}: {what} cannot be "{name}": {reason}',
    why: 'the name becomes a path, a tool, an operation and a schema, each of which must be told from all others',
    fix: 'use lower-case words with hyphens between them that no other kind has, for example case-studies',
  },
  schemaUnusable: {
    code: 'SITEC2502',
    level: 'error',
    message: 'kinds.{kind}.schema cannot be used: {reason}',
    why: 'the schema is published, and every record is checked against it; clients rely on closed objects without $ref',
    fix: 'describe an object with a type and a description for each property; docs/content.md shows one',
  },
  keyUnusable: {
    code: 'SITEC2503',
    level: 'error',
    message: 'kinds.{kind}.{key} cannot be used: {reason}',
    why: 'records would silently lack what the key promises',
    fix: 'correct or remove the key; docs/configuration.md describes each',
  },
  valueUnusable: {
    code: 'SITEC2504',
    level: 'error',
    message: '{fact}: selector "{selector}" found "{text}", which {reason}',
    why: 'a value that does not match the schema of its kind is never published',
    fix: 'correct the page, or let the selector find the value alone',
  },
  pageOfTwoKinds: {
    code: 'SITEC2505',
    level: 'error',
    message: '{page} is one of kinds.{kind}.pages, and of the kind "{other}" too',
    why: 'a page is the record of one kind; it would be missing from the other without a word',
    fix: 'narrow one of the two globs in the configuration',
  },
} as const satisfies Record<string, ProblemDefinition>;
