/** A rate limit that Cloudflare counts: a binding of type `ratelimits`, separate for each location. */
import { createMemoryStore, type LimitStore } from '../limit/limit.ts';

/** The binding in a worker. It has one operation: to use one unit of a key. */
export interface RateLimitBinding {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

/** The period of the binding, which is the maximum wait. */
const PERIOD_SECONDS = 60;

/**
 * A store in the binding, for `HandlerOptions.limit`. Its own configuration has the limit, not the bundle, and it does not return the
 * remaining number. It cannot charge all or nothing: every message of a batch is one operation, so the first ones are charged even if the
 * last ones do not fit. When it fails, each isolate counts separately.
 */
export const createBindingStore = (binding: RateLimitBinding): LimitStore => {
  const memory = createMemoryStore();
  return {
    isForeign: true,
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
