import type { ProblemDefinition } from '../problem.ts';

/** SITEC506x: facts of the API, compared with what the pages say. */
export const probesFacts = {
  priceUnseen: {
    code: 'SITEC5060',
    level: 'error',
    message: '{fact} is {value} in {document}; {path} does not show it',
    why: 'agents quote a price that people do not find on the page it is said to come from',
    fix: 'build again after the page or the content changed; when both are new, correct one of them',
  },
  limitUnseen: {
    code: 'SITEC5061',
    level: 'warning',
    message: '{fact} is {value} in {document}; {path} does not show it',
    why: 'agents quote a limit that people do not find on the page it is said to come from',
    fix: 'build again after the page or the content changed; when both are new, correct one of them',
  },
  offerDiffers: {
    code: 'SITEC5062',
    level: 'error',
    message: 'the JSON-LD of {path} says {offered} for {name}; {document} says {value}',
    why: 'agents and search engines quote the one or the other',
    fix: 'correct one of the two; `sitec build` with `inject: ["jsonld"]` writes the JSON-LD from the facts',
  },
  nameDiffers: {
    code: 'SITEC5063',
    level: 'warning',
    message: '{path} does not name {name}, which is in {document}',
    why: 'agents that begin with the one list take what it lacks for missing',
    fix: 'build again, so that both lists are of one state',
  },
  sourceMissing: {
    code: 'SITEC5064',
    level: 'error',
    message: '{document} names {path} as a source, which {reason}',
    why: 'nobody can check where the fact comes from',
    fix: 'build again, so that sources are pages that exist',
  },
} as const satisfies Record<string, ProblemDefinition>;
