/**
 * Requests per second and CPU time of `tools/call get_plans` at 32 connections, compared with the official SDK and a bare node:http server:
 * `npm run bench:mcp [-- <bundle>]`. wrk makes the load where it is installed, because a client in JavaScript is slower than the server.
 * Rounds of the servers alternate. Figures are medians, and only their ratios are comparable between machines. Exit code 1 when a ratio is
 * below its target.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from './load.ts';
import { SERVERS } from './mcp-servers.ts';

const ROUNDS = 7;
const SECONDS = 2;
/** Minimum requests per second of our server, as a multiple of another server's. */
const TARGETS: Readonly<Record<string, number>> = { 'SDK v1': 15, 'node:http': 0.8 };

const CALL = {
  path: '/mcp',
  headers: ['Content-Type: application/json', 'Accept: application/json, text/event-stream', 'MCP-Protocol-Version: 2025-11-25'],
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_plans', arguments: {} } }),
};

interface Round {
  readonly requests: number;
  readonly microseconds: number;
}

/** A server process, and a promise that rejects when it ends. */
interface Running {
  readonly process: ChildProcess;
  readonly ended: Promise<never>;
}

const start = (bundle: string, name: string): Running => {
  const process = fork(import.meta.filename, [bundle, name]);
  const ended = once(process, 'exit').then(() => {
    throw new Error(`The server ${name} ended`);
  });
  // Callers that wait for a message get the rejection. After the last message, the end is expected.
  ended.catch(() => undefined);
  return { process, ended };
};

const nextNumber = async ({ process, ended }: Running): Promise<number> =>
  Number((await Promise.race([once(process, 'message'), ended]))[0]);

/** Server processes answer every message with their CPU time so far, in microseconds. */
const cpuOf = (server: Running): Promise<number> => {
  server.process.send('cpu');
  return nextNumber(server);
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const measure = async (server: Running, port: number): Promise<Round> => {
  const cpu = await cpuOf(server);
  const requests = await load(port, CALL, SECONDS);
  return { requests, microseconds: ((await cpuOf(server)) - cpu) / (requests * SECONDS) };
};

const runServer = async (name: string, bundle: string): Promise<void> => {
  const plans = JSON.parse(readFileSync(join(bundle, 'api/v1/plans.json'), 'utf8')) as Record<string, unknown>;
  const port = await SERVERS[name]?.(bundle, plans);
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  process.send?.(port);
};

const compare = async (bundle: string): Promise<void> => {
  const names = Object.keys(SERVERS);
  const servers = names.map((name) => start(bundle, name));
  try {
    const ports = await Promise.all(servers.map(nextNumber));
    const measureAll = async (): Promise<readonly Round[]> => {
      const figures: Round[] = [];
      for (const [position, server] of servers.entries()) figures.push(await measure(server, ports[position] ?? 0));
      return figures;
    };
    // The first round warms up.
    await measureAll();
    const rounds: (readonly Round[])[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureAll());
    print(names, rounds);
  } finally {
    for (const { process: each } of servers) each.kill();
  }
};

/** Prints a line for each server; a round has the figures of all of them in that order. */
const print = (names: readonly string[], rounds: readonly (readonly Round[])[]): void => {
  const medianOf = (position: number, figure: keyof Round): number => median(rounds.map((round) => round[position]?.[figure] ?? 0));
  const medians = names.map((_, position) => ({
    requests: medianOf(position, 'requests'),
    microseconds: medianOf(position, 'microseconds'),
  }));
  const [ours = { requests: 0, microseconds: 0 }] = medians;
  for (const [position, { requests, microseconds }] of medians.entries()) {
    const name = names[position] ?? '';
    const target = TARGETS[name];
    const ratio = ours.requests / requests;
    if (target !== undefined && ratio < target) process.exitCode = 1;
    console.log(
      [
        name.padEnd(10),
        `${requests.toFixed(0).padStart(6)} requests/s`,
        `${microseconds.toFixed(0).padStart(5)} us CPU a request`,
        ...(target === undefined ? [] : [`ours: ${ratio.toFixed(2)} x requests/s (target ${target})`]),
        ...(target === undefined ? [] : [`${(microseconds / ours.microseconds).toFixed(2)} x CPU`]),
      ].join('  '),
    );
  }
};

const [bundle = 'dist', name] = process.argv.slice(2);
if (name !== undefined) await runServer(name, bundle);
else if (existsSync(join(bundle, 'sitec-manifest.json'))) await compare(bundle);
else {
  console.error(`${bundle} holds no bundle: npm run demo:build`);
  process.exitCode = 3;
}
