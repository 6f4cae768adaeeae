/** The rate limit of one request: its charge, the refusal, and the headers with the remaining number. */
import type { LimitTable } from '../bundle.ts';
import type { HeaderSet, Reply } from '../contract/reply.ts';
import type { ServiceResponse } from '../exchange.ts';
import { fill } from '../rpc.ts';
import type { LimitStore } from './limit.ts';

/** Charges one request to its client. */
export interface Meter {
  /** Charges more cost, 0 to read only. Returns `limited` as the refusal when the cost does not fit, undefined when it does. */
  charge(cost: number, limited: Reply): Promise<Reply | undefined>;
  /**
   * Adds the headers of draft-ietf-httpapi-ratelimit-headers-11 to an answer: the policy, and the remaining number after the last charge,
   * if it is known; none where the store has another limit.
   */
  mark(answer: ServiceResponse): ServiceResponse;
}

/** Meter of a server without a limit. */
export const UNMETERED: Meter = { charge: async () => undefined, mark: (reply) => reply };

/** A meter for one request of a client at a time in ms. */
export const createMeter = (store: LimitStore, limit: LimitTable, client: string, now: number): Meter => {
  let left: HeaderSet = [];
  let spent = 0;
  return {
    async charge(cost, limited) {
      if (cost === 0 && !store.isLocal) return undefined;
      const { allowed, remaining, seconds } = await store.hit(client, cost, now, limit);
      left = remaining === undefined ? [] : [['RateLimit', `"default";r=${remaining};t=${seconds}`]];
      if (!allowed) return tooMany(limited, seconds + Math.ceil((spent * limit.interval) / 1000));
      // A retry pays again for what this request has already paid.
      spent += cost;
      return undefined;
    },
    mark: (reply) => (store.isForeign ? reply : { ...reply, headers: [...reply.headers, ['RateLimit-Policy', limit.policy], ...left] }),
  };
};

const tooMany = (reply: Reply, seconds: number): Reply => ({
  ...reply,
  headers: [...reply.headers, ['Retry-After', String(seconds)]],
  body: fill(reply.body ?? '', seconds),
});
