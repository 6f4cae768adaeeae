import { describe, expect, test } from 'vitest';
import { limitTable } from '../../compiler/protocols/http.ts';
import type { ServiceResponse } from '../../runtime/exchange.ts';
import { createHandler } from '../../runtime/handler.ts';
import { createFixture, request, textOf } from './fixture.ts';

const TYPE = { 'content-type': 'application/json' };
const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const handler = createHandler(createFixture(), { limit: false });

const header = (response: ServiceResponse, name: string): string | undefined => response.headers.find(([key]) => key === name)?.[1];

const errorOf = (response: ServiceResponse): { code: number; message: string; data?: unknown } =>
  (JSON.parse(textOf(response.body)) as { error: { code: number; message: string } }).error;

describe.each(['/mcp', '/a2a', '/a2a/'])('%s', (target) => {
  test.each(['GET', 'HEAD', 'DELETE', 'PUT', 'PATCH'])('%s gives 405', async (method) => {
    const response = await handler(request(method, target, { accept: 'text/event-stream' }));
    expect([response.status, header(response, 'Allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  test('OPTIONS gives 204 with CORS', async () => {
    const response = await handler(request('OPTIONS', target));
    expect([response.status, response.body]).toEqual([204, null]);
    expect(header(response, 'Access-Control-Allow-Origin')).toBe('*');
    expect(header(response, 'Access-Control-Allow-Methods')).toBe('POST, OPTIONS');
    expect(header(response, 'Access-Control-Allow-Headers')).toMatch(/mcp-protocol-version.*a2a-version/);
  });

  test('every answer is JSON that nobody stores or sniffs', async () => {
    const response = await handler(request('POST', target, TYPE, PING));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  test('an encoded or a large body is refused', async () => {
    expect((await handler(request('POST', target, { ...TYPE, 'content-encoding': 'gzip' }, PING))).status).toBe(415);
    expect((await handler(request('POST', target, TYPE, ' '.repeat(65_537)))).status).toBe(413);
  });

  test('the limit answers the 21st request before its body is read', async () => {
    let now = 0;
    const limited = createHandler(createFixture(), { now: () => now });
    for (let hit = 0; hit < 20; hit++) expect((await limited(request('POST', target, TYPE, '{'))).status).toBeLessThan(429);
    const refused = await limited({ ...request('POST', target, TYPE), body: () => Promise.reject(new Error('read')) });
    expect(refused.status).toBe(429);
    expect(header(refused, 'Retry-After')).toBe('2');
    expect(header(refused, 'RateLimit')).toBe('"default";r=0;t=2');
    expect(header(refused, 'RateLimit-Policy')).toBe('"default";q=20;w=40');
    expect(errorOf(refused).message).toMatch(/after 2 s/);
    expect((await limited(request('GET', '/'))).status).toBe(200);
    expect((await limited(request('OPTIONS', target))).status).toBe(204);
    now = 2000;
    expect((await limited(request('POST', target, TYPE, PING))).status).toBe(200);
  });
});

test('the limit is one bucket for both endpoints, and headers of proxies change nothing', async () => {
  const limited = createHandler(createFixture(), { now: () => 0 });
  const statuses: number[] = [];
  for (let hit = 0; hit < 22; hit++) {
    const forged = { ...TYPE, 'x-forwarded-for': `10.0.0.${hit}`, 'cf-connecting-ip': `10.0.0.${hit}` };
    statuses.push((await limited(request('POST', hit % 2 ? '/mcp' : '/a2a', forged, PING))).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('the bodies of the two 429 answers', async () => {
  const limited = createHandler(createFixture({ limit: limitTable({ burst: 1, perMinute: 30 }) }), { now: () => 0 });
  await limited(request('POST', '/mcp', TYPE, PING));
  expect((await limited(request('POST', '/mcp', TYPE, PING))).body).toBe(
    '{"jsonrpc":"2.0","error":{"code":429,"message":"Rate limit reached; retry after 2 s"}}',
  );
  expect(errorOf(await limited(request('POST', '/a2a', TYPE, PING)))).toEqual({
    code: -32000,
    message: 'Rate limit exceeded. Retry after 2 seconds.',
    data: [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'RATE_LIMITED',
        domain: 'acme.example',
        metadata: { retryAfterSeconds: '2' },
      },
    ],
  });
});

describe('/mcp before the body', () => {
  test.each([
    [{}, 415],
    [{ 'content-type': 'text/plain' }, 415],
    [{ 'content-type': 'application/jsonx' }, 415],
    [{ 'content-type': 'Application/JSON; charset=utf-8' }, 200],
    [{ ...TYPE, 'content-encoding': 'Identity' }, 200],
    [{ ...TYPE, accept: '*/*' }, 200],
    [{ ...TYPE, accept: 'application/json, text/event-stream' }, 200],
    [{ ...TYPE, accept: 'application/*' }, 200],
    [{ ...TYPE, accept: 'text/event-stream' }, 406],
    [{ ...TYPE, accept: '' }, 200],
    [{ ...TYPE, accept: ' , ,' }, 200],
    [{ ...TYPE, accept: 'application/json;q=0, */*' }, 406],
  ])('%j gives %i', async (headers: Record<string, string>, status) => {
    expect((await handler(request('POST', '/mcp', headers, PING))).status).toBe(status);
  });
});

test.each([
  ['/mcp', 500],
  ['/a2a', 200],
])('our own error on %s is -32603 with status %i, without its text, and is reported', async (target, status) => {
  const reported: unknown[] = [];
  const broken = createHandler(createFixture(), { report: (error) => reported.push(error) });
  const response = await broken({ ...request('POST', target, TYPE), body: () => Promise.reject(new Error('secret')) });
  expect([response.status, errorOf(response)]).toEqual([status, { code: -32603, message: 'Internal error' }]);
  expect(reported).toEqual([new Error('secret')]);
});
