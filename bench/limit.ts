/**
 * Measures the rate limit: `npm run bench:limit`. Decisions per second, the memory that a flood of addresses takes, and the same decisions
 * in Redis where there is one. Each figure comes from a separate process.
 */
import { fork } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { shareLimit } from '../cli/serve/redis.ts';
import { prefixesOf } from '../compiler/config/sections/proxy-ranges.ts';
import { limitTable } from '../compiler/protocols/http.ts';
import type { ServiceRequest } from '../runtime/exchange.ts';
import { clientOf } from '../runtime/limit/client.ts';
import { createMemoryStore } from '../runtime/limit/limit.ts';
import { isMissing, startRedis } from '../tests/redis-server.ts';

const LIMIT = limitTable({ burst: 20, perMinute: 30 });
const MILLION = 1_000_000;
const CLIENTS = 100_000;
const IN_FLIGHT = 32;
const MOST_SECONDS = 2;
const MOST_MEGABYTES = 20;

const ipv4 = (client: number): string => `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`;
const ipv6 = (client: number): string => `2001:db8:${(client >> 16).toString(16)}:${(client & 65_535).toString(16)}`;

const decisions = (): string => {
  const store = createMemoryStore();
  const keys = Array.from({ length: CLIENTS - 1 }, (_, client) => ipv4(client));
  for (const key of keys) void store.hit(key, 1, 1, LIMIT);
  const started = performance.now();
  for (let hit = 0; hit < MILLION; hit++) void store.hit(keys[hit % keys.length] ?? '', 1, 2 + hit / 1000, LIMIT);
  const nanoseconds = ((performance.now() - started) / MILLION) * 1e6;
  return `${Math.round(1e9 / nanoseconds).toLocaleString('en')} decisions a second with ${CLIENTS - 1} clients (${nanoseconds.toFixed(0)} ns each)`;
};

/** The key of a client behind a proxy, which is read from a header at each request. */
const keys = (): string => {
  const trusted = prefixesOf(['10.0.0.0/8', 'cloudflare']);
  const rounds = 200_000;
  const request = (address: string, forwarded?: string): ServiceRequest => ({
    method: 'POST',
    target: '/mcp',
    address,
    header: () => forwarded,
    body: () => Promise.resolve(new Uint8Array()),
  });
  const time = (each: ServiceRequest, list: readonly string[]): string => {
    const started = performance.now();
    for (let round = 0; round < rounds; round++) clientOf(each, list);
    return `${(((performance.now() - started) / rounds) * 1e6).toFixed(0)} ns`;
  };
  const direct = `IPv4 ${time(request('203.0.113.9'), [])}, mapped ${time(request('::ffff:203.0.113.9'), [])}, IPv6 ${time(request('2001:db8:1:2:3:4:5:6'), [])}`;
  return `key of a client: ${direct}, behind two proxies ${time(request('10.0.0.1', '1.1.1.1, 203.0.113.9, 172.71.9.9'), trusted)}`;
};

const flood = (name: string, addressOf: (client: number) => string): string => {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  for (let client = 0; client < 10_000; client++) addressOf(client);
  collect();
  const before = process.memoryUsage();
  let [rss, heap] = [0, 0];
  const store = createMemoryStore();
  const started = performance.now();
  for (let client = 0; client < MILLION; client++) {
    void store.hit(addressOf(client), 1, 1 + client / 1000, LIMIT);
    if (client % 10_000 > 0) continue;
    const now = process.memoryUsage();
    rss = Math.max(rss, now.rss - before.rss);
    heap = Math.max(heap, now.heapUsed + now.arrayBuffers - before.heapUsed - before.arrayBuffers);
  }
  const seconds = (performance.now() - started) / 1000;
  collect();
  const after = process.memoryUsage();
  const kept = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  // A last use, so that the garbage collection above cannot free it.
  void store.hit('', 0, 1, LIMIT);
  const [most, peak, left] = [rss, heap, kept].map((bytes) => bytes / 1e6) as [number, number, number];
  const verdict = seconds < MOST_SECONDS && Math.max(most, peak) < MOST_MEGABYTES ? 'within' : 'OVER';
  if (verdict === 'OVER') process.exitCode = 1;
  return `${MILLION.toLocaleString('en')} ${name} addresses in ${seconds.toFixed(2)} s; at most ${peak.toFixed(1)} MB more heap and buffers, ${most.toFixed(1)} MB more of the process; ${left.toFixed(1)} MB kept (${verdict} ${MOST_SECONDS} s and ${MOST_MEGABYTES} MB)`;
};

const redis = async (): Promise<string> => {
  if (isMissing) return 'Redis: not measured';
  const server = await startRedis();
  const failures: unknown[] = [];
  const shared = await shareLimit(server.url, (error) => failures.push(error));
  const total = 50_000;
  let sent = 0;
  const work = async (): Promise<void> => {
    while (sent < total) await shared.store.hit(ipv4(sent++ % 1000), 1, 1, LIMIT);
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  const seconds = (performance.now() - started) / 1000;
  shared.close();
  await server.stop();
  if (failures.length > 0) throw new Error(`Redis failed: ${String(failures[0])}`);
  return `Redis: ${Math.round(total / seconds).toLocaleString('en')} decisions a second, ${IN_FLIGHT} in flight`;
};

const MEASURES: Readonly<Record<string, () => string | Promise<string>>> = {
  decisions,
  keys,
  ipv4: () => flood('IPv4', ipv4),
  ipv6: () => flood('IPv6', ipv6),
  redis,
};

const [, program = '', chosen] = process.argv;
if (chosen !== undefined) process.stdout.write(`${await MEASURES[chosen]?.()}\n`);
else
  for (const name of Object.keys(MEASURES)) {
    const code = await new Promise<number | null>((done) => fork(program, [name]).once('exit', done));
    if (code !== 0) process.exitCode = 1;
  }
