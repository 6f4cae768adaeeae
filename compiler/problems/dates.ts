import type { ProblemDefinition } from './problem.ts';

/** SITEC105x: dates of pages. */
export const dates = {
  historyCutOff: {
    code: 'SITEC1050',
    level: 'warning',
    message: 'git cannot tell when pages changed, because the clone is shallow (pages: {count})',
    why: 'without dates, sitemap.xml and the API do not tell readers what is new',
    fix: 'fetch the full history (fetch-depth: 0 in actions/checkout, or git fetch --unshallow), or remove "git" from `dates`',
  },
  historyUnreadable: {
    code: 'SITEC1051',
    level: 'warning',
    message: 'git cannot tell when pages changed: {reason} (pages: {count})',
    why: 'without dates, sitemap.xml and the API do not tell readers what is new',
    fix: 'fix what git reports; in a container run git config --global --add safe.directory <path>; or remove "git" from `dates`',
  },
} as const satisfies Record<string, ProblemDefinition>;
