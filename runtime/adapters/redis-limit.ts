/**
 * A rate limit that several servers share through one Redis server (7 or newer). The user provides the client of Redis, so the runtime has
 * no dependency.
 */
import type { LimitTable } from '../bundle.ts';
import { createMemoryStore, roomFor, toDecision, type Decision, type LimitStore } from '../limit/limit.ts';

/** The used part of a client: two commands, as in the package `redis` (version 4 or newer). Its owner must connect it. */
export interface RedisClient {
  evalSha(sha1: string, options: ScriptOptions): Promise<unknown>;
  eval(script: string, options: ScriptOptions): Promise<unknown>;
}

/** Keys and arguments of a script. */
export interface ScriptOptions {
  keys: string[];
  arguments: string[];
}

/** Settings of a store in Redis. */
export interface RedisStoreOptions {
  /** Prefix of every key. Servers with the same prefix share their clients. @default 'sitec:limit:' */
  readonly prefix?: string;
  /** How long a request waits for Redis, in ms. @default 250 */
  readonly timeout?: number;
  /** Receives the reason, at most once a minute, when Redis does not answer; until it does, each server counts separately. @default none */
  readonly onFailure?: (error: unknown) => void;
}

/**
 * GCRA in one round trip, with the clock of Redis, so that the clocks of servers may differ. KEYS[1]: arrival time of a client in ms. ARGV:
 * how many ms it may be ahead at most, and ms to add. It returns {allowed, ms ahead}.
 */
const SCRIPT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local ahead = math.max(0, (tonumber(redis.call('GET', KEYS[1])) or now) - now)
if ahead > tonumber(ARGV[1]) then return {0, string.format('%.3f', ahead)} end
ahead = ahead + tonumber(ARGV[2])
if tonumber(ARGV[2]) > 0 then
  redis.call('SET', KEYS[1], string.format('%.3f', now + ahead), 'PX', math.ceil(ahead))
end
return {1, string.format('%.3f', ahead)}
`;

/** Pause after a failure of Redis, and interval of its reports, in ms. */
const PAUSE_MS = 1000;
const TELL_MS = 60_000;

/** A store in Redis, for `HandlerOptions.limit`. When Redis fails it counts in memory. */
export const createRedisStore = (client: RedisClient, options: RedisStoreOptions = {}): LimitStore => {
  const { prefix = 'sitec:limit:', timeout = 250, onFailure } = options;
  const memory = createMemoryStore();
  let digest: Promise<string> | undefined;
  let resumes = -Infinity;
  let told = -Infinity;

  const run = async (keys: string[], values: string[]): Promise<unknown> => {
    const given = { keys, arguments: values };
    try {
      return await client.evalSha(await (digest ??= sha1(SCRIPT)), given);
    } catch (error) {
      // A restarted Redis does not know the script; EVAL loads it.
      if (!String(error).includes('NOSCRIPT')) throw error;
      return client.eval(SCRIPT, given);
    }
  };

  const ask = async (key: string, cost: number, limit: LimitTable): Promise<Decision> => {
    const values = [roomFor(cost, limit), cost * limit.interval].map(String);
    const reply = await within(run([prefix + key], values), timeout);
    const [allowed, ahead] = Array.isArray(reply) ? reply.map(Number) : [];
    if (allowed === undefined || ahead === undefined || Number.isNaN(ahead)) throw new Error('Redis gave no decision.');
    return toDecision(allowed === 1, cost, ahead, limit);
  };

  return {
    async hit(key, cost, now, limit) {
      if (now < resumes) return memory.hit(key, cost, now, limit);
      try {
        return await ask(key, cost, limit);
      } catch (error) {
        resumes = now + PAUSE_MS;
        if (now - told >= TELL_MS) {
          told = now;
          onFailure?.(error);
        }
        return memory.hit(key, cost, now, limit);
      }
    },
  };
};

/** Disconnected clients may queue a command without an end. */
const within = async (answer: Promise<unknown>, timeout: number): Promise<unknown> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Redis did not answer within ${timeout} ms.`)), timeout);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};

const sha1 = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
