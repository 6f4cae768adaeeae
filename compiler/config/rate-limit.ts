import type { Config } from './schema.ts';

const DEFAULT_RATE_LIMIT: RateLimit = { burst: 20, perMinute: 30 };

/** A rate limit: `burst` requests at once, then `perMinute`. */
export type RateLimit = Exclude<Config['rateLimit'], boolean | undefined>;

/** The rate limit of a configuration; null when it is turned off. */
export const rateLimitOf = ({ rateLimit = true }: Pick<Config, 'rateLimit'>): RateLimit | null =>
  typeof rateLimit === 'object' ? rateLimit : rateLimit ? DEFAULT_RATE_LIMIT : null;
