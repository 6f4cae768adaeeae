import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as fastCheck from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limitTable } from '../../../compiler/protocols/http.ts';
import { createMemoryStore, type Decision } from '../../../runtime/limit/limit.ts';

const LIMIT = limitTable({ burst: 20, perMinute: 30 });

/** A store with the limit of the tests: address, time in ms, cost. */
const createLimiter = (limit = LIMIT): ((key: string, now: number, cost: number) => Decision) => {
  const store = createMemoryStore();
  return (key, now, cost) => store.hit(key, cost, now, limit) as Decision;
};

describe('GCRA', () => {
  test('20 at once, then exactly 30 in the next minute at 10 a second', () => {
    const limiter = createLimiter();
    const hits = (from: number, to: number): number => {
      let allowed = 0;
      for (let now = from; now < to; now += 100) allowed += limiter('192.0.2.1', now, 1).allowed ? 1 : 0;
      return allowed;
    };
    const burst = Array.from({ length: 25 }, () => limiter('192.0.2.1', 0, 1).allowed);
    expect(burst.filter(Boolean)).toHaveLength(20);
    expect(hits(100, 60_100)).toBe(30);
  });

  test('says how many remain and when there is one more', () => {
    const limiter = createLimiter();
    expect(limiter('192.0.2.1', 0, 1)).toEqual({ allowed: true, remaining: 19, seconds: 2 });
    for (let hit = 0; hit < 18; hit++) limiter('192.0.2.1', 0, 1);
    expect(limiter('192.0.2.1', 0, 1)).toEqual({ allowed: true, remaining: 0, seconds: 2 });
    expect(limiter('192.0.2.1', 500, 1)).toEqual({ allowed: false, remaining: 0, seconds: 2 });
    expect(limiter('192.0.2.1', 1500, 1)).toEqual({ allowed: false, remaining: 0, seconds: 1 });
    expect(limiter('192.0.2.1', 2000, 1).allowed).toBe(true);
  });

  test('looking costs nothing, and several units are taken at once or not at all', () => {
    const limiter = createLimiter();
    expect(limiter('192.0.2.1', 0, 0).remaining).toBe(20);
    expect(limiter('192.0.2.1', 0, 21).allowed).toBe(false);
    expect(limiter('192.0.2.1', 0, 20)).toMatchObject({ allowed: true, remaining: 0 });
    expect(limiter('192.0.2.1', 0, 0)).toMatchObject({ allowed: true, remaining: 0 });
    expect(limiter('192.0.2.2', 0, 1).allowed).toBe(true);
  });

  test('a refused cost is told when all of it fits', () => {
    const limiter = createLimiter();
    limiter('192.0.2.1', 0, 15);
    expect(limiter('192.0.2.1', 0, 10)).toEqual({ allowed: false, remaining: 5, seconds: 10 });
    expect(limiter('192.0.2.1', 9900, 10).allowed).toBe(false);
    expect(limiter('192.0.2.1', 10_000, 10).allowed).toBe(true);
  });

  test('fractions of ms neither cost a request nor give one', () => {
    const rate = fastCheck.record({
      burst: fastCheck.integer({ min: 1, max: 200 }),
      perMinute: fastCheck.integer({ min: 1, max: 60_000 }),
    });
    const clock = fastCheck.double({ min: 1, max: 1e9, noNaN: true });
    const property = fastCheck.property(rate, clock, (given, now) => {
      const limiter = createLimiter(limitTable(given));
      for (let hit = 1; hit <= given.burst; hit++)
        expect(limiter('a', now, 1)).toMatchObject({ allowed: true, remaining: given.burst - hit });
      const refused = limiter('a', now, 1);
      expect(refused).toMatchObject({ allowed: false, remaining: 0 });
      expect(limiter('a', now + refused.seconds * 1000, 1).allowed).toBe(true);
    });
    fastCheck.assert(property, { numRuns: 60 });
  });
});

describe('generations', () => {
  test('an exhausted client is remembered across generations until it would be refilled', () => {
    const limiter = createLimiter();
    limiter('192.0.2.9', 0, 1);
    limiter('192.0.2.1', 39_000, 20);
    expect(limiter('192.0.2.2', 41_000, 1).allowed).toBe(true);
    expect(limiter('192.0.2.1', 41_000, 2).allowed).toBe(false);
    expect(limiter('192.0.2.1', 79_000, 20).allowed).toBe(true);
  });

  test('clients are told apart: 90,000 of them have a bucket each', () => {
    const limiter = createLimiter();
    const clients = Array.from({ length: 90_000 }, (_, client) => `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`);
    expect(clients.every((client) => limiter(client, 0, 1).remaining === 19)).toBe(true);
    expect(clients.every((client) => limiter(client, 0, 1).remaining === 18)).toBe(true);
  });

  test('a flood of a million addresses does not slow down, keeps within 33 MB and gives new clients a burst of 1', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const memory = (): number => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const before = memory();
    const limiter = createLimiter();
    const timeOf = (from: number, to: number): number => {
      const start = performance.now();
      for (let client = from; client < to; client++) limiter(`10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`, 0, 1);
      return performance.now() - start;
    };
    const first = timeOf(0, 200_000);
    timeOf(200_000, 800_000);
    expect(timeOf(800_000, 1_000_000)).toBeLessThan(10 * first);
    expect(memory() - before).toBeLessThan(33_000_000);
    expect(limiter('192.0.2.1', 0, 1)).toMatchObject({ allowed: true, remaining: 0 });
    expect(limiter('192.0.2.1', 0, 1).allowed).toBe(false);
    expect(limiter('192.0.2.2', 40_000, 1).remaining).toBe(19);
  });
});
