import type { ProblemDefinition } from './problem.ts';

/** SITEC105x: when pages were changed. */
export const dates = {
  historyCutOff: {
    code: 'SITEC1050',
    level: 'warning',
    message:
      'git does not tell when pages were changed last, because the clone is shallow and lacks that part of the history (pages: {count})',
    why: 'the pages have no date, in sitemap.xml and in every other machine view; a clone with the whole history would give them one',
    fix: 'clone with the whole history: fetch-depth: 0 for actions/checkout, git fetch --unshallow elsewhere; or take "git" out of `dates` in the configuration',
  },
  historyUnreadable: {
    code: 'SITEC1051',
    level: 'warning',
    message: 'git does not tell when pages were changed last: {reason} (pages: {count})',
    why: 'the project lies in a repository that git does not read, so that its pages have no date, in sitemap.xml and in every other machine view',
    fix: 'mend what git names; a container whose user does not own the folder needs git config --global --add safe.directory and its path; or take "git" out of `dates` in the configuration',
  },
} as const satisfies Record<string, ProblemDefinition>;
