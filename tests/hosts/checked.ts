/** `sitec check` of what a host serves, as a user would run it. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import type { ReportDocument } from '../../cli/report/report-schema.ts';
import { assertion, want, type Assertion, type Subject } from './subject.ts';

const PROGRAM = resolve(import.meta.dirname, '../../build/cli/main.js');

const check = ({ client, index }: Subject): Promise<ReportDocument> => {
  // Of a bundle with a limit the messages are left for who looks at the limit.
  const words = ['check', client.base.origin, '--json', ...(index.limit === null ? [] : ['--no-rpc'])];
  return new Promise((done, reject) =>
    execFile(process.execPath, [PROGRAM, ...words], { maxBuffer: 10_000_000 }, (error, stdout) =>
      stdout === '' ? reject(error ?? new Error('sitec check prints nothing')) : done(JSON.parse(stdout) as ReportDocument),
    ),
  );
};

/** Who publishes a bundle with the files for its host has done everything right. */
export const checked: Assertion = assertion('sitec check finds nothing', async (subject) => {
  const { problems, score } = await check(subject);
  want(problems.length === 0 && score !== undefined, problems.map(({ code, message }) => `${code} ${message}`).join('; '));
});
