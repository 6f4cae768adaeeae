import type { ProblemDefinition } from '../problem.ts';

/** SITEC508x: findings of `sitec check` at the A2A endpoint and in the agent card. */
export const probesA2a = {
  card: {
    code: 'SITEC5080',
    level: 'warning',
    message: '{path} has a problem: {reason}',
    why: 'other agents read the card to learn who answers, where, and about what',
    fix: 'publish the card that sitec build writes for hosts that answer POST; without an A2A agent no action is needed',
  },
  answer: {
    code: 'SITEC5081',
    level: 'error',
    message: '{path} does not answer a message of A2A {version}: {reason}',
    why: 'the card says that it does, and clients of that version cannot talk to the agent',
    fix: 'publish the whole bundle on a host that answers POST, or remove the card',
  },
  errors: {
    code: 'SITEC5082',
    level: 'warning',
    message: '{path} answers {request} with {reason}',
    why: 'a client cannot tell what was wrong, and asks again',
    fix: 'answer with the JSON-RPC error that A2A defines; the runtime of sitec does',
  },
  limit: {
    code: 'SITEC5083',
    level: 'warning',
    message: '{path} answered {count} requests in a row without a rate limit',
    why: 'one client can overload the agent for all others',
    fix: 'set `rateLimit` in sitec.config.ts, or a limit at your host; see docs/how-to/rate-limit.md',
  },
} as const satisfies Record<string, ProblemDefinition>;
