/** nginx, Caddy and Apache: with the files that the compiler writes for them, and with `sitec serve` behind them. */
import { join } from 'node:path';
import { prefixesOf } from '../../compiler/config/sections/proxy-ranges.ts';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { serve, type RunningServer } from '../../runtime/adapters/node.ts';
import type { ServerName } from '../servers.js';
import { holdPort } from '../tools/free-port.ts';
import type { CheckSet } from '../tools/outcome.ts';
import { startApache } from './apache.ts';
import { startCaddy } from './caddy.ts';
import { checkConfiguration } from './configuration-checks.ts';
import { buildFixture, type BuiltFixture } from './fixture.ts';
import { buildHostedExample } from './hosted-example.ts';
import { checkLimit } from './limit-checks.ts';
import { missesBy } from './misses.ts';
import { hasBrotli, startNginx } from './nginx.ts';
import type { Running } from './process.ts';
import { askWithClients } from './released-clients.ts';
import type { Assertion } from './subject.ts';
import { askHost, assertions, plainAssertions, type Misses } from './suite.ts';

interface Server {
  readonly start: (project: string, port: number, runtimes: readonly number[]) => Promise<Running>;
  readonly hasBrotli: boolean;
  /** How many runtimes share one limit: that of the server, or else each has its own. */
  readonly runtimes: number;
}

const SERVERS: Readonly<Record<ServerName, Server>> = {
  nginx: {
    start: startNginx,
    hasBrotli,
    runtimes: 2,
  },
  caddy: { start: startCaddy, hasBrotli: true, runtimes: 1 },
  apache: { start: startApache, hasBrotli: true, runtimes: 1 },
};

const DEFAULT_BURST = 20;

/** What a bundle has in Brotli: its large files. */
const LARGE = { example: ['openapi.json'], fixture: ['HTML of a page', 'the twin', 'negotiated markdown'] };

const missesOf = ({ hasBrotli }: Server, list: readonly Assertion[], large: readonly string[]): Misses =>
  hasBrotli
    ? {}
    : missesBy([{ name: new RegExp(`^(?:${large.join('|')}) is sent as br to `), reason: 'the module for brotli is not installed' }], list);

/** Serves a project with runtimes behind a server while something is checked. */
const during = async <Value>(
  server: Server,
  { project, dist }: BuiltFixture,
  count: number,
  check: (url: string, answered: () => readonly number[]) => Promise<Value>,
  wanted?: number,
): Promise<Value> => {
  const answered: number[] = [];
  const runtimes: RunningServer[] = [];
  const held = await holdPort();
  const port = wanted ?? held.port;
  try {
    for (let number = 0; number < count; number++) {
      answered.push(0);
      const onRequest = (): void => void (answered[number] = (answered[number] ?? 0) + 1);
      // Where several runtimes share a limit, theirs is off: what is refused was refused by the server.
      const limit = count > 1 ? ({ limit: false } as const) : {};
      runtimes.push(
        await serve(await loadBundle(dist), { port: 0, host: '127.0.0.1', trustedProxies: prefixesOf(['127.0.0.1']), onRequest, ...limit }),
      );
    }
    await held.release();
    const running = await server.start(
      project,
      port,
      runtimes.map(({ url }) => Number(new URL(url).port)),
    );
    try {
      return await check(running.url, () => answered);
    } finally {
      await running.stop();
    }
  } finally {
    for (const runtime of runtimes) await runtime.close();
  }
};

/** Everything about one server. */
export const checkServer = async (name: ServerName, folder: string): Promise<readonly CheckSet[]> => {
  const server = SERVERS[name];
  const held = await holdPort();
  // Clients go where the cards say.
  const example = await buildHostedExample(join(folder, 'example'), [name], `http://127.0.0.1:${held.port}`, { rateLimit: false });
  // The bundle also holds what another host reads.
  const fixture = await buildFixture(join(folder, 'fixture'), [name, 'cloudflare']);
  const off = await buildFixture(join(folder, 'off'), [name], { negotiate: 'off' });
  await held.release();
  const ofExample = await during(
    server,
    example,
    1,
    async (url) => [
      {
        title: `${name}, example`,
        outcomes: await askHost(url, example.dist, assertions, missesOf(server, assertions, LARGE.example)),
      },
      { title: `${name}, clients`, outcomes: await askWithClients(url, example) },
    ],
    held.port,
  );
  const ofFixture = await during(server, fixture, server.runtimes, async (url, answered) => [
    {
      title: `${name}, fixture`,
      outcomes: await askHost(url, fixture.dist, assertions, missesOf(server, assertions, LARGE.fixture)),
    },
    { title: `${name}, limit`, outcomes: await checkLimit(url, DEFAULT_BURST, answered) },
    { title: `${name}, configuration`, outcomes: checkConfiguration(name, fixture.project) },
  ]);
  const outcomes = await during(server, off, 1, (url) =>
    askHost(url, off.dist, plainAssertions, missesOf(server, plainAssertions, LARGE.fixture)),
  );
  return [...ofExample, ...ofFixture, { title: `${name}, no negotiation`, outcomes }];
};
