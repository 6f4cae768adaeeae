/** `sitec check` of what a host serves, as a user would run it: who publishes a bundle with the files for its host has done everything right. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProblemDocument, ReportDocument } from '../../cli/report/schema.ts';
import { probesHeaders } from '../../compiler/problems/probes/headers.ts';
import { runCheck } from '../tools/built-sitec.ts';
import { assertion, want, type Assertion, type Subject } from './subject.ts';

/** What the command line gives when nothing is said. */
const DEFAULTS = { timeout: 10, concurrency: 4 } as const;

/** A bundle with a rate limit is sent no messages: who looks at the limit after this must find all of it. */
async function run({ client, index }: Subject): Promise<readonly ProblemDocument[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sitec-checked-'));
  const file = join(folder, 'check.json');
  try {
    const words = { ...DEFAULTS, reporter: [`json=${file}`], silent: true, rpc: index.limit === null };
    const exitCode = await runCheck(client.base.origin, words);
    if (exitCode > 1) throw new Error(`sitec check ends with ${exitCode}`);
    const { score, problems } = JSON.parse(readFileSync(file, 'utf8')) as ReportDocument;
    if (score === undefined) throw new Error(`sitec check checks nothing: ${problems.map(({ message }) => message).join('; ')}`);
    return problems;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const known = new WeakMap<Subject, Promise<readonly ProblemDocument[]>>();

/** Of one subject it is run once. */
const check = (subject: Subject): Promise<readonly ProblemDocument[]> => {
  const problems = known.get(subject) ?? run(subject);
  known.set(subject, problems);
  return problems;
};

const said = (problems: readonly ProblemDocument[]): string => problems.map(({ code, message }) => `${code} ${message}`).join('; ');

const UNCOMPRESSED = probesHeaders.compression.code;

/** Of some platforms what compresses is not here: it is an assertion of its own, so that the others hold there too. */
const compressed = assertion('sitec check finds nothing that is not compressed', async (subject) => {
  const found = (await check(subject)).filter(({ code }) => code === UNCOMPRESSED);
  want(found.length === 0, said(found));
});

/** What `sitec check` says, also of a site with `negotiate: 'off'`: nobody is told of what the bundle does not want. */
export const checked: readonly Assertion[] = [
  assertion('sitec check finds nothing else', async (subject) => {
    const found = (await check(subject)).filter(({ code }) => code !== UNCOMPRESSED);
    want(found.length === 0, said(found));
  }),
  compressed,
];
