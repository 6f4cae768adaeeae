/** `sitec mcp --cache` as a process that the official client starts: what is read again, and what answers when nobody else does. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { html, SiteFolder } from '../../compiler/site.ts';
import { SITEC } from '../../program.ts';
import { folderOf } from '../fixture.ts';
import { scriptedSite, type Received, type Scripted, type ScriptedSite } from './mcp-site.ts';

const PLAN = '<div data-sitec-plan="solo"><h2 data-sitec-name>Solo</h2><p data-sitec-price="19 USD P1M">$19 a month</p></div>';
const folder = new SiteFolder({ 'index.html': html('Acme'), 'pricing.html': html('Pricing', PLAN) });
let dist: ReadonlyMap<string, Uint8Array>;
beforeAll(async () => {
  await folder.compile({ hosts: ['any'] });
  dist = folder.bundle();
});
afterAll(() => folder.remove());

/** Answers GET with the files of the bundle, their entity tags, and 304 where a tag is that of the file. */
const answerOf = ({ method, url = '', headers }: Received): Scripted => {
  const body = dist.get(decodeURIComponent(url.slice(1)));
  if (method !== 'GET') return { status: 405 };
  if (body === undefined) return { status: 404 };
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  return headers['if-none-match'] === etag ? { status: 304, headers: { etag } } : { status: 200, headers: { etag }, body };
};

/** A host of files that notes what it answered. */
const host = async (): Promise<ScriptedSite & { readonly answered: string[] }> => {
  const answered: string[] = [];
  const site = await scriptedSite((request) => {
    const answer = answerOf(request);
    answered.push(`${answer.status} ${request.url}`);
    return answer;
  });
  return { ...site, answered };
};

/** A session of the official client: the plans that it was told, and what stood on stderr. */
const session = async (
  words: readonly string[],
  launcher: readonly string[] = [],
): Promise<{ readonly plans: unknown; readonly stderr: string }> => {
  const [command = '', ...args] = [...launcher, process.execPath, ...SITEC, 'mcp', ...words];
  const transport = new StdioClientTransport({ command, args, stderr: 'pipe' });
  let stderr = '';
  transport.stderr?.on('data', (chunk) => (stderr += String(chunk)));
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  onTestFinished(() => client.close());
  const { structuredContent } = await client.callTool({ name: 'get_plans' });
  await client.callTool({ name: 'get_plans' });
  await client.close();
  return { plans: structuredContent, stderr };
};

/** Runs `sitec mcp` with nothing on stdin. */
const run = async (...words: readonly string[]) => {
  const child = spawn(process.execPath, [...SITEC, 'mcp', ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status: status as unknown, stdout, stderr };
};

test('files are read once, asked about at each start, and answer when nobody does', async () => {
  const { url, answered, end } = await host();
  const cache = join(folderOf(), 'cache');
  const { plans, stderr } = await session([url, '--cache', cache]);
  expect(JSON.stringify(plans)).toContain('"value":19');
  expect(stderr).toBe(`sitec mcp: the files of ${url}\n`);
  expect(answered.splice(0)).toEqual(['200 /_sitec/index.json', '200 /_sitec/mcp/get_plans/_.json', '304 /_sitec/mcp/get_plans/_.json']);

  expect(await session([url, '--cache', cache])).toEqual({ plans, stderr });
  expect(answered.splice(0).every((each) => each.startsWith('304 '))).toBe(true);

  await end();
  const offline = `sitec mcp: ${url}/_sitec/index.json cannot be reached (ECONNREFUSED); answers come from the cache ${cache}\n`;
  expect(await session([url, '--cache', cache])).toEqual({ plans, stderr: offline + stderr });
  expect((await session([url, '--cache', cache, '--quiet'])).stderr).toBe('');
  expect(answered).toEqual([]);

  const { status, stdout, stderr: refusal } = await run(url);
  expect([status, stdout, refusal]).toEqual([4, '', `error  ${url}/_sitec/index.json cannot be reached (ECONNREFUSED)\n`]);
  expect((await run(url, '--cache', folderOf())).status).toBe(4);
});

test('copies that are damaged are read again', async () => {
  const { url, answered } = await host();
  const cache = folderOf();
  const { plans } = await session([url, '--cache', cache]);
  for (const name of readdirSync(cache)) writeFileSync(join(cache, name), readFileSync(join(cache, name)).subarray(0, -1));
  answered.length = 0;
  expect((await session([url, '--cache', cache])).plans).toEqual(plans);
  expect(answered.slice(0, 2)).toEqual(['200 /_sitec/index.json', '200 /_sitec/mcp/get_plans/_.json']);
});

test('several processes keep their copies in one folder', async () => {
  const { url } = await host();
  const cache = folderOf();
  const sessions = await Promise.all([1, 2, 3].map(() => session([url, '--cache', cache])));
  expect(new Set(sessions.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(readdirSync(cache).filter((name) => !/^[\da-f]{64}$/.test(name))).toEqual([]);
});

test('copies answer while the host fails, and no longer once it is well', async () => {
  let isFailing = false;
  const { url } = await scriptedSite((request) => (isFailing ? { status: 503 } : answerOf(request)));
  const words = [url, '--cache', folderOf()];
  const { plans } = await session(words);
  isFailing = true;
  const { plans: kept, stderr } = await session(words);
  expect(kept).toEqual(plans);
  expect(stderr.match(/answered HTTP 503; answers come from/g)).toHaveLength(1);
  isFailing = false;
  expect((await session(words)).stderr).toBe(`sitec mcp: the files of ${url}\n`);
});

describe('where nothing can be kept', () => {
  const expectWarning = async (cache: string, reason: string, launcher: readonly string[] = []): Promise<void> => {
    const { url } = await host();
    const { plans, stderr } = await session([url, '--cache', cache], launcher);
    expect(JSON.stringify(plans)).toContain('"value":19');
    expect(stderr).toBe(`sitec mcp: cannot write to the cache folder ${cache} (${reason})\nsitec mcp: the files of ${url}\n`);
  };

  test('a file in the place of the folder is a warning', () => expectWarning(join(folderOf({ file: '' }), 'file'), 'EEXIST'));

  test('a disk that takes no file so large is a warning', () =>
    expectWarning(folderOf(), 'EFBIG', ['sh', '-c', 'ulimit -f 8; exec "$@"', 'sh']));

  test('a folder that nobody may write to is a warning', async ({ skip }) => {
    const cache = join(folderOf(), 'cache');
    mkdirSync(cache);
    const { status, error, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', cache], { encoding: 'utf8' });
    if (status !== 0) return skip(`no file system can be mounted here: ${error?.message ?? stderr.trim()}`);
    onTestFinished(() => void spawnSync('umount', [cache]));
    await expectWarning(cache, 'EROFS');
  });

  test('a site that keeps its index to itself is asked at its endpoint, and that is said', async () => {
    const { url } = await scriptedSite(({ method, body }) =>
      method === 'GET'
        ? { status: 404 }
        : { status: 200, body: JSON.stringify({ jsonrpc: '2.0', id: (JSON.parse(body) as { id: unknown }).id, result: {} }) },
    );
    const { status, stderr } = await run(url, '--cache', folderOf());
    expect([status, stderr]).toEqual([
      0,
      `sitec mcp: ${url}/_sitec/index.json answered HTTP 404: the cache has no copy to answer from\nsitec mcp: ${url}/mcp\n`,
    ]);
  });
});

test.each([
  ['a folder with --remote', ['dist', '--remote'], '--remote is for a site on the web, but dist is a folder; use its address, https://...'],
  ['a folder with --cache', ['dist', '--cache', 'x'], '--cache is for a site on the web, but dist is a folder'],
  [
    '--remote with --cache',
    ['https://acme.example', '--remote', '--cache', 'x'],
    '--remote and --cache cannot be used together; answers of an endpoint are not cached',
  ],
  ['a blank folder', ['https://acme.example', '--cache', ' '], "option '--cache <folder>' is blank"],
])('%s is wrong usage', async (_, words, reason) => {
  const { status, stdout, stderr } = await run(...words);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(new RegExp(`^error:? +${reason.replace(/[.?$]/g, '\\$&')}\n`));
});

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('%s ends a session with %i and one line', async (signal, exitCode) => {
  const { url } = await host();
  const child = spawn(process.execPath, [...SITEC, 'mcp', url, '--cache', folderOf()], { stdio: ['pipe', 'pipe', 'pipe'] });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) child[name].on('data', (chunk) => (printed[name] += String(chunk)));
  child.stdin.write('{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
  await once(child.stdout, 'data');
  child.kill(signal);
  expect(await once(child, 'close')).toEqual([exitCode, null]);
  expect(JSON.parse(printed.stdout)).toMatchObject({ id: 1, result: {} });
  expect(printed.stderr).toBe(`sitec mcp: the files of ${url}\nerror  interrupted by ${signal}\n`);
});
