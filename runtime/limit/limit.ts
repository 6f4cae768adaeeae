/** Rate limit by GCRA (generic cell rate algorithm, ITU-T I.371): one number a client, its theoretical arrival time. */
import type { LimitTable } from '../bundle.ts';
import { createArrivals, type Arrivals } from './arrivals.ts';

/** Whether a cost may pass, and in how many whole seconds it fits, or there is one more. */
export interface Decision {
  readonly allowed: boolean;
  /** How many more requests may follow at once; absent when the store does not know. */
  readonly remaining?: number;
  readonly seconds: number;
}

/** Keeps what clients have spent. It knows no bundle, so that it outlives the reload of one. */
export interface LimitStore {
  /** Whether it answers without asking another machine. Only then are requests that cost nothing told what is left. @default false */
  readonly isLocal?: boolean;
  /**
   * Charges a client, all of the cost or nothing; cost 0 only looks.
   * @param now ms of a monotonic clock; a store that is shared has a clock of its own
   */
  hit(key: string, cost: number, now: number, limit: LimitTable): Decision | Promise<Decision>;
}

/** What sums of fractions may be off by, in ms. */
const LEEWAY = 0.01;

/** Most ms that a client's arrival time may lie ahead of now for a cost to fit. */
export const roomFor = (cost: number, { interval, tolerance }: LimitTable): number => tolerance - (cost - 1) * interval + LEEWAY;

/** Words a decision. `ahead` is how many ms the client's arrival time now lies ahead of now. */
export const toDecision = (allowed: boolean, cost: number, ahead: number, { interval, tolerance }: LimitTable): Decision => {
  const remaining = Math.max(0, Math.floor((tolerance + interval - ahead + LEEWAY) / interval));
  const wait = ahead - tolerance + (allowed ? remaining : cost - 1) * interval;
  return { allowed, remaining, seconds: Math.ceil((wait - LEEWAY) / 1000) };
};

/** A store in memory. Its clients are swapped when the young generation is as old as a full bucket takes to refill, or is full. */
export const createMemoryStore = (): LimitStore => {
  // Made by the first request: workers give no random numbers while they load a script.
  let arrivals: Arrivals | undefined;
  let swapped = -Infinity;
  let flooded = false;

  const swap = (table: Arrivals, now: number, lifetime: number): void => {
    const expired = now - swapped >= lifetime;
    if (!expired && !table.isFull()) return;
    // A swap for size may forget exhausted clients, so until the next swap for time new ones start with a burst of 1.
    flooded = !expired;
    swapped = now;
    table.turn();
  };

  return {
    isLocal: true,
    hit(key, cost, now, limit) {
      arrivals ??= createArrivals();
      swap(arrivals, now, limit.interval + limit.tolerance);
      const arrival = arrivals.get(key) ?? (flooded ? now + limit.tolerance : now);
      const ahead = Math.max(0, arrival - now);
      const allowed = ahead <= roomFor(cost, limit);
      const next = allowed ? ahead + cost * limit.interval : ahead;
      if (cost > 0) arrivals.set(key, now + next);
      return toDecision(allowed, cost, next, limit);
    },
  };
};
