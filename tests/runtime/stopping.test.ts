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

/** A server of its own for a test that ends it. */
async function another(): Promise<RunningServer> {
  const own = await serve(createFixture({}, { 'large.txt': 'x'.repeat(8_000_000) }), options);
  onTestFinished(() => own.close());
  return own;
}

describe('the end', () => {
  async function timeToClose(own: RunningServer): Promise<number> {
    const start = performance.now();
    await own.close();
    return performance.now() - start;
  }

  test('does not wait for connections that sent nothing, or have had their answer', async () => {
    const own = await another();
    const [silent, idle] = [new Client(own.url), new Client(own.url)];
    idle.send(GET);
    await sleep(100);
    expect(statuses(idle.received)).toEqual([200]);
    expect(await timeToClose(own)).toBeLessThan(1000);
    await Promise.all([silent.closed, idle.closed]);
  });

  test('does not wait for a connection whose answer had begun before', async () => {
    const own = await serve(
      createFixture({ routes: { '/large': { variant: ['large.txt', '"l"', 3] } } }, { 'large.txt': 'x'.repeat(30_000_000) }),
      options,
    );
    const client = new Client(own.url);
    client.socket.once('data', () => client.socket.pause());
    client.send(head('GET /large HTTP/1.1', 'Host: localhost'));
    await sleep(200);
    const closing = timeToClose(own);
    await sleep(200);
    client.socket.resume();
    expect(await closing).toBeLessThan(3000);
    expect(client.received.length).toBeGreaterThan(30_000_000);
  });

  test('comes within 5 s, whatever a client does', async () => {
    const own = await another();
    const slow = new Client(own.url);
    slow.send(post('Content-Length: 1000'));
    await sleep(100);
    const time = await timeToClose(own);
    expect(time).toBeGreaterThan(3000);
    expect(time).toBeLessThan(5000);
    await slow.closed;
  });
});
