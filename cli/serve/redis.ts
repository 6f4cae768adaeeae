import { errorCode, thrownReason } from '../../compiler/base/errors.ts';
import { decodedOrNull } from '../../compiler/base/percent.ts';
import { createRedisStore, type RedisClient } from '../../runtime/adapters/redis-limit.ts';
import type { LimitStore } from '../../runtime/limit/limit.ts';

/** A rate limit in Redis, and its end. */
export interface SharedLimit {
  readonly store: LimitStore;
  readonly close: () => void;
}

/**
 * The members of a client that are used besides its commands. Version 4 of the package `redis` has `disconnect`, version 5 and later have
 * `destroy`.
 */
interface ConnectingClient extends RedisClient {
  connect(): Promise<unknown>;
  destroy?(): void;
  disconnect?(): Promise<unknown>;
  on(event: 'error' | 'ready', listener: (error?: unknown) => void): unknown;
}

/** The used part of the package `redis`. */
interface RedisPackage {
  readonly createClient: (options: object) => ConnectingClient;
}

/** How long a server waits for Redis before it starts without it, in ms. */
const PATIENCE_MS = 1000;

/**
 * Connects to the Redis server at an address, and keeps trying while it does not answer. `onFailure` receives the reason, at most once a
 * minute. Throws an Error of one sentence when the package `redis` is not installed, or cannot use the address.
 */
export const shareLimit = async (url: string, onFailure: (error: unknown) => void, load = loadPackage): Promise<SharedLimit> => {
  const client = createClient(await load(), url);
  let fault: unknown;
  // Commands of a disconnected client fail with a general error; only this event has the cause. Without a listener, it would end the
  // process.
  client.on('error', (error) => (fault = error));
  client.on('ready', () => (fault = undefined));
  const connected = client.connect().catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([connected, new Promise((done) => (timer = setTimeout(done, PATIENCE_MS)))]);
  clearTimeout(timer);
  const store = createRedisStore(client, { onFailure: (error) => onFailure(first(fault ?? error)) });
  return { store, close: () => (client.destroy ? client.destroy() : void client.disconnect?.().catch(() => undefined)) };
};

const createClient = ({ createClient: create }: RedisPackage, url: string): ConnectingClient => {
  const reconnectStrategy = (attempts: number): number => Math.min(100 * 2 ** attempts, 5000);
  try {
    return create({ url, disableOfflineQueue: true, socket: { connectTimeout: 2000, reconnectStrategy } });
  } catch (error) {
    // The message leaves out the address, which may contain a password.
    throw new Error(`--redis: the package redis rejects this address: ${thrownReason(error)}`, { cause: error });
  }
};

/** For a host name with several addresses, each has a separate error, and the aggregate has no message. */
const first = (error: unknown): unknown => (error instanceof AggregateError ? error.errors[0] : error);

const loadPackage = async (): Promise<RedisPackage> => {
  // An optional peer dependency: a single server needs neither Redis nor its client. The name is in a variable, because the compiler would
  // resolve a literal.
  const name: string = 'redis';
  try {
    return (await import(name)) as RedisPackage;
  } catch (error) {
    if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error('--redis needs the package redis. Install it beside sitec: npm install redis', { cause: error });
  }
};

const PROTOCOL = /^rediss?:$/;

const DATABASE = /^\/?\d*$/;

/** Whether `--redis` accepts an address: `redis:`, or `rediss:` for TLS; its path is empty or the number of a database. */
export const isRedisUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, username, password } = new URL(text);
  return (
    text.startsWith(`${protocol}//`) && PROTOCOL.test(protocol) && DATABASE.test(pathname) && decodedOrNull(username + password) !== null
  );
};
