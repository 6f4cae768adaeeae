import { describe, expect, test } from 'vitest';
import { limitTable } from '../../compiler/http.ts';
import { clientKey, createLimiter } from '../../runtime/limit.ts';

const LIMIT = limitTable({ burst: 20, perMinute: 30 });

describe('GCRA', () => {
  test('20 at once, then exactly 30 in the next minute at 10 a second', () => {
    const limiter = createLimiter(LIMIT);
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
    const limiter = createLimiter(LIMIT);
    expect(limiter('192.0.2.1', 0, 1)).toEqual({ allowed: true, remaining: 19, seconds: 2 });
    for (let hit = 0; hit < 18; hit++) limiter('192.0.2.1', 0, 1);
    expect(limiter('192.0.2.1', 0, 1)).toEqual({ allowed: true, remaining: 0, seconds: 2 });
    expect(limiter('192.0.2.1', 500, 1)).toEqual({ allowed: false, remaining: 0, seconds: 2 });
    expect(limiter('192.0.2.1', 1500, 1)).toEqual({ allowed: false, remaining: 0, seconds: 1 });
    expect(limiter('192.0.2.1', 2000, 1).allowed).toBe(true);
  });

  test('looking costs nothing, and several units are taken at once or not at all', () => {
    const limiter = createLimiter(LIMIT);
    expect(limiter('192.0.2.1', 0, 0).remaining).toBe(20);
    expect(limiter('192.0.2.1', 0, 21).allowed).toBe(false);
    expect(limiter('192.0.2.1', 0, 20)).toMatchObject({ allowed: true, remaining: 0 });
    expect(limiter('192.0.2.1', 0, 0)).toMatchObject({ allowed: true, remaining: 0 });
    expect(limiter('192.0.2.2', 0, 1).allowed).toBe(true);
  });
});

describe('generations', () => {
  test('an exhausted client is remembered across generations until it would be refilled', () => {
    const limiter = createLimiter(LIMIT);
    limiter('192.0.2.9', 0, 1);
    limiter('192.0.2.1', 39_000, 20);
    expect(limiter('192.0.2.2', 41_000, 1).allowed).toBe(true);
    expect(limiter('192.0.2.1', 41_000, 2).allowed).toBe(false);
    expect(limiter('192.0.2.1', 79_000, 20).allowed).toBe(true);
  });

  test('a flood of a million addresses is quick and gives new clients a burst of 1', () => {
    const limiter = createLimiter(LIMIT);
    const start = performance.now();
    for (let client = 0; client < 1_000_000; client++) limiter(`10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`, 0, 1);
    expect(performance.now() - start).toBeLessThan(2000);
    expect(limiter('192.0.2.1', 0, 1)).toMatchObject({ allowed: true, remaining: 0 });
    expect(limiter('192.0.2.1', 0, 1).allowed).toBe(false);
    expect(limiter('192.0.2.2', 40_000, 1).remaining).toBe(19);
  });
});

describe('the key of a client', () => {
  test.each([
    ['1.2.3.4', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::FFFF:1.2.3.4', '1.2.3.4'],
    ['::ffff:102:304', '1.2.3.4'],
    ['0:0:0:0:0:ffff:102:304', '1.2.3.4'],
    ['::ffff:1.2.3.4%eth0', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::1%eth0', '2001:db8:1:2'],
    ['2001:DB8:0001:2::', '2001:db8:1:2'],
    ['fe80::1', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('%s is %s', (address, key) => {
    const decimal = key.includes(':')
      ? key
          .split(':')
          .map((group) => Number.parseInt(group, 16))
          .join(':')
      : key;
    expect(clientKey(address)).toBe(decimal);
  });
});
