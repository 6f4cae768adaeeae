import type { ProblemDefinition } from '../problem.ts';

/** SITEC512x: what agents say about a site. */
export const probesVerdict = {
  verdictTooLow: {
    code: 'SITEC5120',
    level: 'error',
    message: 'the verdict is below {least}: {verdict}',
    why: '`--fail-under` asks for {least}',
    fix: 'publish what is not found on a page, and words that need no script',
  },
} as const satisfies Record<string, ProblemDefinition>;
