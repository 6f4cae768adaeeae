/**
 * `npm test`: builds, checks types, lints, packs, finds programs, runs every test. Steps that need nothing of each other run beside each other, as many
 * as there are processors, in two groups: first what has to hold before anything is counted, where nothing more is started once a step has failed and
 * its exit code is that of all; then what counts, which all runs. How a step ended is told at once; what it printed is kept together and comes in the
 * order of the lists below. The last line is for machines and people alike: `N passed, N failed`.
 * The conformance suite, the scanners, the suite of hosts and the integrations need programs from elsewhere: without them they are skipped, or a failure when
 * SITEC_TOOLS is `required`.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSteps } from './steps.js';

const folder = mkdtempSync(join(tmpdir(), 'sitec-test-'));
/** Exit code of a run with tools when there are none. */
const UNAVAILABLE = 2;

const script = (name) => ({ words: ['npm', 'run', '--silent', name] });
const program = (name, ...after) => ({ words: ['node', `tests/${name}.js`], after });
const reportOf = (name) => join(folder, `${name}.json`);
/** A folder below tests/ whose `run.ts` checks with tools that are not of this package, and counts too. */
const toolRun = (name) => ({ words: ['tsx', `tests/${name}/run.ts`, `--report=${reportOf(name)}`], after: ['unit'] });

/** What has to hold, with the steps that each comes after. Debian installs for one at a time. */
const conditions = {
  build: script('build'),
  types: script('test:types'),
  lint: script('test:lint'),
  chromium: program('chromium'),
  redis: program('redis', 'chromium'),
  servers: program('servers', 'redis'),
  generators: program('generators', 'servers'),
  package: { ...script('test:package'), after: ['build'] },
};

/**
 * What counts. vitest keeps all processors busy by itself, so that tests of how long something waits would fail beside others; then the longest run
 * first, so that none of them is left alone at the end.
 */
const counted = {
  unit: {
    words: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf('unit')}`],
    // What others read must not be made anew meanwhile.
    environment: { SITEC_BUILT: 'yes' },
  },
  hosts: toolRun('hosts'),
  integrations: toolRun('integrations'),
  scanners: toolRun('scanners'),
  conformance: toolRun('conformance'),
};

/** Counts of vitest's report; a run that broke off counts as one failure, and so does a file that cannot even be loaded and has no tests. */
function unitCounts(exitCode) {
  if (!existsSync(reportOf('unit'))) return { exitCode, passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(readFileSync(reportOf('unit'), 'utf8'));
  const isBroken = ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  const failed = numFailedTests + testResults.filter(isBroken).length;
  return { exitCode, passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
}

/** Counts of one of the runs with tools; one that broke off counts as one failure, one without tools as one skipped test. */
function countsOf(name, exitCode) {
  if (existsSync(reportOf(name))) return { exitCode, skipped: 0, ...JSON.parse(readFileSync(reportOf(name), 'utf8')) };
  const isSkipped = exitCode === UNAVAILABLE && process.env.SITEC_TOOLS !== 'required';
  return { exitCode: isSkipped ? 0 : exitCode, passed: 0, failed: isSkipped ? 0 : 1, skipped: isSkipped ? 1 : 0 };
}

/** Runs what counts, prints the last line, and gives the exit code. */
async function runCounted() {
  const { unit, ...tools } = await runSteps(counted);
  const all = [unitCounts(unit), ...Object.entries(tools).map(([name, exitCode]) => countsOf(name, exitCode))];
  const sum = (name) => all.reduce((total, counts) => total + counts[name], 0);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}\n`);
  return all.find(({ exitCode }) => exitCode !== 0)?.exitCode ?? 0;
}

try {
  const failed = Object.values(await runSteps(conditions, true)).find((exitCode) => exitCode !== 0);
  process.exitCode = failed ?? (await runCounted());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
