/**
 * Programs that are run beside each other, as many as there are processors. How one ended is told at once; what it printed is kept together and comes
 * in the order of the list.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '..');

/** Runs a program in the repository; gives its exit code and what it printed. */
function run([name, ...words], environment) {
  const path = [join(repository, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(name, words, {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: path, ...environment },
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  return new Promise((done) => {
    child.once('error', (error) => chunks.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (code) => done({ exitCode: code === null || code < 0 ? 1 : code, printed: Buffer.concat(chunks) }));
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
async function runStep(name, { words, environment }) {
  const started = performance.now();
  const ended = await run(words, environment);
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`${ended.exitCode === 0 ? 'done' : `ended with ${ended.exitCode}`}: ${name}, ${seconds} s\n`);
  return ended;
}

/**
 * Runs steps, each `{ words, after, environment }` under its name, where `after` names those that have to end before. Prints them in their order and gives
 * their exit codes by name. With `isStrict` those that have not begun when one fails are left out.
 */
export async function runSteps(steps, isStrict = false) {
  const results = {};
  let hasFailed = false;
  for (const [name, step] of Object.entries(steps))
    results[name] = Promise.all((step.after ?? []).map((each) => results[each])).then(() =>
      inTurn(async () => {
        if (isStrict && hasFailed) return { exitCode: 0, printed: 'left out\n' };
        const ended = await runStep(name, step);
        hasFailed ||= ended.exitCode !== 0;
        return ended;
      }),
    );
  const exitCodes = {};
  for (const [name, { words, shown = words.join(' ') }] of Object.entries(steps)) {
    const { exitCode, printed } = await results[name];
    exitCodes[name] = exitCode;
    process.stdout.write(`\n> ${shown}\n`);
    process.stdout.write(printed);
  }
  return exitCodes;
}
