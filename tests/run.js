/**
 * `npm test`: builds, checks types, lints, finds a browser, runs every test. Stops at the first step that fails, with its exit code; the steps
 * that count run all. The last line is for machines and people alike: `N passed, N failed`.
 * The conformance suite needs tools from the network: without them it is skipped, or a failure when SITEC_CONFORMANCE is `required`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'sitec-test-'));
const reports = { vitest: join(folder, 'vitest.json'), conformance: join(folder, 'conformance.json') };
/** Exit code of the conformance run when there are no tools to run it with. */
const UNAVAILABLE = 2;

const steps = [
  ['npm', 'run', '--silent', 'build'],
  ['tsc', '--noEmit'],
  ['tsc', '-p', 'tsconfig.runtime.json'],
  ...(scripts['test:lint'] ? [['npm', 'run', '--silent', 'test:lint']] : []),
  ['npm', 'run', '--silent', 'test:package'],
  ['node', 'tests/chromium.js'],
  ['node', 'tests/redis.js'],
];
/** What counts in the last line. */
const counted = [
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`],
  ['tsx', 'tests/conformance/run.ts', `--report=${reports.conformance}`],
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

/** Counts of vitest's report. A file that cannot even be loaded has no tests and counts as one failure. */
function unitCounts() {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(readFileSync(reports.vitest, 'utf8'));
  const isBroken = ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  const failed = numFailedTests + testResults.filter(isBroken).length;
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
}

/** Counts of the conformance run; one that broke off counts as one failure, one without tools as one skipped test. */
function conformanceCounts(isSkipped) {
  if (!existsSync(reports.conformance)) return { passed: 0, failed: isSkipped ? 0 : 1, skipped: isSkipped ? 1 : 0 };
  const { passed, failed } = JSON.parse(readFileSync(reports.conformance, 'utf8'));
  return { passed, failed, skipped: 0 };
}

/** Runs what counts, prints the last line, and gives the exit code. */
function runCounted() {
  const [unit, conformance] = counted.map(run);
  const isSkipped = conformance === UNAVAILABLE && process.env.SITEC_CONFORMANCE !== 'required';
  const all = [unitCounts(), conformanceCounts(isSkipped)];
  const sum = (name) => all.reduce((total, counts) => total + counts[name], 0);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}\n`);
  return unit || (isSkipped ? 0 : conformance);
}

let exitCode = 0;
try {
  for (const step of steps) {
    exitCode = run(step);
    if (exitCode !== 0) break;
  }
  if (exitCode === 0) exitCode = runCounted();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = exitCode;
