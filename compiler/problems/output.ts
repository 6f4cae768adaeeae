import type { ProblemDefinition } from '../problem.ts';

/** SITEC3xxx and SITEC9xxx: twins, written files, internal errors. */
export const output = {
  nulRemoved: {
    code: 'SITEC3101',
    level: 'warning',
    message: 'the page holds {count} NUL characters; they were removed',
    why: 'NUL characters break links, ids and many tools; React 18 streaming is known to write them',
    fix: 'update the framework that renders the page',
  },
  twinEmpty: {
    code: 'SITEC3105',
    level: 'warning',
    message: 'the markdown of the page has {words} words, its body has {body}',
    why: 'readers of the markdown miss what the page says',
    fix: 'wrap the content in <main>, and check what is marked as navigation or hidden',
  },
  iconUnnamed: {
    code: 'SITEC3111',
    level: 'warning',
    message: 'icons in tables have no accessible name; the first is in row "{row}" (in all: {count})',
    why: 'their cells stay empty: what an unnamed icon means would be a guess',
    fix: 'give each icon an aria-label, or put the word into data-sitec-cell on the cell',
  },
  llmsTooLong: {
    code: 'SITEC3121',
    level: 'warning',
    message: 'llms.txt has {characters} characters without a single page, the limit is {limit}',
    why: 'readers cut long files, and would not come to the lists of pages',
    fix: 'shorten the descriptions of declared kinds in sitec.config.ts, or raise llms.maximum there',
  },
  outputBlocked: {
    code: 'SITEC3301',
    level: 'error',
    message: '{path} cannot be written: {reason}',
    why: 'the old bundle stays as it was',
    fix: 'free the path, the rights or the disk, and build again',
  },
  outputLocked: {
    code: 'SITEC3302',
    level: 'error',
    message: 'another build (process {pid}) is writing to {path}',
    why: 'two builds at once would mix their files',
    fix: 'wait for it to end, or stop it',
  },
  outputForeign: {
    code: 'SITEC3303',
    level: 'error',
    message: '{path} holds files, but no sitec-manifest.json: it was not written by sitec',
    why: 'a build replaces the whole folder, and would delete what it did not write',
    fix: 'name another folder with --out, or empty this one',
  },
  answerUnresolved: {
    code: 'SITEC3411',
    level: 'error',
    message: '{reason}',
    why: 'an answer may only state published facts',
    fix: 'correct the template of the answer',
  },
} as const satisfies Record<string, ProblemDefinition>;
