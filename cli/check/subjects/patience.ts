import { setTimeout as wait } from 'node:timers/promises';
import type { Subject } from '../context.ts';

/** Longest wait that a server may ask for, in seconds, and how often it is obeyed for one request. */
const MOST_SECONDS = 10;
const MOST_WAITS = 3;

type Fetch = Subject['fetch'];

/** Waits where a server answers 429 and says for how long, then asks again: a check is no reason to be refused. */
export const patient =
  (fetch: Fetch, waits = MOST_WAITS): Fetch =>
  async (request) => {
    const again = request.clone();
    const response = await fetch(request);
    const seconds = Number(response.headers.get('retry-after') ?? NaN);
    if (response.status !== 429 || waits === 0 || !(seconds >= 0 && seconds <= MOST_SECONDS)) return response;
    await response.body?.cancel();
    await wait(seconds * 1000);
    return patient(fetch, waits - 1)(again);
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
