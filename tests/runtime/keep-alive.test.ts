/** How long a connection is kept that waits for its next request. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../../runtime/adapters/node.ts';
import type { RunningServer, Timeouts } from '../../runtime/adapters/node.ts';
import { createFixture } from './fixture.ts';
import { Client, head, raw, statuses } from './raw.ts';

const GET = head('GET /pricing HTTP/1.1', 'Host: localhost');

const another = async (timeouts: Timeouts = {}): Promise<RunningServer> => {
  const own = await serve(createFixture(), { port: 0, host: '127.0.0.1', limit: false, timeouts });
  onTestFinished(() => own.close());
  return own;
};

test('an idle connection is kept longer than by servers in front, which have to be the ones who close', async () => {
  const kept = async (timeouts: Timeouts): Promise<string | undefined> =>
    /^Keep-Alive: (.*)$/m.exec(await raw(GET, (await another(timeouts)).url))?.[1]?.trim();
  expect(await kept({})).toBe('timeout=65');
  expect(await kept({ keepAlive: 9000 })).toBe('timeout=9');
});

test('an idle connection is closed when its time is over', async () => {
  const { url } = await another({ keepAlive: 1000 });
  const client = new Client(url);
  client.send(GET);
  await expect.poll(() => statuses(client.received)).toEqual([200]);
  const begun = performance.now();
  await client.closed;
  // Node waits up to a second longer, so that a client that counts for itself is the one who closes.
  expect(performance.now() - begun).toBeGreaterThan(500);
  expect(performance.now() - begun).toBeLessThan(5000);
});

test('an idle connection is kept for its time, whatever a request may take', async () => {
  const { url } = await another({ headers: 300, request: 400, silence: 500, keepAlive: 20_000 });
  const client = new Client(url);
  client.send(GET);
  await expect.poll(() => statuses(client.received)).toEqual([200]);
  // Longer than all of the others, and than the second between two looks at them.
  await sleep(2500);
  client.send(GET);
  await expect.poll(() => statuses(client.received)).toEqual([200, 200]);
  client.socket.destroy();
});
