import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { html, SiteFolder } from '../../compiler/site.ts';
import { BUILT } from './platforms.ts';

const site = new SiteFolder({ 'index.html': html('Home') });
const empty = mkdtempSync(join(tmpdir(), 'sitec-empty-'));
const program = join(site.folder, 'node-server.mjs');

beforeAll(async () => {
  await site.compile();
  copyFileSync(join(BUILT, 'node-server.js'), program);
});
afterAll(() => {
  site.remove();
  rmSync(empty, { recursive: true });
});

/** Starts the server in another folder; its first line, and what ends it. */
const start = async (
  ...words: readonly string[]
): Promise<{ readonly line: string; readonly end: (signal: NodeJS.Signals) => Promise<unknown> }> => {
  const server = spawn(process.execPath, ['--disallow-code-generation-from-strings', program, ...words], {
    cwd: empty,
    env: { PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const ended = new Promise((resolve) => server.once('close', resolve));
  const line = await new Promise<string>((resolve) => server.stdout.once('data', (chunk) => resolve(String(chunk))));
  return { line, end: (signal) => (server.kill(signal), ended) };
};

test.each(['SIGTERM', 'SIGINT'] as const)(
  'serves the folder beside it without packages, and ends at %s with exit code 0',
  async (signal) => {
    const { line, end } = await start();
    const [, folder, url = ''] = /^serving (.+) at (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line) ?? [];
    expect(folder).toBe(site.out);
    expect(await (await fetch(url, { headers: { accept: 'text/markdown' } })).text()).toContain('# Home');
    const body = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
    expect((await fetch(`${url}/mcp`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status).toBe(200);
    expect(await end(signal)).toBe(0);
  },
);

test('serves the folder that it is given, and the next bundle in it', async () => {
  const { line, end } = await start(site.out);
  const url = line.trim().split(' ').at(-1) ?? '';
  expect(await (await fetch(`${url}/index.md`)).text()).toContain('# Home');
  site.write('index.html', html('House'));
  await site.compile();
  await expect.poll(async () => (await fetch(`${url}/index.md`)).text()).toContain('# House');
  expect(await end('SIGTERM')).toBe(0);
});

describe('says in one sentence, with exit code 3, that', () => {
  test.each([
    ['there is no bundle', [empty], { PORT: '0' }, /^error {2}.*sitec-manifest\.json cannot be read: run sitec build first\.\n$/],
    ['the port is none', [], { PORT: '80a' }, /^error {2}PORT must be a number from 0 to 65535, not 80a\.\n$/],
    [
      'the address is not of this machine',
      [],
      { PORT: '0', HOST: '192.0.2.1' },
      /^error {2}Cannot listen on 192\.0\.2\.1:0: .*EADDRNOTAVAIL.*\n$/,
    ],
  ] as const)('%s', (_name, words, env, message) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { cwd: empty, env: { ...env }, encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([3, '', expect.stringMatching(message)]);
  });
});
