import type { ProblemDefinition } from './problem.ts';

/** SITEC20xx and SITEC24xx: records of facts. */
export const facts = {
  kindMissing: {
    code: 'SITEC2001',
    level: 'note',
    message: 'no {kind} found: {looked}',
    why: 'a kind without records is not published: it has no document, no tool, and no word in texts for agents',
    fix: '{hint}{silence}',
  },
  pageMissing: {
    code: 'SITEC2002',
    level: 'error',
    message: '{kind} "{slug}" is in the content, but the site has no page {path}',
    why: 'a fact that no page shows cannot be checked by a reader',
    fix: 'render the page, or remove the entry',
  },
  slugTaken: {
    code: 'SITEC2003',
    level: 'note',
    message: '{kind} "{slug}" has several pages; {page} is left out of the list',
    why: 'a slug names one record, so only the page in the main language is listed',
    fix: 'give the translated page a slug of its own, if it should be listed too',
  },
  slugUnknown: {
    code: 'SITEC2004',
    level: 'error',
    message: '{field} names the {kind} "{slug}", which does not exist{suggestion}',
    why: 'a reader who follows the name would find nothing',
    fix: 'correct the slug',
  },
  recordIncomplete: {
    code: 'SITEC2005',
    level: 'warning',
    message: '{page} looks like a {kind}, but {what} was not found; it is left out of the list',
    why: 'a record without it could not be published without guessing',
    fix: '{hint}',
  },
  slugTwice: {
    code: 'SITEC2006',
    level: 'error',
    message: '{what} is in the content twice: in {first} and in {second}',
    why: 'which of the two counts would be chance',
    fix: 'keep one of them, or name them apart',
  },
  invalidBody: {
    code: 'SITEC2401',
    level: 'error',
    message: '{document} does not match its published schema: {pointer} {reason}',
    why: 'clients rely on the schema; an invalid document is never published',
    fix: 'correct the value in the content file or on the page; docs/content.md shows the forms',
  },
} as const satisfies Record<string, ProblemDefinition>;
