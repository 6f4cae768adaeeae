import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shareLimit, type SharedLimit } from '../../../cli/serve/redis.ts';
import { limitTable } from '../../../compiler/protocols/http.ts';
import { createRedisStore, type RedisClient } from '../../../runtime/adapters/redis-limit.ts';
import { isMissing, startRedis, type RedisServer } from '../../redis-server.ts';

const LIMIT = limitTable({ burst: 20, perMinute: 30 });
const FAST = limitTable({ burst: 3, perMinute: 1200 });
const none = (): void => undefined;

describe('a store whose Redis', () => {
  const never: RedisClient = { evalSha: () => new Promise(none), eval: () => new Promise(none) };
  const failing = (message: string): RedisClient => ({
    evalSha: () => Promise.reject(new Error(message)),
    eval: () => Promise.reject(new Error(message)),
  });

  test('is gone counts in memory, says so once a minute and asks again after a second', async () => {
    let asked = 0;
    const told: unknown[] = [];
    const gone = failing('gone');
    const client = { ...gone, evalSha: () => gone.evalSha('', { keys: [], arguments: [String(asked++)] }) };
    const store = createRedisStore(client, { onFailure: (error) => told.push(error) });
    for (let hit = 0; hit < 20; hit++) expect(await store.hit('a', 1, hit, LIMIT)).toMatchObject({ allowed: true, remaining: 19 - hit });
    expect(await store.hit('a', 1, 20, LIMIT)).toMatchObject({ allowed: false });
    expect([asked, told]).toEqual([1, [new Error('gone')]]);
    for (let now = 1000; now < 60_000; now += 1000) await store.hit('a', 1, now, LIMIT);
    expect([asked, told.length]).toEqual([60, 1]);
    await store.hit('a', 1, 60_000, LIMIT);
    expect(told).toHaveLength(2);
  });

  test('does not answer makes a request wait no longer than the timeout', async () => {
    const told: unknown[] = [];
    const store = createRedisStore(never, { timeout: 20, onFailure: (error) => told.push(error) });
    expect(await store.hit('a', 1, 0, LIMIT)).toMatchObject({ allowed: true, remaining: 19 });
    expect(told).toEqual([new Error('Redis did not answer within 20 ms.')]);
  });

  test.each([[null], ['OK'], [[1]], [[1, 'soon']]])('answers %j is as good as none', async (reply) => {
    const told: unknown[] = [];
    const client = { evalSha: async () => reply, eval: async () => reply };
    expect(await createRedisStore(client, { onFailure: (error) => told.push(error) }).hit('a', 1, 0, LIMIT)).toMatchObject({
      allowed: true,
    });
    expect(told).toEqual([new Error('Redis gave no decision.')]);
  });
});

describe('a client of Redis', () => {
  const refused = new Error('connect ECONNREFUSED');
  const offline = new Error('The client is offline');
  /** A client that is offline, and hears the events that it is told. */
  const createClient = (end: object) => {
    const listeners = new Map<string, (error?: unknown) => void>();
    const command = (): Promise<never> => Promise.reject(offline);
    const on = (event: string, listener: (error?: unknown) => void): unknown => listeners.set(event, listener);
    const client = { connect: async () => undefined, on, evalSha: command, eval: command, ...end };
    return { load: async () => ({ createClient: () => client }), tell: (event: string, error?: unknown) => listeners.get(event)?.(error) };
  };

  test.each<readonly [unknown[], unknown]>([
    [[], offline],
    [[refused], refused],
    [[new Error('WRONGPASS'), refused], refused],
    [[new AggregateError([refused, new Error('other')])], refused],
  ])('%# that is offline tells what its connection last failed for', async (faults, reason) => {
    const told: unknown[] = [];
    const { load, tell } = createClient({});
    const { store } = await shareLimit('redis://localhost', (error) => told.push(error), load);
    for (const fault of faults) tell('error', fault);
    await store.hit('a', 1, 0, LIMIT);
    tell('ready');
    await store.hit('a', 1, 60_000, LIMIT);
    expect(told).toEqual([reason, offline]);
  });

  test.each(['destroy', 'disconnect'])('that has only %s is ended by it', async (name) => {
    let ended = 0;
    const end = () => (ended++, Promise.reject(new Error('closed already')).catch(none));
    const { load } = createClient({ [name]: end });
    (await shareLimit('redis://localhost', none, load)).close();
    expect(ended).toBe(1);
  });

  test('that refuses its address is an error of one sentence without it', async () => {
    const createClient = (): never => {
      throw new TypeError('Invalid pathname');
    };
    await expect(shareLimit('redis://:secret@h', none, async () => ({ createClient }))).rejects.toThrow(
      /^--redis: the package redis rejects this address: Invalid pathname$/,
    );
  });
});

describe.skipIf(isMissing)('a store in a real Redis', () => {
  let server: RedisServer;
  let first: SharedLimit;
  let second: SharedLimit;
  const told: unknown[] = [];

  beforeAll(async () => {
    server = await startRedis();
    first = await shareLimit(server.url, (error) => told.push(error));
    second = await shareLimit(server.url, (error) => told.push(error));
  });
  afterAll(async () => {
    first.close();
    second.close();
    await server.stop();
  });

  test('gives two servers one limit, and each client its own', async () => {
    const decisions = [];
    for (let hit = 0; hit < 20; hit++) decisions.push(await (hit % 2 ? first : second).store.hit('a', 1, 0, LIMIT));
    expect(decisions.every(({ allowed }) => allowed)).toBe(true);
    expect(decisions[0]).toEqual({ allowed: true, remaining: 19, seconds: 2 });
    for (const { store } of [first, second]) expect(await store.hit('a', 1, 0, LIMIT)).toMatchObject({ allowed: false, remaining: 0 });
    expect(await first.store.hit('b', 1, 0, LIMIT)).toMatchObject({ allowed: true, remaining: 19 });
    expect(told).toEqual([]);
  });

  test('charges several units at once or not at all, and nothing for a look', async () => {
    expect(await first.store.hit('c', 0, 0, LIMIT)).toMatchObject({ allowed: true, remaining: 20 });
    expect(await first.store.hit('c', 15, 0, LIMIT)).toMatchObject({ allowed: true, remaining: 5 });
    expect(await second.store.hit('c', 10, 0, LIMIT)).toEqual({ allowed: false, remaining: 5, seconds: 10 });
    expect(await second.store.hit('c', 5, 0, LIMIT)).toMatchObject({ allowed: true, remaining: 0 });
  });

  test.each([
    ['redis://127.0.0.1:1', /ECONNREFUSED/],
    ['/99', /DB index is out of range/],
    ['redis://:wrong@', /AUTH|WRONGPASS/],
  ])('that cannot be used as %s says why', async (address, reason) => {
    const reasons: string[] = [];
    const { host } = new URL(server.url);
    const url = { '/99': `${server.url}/99`, 'redis://:wrong@': `redis://:wrong@${host}` }[address] ?? address;
    const { store, close } = await shareLimit(url, (error) => reasons.push((error as Error).message));
    await store.hit('a', 1, 0, LIMIT);
    close();
    expect(reasons.join()).toMatch(reason);
  });

  test('admits exactly the burst of requests that come at the same moment', async () => {
    const all = await Promise.all(Array.from({ length: 60 }, async (_, hit) => (hit % 2 ? first : second).store.hit('d', 1, 0, LIMIT)));
    expect(all.filter(({ allowed }) => allowed)).toHaveLength(20);
  });

  test('lets one more in when it said so', async () => {
    for (let hit = 0; hit < 3; hit++) await first.store.hit('e', 1, 0, FAST);
    const { allowed, seconds } = await first.store.hit('e', 1, 0, FAST);
    expect([allowed, seconds]).toEqual([false, 1]);
    await new Promise((done) => setTimeout(done, 60));
    expect(await second.store.hit('e', 1, 0, FAST)).toMatchObject({ allowed: true });
  });

  test('goes on when Redis was restarted and has forgotten the script', async () => {
    const lonely = await startRedis();
    const limit = await shareLimit(lonely.url, none);
    await limit.store.hit('f', 1, 0, LIMIT);
    await lonely.stop();
    for (let hit = 0; hit < 20; hit++) await limit.store.hit('f', 1, 2000, LIMIT);
    expect(await limit.store.hit('f', 1, 2000, LIMIT)).toMatchObject({ allowed: false });
    await lonely.start();
    await expect
      .poll(async () => (await limit.store.hit('f', 0, performance.now() + 1e6, LIMIT)).remaining, { timeout: 10_000, interval: 1100 })
      .toBe(20);
    limit.close();
    await lonely.stop();
  });
});
