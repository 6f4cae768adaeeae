/** What `sitec serve` says of addresses and failures. */
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { baseUrlNote, tryOutLines } from '../../../cli/report/try-out.ts';
import { openTraffic } from '../../../cli/serve/traffic.ts';
import { listenFailure } from '../../../cli/serve/listen-failure.ts';
import type { RuntimeIndex } from '../../../runtime/bundle.ts';
import { createHandler } from '../../../runtime/handler.ts';
import { home } from '../../compiler/problems/problem-case.ts';
import { buildSite } from '../../compiler/site.ts';
import { createFixture, request } from '../../runtime/fixture.ts';

const host = '127.0.0.1';
const taken = (): Error => Object.assign(new Error('in use'), { code: 'EADDRINUSE', syscall: 'listen' });

/** Takes a port until the test ends. */
const hold = async (port = 0): Promise<number> => {
  const holder = createServer();
  await new Promise<void>((done, fail) => holder.once('error', fail).listen(port, host, done));
  onTestFinished(() => void holder.close());
  return (holder.address() as AddressInfo).port;
};

test('a port that is advised is free', async () => {
  const first = await hold();
  const advice = await listenFailure(taken(), { folder: 'dist', port: first - 1, host });
  const port = Number(/--port (\d+)$/.exec(advice ?? '')?.[1]);
  expect(port).toBeGreaterThan(first);
  expect(await hold(port)).toBe(port);
});

test('behind the last port, any free one is advised', async () => {
  expect(await listenFailure(taken(), { folder: 'dist', port: 65_535, host })).toMatch(/ --port 0$/);
});

test('another error than one of an address is not explained away', async () => {
  expect(await listenFailure(Object.assign(new Error('no'), { code: 'ENOSPC', syscall: 'write' }), { folder: 'dist', port: 1, host })).toBe(
    null,
  );
});

test('an address is advised for a build only when a build takes it', () => {
  expect(baseUrlNote('https://a.example', 'http://127.0.0.1:4321')).toMatch(/ sitec build --base-url http:\/\/127\.0\.0\.1:4321\n$/);
  expect(baseUrlNote('https://a.example', 'http://192.0.2.1:4321')).toMatch(/^note: .*; its cards and links point there\.\n$/);
  expect(baseUrlNote('http://127.0.0.1:4321', 'http://127.0.0.1:4321')).toBe('');
});

test.each([
  ['node', true],
  ['any', false],
])('commands for /mcp and /a2a are shown of a bundle that names them: %s', async (host, isNamed) => {
  const { read } = await buildSite({ files: home, options: { hosts: [host] } });
  const index = JSON.parse(read('_sitec/index.json')) as RuntimeIndex;
  const lines = (await tryOutLines('http://127.0.0.1:4321', { index, read: (file) => Buffer.from(read(file)) })).split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['Site', 'Markdown', ...(isNamed ? ['MCP', 'Ask'] : []), '']);
  expect(lines[0]).toBe('Site      http://127.0.0.1:4321/    1 page');
  const asked = isNamed ? "http://127.0.0.1:4321/ -H 'accept: text/markdown'" : 'http://127.0.0.1:4321/index.md';
  expect(lines[1]).toBe(`Markdown  curl -s ${asked}`);
  const report = await tryOutLines('http://127.0.0.1:4321', { index, read: (file) => Buffer.from(read(file)) }, '.sitec/report.html');
  expect(report).toMatch(/\nReport {4}\.sitec\/report\.html\n$/);
  const text = lines.join('\n');
  for (const word of ['claude mcp add', '4321/mcp', '4321/a2a -H']) expect(text.includes(word)).toBe(isNamed);
});

test('a request that fails inside is one line on stderr', async () => {
  const said: string[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0);
  onTestFinished(() => write.mockRestore());
  const traffic = await openTraffic({ limit: true });
  const read = (): never => {
    throw new Error('the disk\nis gone');
  };
  const handler = createHandler({ ...createFixture(), read }, traffic.options);
  expect((await handler(request('GET', '/pricing'))).status).toBe(500);
  expect(said).toEqual(['error  Internal error in a request: the disk is gone\n']);
});
