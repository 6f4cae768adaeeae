import type { ProblemDefinition } from '../problem.ts';

/** SITEC512x: the verdict about a site. */
export const probesVerdict = {
  verdictTooLow: {
    code: 'SITEC5120',
    level: 'error',
    message: 'the verdict is below {least}: {verdict}',
    why: 'the check fails below this score',
    fix: 'answer the open questions on your pages, and publish text that needs no script',
  },
} as const satisfies Record<string, ProblemDefinition>;
