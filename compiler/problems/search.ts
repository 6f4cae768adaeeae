import type { ProblemDefinition } from './problem.ts';

/** SITEC34xx: search and answers. */
export const search = {
  labelsMissing: {
    code: 'SITEC3412',
    level: 'error',
    message: 'the labels in {language} lack {names}',
    why: 'a question in that language would be answered in another one',
    fix: 'write them under answers.labels.{language}, or take {language} out',
  },
  answerUnknown: {
    code: 'SITEC3414',
    level: 'error',
    message: '{key} names {name}, which {reason}{hint}',
    why: 'what is said there would never be used',
    fix: 'correct the name, or take it out',
  },
} as const satisfies Record<string, ProblemDefinition>;
