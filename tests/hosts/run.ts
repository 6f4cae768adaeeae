/**
 * `npm run test:hosts`: the suite of hosts against real servers, with the files that the compiler writes for them, over the example and over a
 * small site of nasty names. `--report=<file>` writes the counts as JSON, `--only=<name>` asks one host. Exit codes: 0 nothing unexpected, 1
 * otherwise, 2 no servers to run.
 */
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { serve } from '../../runtime/adapters/node.ts';
import { findServer, type ServerName } from '../servers.js';
import { buildExample } from '../tools/built-example.ts';
import { runChecks } from '../tools/checked-run.ts';
import type { CheckSet } from '../tools/outcome.ts';
import { buildFixture } from './fixture.ts';
import { checkNetlify } from './netlify.ts';
import { tools } from './platforms.ts';
import { checkRuntimes } from './runtimes.ts';
import { checkServer } from './servers.ts';
import { askHost, assertions, plainAssertions } from './suite.ts';
import type { Assertion } from './subject.ts';
import { checkVercel } from './vercel.ts';
import { checkCloudflare } from './workerd.ts';

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const isRequired = process.env.SITEC_TOOLS === 'required';

async function askOwnServer(title: string, dist: string, list: readonly Assertion[]): Promise<CheckSet> {
  const server = await serve(await loadBundle(dist), { port: 0, host: '127.0.0.1', limit: false });
  try {
    return { title, outcomes: await askHost(server.url, dist, list) };
  } finally {
    await server.close();
  }
}

const checkNode = async (folder: string): Promise<readonly CheckSet[]> => [
  await askOwnServer('node, example', (await buildExample(join(folder, 'example'))).dist, assertions),
  await askOwnServer('node, fixture', buildFixture(join(folder, 'fixture'), []).dist, assertions),
  await askOwnServer('node, no negotiation', buildFixture(join(folder, 'off'), [], { negotiate: 'off' }).dist, plainAssertions),
];

type Check = (folder: string) => Promise<readonly CheckSet[]>;

/** Something that is asked; `lacks` says in one line why it cannot be asked on this machine. */
interface Host {
  readonly name: string;
  readonly lacks: () => string | undefined;
  readonly check: Check;
}

const serverHost = (name: ServerName): Host => ({
  name,
  lacks: () =>
    findServer(name) === undefined ? `${name} is not installed on this machine; node tests/servers.js installs it where it may` : undefined,
  check: (folder) => checkServer(name, folder),
});

const platformHost = (name: string, check: Check): Host => ({ name, lacks: () => tools.install(), check });

const ALL: readonly Host[] = [
  { name: 'node', lacks: () => undefined, check: checkNode },
  ...(['nginx', 'caddy', 'apache'] as const).map(serverHost),
  platformHost('runtimes', checkRuntimes),
  platformHost('cloudflare', checkCloudflare),
  platformHost('netlify', checkNetlify),
  platformHost('vercel', checkVercel),
];

/** A host that cannot be asked is a line, or a failure where all of them are wanted; one that breaks off is a failure of its own. */
async function checkOrSkip({ name, lacks, check }: Host, folder: string): Promise<readonly CheckSet[]> {
  const fail = (reason: string): readonly CheckSet[] => [{ title: name, outcomes: [{ name: 'run', expected: 0, unexpected: [reason] }] }];
  const reason = lacks();
  if (reason === undefined) return check(join(folder, name)).catch((error: unknown) => fail(String(error)));
  if (isRequired) return fail(reason);
  process.stderr.write(`${name}: not asked: ${reason}\n`);
  return [];
}

const wanted = ALL.filter(({ name }) => only === undefined || only === name);

const unavailable = (): string | undefined =>
  wanted.every(({ lacks }) => lacks() !== undefined)
    ? `there is none of ${wanted.map(({ name }) => name).join(', ')} on this machine`
    : undefined;

process.exitCode = await runChecks('The suite of hosts is', unavailable, async (folder) => {
  // Servers that root starts read files as somebody else.
  chmodSync(folder, 0o755);
  const sets: CheckSet[] = [];
  for (const host of wanted) sets.push(...(await checkOrSkip(host, folder)));
  return sets;
});
