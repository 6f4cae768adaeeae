/** `sitec serve` as a process: readers that stall, errors that nobody expected, addresses that cannot be taken. */
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { html, SiteFolder } from '../../compiler/site.ts';
import { Client, head, statuses } from '../../runtime/raw.ts';
import { ServerProcess, WAIT, type Start } from './server-process.ts';

let site: SiteFolder;

beforeAll(async () => {
  site = new SiteFolder({ 'index.html': html('Home') });
  await site.compile();
});
afterAll(() => site.remove());

const start = (options?: Start): ServerProcess => {
  const server = new ServerProcess(site.folder, options);
  onTestFinished(() => server.kill());
  return server;
};

describe('a log that nobody reads', () => {
  /** Fills every pipe: 3,600 lines of 2 kB. */
  const flood = async (server: ServerProcess): Promise<void> => {
    const url = await server.url();
    const request = head(`GET /${'x'.repeat(1990)} HTTP/1.1`, 'Host: localhost');
    for (let round = 0; round < 4; round++) {
      const client = new Client(url);
      client.send(request.repeat(899) + head('GET / HTTP/1.1', 'Host: localhost', 'Connection: close'));
      await client.closed;
    }
  };

  test('does not keep the process: it ends with 0 within 5 s', async () => {
    const server = start({ words: ['--log', 'json'], isDeaf: true });
    await flood(server);
    const began = performance.now();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(5000);
  });

  test('loses lines, and says how many', async () => {
    const server = start({ words: ['--log', 'json'], isDeaf: true });
    await flood(server);
    server.read();
    await expect.poll(() => server.output.stdout.length, WAIT).toBeGreaterThan(1_000_000);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await expect.poll(() => server.output.stdout, WAIT).toMatch(/"stop".*\n$/);
    const lines = server.output.stdout.trim().split('\n');
    const { requests, lost } = JSON.parse(lines.at(-1) ?? '') as { requests: Record<string, Record<string, number>>; lost: number };
    const counted = Object.values(requests).flatMap((row) => Object.values(row));
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(3600);
    expect(lost).toBeGreaterThan(0);
    expect(lines).toHaveLength(3600 - lost + 1);
  });
});

test.each([
  ['an exception', `throw new Error('broken\\nin two lines')`],
  ['a rejection', `void Promise.reject(new Error('broken\\nin two lines'))`],
])('%s that nobody caught ends with 70 and what a report of it needs', async (_name, statement) => {
  const first = join(site.folder, 'first.mjs');
  writeFileSync(first, `process.on('SIGUSR2', () => { ${statement}; });\n`);
  const server = start({ first });
  expect((await fetch(await server.url())).status).toBe(200);
  const before = server.output.stderr;
  server.child.kill('SIGUSR2');
  expect(await server.ended).toBe(70);
  await expect
    .poll(() => server.output.stderr.slice(before.length))
    .toMatch(/^sitec \S+ had an internal error; .*\nsitec serve .*\nError: broken\nin two lines\n/s);
});

describe('a connection that waits for its next request', () => {
  const GET = head('GET / HTTP/1.1', 'Host: localhost');
  const asked = async (server: ServerProcess): Promise<Client> => {
    const client = new Client(await server.url());
    client.send(GET);
    await expect.poll(() => statuses(client.received)).toEqual([200]);
    return client;
  };

  test('is closed after the time of --keep-alive', async () => {
    const client = await asked(start({ words: ['--keep-alive', '1'] }));
    expect(client.received).toMatch(/^Keep-Alive: timeout=1\r$/m);
    const begun = performance.now();
    await client.closed;
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  test('is kept for 65 s without it, and closed at once when the server ends', async () => {
    const server = start();
    const client = await asked(server);
    expect(client.received).toMatch(/^Keep-Alive: timeout=65\r$/m);
    const begun = performance.now();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(performance.now() - begun).toBeLessThan(3000);
    await client.closed;
  });

  test.each(['0', '-1', '1.5', 'long', '3601'])('takes whole seconds up to an hour, and not %s', async (seconds) => {
    const server = start({ words: [`--keep-alive=${seconds}`] });
    expect(await server.ended).toBe(2);
    expect(server.output.stderr).toMatch(/--keep-alive <seconds>.*It must be a number of seconds from 1 to 3600\./);
  });
});

describe('an address that cannot be taken', () => {
  test('because its port is: 3, and the next port that is free', async () => {
    const holder = createServer();
    await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
    onTestFinished(() => void holder.close());
    const { port } = holder.address() as AddressInfo;
    const server = start({ words: ['--port', String(port)] });
    expect(await server.ended).toBe(3);
    await expect.poll(() => server.output.stderr).toMatch(/^error {2}Port \d+ is taken\. Try: sitec serve dist --port \d+\n$/);
  });

  test.each([
    ['an empty one', '', 2, /--host <address>.*It must be an address or a name/],
    ['one of another machine', '192.0.2.77', 3, /^error {2}Cannot listen on 192\.0\.2\.77:0: .*EADDRNOTAVAIL/],
  ])('because it is %s', async (_name, host, code, message) => {
    const server = start({ words: ['--host', host] });
    expect(await server.ended).toBe(code);
    await expect.poll(() => server.output.stderr).toMatch(message);
  });
});
