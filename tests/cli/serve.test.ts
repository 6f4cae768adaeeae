/** `sitec serve` as a process: new builds, broken ones, signals. */
import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { html, SiteFolder } from '../compiler/site.ts';
import { Client, head, statuses } from '../runtime/raw.ts';

const repository = join(import.meta.dirname, '../..');
const LOADER = pathToFileURL(join(repository, 'node_modules/tsx/dist/loader.mjs')).href;
const WAIT = { timeout: 15_000, interval: 50 };

let site: SiteFolder;
let child: ChildProcess;
let ended: Promise<number | null>;
let output: { stdout: string; stderr: string };
let url: string;

const title = async (): Promise<string> => /<h1>(.*?)<\/h1>/.exec(await (await fetch(url)).text())?.[1] ?? '';

async function build(name: string): Promise<void> {
  site.write('index.html', html(name));
  if ((await site.compile()).exitCode !== 0) throw new Error('The site does not compile.');
}

beforeEach(async () => {
  site = new SiteFolder({});
  await build('One');
  output = { stdout: '', stderr: '' };
  const command = ['--import', LOADER, join(repository, 'cli/main.ts'), 'serve', 'dist', '--port', '0'];
  child = spawn(process.execPath, command, { cwd: site.folder, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const name of ['stdout', 'stderr'] as const) child[name]?.on('data', (chunk) => (output[name] += String(chunk)));
  ended = new Promise((resolve) => child.on('close', resolve));
  await vi.waitUntil(() => output.stdout.includes('http://'), WAIT);
  url = /http:\/\/127\.0\.0\.1:\d+/.exec(output.stdout)?.[0] ?? '';
});
afterEach(async () => {
  child.kill('SIGKILL');
  await ended;
  site.remove();
});

describe('a new build', () => {
  test('is noticed', async () => {
    expect(await title()).toBe('One');
    for (const name of ['Two', 'Three']) {
      await build(name);
      await expect.poll(title, WAIT).toBe(name);
    }
    expect(output.stderr.match(/^reloaded .*dist$/gm)).toHaveLength(2);
  });

  test('is read at SIGHUP', async () => {
    child.kill('SIGHUP');
    await expect.poll(() => output.stderr, WAIT).toContain('reloaded ');
    expect(await title()).toBe('One');
  });

  test('that is broken is said in one line, and the old one stays; a whole one is served again', async () => {
    const before = output.stderr.split('\n').length;
    writeFileSync(join(site.out, 'index.html'), 'changed by hand');
    child.kill('SIGHUP');
    await expect.poll(() => output.stderr, WAIT).toContain('warning');
    const lines = output.stderr.split('\n').slice(before - 1, -1);
    expect(lines).toEqual([
      expect.stringMatching(/^warning {2}The new bundle is not served, the old one stays: .*index\.html is not the file that /),
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
    child.kill(signal);
    await sleep(200);
    client.send(body.slice(9));
    await client.closed;
    expect(statuses(client.received)).toEqual([200]);
    expect(client.received).toMatch(/^Connection: close\r$/im);
    expect(await ended).toBe(0);
  });
});
