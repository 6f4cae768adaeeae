import type { ProblemDefinition } from '../problem.ts';

/** SITEC506x: facts of the API, compared with the pages. */
export const probesFacts = {
  priceUnseen: {
    code: 'SITEC5060',
    level: 'error',
    message: '{fact} is {value} in {document}, but {path} does not show it',
    why: 'agents quote a price that people do not find on its page',
    fix: 'build again after changing the page or the content; if both are current, correct one of them',
  },
  limitUnseen: {
    code: 'SITEC5061',
    level: 'warning',
    message: '{fact} is {value} in {document}, but {path} does not show it',
    why: 'agents quote a limit that people do not find on its page',
    fix: 'build again after changing the page or the content; if both are current, correct one of them',
  },
  offerDiffers: {
    code: 'SITEC5062',
    level: 'error',
    message: 'the JSON-LD of {path} says {offered} for {name}, but {document} says {value}',
    why: 'agents and search engines quote one or the other',
    fix: 'correct one of the two, or remove the JSON-LD from the page, so that sitec build writes it from the facts',
  },
  nameDiffers: {
    code: 'SITEC5063',
    level: 'warning',
    message: '{path} lacks {name}, which is in {document}',
    why: 'agents that read only one list do not find it',
    fix: 'build again, so that both lists come from one build',
  },
  sourceMissing: {
    code: 'SITEC5064',
    level: 'error',
    message: '{document} names {path} as a source, but it {reason}',
    why: 'readers cannot check where the fact comes from',
    fix: 'build again, so that sources are pages that exist',
  },
} as const satisfies Record<string, ProblemDefinition>;
