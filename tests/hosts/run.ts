/**
 * `npm run test:hosts`: the suite of hosts against real servers and platforms, with the files that the compiler writes for them, over the example
 * and over a small site of nasty names. `--report=<file>` writes the counts as JSON, `--only=<name>` asks one of them. Exit codes: 0 nothing
 * unexpected, 1 otherwise.
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
import type { Assertion } from './subject.ts';
import { askHost, assertions, plainAssertions } from './suite.ts';
import { checkVercel } from './vercel.ts';
import { checkCloudflare } from './workerd.ts';

/** What is asked, and why it cannot be asked on this machine. */
interface Subject {
  readonly name: string;
  readonly lacks: () => string | undefined;
  readonly check: (folder: string) => Promise<readonly CheckSet[]>;
}

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const isRequired = process.env.SITEC_TOOLS === 'required';

const askOwnServer = async (title: string, dist: string, list: readonly Assertion[]): Promise<CheckSet> => {
  const server = await serve(await loadBundle(dist), { port: 0, host: '127.0.0.1', limit: false });
  try {
    return { title, outcomes: await askHost(server.url, dist, list) };
  } finally {
    await server.close();
  }
};

const checkNode = async (folder: string): Promise<readonly CheckSet[]> => [
  await askOwnServer('node, example', (await buildExample(join(folder, 'example'))).dist, assertions),
  await askOwnServer('node, fixture', (await buildFixture(join(folder, 'fixture'), [])).dist, assertions),
  await askOwnServer('node, no negotiation', (await buildFixture(join(folder, 'off'), [], { negotiate: 'off' })).dist, plainAssertions),
];

const server = (name: ServerName): Subject => ({
  name,
  lacks: () => (findServer(name) === undefined ? 'it is not installed here; `node tests/servers.js` installs it where it may' : undefined),
  check: (folder) => checkServer(name, folder),
});

const platform = (name: string, check: Subject['check']): Subject => ({ name, lacks: () => tools.install(), check });

const SUBJECTS: readonly Subject[] = [
  { name: 'node', lacks: () => undefined, check: checkNode },
  server('nginx'),
  server('caddy'),
  server('apache'),
  platform('runtimes', checkRuntimes),
  platform('cloudflare', checkCloudflare),
  platform('netlify', checkNetlify),
  platform('vercel', checkVercel),
];

/** What cannot be asked is a line, or a failure where all of it is wanted; what breaks off is a failure of its own. */
const checkOrSkip = async ({ name, lacks, check }: Subject, folder: string): Promise<readonly CheckSet[]> => {
  const fail = (reason: string): readonly CheckSet[] => [{ title: name, outcomes: [{ name: 'run', expected: 0, unexpected: [reason] }] }];
  const reason = lacks();
  if (reason === undefined) return check(join(folder, name)).catch((error: unknown) => fail(String(error)));
  if (isRequired) return fail(reason);
  process.stderr.write(`${name}: not asked: ${reason}\n`);
  return [];
};

process.exitCode = await runChecks(
  'The suite of hosts is',
  () => (only !== undefined && !SUBJECTS.some(({ name }) => name === only) ? `there is no host ${only}` : undefined),
  async (folder) => {
    // Servers that root starts read files as somebody else.
    chmodSync(folder, 0o755);
    const sets: CheckSet[] = [];
    for (const subject of SUBJECTS.filter(({ name }) => only === undefined || only === name))
      sets.push(...(await checkOrSkip(subject, folder)));
    return sets;
  },
);
