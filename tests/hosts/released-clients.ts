/** The tests of the example with the released clients of MCP and A2A, against a server that somebody else started. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Example } from '../example/example.ts';
import type { Outcome } from '../tools/outcome.ts';
import type { BuiltFixture } from './fixture.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');
const TESTS = ['mcp-clients', 'a2a-clients'].map((name) => `tests/example/${name}.test.ts`);

/** Of the report of vitest what is read. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs the tests against the example at an address, where it must be without a rate limit. */
export const askWithClients = async (url: string, { project, dist }: BuiltFixture): Promise<readonly Outcome[]> => {
  const example: Example = {
    url,
    repository: REPOSITORY,
    folder: project,
    rendered: join(project, 'site'),
    dist,
    config: join(project, 'sitec.config.json'),
  };
  const file = join(project, 'vitest.json');
  const words = [
    'run',
    '--config',
    join(import.meta.dirname, 'vitest.config.js'),
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...TESTS,
  ];
  const child = spawn(process.execPath, [join(REPOSITORY, 'node_modules/vitest/vitest.mjs'), ...words], {
    cwd: REPOSITORY,
    env: { ...process.env, SITEC_EXAMPLE: JSON.stringify(example) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((done) => child.on('close', done));
  if (!existsSync(file)) return [{ name: 'run', expected: 0, unexpected: ['vitest wrote no report'] }];
  return outcomesOf(JSON.parse(readFileSync(file, 'utf8')) as Report);
};

/** A file that cannot even be loaded has no tests and counts as one failure. */
const outcomesOf = ({ testResults }: Report): readonly Outcome[] =>
  testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length === 0
      ? [{ name, expected: 0, unexpected: [message ?? 'no tests'] }]
      : assertionResults.map(({ fullName, status, failureMessages }) => ({
          name: fullName,
          expected: 0,
          unexpected: status === 'passed' ? [] : [failureMessages.join(' ').slice(0, 500) || status],
        })),
  );
