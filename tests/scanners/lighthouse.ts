/** Lighthouse: its category for agents on one page, and what it checks for people on every kind of page that sitec writes or changes. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CHROMIUM_FLAGS } from '../chromium.js';
import type { Outcome } from '../tools/outcome.ts';
import { tools, type ScannedSite } from './scanned-site.ts';

interface Audit {
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly explanation?: string;
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

const FOR_AGENTS = 'agentic-browsing';
const FOR_PEOPLE = ['accessibility', 'best-practices'];
/** A page of the site, a page that has the tools of WebMCP, the page for developers, and an address that does not exist. */
const PAGES = ['/', '/pricing', '/developers/', '/missing-page'];
/** Audits that cannot pass on a page: a browser logs the status 404 of the page itself as an error. */
const SKIPPED: Readonly<Record<string, string>> = { '/missing-page': 'errors-in-console' };
const FLAGS = [
  '--headless',
  ...CHROMIUM_FLAGS,
  '--enable-features=WebMCP',
  // Nothing but this machine can be found.
  "--host-resolver-rules='MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'",
];
/** Lowest scores besides 1. */
const LOWEST: Readonly<Record<string, number>> = { 'ard-schema': 0.9 };
/** What has to be there: a version of Lighthouse without the audit would pass unnoticed. */
const APPLICABLE = [
  'agent-accessibility-tree',
  'webmcp-registered-tools',
  'webmcp-schema-validity',
  'cumulative-layout-shift',
  'llms-txt',
  'ard-schema',
];

/** Lighthouse's report on a page. Throws with what it printed when it fails. */
const reportOn = async (address: string, categories: readonly string[], { folder, browser }: ScannedSite): Promise<Report> => {
  const file = join(folder, 'lighthouse.json');
  const words = [
    address,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${FLAGS.join(' ')}`,
    '--no-enable-error-reporting',
    '--ignore-status-code',
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
  ];
  const { code, stderr } = await tools.run('lighthouse/cli/index.js', words, folder, { CHROME_PATH: browser });
  if (code !== 0) throw new Error(`exit code ${code}: ${stderr.slice(0, 500)}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
};

/** Serves the report of the build on this machine while something reads it. */
const whileReportIsServed = async <Result>(file: string, read: (address: string) => Promise<Result>): Promise<Result> => {
  const html = readFileSync(file);
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 204, { 'content-type': 'text/html; charset=utf-8' });
    response.end(request.url === '/' ? html : undefined);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    return await read(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

/** Every audit for agents that applies has the score 1, or the accepted one. */
const scanForAgents = async (site: ScannedSite): Promise<readonly Outcome[]> => {
  const { categories, audits } = await reportOn(`${site.url}/pricing`, [FOR_AGENTS], site);
  const names = (categories[FOR_AGENTS]?.auditRefs ?? []).map(({ id }) => id);
  const applied = names.filter((name) => audits[name]?.scoreDisplayMode !== 'notApplicable');
  const missing = APPLICABLE.filter((name) => !applied.includes(name));
  return [
    ...applied.map((name) => judge(name, audits[name])),
    ...missing.map((name) => ({ name, expected: 0, unexpected: ['it does not apply'] })),
  ];
};

/** Every audit for people that counts and applies has the score 1, which makes 100 of 100; one outcome for a category of a page. */
const scanForPeople = async (name: string, address: string, site: ScannedSite): Promise<readonly Outcome[]> => {
  const { categories, audits } = await reportOn(address, FOR_PEOPLE, site);
  return FOR_PEOPLE.map((category) => {
    const counted = (categories[category]?.auditRefs ?? []).filter(
      ({ id, weight }) => weight > 0 && audits[id]?.score !== null && SKIPPED[name] !== id,
    );
    const failed = counted.flatMap(({ id }) => judge(id, audits[id]).unexpected.map((reason) => `${id}: ${reason}`));
    return { name: `${name}: ${category}`, expected: 0, unexpected: counted.length > 0 ? failed : ['Lighthouse made no audit'] };
  });
};

/** What Lighthouse finds for agents, and for people on each page and on the report. */
export const scanWithLighthouse = async (site: ScannedSite): Promise<readonly Outcome[]> => {
  const outcomes = [...(await scanForAgents(site))];
  for (const path of PAGES) outcomes.push(...(await scanForPeople(path, site.url + path, site)));
  const ofReport = await whileReportIsServed(site.report, (address) => scanForPeople('report', address, site));
  return [...outcomes, ...ofReport];
};

const judge = (name: string, audit: Audit | undefined): Outcome => {
  const score = audit?.score ?? 0;
  const isGood = score >= (LOWEST[name] ?? 1);
  return { name, expected: 0, unexpected: isGood ? [] : [`score ${score}${audit?.explanation ? `: ${audit.explanation}` : ''}`] };
};
