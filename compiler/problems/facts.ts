import type { ProblemDefinition } from './problem.ts';

/** SITEC20xx and SITEC24xx: records of facts. */
export const facts = {
  kindMissing: {
    code: 'SITEC2001',
    level: 'note',
    message: 'no {kind} found: {looked}',
    why: 'without records the bundle has no document and no tool of this kind',
    fix: '{hint}{silence}',
  },
  pageMissing: {
    code: 'SITEC2002',
    level: 'error',
    message: '{kind} "{slug}" is in the content, but the site has no page {path}',
    why: 'readers cannot check a fact that no page shows',
    fix: 'publish the page, or remove the entry',
  },
  slugTaken: {
    code: 'SITEC2003',
    level: 'note',
    message: '{kind} "{slug}" has several pages; the list leaves out {page}',
    why: 'a slug names one record, so the list has only the page in the main language',
    fix: 'give the translated page its own slug if the list should include it',
  },
  slugUnknown: {
    code: 'SITEC2004',
    level: 'error',
    message: '{field} names the {kind} "{slug}", which does not exist{suggestion}',
    why: 'readers that follow the name find nothing',
    fix: 'correct the slug',
  },
  recordIncomplete: {
    code: 'SITEC2005',
    level: 'warning',
    message: '{page} looks like a {kind}, but sitec cannot find {what}; the list leaves it out',
    why: 'sitec does not guess what is missing',
    fix: '{hint}',
  },
  slugTwice: {
    code: 'SITEC2006',
    level: 'error',
    message: '{what} is in the content twice: in {first} and in {second}',
    why: 'sitec cannot tell which one counts',
    fix: 'remove one of them, or rename it',
  },
  invalidBody: {
    code: 'SITEC2401',
    level: 'error',
    message: '{document} does not match its published schema: {pointer} {reason}',
    why: 'clients rely on the schema, so sitec does not publish an invalid document',
    fix: 'correct the value in the content file or on the page; see docs/reference/content.md',
  },
} as const satisfies Record<string, ProblemDefinition>;
