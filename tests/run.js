/**
 * `npm test`: builds, checks types, lints, finds a browser, runs every test. Stops at the first step that fails, with its exit code; the steps
 * that count run all. The last line is for machines and people alike: `N passed, N failed`.
 * The conformance suite, the scanners, the suite of hosts and the integrations need programs from elsewhere: without them they are skipped, or a failure when
 * SITEC_TOOLS is `required`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'sitec-test-'));
const unitReport = join(folder, 'vitest.json');
/** Exit code of a run with tools when there are none. */
const UNAVAILABLE = 2;

const steps = [
  ['npm', 'run', '--silent', 'build'],
  ['tsc', '--noEmit'],
  ['tsc', '-p', 'tsconfig.runtime.json'],
  ...(scripts['test:lint'] ? [['npm', 'run', '--silent', 'test:lint']] : []),
  ['npm', 'run', '--silent', 'test:package'],
  ['node', 'tests/chromium.js'],
  ['node', 'tests/redis.js'],
  ['node', 'tests/servers.js'],
];
const unitTests = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
/** Folders below tests/ whose `run.ts` checks with tools that are not of this package, and counts too. */
const toolRuns = ['conformance', 'scanners', 'hosts', 'integrations'];

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
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(readFileSync(unitReport, 'utf8'));
  const isBroken = ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  const failed = numFailedTests + testResults.filter(isBroken).length;
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
}

/** Runs one of the runs with tools; one that broke off counts as one failure, one without tools as one skipped test. */
function runWithTools(name) {
  const report = join(folder, `${name}.json`);
  const exitCode = run(['tsx', `tests/${name}/run.ts`, `--report=${report}`]);
  if (existsSync(report)) return { exitCode, skipped: 0, ...JSON.parse(readFileSync(report, 'utf8')) };
  const isSkipped = exitCode === UNAVAILABLE && process.env.SITEC_TOOLS !== 'required';
  return { exitCode: isSkipped ? 0 : exitCode, passed: 0, failed: isSkipped ? 0 : 1, skipped: isSkipped ? 1 : 0 };
}

/** Runs what counts, prints the last line, and gives the exit code. */
function runCounted() {
  const unit = run(unitTests);
  const all = [{ exitCode: unit, ...unitCounts() }, ...toolRuns.map(runWithTools)];
  const sum = (name) => all.reduce((total, counts) => total + counts[name], 0);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}\n`);
  return all.find((counts) => counts.exitCode !== 0)?.exitCode ?? 0;
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
