/**
 * `npm run test:hosts`: the suite of hosts against real servers, with the files that the compiler writes for them, over the example and over a
 * small site of nasty names. `--report=<file>` writes the counts as JSON. Exit codes: 0 nothing unexpected, 1 otherwise, 2 no servers to run.
 */
import { join } from 'node:path';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { serve } from '../../runtime/adapters/node.ts';
import { buildExample } from '../tools/built-example.ts';
import { runChecks } from '../tools/checked-run.ts';
import type { CheckSet } from '../tools/outcome.ts';
import { buildFixture } from './fixture.ts';
import { checkNetlify } from './netlify.ts';
import { tools } from './platforms.ts';
import { checkRuntimes } from './runtimes.ts';
import { askHost, assertions, plainAssertions } from './suite.ts';
import type { Assertion } from './subject.ts';
import { checkVercel } from './vercel.ts';
import { checkCloudflare } from './workerd.ts';

async function askOwnServer(title: string, dist: string, list: readonly Assertion[]): Promise<CheckSet> {
  const server = await serve(await loadBundle(dist), { port: 0, host: '127.0.0.1', limit: false });
  try {
    return { title, outcomes: await askHost(server.url, dist, list) };
  } finally {
    await server.close();
  }
}

process.exitCode = await runChecks(
  'The suite of hosts is',
  () => tools.install(),
  async (folder) => [
    await askOwnServer('node, example', (await buildExample(join(folder, 'example'))).dist, assertions),
    await askOwnServer('node, fixture', buildFixture(join(folder, 'fixture'), []).dist, assertions),
    await askOwnServer('node, no negotiation', buildFixture(join(folder, 'off'), [], { negotiate: 'off' }).dist, plainAssertions),
    ...(await checkRuntimes(join(folder, 'runtimes'))),
    ...(await checkCloudflare(join(folder, 'cloudflare'))),
    ...(await checkNetlify(join(folder, 'netlify'))),
    ...(await checkVercel(join(folder, 'vercel'))),
  ],
);
