import type { ProblemDefinition } from './problem.ts';

/** SITEC34xx: search and answers. */
export const search = {
  labelsMissing: {
    code: 'SITEC3412',
    level: 'error',
    message: 'the labels for {language} lack {names}',
    why: 'questions in that language would get answers in another one',
    fix: 'add them under answers.labels.{language}, or remove {language}',
  },
  answerUnknown: {
    code: 'SITEC3414',
    level: 'error',
    message: '{key} names {name}, which {reason}{hint}',
    why: 'the entry has no effect',
    fix: 'correct or remove the name',
  },
} as const satisfies Record<string, ProblemDefinition>;
