import { home, type ProblemCase } from './problem-case.ts';

/** SITEC40xx, one site each. */
export const hostsCases: readonly ProblemCase[] = [
  {
    code: 'SITEC4001',
    files: home,
    options: { hosts: ['node', 'nowhere'] },
    message: 'unknown host nowhere',
    file: null,
    line: null,
    text: null,
  },
  {
    code: 'SITEC4008',
    files: home,
    options: { hosts: ['caddy'], out: 'di}t' },
    message: 'the configuration of Caddy cannot name the folder ../../di}t',
    file: null,
    line: null,
    text: null,
  },
];
