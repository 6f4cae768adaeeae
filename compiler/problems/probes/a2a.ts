import type { ProblemDefinition } from '../problem.ts';

/** SITEC508x: what `sitec check` finds at the A2A endpoint and in the agent card. */
export const probesA2a = {
  card: {
    code: 'SITEC5080',
    level: 'warning',
    message: '{path} does not serve its readers: {reason}',
    why: 'other agents learn from the card who answers, where, and about what',
    fix: 'sitec build writes it when the host answers POST; without an A2A agent there is nothing to add',
  },
  answer: {
    code: 'SITEC5081',
    level: 'error',
    message: '{path} does not answer a message of A2A {version}: {reason}',
    why: 'the card promises that it does, and clients of that version have nothing else to go by',
    fix: 'publish the whole bundle for a host that answers POST, or take the card away',
  },
  errors: {
    code: 'SITEC5082',
    level: 'warning',
    message: '{path} answers {request} with {reason}',
    why: 'a client cannot tell what was wrong, and asks again',
    fix: 'answer it with the JSON-RPC error that A2A gives a number for; sitec build has each of them ready',
  },
  limit: {
    code: 'SITEC5083',
    level: 'warning',
    message: '{path} answered {count} requests in a row without a limit',
    why: 'one client that runs wild takes the agent from all others',
    fix: 'set `rateLimit` in sitec.config.ts, or a limit at your host; docs/hosting.md says how',
  },
} as const satisfies Record<string, ProblemDefinition>;
