import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../../runtime/adapters/node.ts';
import type { RunningServer } from '../../runtime/adapters/node.ts';
import { createFixture } from './fixture.ts';
import { head, raw as rawTo, statuses } from './raw.ts';

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const options = { port: 0, host: '127.0.0.1' } as const;
let server: RunningServer;
const raw = (bytes: string): Promise<string> => rawTo(bytes, server.url);

beforeAll(async () => {
  server = await serve(createFixture(), { ...options, limit: false });
});
afterAll(() => server.close());

const post = (...headers: string[]): string => head('POST /mcp HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...headers);

const FRAMES: readonly (readonly [name: string, bytes: string, statuses: readonly number[]])[] = [
  ['a plain request', head('GET / HTTP/1.1', 'Host: localhost'), [200]],
  ['two pipelined requests', head('GET / HTTP/1.1', 'Host: localhost').repeat(2), [200, 200]],
  ['ten pipelined requests', head('GET / HTTP/1.1', 'Host: localhost').repeat(10), Array.from({ length: 10 }, () => 200)],
  ['no Host', head('GET / HTTP/1.1'), [400]],
  ['two Hosts', head('GET / HTTP/1.1', 'Host: localhost', 'Host: localhost'), [400]],
  ['an invalid Host', head('GET / HTTP/1.1', 'Host: a b'), [400]],
  ['an empty Host', head('GET / HTTP/1.1', 'Host: '), [400]],
  ['HTTP/1.0', head('GET / HTTP/1.0'), [200]],
  ['absolute form', head('GET http://other/pricing HTTP/1.1', 'Host: localhost'), [200]],
  ['TRACE', head('TRACE / HTTP/1.1', 'Host: localhost'), [405]],
  ['CONNECT', head('CONNECT localhost:80 HTTP/1.1', 'Host: localhost'), [405]],
  ['OPTIONS *', head('OPTIONS * HTTP/1.1', 'Host: localhost'), [204]],
  ['a WebSocket upgrade', head('GET / HTTP/1.1', 'Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket'), [200]],
  ['a wrong Expect', head('GET / HTTP/1.1', 'Host: localhost', 'Expect: cookies'), [417]],
  ['length and chunks', post('Content-Length: 5', 'Transfer-Encoding: chunked') + '0\r\n\r\n', [400]],
  ['two lengths', post('Content-Length: 5', 'Content-Length: 6') + 'hello', [400]],
  ['a signed length', post('Content-Length: +1') + 'x', [400]],
  ['space before the colon', head('GET / HTTP/1.1', 'Host : localhost'), [400]],
  ['an unknown coding', post('Transfer-Encoding: gzip, chunked') + '0\r\n\r\n', [501]],
  ['chunks on HTTP/1.0', head('POST /mcp HTTP/1.0', 'Host: localhost', 'Transfer-Encoding: chunked') + '0\r\n\r\n', [400]],
  ['a bare CR in a value', head('GET / HTTP/1.1', 'Host: localhost', 'X: a\rb'), [400]],
  ['NUL in a value', head('GET / HTTP/1.1', 'Host: localhost', 'X: a\0b'), [400]],
  ['a large header', head('GET / HTTP/1.1', 'Host: localhost', `X: ${'x'.repeat(65_536)}`), [431]],
  ['a long target', head(`GET /${'x'.repeat(8000)} HTTP/1.1`, 'Host: localhost'), [414]],
  ['garbage', 'GARBAGE\r\n\r\n', [400]],
];

describe('framing', () => {
  test.each(FRAMES)('%s', async (_name, bytes, expected) => {
    const answer = await raw(bytes);
    expect(statuses(answer)).toEqual(expected);
    expect(answer).not.toMatch(/^(?:Server|X-Powered-By):/im);
  });

  test.each(['GET /\r\n\r\n', 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '\x16\x03\x01\x02\x00\x01'])(
    '%j is never answered with success',
    async (bytes) => {
      for (const status of statuses(await raw(bytes))) expect([400, 505]).toContain(status);
    },
  );

  test('a chunked body is read, and refused as soon as it passes the cap', async () => {
    const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;
    const small = await raw(`${post('Transfer-Encoding: chunked')}${chunk(PING)}0\r\n\r\n`);
    expect(statuses(small)).toEqual([200]);
    const endless = await raw(`${post('Transfer-Encoding: chunked')}${chunk(' '.repeat(40_000)).repeat(2)}`);
    expect(statuses(endless)).toEqual([413]);
    expect(endless).toMatch(/^Connection: close/im);
  });

  test('a declared length beyond the cap is refused before it is sent', async () => {
    const answer = await raw(post('Content-Length: 1000000000'));
    expect(statuses(answer)).toEqual([413]);
    expect(answer).toMatch(/^Connection: close/im);
  });

  test('an unread body is never taken for the next request', async () => {
    const smuggled = head('GET /pricing HTTP/1.1', 'Host: localhost');
    const answer = await raw(head('POST /pricing HTTP/1.1', 'Host: localhost', `Content-Length: ${smuggled.length}`) + smuggled);
    expect(statuses(answer)).toEqual([405]);
  });
});

describe('answers', () => {
  test('a client that sends a large body reads the refusal', async () => {
    const response = await fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'x'.repeat(2_000_000),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: { code: -32600 } });
  });

  test('GET, HEAD and 304 agree on their headers', async () => {
    const full = await fetch(`${server.url}/pricing`);
    expect([full.headers.get('content-length'), await full.text()]).toEqual(['16', '<h1>Pricing</h1>']);
    const empty = await fetch(`${server.url}/pricing`, { method: 'HEAD' });
    expect([empty.headers.get('content-length'), await empty.text()]).toEqual(['16', '']);
    const etag = full.headers.get('etag') ?? '';
    const same = await fetch(`${server.url}/pricing`, { headers: { 'if-none-match': etag } });
    expect([same.status, same.headers.get('etag'), same.headers.get('content-length'), await same.text()]).toEqual([304, etag, null, '']);
  });

  test('HEAD on an endpoint has no body', async () => {
    expect(await raw(head('HEAD /mcp HTTP/1.1', 'Host: localhost', 'Connection: close'))).toMatch(/^HTTP\/1\.1 405[^]*\r\n\r\n$/);
  });

  test('the path of a page in another script', async () => {
    const response = await fetch(`${server.url}/guía/`);
    expect(await response.text()).toBe('<h1>Guía</h1>');
    expect(response.headers.get('link')).toContain('</gu%C3%ADa/index.md>');
  });

  test('the 21st POST is refused with the time to wait', async () => {
    const limited = await serve(createFixture(), options);
    const call = (): Promise<Response> =>
      fetch(`${limited.url}/mcp`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: PING });
    for (let hit = 0; hit < 20; hit++) expect((await call()).status).toBe(200);
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(2);
    expect((await fetch(limited.url)).status).toBe(200);
    await limited.close();
  });

  test('on loopback a foreign Host is refused', async () => {
    expect(statuses(await raw(head('POST /mcp HTTP/1.1', 'Host: evil.example', 'Content-Length: 0')))).toEqual([403]);
  });
});

describe('the end', () => {
  test('a half-sent request is answered, then the server is gone', async () => {
    const ending = await serve(createFixture(), { ...options, limit: false });
    const socket = connect(Number(new URL(ending.url).port), '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    const closed = new Promise((resolve) => socket.on('close', resolve));
    const ping = post(`Content-Length: ${PING.length}`) + PING;
    // With the answer to the first, the server has what came in the same piece: half of the second.
    socket.write(ping + ping.slice(0, -10));
    await expect.poll(() => statuses(received)).toEqual([200]);
    const stopped = ending.close();
    await sleep(50);
    socket.write(ping.slice(-10));
    await Promise.all([closed, stopped]);
    expect(statuses(received)).toEqual([200, 200]);
    expect(received).toMatch(/^Connection: close/im);
    await expect(fetch(ending.url)).rejects.toThrow('fetch failed');
  });

  test('an idle connection does not hold it up', async () => {
    const ending = await serve(createFixture(), options);
    await (await fetch(ending.url)).text();
    const start = performance.now();
    await ending.close();
    expect(performance.now() - start).toBeLessThan(1000);
  });

  test('a port in use is reported as such', async () => {
    await expect(serve(createFixture(), { ...options, port: Number(new URL(server.url).port) })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});
