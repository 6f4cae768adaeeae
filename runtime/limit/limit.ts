/** Rate limit by GCRA (generic cell rate algorithm, ITU-T I.371): one number for each client, its theoretical arrival time. */
import type { LimitTable } from '../bundle.ts';

/** Whether a cost is allowed, and after how many whole seconds it fits, or one more request is available. */
export interface Decision {
  readonly allowed: boolean;
  /** How many more requests are allowed now; absent when the store does not know. */
  readonly remaining?: number;
  readonly seconds: number;
}

/** Stores the use of clients. It does not depend on a bundle, so that it is kept across reloads. */
export interface LimitStore {
  /** Whether it answers without a request to another machine. Only then do free requests get the remaining number. @default false */
  readonly isLocal?: boolean;
  /** Whether it has a limit of its own instead of that of the bundle. Then answers have no headers about the limit. @default false */
  readonly isForeign?: boolean;
  /**
   * Charges a client, all of the cost or nothing; cost 0 only reads.
   * @param now ms of a monotonic clock; a shared store has its own clock
   */
  hit(key: string, cost: number, now: number, limit: LimitTable): Decision | Promise<Decision>;
}

/** Maximum rounding error of sums, in ms. */
const LEEWAY = 0.01;

/** How many ms a client's arrival time may be ahead of now for a cost to fit. */
export const roomFor = (cost: number, { interval, tolerance }: LimitTable): number => tolerance - (cost - 1) * interval + LEEWAY;

/** Makes a decision. `ahead` is how many ms the client's arrival time is now ahead. */
export const toDecision = (allowed: boolean, cost: number, ahead: number, { interval, tolerance }: LimitTable): Decision => {
  const remaining = Math.max(0, Math.floor((tolerance + interval - ahead + LEEWAY) / interval));
  const wait = ahead - tolerance + (allowed ? remaining : cost - 1) * interval;
  return { allowed, remaining, seconds: Math.ceil((wait - LEEWAY) / 1000) };
};

/** Maximum clients of one of two generations, which take about 20 MB together. */
const MAXIMUM_CLIENTS = 100_000;

/**
 * A store in memory, with two generations of clients. They are swapped when the young one is as old as a full bucket takes to refill, or is
 * full, so that a flood of addresses does not fill the memory.
 */
export const createMemoryStore = (): LimitStore => {
  let young = new Map<string, number>();
  let old: ReadonlyMap<string, number> = young;
  let swapped = -Infinity;
  let flooded = false;
  return {
    isLocal: true,
    hit(key, cost, now, limit) {
      const expired = now - swapped >= limit.interval + limit.tolerance;
      if (expired || young.size >= MAXIMUM_CLIENTS) {
        // A swap for size may drop exhausted clients, so until the next swap for time new ones start with a burst of 1.
        flooded = !expired;
        swapped = now;
        [old, young] = [young, new Map()];
      }
      const arrival = young.get(key) ?? old.get(key) ?? (flooded ? now + limit.tolerance : now);
      const ahead = Math.max(0, arrival - now);
      const allowed = ahead <= roomFor(cost, limit);
      const next = allowed ? ahead + cost * limit.interval : ahead;
      if (cost > 0) young.set(key, now + next);
      return toDecision(allowed, cost, next, limit);
    },
  };
};
