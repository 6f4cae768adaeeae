import { setTimeout as wait } from 'node:timers/promises';
import { atMost } from '../../../compiler/base/pace.ts';
import { retryAfter } from '../../web/retry-after.ts';
import type { Answer, Exchange } from '../check.ts';
import { FailedRequest, failedRequestBehind, RateLimitedRequest } from '../failed-request.ts';

/** Longest wait for one Retry-After, and total of all waits of a run, in seconds. */
const LONGEST = 10;
const MOST = 30;
/** Maximum number of times that one request is sent. */
const MOST_TRIES = 4;

/**
 * Waits as long as a 429 demands, then sends the request again, because the load of a check must not make it fail. The run waits as a
 * whole, so that parallel waits count once. Rejects with `Refused` when that does not help.
 */
export const withRetries = (exchange: Exchange): Exchange => {
  let [resumes, left] = [0, MOST * 1000];
  const pause = (milliseconds: number): boolean => {
    const begins = Math.max(resumes, performance.now());
    const ends = Math.max(resumes, performance.now() + milliseconds);
    if (ends - begins > left) return false;
    [resumes, left] = [ends, left - (ends - begins)];
    return true;
  };
  return async (request, wanted) => {
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      while (resumes > performance.now()) await wait(Math.ceil(resumes - performance.now()));
      const answer = await exchange(request.clone(), wanted);
      if (answer.status !== 429) return answer;
      const seconds = secondsIn(answer);
      if (seconds === null || !pause(seconds * 1000)) break;
    }
    throw new RateLimitedRequest(new URL(request.url).pathname);
  };
};

/** How long a server asks to wait, in seconds; null without a value, and for a wait above the limit. */
const secondsIn = ({ headers }: Answer): number | null => {
  const seconds = retryAfter(headers);
  return seconds <= LONGEST ? seconds : null;
};

/** At most `most` parallel requests; others wait in a queue. */
export const withConcurrency = (most: number, exchange: Exchange): Exchange => {
  const run = atMost(most);
  return (request, wanted) => run(() => exchange(request, wanted));
};

/** After this many consecutive requests without an answer, no more are sent. */
const MOST_FAILURES = 10;

/** Stops a run for a site that went down or that refuses everything, so that the run ends in time. */
export const withCircuitBreaker = (exchange: Exchange): Exchange => {
  let failures = 0;
  let isRefused = false;
  return async (request, wanted) => {
    const path = new URL(request.url).pathname;
    if (failures >= MOST_FAILURES)
      throw isRefused
        ? new RateLimitedRequest(path)
        : new FailedRequest(path, `was skipped: ${MOST_FAILURES} earlier requests got no answer`);
    try {
      const answer = await exchange(request, wanted);
      failures = 0;
      return answer;
    } catch (error) {
      failures++;
      isRefused = failedRequestBehind(error) instanceof RateLimitedRequest;
      throw error;
    }
  };
};
