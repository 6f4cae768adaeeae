import type { ProblemDefinition } from '../problem.ts';

/** SITEC34xx: search and answers. */
export const search = {
  conceptLacksLanguage: {
    code: 'SITEC3402',
    level: 'warning',
    message: 'the concept {name} has no form for {languages}',
    why: 'who asks in a language without a form does not find the pages of the other languages by it',
    fix: 'add a word of that language to search.concepts; a list counts for the languages that are written in its letters, forms by language for exactly those',
  },
  formTooCommon: {
    code: 'SITEC3403',
    level: 'warning',
    message: 'the form {form} of the concept {name} stands in {share} % of the guides',
    why: 'what stands nearly everywhere finds nothing in particular',
    fix: 'name a longer word, a phrase, or a shorter list of beginnings',
  },
  answerUnresolved: {
    code: 'SITEC3411',
    level: 'error',
    message: '{reason}',
    why: 'an answer may only state published facts',
    fix: 'correct the template of the answer',
  },
} as const satisfies Record<string, ProblemDefinition>;
