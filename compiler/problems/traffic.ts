import type { ProblemDefinition } from './problem.ts';

/** SITEC110x: access logs that `sitec traffic` reads. */
export const traffic = {
  logUnreadable: {
    code: 'SITEC1100',
    level: 'error',
    message: '{file} cannot be read: {reason}',
    why: 'the requests in it are missing from the report',
    fix: 'correct the name or the permissions of the file; - stands for standard input',
  },
  logUnknown: {
    code: 'SITEC1101',
    level: 'error',
    message: 'no line of {file} is a request in a format that sitec knows',
    why: 'nothing of the file is in the report',
    fix: 'check that it is an access log, one request on each line; docs/traffic.md lists the formats',
  },
  linesUnknown: {
    code: 'SITEC1102',
    level: 'warning',
    message: 'not understood of {file}: {number} of {total} lines, the first is line {line}',
    why: 'the requests in these lines are missing from the report',
    fix: 'compare line {line} with the formats in docs/traffic.md',
  },
  logBroken: {
    code: 'SITEC1103',
    level: 'error',
    message: '{file} is damaged: gzip says "{reason}" after line {line}',
    why: 'the requests after that line are missing from the report',
    fix: 'copy the file again, or take one that is written to its end; gzip -t tests a file',
  },
  dayUnusable: {
    code: 'SITEC1104',
    level: 'error',
    message: '{flag} {value} {reason}',
    why: 'without it, requests of other days would be in the report',
    fix: 'write days of the calendar as 2026-01-31, with --since no later than --until',
  },
} as const satisfies Record<string, ProblemDefinition>;
