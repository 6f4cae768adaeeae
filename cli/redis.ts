import { createRedisStore, type RedisClient } from '../runtime/adapters/redis-limit.ts';
import type { LimitStore } from '../runtime/handler.ts';

/** A rate limit in Redis, and its end. */
export interface SharedLimit {
  readonly store: LimitStore;
  readonly close: () => void;
}

interface ConnectingClient extends RedisClient {
  connect(): Promise<unknown>;
  destroy(): void;
  on(event: 'error', listener: (error: unknown) => void): unknown;
}

interface RedisPackage {
  readonly createClient: (options: object) => ConnectingClient;
}

/** How long a server waits for Redis before it starts without, in ms. */
const PATIENCE_MS = 1000;

/** Whether a text is an address that `--redis` takes. */
export const isRedisUrl = (text: string): boolean => /^rediss?:\/\//.test(text) && URL.canParse(text);

/**
 * Connects to the Redis at an address, and goes on trying while there is none. `onFailure` is told, at most once a minute, why it does not answer.
 * Throws an Error of one sentence when the package `redis` is not installed.
 */
export const shareLimit = async (url: string, onFailure: (error: unknown) => void): Promise<SharedLimit> => {
  const { createClient } = await loadPackage();
  const reconnectStrategy = (attempts: number): number => Math.min(100 * 2 ** attempts, 5000);
  const client = createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: 2000, reconnectStrategy } });
  // The store tells of failures; without a listener the first one would end the process.
  client.on('error', () => undefined);
  const connected = client.connect().catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([connected, new Promise((done) => (timer = setTimeout(done, PATIENCE_MS)))]);
  clearTimeout(timer);
  return { store: createRedisStore(client, { onFailure }), close: () => client.destroy() };
};

const loadPackage = async (): Promise<RedisPackage> => {
  // An optional peer dependency: who has one server needs neither Redis nor its client. As a variable, because the compiler would look for it.
  const name: string = 'redis';
  try {
    return (await import(name)) as RedisPackage;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error('--redis needs the package redis. Install it beside sitec: npm install redis', { cause: error });
  }
};
