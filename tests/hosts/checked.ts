/** `sitec check` of what a host serves, as a user would run it: who publishes a bundle with the files for its host has done everything right. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import type { ProblemDocument, ReportDocument } from '../../cli/report/schema.ts';
import { probesHeaders } from '../../compiler/problems/probes/headers.ts';
import { assertion, want, type Assertion, type Subject } from './subject.ts';

const PROGRAM = resolve(import.meta.dirname, '../../build/cli/main.js');

/** A bundle with a rate limit is sent no messages: who looks at the limit after this must find all of it. */
const run = ({ client, index }: Subject): Promise<readonly ProblemDocument[]> => {
  const words = ['check', client.base.origin, '--json', ...(index.limit === null ? [] : ['--no-rpc'])];
  return new Promise((done, reject) =>
    execFile(process.execPath, [PROGRAM, ...words], { maxBuffer: 10_000_000 }, (error, stdout, stderr) => {
      if (stdout === '') return reject(error ?? new Error(`sitec check says nothing: ${stderr}`));
      const { score, problems } = JSON.parse(stdout) as ReportDocument;
      if (score === undefined) return reject(new Error(`sitec check checks nothing: ${problems.map(({ message }) => message).join('; ')}`));
      done(problems);
    }),
  );
};

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
