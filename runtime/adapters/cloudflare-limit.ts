/** A rate limit that Cloudflare counts: a binding of the kind `ratelimits`, for each location by itself. */
import { createMemoryStore, type LimitStore } from '../limit/limit.ts';

/** The binding, as workers see it. It knows one step: to spend one of what a key has left. */
export interface RateLimitBinding {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

/** The period of the binding: nobody waits longer. */
const PERIOD_SECONDS = 60;

/**
 * A store in the binding, for `HandlerOptions.limit`. How much it allows stands in its own configuration, not in the bundle, and it does not
 * tell what is left. It cannot charge all of a cost or nothing: every message of a batch is one step, and when the last ones do not fit, the
 * first ones are spent all the same. When it fails, each isolate counts for itself.
 */
export const createBindingStore = (binding: RateLimitBinding): LimitStore => {
  const memory = createMemoryStore();
  return {
    async hit(key, cost, now, limit) {
      try {
        let allowed = true;
        for (let spent = 0; spent < cost && allowed; spent++) ({ success: allowed } = await binding.limit({ key }));
        return { allowed, seconds: PERIOD_SECONDS };
      } catch {
        return memory.hit(key, cost, now, limit);
      }
    },
  };
};
