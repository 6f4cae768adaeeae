/** The end of a server: what is under way is finished, what is idle is closed. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serve } from '../../runtime/adapters/node.ts';
import type { RunningServer, ServeOptions } from '../../runtime/adapters/node.ts';
import { createFixture } from './fixture.ts';
import { Client, head, statuses } from './raw.ts';

const GET = head('GET /pricing HTTP/1.1', 'Host: localhost');
const options: ServeOptions = { port: 0, host: '127.0.0.1', limit: false };
const post = (...headers: string[]): string => head('POST /mcp HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...headers);

/** A whole request with an answer of its own. What a client sends behind it, in one piece, has reached the server with its answer. */
const ping = (id: number): string => {
  const body = `{"jsonrpc":"2.0","id":${id},"method":"ping"}`;
  return post(`Content-Length: ${body.length}`) + body;
};

const CLOSE = /^Connection: close\r$/gim;

/** A server of its own for a test that ends it. */
const another = async (): Promise<RunningServer> => {
  const own = await serve(createFixture({}, { 'large.txt': 'x'.repeat(8_000_000) }), options);
  onTestFinished(() => own.close());
  return own;
};

describe('the end', () => {
  const timeToClose = async (own: RunningServer): Promise<number> => {
    const start = performance.now();
    await own.close();
    return performance.now() - start;
  };

  test('does not wait for connections that sent nothing, or have had their answer', async () => {
    const own = await another();
    const [silent, idle] = [new Client(own.url), new Client(own.url)];
    idle.send(GET);
    await expect.poll(() => statuses(idle.received)).toEqual([200]);
    expect(await timeToClose(own)).toBeLessThan(1000);
    await Promise.all([silent.closed, idle.closed]);
  });

  test('does not wait for a connection whose answer had begun before', async () => {
    const own = await serve(
      createFixture({ routes: { '/large': { variant: ['large.txt', '"l"', 3] } } }, { 'large.txt': 'x'.repeat(30_000_000) }),
      options,
    );
    const client = new Client(own.url);
    const begun = new Promise<void>((done) => client.socket.once('data', () => done(void client.socket.pause())));
    client.send(head('GET /large HTTP/1.1', 'Host: localhost'));
    await begun;
    const closing = timeToClose(own);
    await sleep(200);
    client.socket.resume();
    expect(await closing).toBeLessThan(3000);
    // The server is done when all has left it, which is before the client has read it.
    await client.closed;
    expect(client.received.length).toBeGreaterThan(30_000_000);
  });

  test('waits for the rest of a request on a connection that has had an answer', async () => {
    const own = await another();
    const [client, idle] = [new Client(own.url), new Client(own.url)];
    client.send(ping(1));
    await expect.poll(() => statuses(client.received)).toEqual([200]);
    client.send(GET.slice(0, 20));
    // The server reads in the order in which bytes come: with this answer, it has the begin of that request too.
    idle.send(ping(1));
    await expect.poll(() => statuses(idle.received)).toEqual([200]);
    const closing = timeToClose(own);
    await idle.closed;
    await sleep(200);
    client.send(GET.slice(20));
    await client.closed;
    expect(await closing).toBeLessThan(2000);
    expect(statuses(client.received)).toEqual([200, 200]);
    expect(client.received.match(CLOSE)).toHaveLength(1);
  });

  test('answers requests that came one after another, in their order, and says with the last that it is the last', async () => {
    const own = await another();
    const client = new Client(own.url);
    const third = ping(3);
    const end = third.indexOf('{');
    client.send(ping(1) + ping(2) + third.slice(0, end));
    await expect.poll(() => statuses(client.received)).toEqual([200, 200]);
    const closing = timeToClose(own);
    await sleep(100);
    // What comes in one piece is known together, files too.
    client.send(third.slice(end) + GET + ping(4) + GET);
    await client.closed;
    expect(await closing).toBeLessThan(2000);
    expect(statuses(client.received)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(client.received).toMatch(/"id":1,[^]*"id":2,[^]*"id":3,[^]*Pricing[^]*"id":4,[^]*Pricing/);
    expect(client.received.match(CLOSE)).toHaveLength(1);
  });

  test('comes within 5 s, whatever a client does', async () => {
    const own = await another();
    const slow = new Client(own.url);
    slow.send(ping(1) + post('Content-Length: 1000'));
    await expect.poll(() => statuses(slow.received)).toEqual([200]);
    const time = await timeToClose(own);
    expect(time).toBeGreaterThan(3000);
    expect(time).toBeLessThan(5000);
    await slow.closed;
  });
});
