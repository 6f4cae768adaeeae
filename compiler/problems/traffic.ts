import type { ProblemDefinition } from './problem.ts';

/** SITEC110x: access logs that `sitec traffic` reads. */
export const traffic = {
  logUnreadable: {
    code: 'SITEC1100',
    level: 'error',
    message: 'cannot read {file}: {reason}',
    why: 'the report lacks the requests in it',
    fix: 'correct the name or the permissions of the file; - means standard input',
  },
  logUnknown: {
    code: 'SITEC1101',
    level: 'error',
    message: 'no line of {file} is a request in a known format',
    why: 'the report has nothing from this file',
    fix: 'check that it is an access log with one request on each line; docs/how-to/traffic.md lists the formats',
  },
  linesUnknown: {
    code: 'SITEC1102',
    level: 'warning',
    message: 'cannot read {number} of {total} lines of {file}, the first is line {line}',
    why: 'the report lacks the requests in these lines',
    fix: 'compare line {line} with the formats in docs/how-to/traffic.md',
  },
  logBroken: {
    code: 'SITEC1103',
    level: 'error',
    message: '{file} is damaged: gzip says "{reason}" after line {line}',
    why: 'the report lacks the requests after that line',
    fix: 'copy the file again, or use a complete one; test it with gzip -t',
  },
  dayUnusable: {
    code: 'SITEC1104',
    level: 'error',
    message: '{flag} {value} {reason}',
    why: 'the report would include requests of other days',
    fix: 'write days as 2026-01-31, with --since not later than --until',
  },
} as const satisfies Record<string, ProblemDefinition>;
