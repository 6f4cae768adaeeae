import * as fastCheck from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { httpTable, limitTable } from '../../../compiler/protocols/http.ts';
import type { ServiceRequest, ServiceResponse } from '../../../runtime/exchange.ts';
import { createHandler } from '../../../runtime/handler.ts';
import { createMemoryStore, type LimitStore } from '../../../runtime/limit/limit.ts';
import { createFixture, INDEX, request, SITE } from '../fixture.ts';

const TYPE = { 'content-type': 'application/json' };
const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const batch = (size: number): string => `[${Array.from({ length: size }, () => PING).join()}]`;
const post = (target: string, body: string): ServiceRequest => request('POST', target, TYPE, body);
const rateOf = ({ status, headers }: ServiceResponse): unknown[] => [
  status,
  headers.find(([name]) => name === 'RateLimit')?.[1],
  headers.find(([name]) => name === 'Retry-After')?.[1],
];

describe('a batch on /mcp', () => {
  const create = () => {
    const clock = { now: 0 };
    return { clock, handler: createHandler(createFixture(), { now: () => clock.now }) };
  };

  test('is charged for each of its messages', async () => {
    const { handler } = create();
    expect(rateOf(await handler(post('/mcp', batch(15))))[1]).toBe('"default";r=5;t=2');
    expect(rateOf(await handler(post('/mcp', batch(1))))[1]).toBe('"default";r=4;t=2');
    expect(rateOf(await handler(post('/mcp', '[]')))[1]).toBe('"default";r=3;t=2');
  });

  test('is refused as a whole when it does not fit, until all of it does', async () => {
    const { handler, clock } = create();
    await handler(post('/mcp', batch(15)));
    const refused = await handler(post('/mcp', batch(10)));
    expect(rateOf(refused)).toEqual([429, '"default";r=4;t=10', '12']);
    expect(JSON.parse(String(refused.body))).toEqual({
      jsonrpc: '2.0',
      error: { code: 429, message: 'Rate limit reached; retry after 12 s' },
    });
    clock.now = 12_000;
    expect((await handler(post('/mcp', batch(10)))).status).not.toBe(429);
  });

  test('of 20 is the largest, and one that no wait could help is no matter of the limit', async () => {
    const whole = create();
    expect((await whole.handler(post('/mcp', batch(20)))).status).not.toBe(429);
    expect((await whole.handler(post('/mcp', batch(2)))).status).toBe(429);
    const large = await create().handler(post('/mcp', batch(21)));
    expect(rateOf(large)).toEqual([400, '"default";r=19;t=2', undefined]);
    expect(JSON.parse(String(large.body))).toMatchObject({ error: { code: -32600 } });
  });

  test('that is refused fits when it says so, whatever the limit', async () => {
    const rate = fastCheck.record({ burst: fastCheck.integer({ min: 1, max: 30 }), perMinute: fastCheck.integer({ min: 1, max: 600 }) });
    const sizes = fastCheck.array(fastCheck.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 4 });
    const property = fastCheck.asyncProperty(rate, sizes, async (given, asked) => {
      const clock = { now: 0 };
      const mcp = { ...INDEX.mcp, maximumBatch: Math.min(20, given.burst) };
      const handler = createHandler(createFixture({ limit: limitTable(given), mcp }), { now: () => clock.now });
      for (const size of asked) {
        const statuses: unknown[] = [];
        // Twice at most: a refusal before the body is read counts one message, one behind it all of them.
        for (let wait: unknown = 0; wait !== undefined && statuses.length < 3;) {
          clock.now += Number(wait) * 1000;
          const [status, , seconds] = rateOf(await handler(post('/mcp', batch(size))));
          statuses.push(status);
          wait = seconds;
        }
        expect(statuses.at(-1)).toBe(size > given.burst ? 400 : 200);
      }
    });
    await fastCheck.assert(property);
  });

  test('does not exist on /a2a', async () => {
    const { handler } = create();
    expect(rateOf(await handler(post('/a2a', batch(15))))[1]).toBe('"default";r=19;t=2');
  });
});

test.each(['/mcp', '/a2a'])('every answer of %s says what is left, our own error too; only a POST costs', async (target) => {
  const handler = createHandler(createFixture(), { now: () => 0 });
  const asked: ServiceRequest[] = [
    request('OPTIONS', target),
    request('GET', target),
    request('POST', target, {}, PING),
    post(target, '{'),
    post(target, PING),
    { ...post(target, PING), body: () => Promise.reject(new Error('lost')) },
  ];
  const answers: ServiceResponse[] = [];
  for (const each of asked) answers.push(await handler(each));
  const left = answers.map(({ headers }) => /r=(\d+)/.exec(headers.find(([name]) => name === 'RateLimit')?.[1] ?? '')?.[1]);
  expect(left).toEqual(['20', '20', '19', '18', '17', '16']);
  expect(answers.at(-1)?.status).toBe(target === '/a2a' ? 200 : 500);
});

test.each(['/mcp', '/a2a'])('a refused origin of %s reads what is left, and a POST of it costs', async (target) => {
  const handler = createHandler(createFixture(), { now: () => 0, loopback: true });
  const from = (method: string, size = 0): ServiceRequest =>
    request(method, target, { ...TYPE, host: 'evil.example' }, size ? batch(size) : PING);
  expect(rateOf(await handler(from('GET')))).toEqual([403, '"default";r=20;t=2', undefined]);
  expect(rateOf(await handler(from('POST', 5)))).toEqual([403, '"default";r=19;t=2', undefined]);
  for (let hit = 0; hit < 19; hit++) await handler(from('POST'));
  expect(rateOf(await handler(from('POST')))).toEqual([403, '"default";r=0;t=2', undefined]);
});

test.each(['/mcp', '/a2a'])('what costs nothing at %s asks no other machine', async (target) => {
  const asked: number[] = [];
  const memory = createMemoryStore();
  const remote: LimitStore = { hit: async (key, cost, ...rest) => (asked.push(cost), memory.hit(key, cost, ...rest)) };
  const handler = createHandler(createFixture(), { limit: remote, now: () => 0 });
  for (const method of ['GET', 'OPTIONS']) {
    const answer = await handler(request(method, target));
    expect(rateOf(answer)[1]).toBeUndefined();
    expect(answer.headers).toContainEqual(['RateLimit-Policy', '"default";q=20;w=40']);
  }
  expect(rateOf(await handler(post(target, PING)))[1]).toBe('"default";r=19;t=2');
  expect(asked).toEqual([1]);
});

test('a bundle without a limit, or a server without one, counts nothing', async () => {
  for (const handler of [createHandler(createFixture({ limit: null })), createHandler(createFixture(), { limit: false })])
    for (let hit = 0; hit < 30; hit++) expect(rateOf(await handler(post('/mcp', PING)))).toEqual([200, undefined, undefined]);
});

test('what clients have spent survives the reload of a bundle, and its new limit counts at once', async () => {
  const options = { limit: createMemoryStore(), now: () => 0 };
  const before = createHandler(createFixture(), options);
  for (let hit = 0; hit < 20; hit++) await before(post('/mcp', PING));
  expect(rateOf(await createHandler(createFixture(), options)(post('/mcp', PING)))[0]).toBe(429);
  const generous = createHandler(createFixture({ limit: limitTable({ burst: 40, perMinute: 30 }) }), options);
  expect(rateOf(await generous(post('/mcp', PING)))).toEqual([200, '"default";r=19;t=2', undefined]);
});

test('a handler can be made where a platform gives no random numbers yet', async () => {
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
    throw new Error('not while the script is loaded');
  });
  const handler = createHandler(createFixture());
  random.mockRestore();
  expect((await handler(post('/mcp', PING))).status).toBe(200);
});

test('a store may answer later, and one that fails is our own error', async () => {
  const memory = createMemoryStore();
  const slow: LimitStore = { hit: async (...given) => memory.hit(...given) };
  expect(rateOf(await createHandler(createFixture(), { limit: slow, now: () => 0 })(post('/mcp', PING)))[1]).toBe('"default";r=19;t=2');
  const broken: LimitStore = { hit: () => Promise.reject(new Error('gone')) };
  expect((await createHandler(createFixture(), { limit: broken })(post('/mcp', PING))).status).toBe(500);
});

test('the client behind a trusted proxy is the one that counts', async () => {
  const changes = { http: httpTable(SITE, { trustProxy: ['192.0.2.0/24'] }) };
  const from = (address: string) => request('POST', '/mcp', { ...TYPE, 'x-forwarded-for': address }, PING);
  const handler = createHandler(createFixture(changes), { now: () => 0 });
  for (let hit = 0; hit < 20; hit++) await handler(from('203.0.113.1'));
  expect((await handler(from('198.51.100.1, 203.0.113.1'))).status).toBe(429);
  expect((await handler(from('203.0.113.2'))).status).toBe(200);
  const careful = createHandler(createFixture(changes), { now: () => 0, trustedProxies: [] });
  for (let hit = 0; hit < 20; hit++) await careful(from(`203.0.113.${hit}`));
  expect((await careful(from('203.0.113.99'))).status).toBe(429);
});
