/**
 * `npm test`: builds, checks types, lints, finds a browser, runs every test. Stops at the first step that fails, with its exit code.
 * The last line is for machines and people alike: `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'sitec-test-'));
const report = join(folder, 'report.json');

const steps = [
  ['npm', 'run', '--silent', 'build'],
  ['tsc', '--noEmit'],
  ['tsc', '-p', 'tsconfig.runtime.json'],
  ...(scripts['test:lint'] ? [['npm', 'run', '--silent', 'test:lint']] : []),
  ['npm', 'run', '--silent', 'test:package'],
  ['node', 'tests/chromium.js'],
  ['node', 'tests/redis.js'],
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
];

/** Runs one step in the repository and gives its exit code. */
function run([program, ...words]) {
  process.stdout.write(`\n> ${[program, ...words].join(' ')}\n`);
  const path = [join(repository, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const windows = process.platform === 'win32';
  const { status, error } = spawnSync(program, words, {
    cwd: repository,
    stdio: 'inherit',
    shell: windows,
    env: { ...process.env, PATH: path },
  });
  if (error) process.stderr.write(`${program}: ${error.message}\n`);
  return status ?? 1;
}

/** The last line, counted from vitest's report. A file that cannot even be loaded has no tests and counts as one failure. */
function summary() {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const isBroken = ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  const failed = numFailedTests + testResults.filter(isBroken).length;
  const skipped = numPendingTests + numTodoTests;
  return `${numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

let exitCode = 0;
try {
  for (const step of steps) {
    exitCode = run(step);
    if (step[0] === 'vitest') process.stdout.write(`\n${summary()}\n`);
    if (exitCode !== 0) break;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = exitCode;
