/** Lighthouse: its category for agents. */
import { readFileSync } from 'node:fs';
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
  readonly categories: Readonly<Record<string, { readonly auditRefs: readonly { readonly id: string }[] }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

const CATEGORY = 'agentic-browsing';
const FLAGS = [
  '--headless',
  ...CHROMIUM_FLAGS,
  '--enable-features=WebMCP',
  // Nothing but this machine can be found.
  "--host-resolver-rules='MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'",
];
/**
 * Lowest scores besides 1. The catalogue lists the OpenAPI description and llms.txt, whose types are not among those that ARD 0.9 names: one
 * warning of low severity each, which makes 0.9.
 */
const ACCEPTED: Readonly<Record<string, number>> = { 'ard-schema': 0.9 };
/** What has to be there: an audit that is no longer made says nothing. */
const APPLICABLE = [
  'agent-accessibility-tree',
  'webmcp-registered-tools',
  'webmcp-schema-validity',
  'cumulative-layout-shift',
  'llms-txt',
  'ard-schema',
];

/** Every audit that applies has the score 1, or the accepted one. */
export const scanWithLighthouse = async ({ url, folder, browser }: ScannedSite): Promise<readonly Outcome[]> => {
  const file = join(folder, 'lighthouse.json');
  const words = [
    `${url}/pricing`,
    `--only-categories=${CATEGORY}`,
    `--chrome-flags=${FLAGS.join(' ')}`,
    '--no-enable-error-reporting',
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
  ];
  const { code, stderr } = await tools.run('lighthouse/cli/index.js', words, folder, { CHROME_PATH: browser });
  if (code !== 0) return [{ name: 'run', expected: 0, unexpected: [`exit code ${code}: ${stderr.slice(0, 500)}`] }];
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const names = (categories[CATEGORY]?.auditRefs ?? []).map(({ id }) => id);
  const applied = names.filter((name) => audits[name]?.scoreDisplayMode !== 'notApplicable');
  const missing = APPLICABLE.filter((name) => !applied.includes(name));
  return [
    ...applied.map((name) => judge(name, audits[name])),
    ...missing.map((name) => ({ name, expected: 0, unexpected: ['it does not apply'] })),
  ];
};

const judge = (name: string, audit: Audit | undefined): Outcome => {
  const score = audit?.score ?? 0;
  const isGood = score >= (ACCEPTED[name] ?? 1);
  return { name, expected: 0, unexpected: isGood ? [] : [`score ${score}${audit?.explanation ? `: ${audit.explanation}` : ''}`] };
};
