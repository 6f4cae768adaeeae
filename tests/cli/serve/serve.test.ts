/** `sitec serve` as a process: new builds, broken ones, signals. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { html, SiteFolder } from '../../compiler/site.ts';
import { Client, head, statuses } from '../../runtime/raw.ts';
import { ServerProcess, WAIT } from './server-process.ts';

let site: SiteFolder;
let server: ServerProcess;
let url: string;

const title = async (): Promise<string> => /<h1>(.*?)<\/h1>/.exec(await (await fetch(url)).text())?.[1] ?? '';

const build = async (name: string): Promise<void> => {
  site.write('index.html', html(name));
  if ((await site.compile()).exitCode !== 0) throw new Error('The site does not compile.');
};

beforeEach(async () => {
  site = new SiteFolder({});
  await build('One');
  server = new ServerProcess(site.folder);
  url = await server.url();
});
afterEach(async () => {
  await server.kill();
  site.remove();
});

describe('a new build', () => {
  test('is noticed', async () => {
    expect(await title()).toBe('One');
    for (const name of ['Two', 'Three']) {
      await build(name);
      await expect.poll(title, WAIT).toBe(name);
    }
    await expect.poll(() => server.output.stderr.match(/^reloaded .*dist$/gm), WAIT).toHaveLength(2);
  });

  test('is read at SIGHUP', async () => {
    server.child.kill('SIGHUP');
    await expect.poll(() => server.output.stderr, WAIT).toContain('reloaded ');
    expect(await title()).toBe('One');
  });

  test('that is broken is said in one line, and the old one stays; a whole one is served again', async () => {
    // What is said at the start may come after the address.
    await expect.poll(() => server.output.stderr, WAIT).toContain('built for');
    const before = server.output.stderr.split('\n').length;
    expect(await title()).toBe('One');
    writeFileSync(join(site.out, 'index.html'), 'changed by hand');
    server.child.kill('SIGHUP');
    await expect.poll(() => server.output.stderr, WAIT).toContain('warning');
    const lines = server.output.stderr.split('\n').slice(before - 1, -1);
    expect(lines).toEqual([
      expect.stringMatching(/^warning {2}Cannot serve the new bundle; the old one stays in memory: .*index\.html is not the file that /),
    ]);
    expect(await title()).toBe('One');
    await build('Two');
    await expect.poll(title, WAIT).toBe('Two');
  });
});

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  test('ends with 0 after a half-sent request was answered', async () => {
    const body = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
    const client = new Client(url);
    client.send(
      head('POST /mcp HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', `Content-Length: ${body.length}`) + body.slice(0, 9),
    );
    await sleep(200);
    server.child.kill(signal);
    await sleep(200);
    client.send(body.slice(9));
    await client.closed;
    expect(statuses(client.received)).toEqual([200]);
    expect(client.received).toMatch(/^Connection: close\r$/im);
    expect(await server.ended).toBe(0);
  });
});
