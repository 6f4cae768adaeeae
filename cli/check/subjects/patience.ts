import { setTimeout as wait } from 'node:timers/promises';
import type { Subject } from '../context.ts';
import { NoAnswer } from '../no-answer.ts';

/** Longest wait that a server may ask for, and of all waits of a run, in seconds. */
const LONGEST = 10;
const MOST = 30;

type Fetch = Subject['fetch'];

/** Waits where a server answers 429 and says for how long, then asks again: a check is no reason to be refused. */
export const patient = (fetch: Fetch): Fetch => {
  let waited = 0;
  const ask: Fetch = async (request) => {
    const again = request.clone();
    const response = await fetch(request);
    const seconds = response.status === 429 ? Number(response.headers.get('retry-after') ?? NaN) : NaN;
    if (!(seconds >= 0 && seconds <= LONGEST) || waited + seconds > MOST) return response;
    // A wait of no time at all must end, too.
    waited += Math.max(1, seconds);
    await response.body?.cancel();
    await wait(seconds * 1000);
    return ask(again);
  };
  return ask;
};

/** At most `most` requests at a time; others wait for their turn. */
export const within = (most: number, fetch: Fetch): Fetch => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (request) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await fetch(request);
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
};

/** Requests in a row that get no answer before the others are not sent. */
const MOST_FAILURES = 10;

/** Gives up on a site that went away, so that a run ends in time. */
export const givingUp = (fetch: Fetch): Fetch => {
  let failures = 0;
  return async (request) => {
    if (failures >= MOST_FAILURES)
      throw new NoAnswer(new URL(request.url).pathname, `was not asked: ${MOST_FAILURES} requests before got no answer`);
    try {
      const response = await fetch(request);
      failures = 0;
      return response;
    } catch (error) {
      failures++;
      throw error;
    }
  };
};
