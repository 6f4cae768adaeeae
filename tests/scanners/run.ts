/**
 * `npm run test:scanners`: programs that judge sites for agents, on the example as it is served. Nothing leaves this machine. `--report=<file>`
 * writes the counts as JSON. Exit codes: 0 nothing unexpected, 1 otherwise, 2 no tools to run.
 */
import { join } from 'node:path';
import { serve } from '../../runtime/adapters/node.ts';
import { findChromium } from '../chromium.js';
import { buildExample } from '../tools/built-example.ts';
import { runChecks } from '../tools/checked-run.ts';
import { holdPort } from '../tools/free-port.ts';
import { inLanes } from '../tools/in-lanes.ts';
import type { CheckSet, Outcome } from '../tools/outcome.ts';
import { scanWithAfdocs } from './afdocs.ts';
import { scanWithAgentReadability } from './agent-readability.ts';
import { scanWithHtmlValidate } from './html-validate.ts';
import { scanWithLighthouse } from './lighthouse.ts';
import { tools, type ScannedSite } from './scanned-site.ts';
import { scanWithSkillsRef } from './skills-ref.ts';

const SCANNERS: Readonly<Record<string, (site: ScannedSite) => Promise<readonly Outcome[]>>> = {
  afdocs: scanWithAfdocs,
  'agent-readability': scanWithAgentReadability,
  Lighthouse: scanWithLighthouse,
  'skills-ref': scanWithSkillsRef,
  'html-validate': scanWithHtmlValidate,
};

/** A scanner that thinks for seconds takes a connection that was closed meanwhile for a page that does not answer. Milliseconds. */
const PATIENT = { keepAlive: 120_000 };

const browser = findChromium();

/** Some wait most of the time, others compute. A scanner that breaks off is a failure of its own. */
const scan = (site: ScannedSite): Promise<readonly CheckSet[]> =>
  inLanes(Object.entries(SCANNERS), async ([title, scanner]) => {
    const outcomes = await scanner(site).catch((error: unknown) => [{ name: 'run', expected: 0, unexpected: [String(error)] }]);
    return { title, outcomes };
  });

/** The pages that sitec writes for a host that serves files only are others. */
const validatePlain = async (folder: string, url: string): Promise<CheckSet> => {
  const { rendered, dist, report } = await buildExample(join(folder, 'plain'), url, 'any');
  const outcomes = await scanWithHtmlValidate({ url, rendered, dist, report, folder, browser: '' });
  return { title: 'html-validate, for a host of files', outcomes };
};

const checkExample = async (folder: string): Promise<readonly CheckSet[]> => {
  const held = await holdPort();
  // The scanners look for the addresses that the bundle names.
  const { bundle, ...built } = await buildExample(folder, `http://127.0.0.1:${held.port}`);
  await held.release();
  const server = await serve(bundle, { port: held.port, host: '127.0.0.1', limit: false, timeouts: PATIENT });
  try {
    const sets = await scan({ url: server.url, ...built, folder, browser: browser ?? '' });
    return [...sets, await validatePlain(folder, server.url)];
  } finally {
    await server.close();
  }
};

const install = (): string | undefined => (browser === undefined ? 'there is no Chromium' : tools.install());

process.exitCode = await runChecks('The scanners are', install, checkExample);
