/** Slow clients, and clients that wait or go away, over connections of their own. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { serve } from '../../runtime/adapters/node.ts';
import type { RunningServer, ServeOptions } from '../../runtime/adapters/node.ts';
import { createFixture } from './fixture.ts';
import { Client, head, raw, statuses } from './raw.ts';

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const GET = head('GET /pricing HTTP/1.1', 'Host: localhost');
const reported: unknown[] = [];
const options: ServeOptions = { port: 0, host: '127.0.0.1', limit: false, report: (error) => reported.push(error) };
const post = (...headers: string[]): string => head('POST /mcp HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...headers);
const NOSNIFF = /^X-Content-Type-Options: nosniff\r$/im;
const CLOSE = /^Connection: close\r$/im;

let server: RunningServer;

beforeAll(async () => {
  server = await serve(createFixture(), { ...options, timeouts: { headers: 500, request: 1000, silence: 1500 } });
});
afterAll(() => server.close());

/** A server of its own for a test that ends it. */
const another = async (changes: Partial<ServeOptions> = {}): Promise<RunningServer> => {
  const own = await serve(createFixture({}, { 'large.txt': 'x'.repeat(8_000_000) }), { ...options, ...changes });
  onTestFinished(() => own.close());
  return own;
};

describe('a slow client', () => {
  test('that never ends the head of its request is told so, and others are answered meanwhile', async () => {
    const slow = Array.from({ length: 50 }, () => new Client(server.url));
    for (const client of slow) client.send('GET / HTTP/1.1\r\nHost: localhost\r\n');
    const timer = setInterval(() => slow.forEach((client) => client.send('X-Slow: 1\r\n')), 100);
    expect(statuses(await raw(GET, server.url))).toEqual([200]);
    await Promise.all(slow.map(({ closed }) => closed));
    clearInterval(timer);
    for (const { received } of slow) expect(statuses(received)).toEqual([408]);
    expect(slow[0]?.received).toMatch(NOSNIFF);
  });

  test('that never ends its body gets one answer, and nothing is reported', async () => {
    const slow = Array.from({ length: 50 }, () => new Client(server.url));
    for (const client of slow) client.send(post('Content-Length: 1000'));
    const timer = setInterval(() => slow.forEach((client) => client.send(' ')), 100);
    expect(statuses(await raw(GET, server.url))).toEqual([200]);
    await Promise.all(slow.map(({ closed }) => closed));
    clearInterval(timer);
    for (const { received } of slow) expect(statuses(received)).toEqual([408]);
    expect(reported).toEqual([]);
  });

  test('that sends nothing is closed', async () => {
    const silent = new Client(server.url);
    const start = performance.now();
    await silent.closed;
    expect(performance.now() - start).toBeLessThan(4000);
  });

  test('that does not read its answer is closed', async () => {
    const own = await serve(
      createFixture({ routes: { '/large': { variant: ['large.txt', '"l"', 3] } } }, { 'large.txt': 'x'.repeat(30_000_000) }),
      {
        ...options,
        timeouts: { silence: 500 },
      },
    );
    onTestFinished(() => own.close());
    const deaf = new Client(own.url);
    deaf.socket.pause();
    deaf.send(head('GET /large HTTP/1.1', 'Host: localhost'));
    await sleep(2000);
    deaf.socket.resume();
    await deaf.closed;
    expect(deaf.received.length).toBeLessThan(30_000_000);
  });
});

describe('a client that goes away', () => {
  test('in the middle of its body is no error of ours', async () => {
    for (const headers of [['Content-Length: 100'], ['Transfer-Encoding: chunked']]) {
      const client = new Client(server.url);
      client.send(`${post(...headers)}28\r\n${PING}`);
      await sleep(50);
      client.socket.destroy();
      await client.closed;
    }
    await sleep(50);
    expect(reported).toEqual([]);
    expect(statuses(await raw(GET, server.url))).toEqual([200]);
  });

  test('in the middle of its answer, too', async () => {
    const own = await another();
    const client = new Client(own.url);
    client.send(GET.repeat(50));
    client.socket.resetAndDestroy();
    await client.closed;
    expect(statuses(await raw(GET, own.url))).toEqual([200]);
    expect(reported).toEqual([]);
  });
});

describe('Expect', () => {
  test('100-continue: the body is asked for, then answered', async () => {
    const client = new Client(server.url);
    client.send(post(`Content-Length: ${PING.length}`, 'Expect: 100-continue', 'Connection: close'));
    await expect.poll(() => statuses(client.received)).toEqual([100]);
    client.send(PING);
    await client.closed;
    expect(statuses(client.received)).toEqual([100, 200]);
  });

  test.each([
    ['is too large', post('Content-Length: 70000', 'Expect: 100-continue'), 413],
    ['has a wrong type', head('POST /mcp HTTP/1.1', 'Host: localhost', 'Content-Length: 9', 'Expect: 100-continue'), 415],
    ['nobody reads', head('POST /pricing HTTP/1.1', 'Host: localhost', 'Content-Length: 9', 'Expect: 100-continue'), 405],
    ['has a second Host', post('Host: localhost', 'Content-Length: 9', 'Expect: 100-continue'), 400],
  ])('100-continue: a body that %s is not asked for', async (_name, bytes, status) => {
    const answer = await raw(bytes, server.url, 1500);
    expect(statuses(answer)).toEqual([status]);
    expect(answer).toMatch(CLOSE);
  });

  test('anything else is refused', async () => {
    const answer = await raw(post('Content-Length: 0', 'Expect: cookies'), server.url);
    expect([statuses(answer), CLOSE.test(answer), NOSNIFF.test(answer)]).toEqual([[417], true, true]);
  });
});

test('a result that is sent in chunks has its length, and an id of any letters', async () => {
  const call = JSON.stringify({ jsonrpc: '2.0', id: 'é日🙂', method: 'tools/call', params: { name: 'get_plans' } });
  const bytes = Buffer.from(call).toString('latin1');
  const answers = await raw((post(`Content-Length: ${bytes.length}`) + bytes).repeat(2), server.url);
  expect(statuses(answers)).toEqual([200, 200]);
  const [, first = ''] = answers.split(/HTTP\/1\.1 200 OK\r\n/);
  const [head = '', body = ''] = first.split('\r\n\r\n');
  expect(Number(/^content-length: (\d+)$/im.exec(head)?.[1])).toBe(body.length);
  expect(JSON.parse(Buffer.from(body, 'latin1').toString())).toMatchObject({
    id: 'é日🙂',
    result: { structuredContent: { currency: 'USD', plans: [] } },
  });
});

describe('several requests on one connection', () => {
  test('a request that cannot be read is answered after those before it', async () => {
    const answer = await raw(`${GET}${post(`Content-Length: ${PING.length}`)}${PING}GARBAGE\r\n\r\n`, server.url);
    expect(statuses(answer)).toEqual([200, 200, 400]);
    expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*<h1>Pricing<\/h1>HTTP\/1\.1 200 [^]*"result":\{\}\}HTTP\/1\.1 400 /);
  });

  test('a body that breaks off in garbage has one answer', async () => {
    for (const bytes of ['zz\r\n', '5\r\nhelloX'])
      expect(statuses(await raw(post('Transfer-Encoding: chunked') + bytes + GET, server.url))).toEqual([400]);
  });

  test('a body that is refused and then breaks off in garbage has one answer', async () => {
    const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`;
    const client = new Client(server.url);
    client.send(post('Transfer-Encoding: chunked') + chunk.repeat(2));
    await sleep(200);
    client.send('zz\r\n');
    await client.closed;
    expect(statuses(client.received)).toEqual([413]);
  });

  test('a thousand and more: the thousandth answer is the last, and none is an error', async () => {
    const client = new Client(server.url);
    client.send(GET.repeat(999));
    await expect.poll(() => statuses(client.received).length).toBe(999);
    expect(client.received).not.toMatch(CLOSE);
    client.send(GET.repeat(2));
    await client.closed;
    expect(statuses(client.received)).toHaveLength(1000);
    expect(new Set(statuses(client.received))).toEqual(new Set([200]));
    expect(client.received.match(/^Connection: close\r$/gim)).toHaveLength(1);
  });

  test('a second Host hidden behind 2,500 lines is found', async () => {
    const lines = Array.from({ length: 2500 }, () => 'a:');
    expect(statuses(await raw(head('GET / HTTP/1.1', 'Host: localhost', ...lines, 'Host: localhost'), server.url))).toEqual([400]);
    expect(statuses(await raw(head('GET / HTTP/1.1', 'Host: localhost', ...lines), server.url))).toEqual([200]);
  });
});
