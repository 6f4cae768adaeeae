import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isMissing, startRedis, type RedisServer } from '../redis-server.ts';
import { run, start, type Command } from './command.ts';
import { example } from './example.ts';

interface Serving extends Command {
  readonly url: string;
}

/** Starts `sitec serve` on a free port; resolves when it has said where. */
const serve = async (...words: readonly string[]): Promise<Serving> => {
  const command = start(['serve', example.dist, '--port', '0', ...words]);
  const url = await new Promise<string>((done, fail) => {
    const read = (chunk: unknown): void => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(chunk)) ?? [];
      if (found !== undefined) done(found);
    };
    command.child.stdout?.on('data', read);
    command.child.stderr?.on('data', read);
    void command.outcome.then(({ stderr }) => fail(new Error(stderr)));
  });
  return { ...command, url };
};

const stop = async ({ child, outcome }: Command): Promise<Awaited<Command['outcome']>> => {
  child.kill('SIGTERM');
  return outcome;
};

const ping = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
  });

/** The statuses of as many requests as one client may send at once: one by one, a slow machine would allow further ones between them. */
const allowed = async (url: string, headers?: Readonly<Record<string, string>>): Promise<readonly number[]> => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => ping(url, headers)));
  return responses.map(({ status }) => status);
};

test('--log json prints a line for each request on stdout, and counts at the end', async () => {
  const server = await serve('--log', 'json');
  await fetch(`${server.url}/pricing/?from=me`, { headers: { 'user-agent': 'curl/8.1' } });
  await ping(server.url, { 'user-agent': 'claude-code/2.0 (cli)' });
  const { code, stdout } = await stop(server);
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect([code, lines.length]).toEqual([0, 3]);
  expect(lines[0]).toMatchObject({ event: 'request', method: 'GET', path: '/pricing/', status: 200, endpoint: 'page', agent: 'curl' });
  expect(lines[1]).toMatchObject({ path: '/mcp', endpoint: 'mcp', call: 'ping', agent: 'claude-code' });
  expect(lines[2]).toMatchObject({ event: 'stop', requests: { page: { curl: 1 }, mcp: { 'claude-code': 1 } } });
  expect(stdout).not.toMatch(/from=me|127\.0\.0\.1/);
});

test('--trust-proxy believes the proxy, --log-address says whom it spoke for', async () => {
  const server = await serve('--trust-proxy', '127.0.0.0/8, ::1', '--log-address');
  await allowed(server.url, { 'x-forwarded-for': '1.1.1.1, 203.0.113.5' });
  expect((await ping(server.url, { 'x-forwarded-for': `2.2.2.2, 203.0.113.5` })).status).toBe(429);
  expect((await ping(server.url, { 'x-forwarded-for': '203.0.113.6' })).status).toBe(200);
  const { stdout } = await stop(server);
  expect(JSON.parse(stdout.split('\n')[0] ?? '')).toMatchObject({ address: '203.0.113.5' });
});

test.each([
  ['serve --redis localhost'],
  ['serve --redis redis://localhost/abc'],
  ['serve --redis redis://:%zz@localhost'],
  ['serve --redis redis://localhost --no-limit'],
  ['serve --trust-proxy 10.0.0.0/8,nope'],
  ['serve --log text'],
])('sitec %s is wrong usage', async (words) => {
  const { code, stdout, stderr } = await run(words.split(' '));
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^error: \S/);
});

test('without Redis a server says so in one line, and counts for itself', async () => {
  const server = await serve('--redis', 'redis://127.0.0.1:1');
  expect(new Set(await allowed(server.url))).toEqual(new Set([200]));
  expect((await ping(server.url)).status).toBe(429);
  const { code, stderr } = await stop(server);
  expect([code, stderr.match(/^note: Redis does not answer.*$/gm)]).toEqual([
    0,
    [expect.stringMatching(/the rate limit is only for this server: \S/)],
  ]);
});

test('a server that cannot start lets go of Redis', async () => {
  const { port } = new URL(example.url);
  const { code, stderr } = await run(['serve', example.dist, '--port', port, '--redis', 'redis://127.0.0.1:1']);
  expect([code, stderr]).toEqual([3, expect.stringContaining(`Port ${port} is taken.`)]);
});

describe.skipIf(isMissing)('two servers with one Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  test('have one limit between them', async () => {
    const servers = await Promise.all([serve('--redis', redis.url), serve('--redis', redis.url)]);
    const statuses: number[] = [];
    const started = performance.now();
    for (let hit = 0; hit < 24; hit++) statuses.push((await ping(servers[hit % 2]?.url ?? '')).status);
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    const passed = statuses.filter((status) => status === 200).length;
    // One more every 2 s, while the test runs.
    expect(passed).toBeLessThanOrEqual(20 + Math.floor((performance.now() - started) / 2000));
    const refused = await Promise.all(servers.map(({ url }) => ping(url)));
    expect(refused.some(({ status }) => status === 429)).toBe(true);
    for (const outcome of await Promise.all(servers.map(stop)))
      expect([outcome.code, outcome.stderr]).toEqual([0, expect.not.stringContaining('Redis')]);
  });
});
