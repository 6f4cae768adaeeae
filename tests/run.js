/**
 * `npm test`: builds, checks types, lints, packs, finds programs, runs every test. Steps that need nothing of each other run beside each other, as many
 * as there are processors, in two groups: first what has to hold before anything is counted, where nothing more is started once a step has failed and
 * its exit code is that of all; then what counts, which all runs. How a step ended is told at once; what it printed is kept together and comes in the
 * order of the lists below. The last line is for machines and people alike: `N passed, N failed`.
 * The conformance suite, the scanners, the suite of hosts and the integrations need programs from elsewhere: without them they are skipped, or a failure when
 * SITEC_TOOLS is `required`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'sitec-test-'));
/** Exit code of a run with tools when there are none. */
const UNAVAILABLE = 2;

const script = (name) => ({ words: ['npm', 'run', '--silent', name] });
const program = (name, ...after) => ({ words: ['node', `tests/${name}.js`], after });
const reportOf = (name) => join(folder, `${name}.json`);
/** A folder below tests/ whose `run.ts` checks with tools that are not of this package, and counts too. */
const toolRun = (name) => ({ words: ['tsx', `tests/${name}/run.ts`, `--report=${reportOf(name)}`] });

/** What has to hold, with the steps that each comes after. Debian installs for one at a time. */
const conditions = {
  build: script('build'),
  types: script('test:types'),
  lint: script('test:lint'),
  chromium: program('chromium'),
  redis: program('redis', 'chromium'),
  servers: program('servers', 'redis'),
  package: { ...script('test:package'), after: ['build'] },
};

/** What counts: the longest first, so that none of them is left alone at the end. */
const counted = {
  unit: { words: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf('unit')}`] },
  hosts: toolRun('hosts'),
  integrations: toolRun('integrations'),
  scanners: toolRun('scanners'),
  conformance: toolRun('conformance'),
};

/** Runs a program in the repository; gives its exit code and what it printed. */
function run([name, ...words]) {
  const path = [join(repository, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(name, words, {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    // What is read by one step must not be made anew by another one.
    env: { ...process.env, PATH: path, SITEC_BUILT: 'yes' },
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  return new Promise((done) => {
    child.once('error', (error) => chunks.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (code) => done({ exitCode: code ?? 1, printed: Buffer.concat(chunks) }));
  });
}

let free = availableParallelism();
const waiting = [];

/** Does some work as soon as a processor is free; who comes first is first. */
async function inTurn(work) {
  if (free === 0) await new Promise((go) => waiting.push(go));
  else free--;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }
}

/** Runs a step and tells how it ended. */
async function runStep(name, words) {
  const started = performance.now();
  const ended = await run(words);
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`${ended.exitCode === 0 ? 'done' : `ended with ${ended.exitCode}`}: ${name}, ${seconds} s\n`);
  return ended;
}

/** Runs steps and prints them in their order; gives their exit codes by name. With `isStrict` those that have not begun when one fails are left out. */
async function runSteps(steps, isStrict) {
  const results = {};
  let hasFailed = false;
  for (const [name, { words, after = [] }] of Object.entries(steps))
    results[name] = Promise.all(after.map((each) => results[each])).then(() =>
      inTurn(async () => {
        if (isStrict && hasFailed) return { exitCode: 0, printed: 'left out\n' };
        const ended = await runStep(name, words);
        hasFailed ||= ended.exitCode !== 0;
        return ended;
      }),
    );
  const exitCodes = {};
  for (const [name, result] of Object.entries(results)) {
    const { exitCode, printed } = await result;
    exitCodes[name] = exitCode;
    process.stdout.write(`\n> ${steps[name].words.join(' ')}\n`);
    process.stdout.write(printed);
  }
  return exitCodes;
}

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
  const { unit, ...tools } = await runSteps(counted, false);
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
