/** Runs the command line as a child process. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { SITEC } from '../program.ts';
import { example } from './example.ts';

/** How a command ended. `code` is null when a signal ended it. */
export interface Outcome {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Command {
  readonly child: ChildProcess;
  readonly outcome: Promise<Outcome>;
}

interface Surroundings {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Everything that the command reads. @default nothing, as if from /dev/null */
  readonly stdin?: string;
}

/** Variables that steer a test runner or the machine of a CI, and would steer the command too. */
const FOREIGN = new Set(['NODE_OPTIONS', 'FORCE_COLOR', 'NO_COLOR', 'GITHUB_ACTIONS']);

/** Arguments of Node that run `sitec` with arguments of its own. */
export const nodeWords = (words: readonly string[]): string[] => [...SITEC, ...words];

/** Starts `sitec` with arguments. Variables of this machine that steer a build or its output are not passed on. */
export const start = (words: readonly string[], { cwd = example.folder, env = {}, stdin = '' }: Surroundings = {}): Command => {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('SITEC_') && !FOREIGN.has(name));
  const child = spawn(process.execPath, nodeWords(words), {
    cwd,
    env: { ...Object.fromEntries(own), ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(stdin);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (stderr += String(chunk)));
  const outcome = new Promise<Outcome>((resolve) => child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr })));
  return { child, outcome };
};

/** Runs `sitec` with arguments to its end. */
export const run = (words: readonly string[], surroundings?: Surroundings): Promise<Outcome> => start(words, surroundings).outcome;

/** Arguments that build the example into a folder, for another address when one is given. */
export const buildWords = (out: string, baseUrl = example.url): readonly string[] => [
  'build',
  example.rendered,
  '--config',
  example.config,
  '--base-url',
  baseUrl,
  '--out',
  out,
];

/** Waits until a command itself holds the lock of its output folder, which is when its build begins; throws when it ended before. */
export const locked = async (out: string, { child }: Command): Promise<void> => {
  const lock = `${out}.lock`;
  // A killed build leaves its lock behind, so that its mere presence says nothing.
  while (!lockText(lock).startsWith(`${String(child.pid)} `)) {
    if (child.exitCode !== null) throw new Error('The command ended before it built anything.');
    await sleep(2);
  }
};

/** What a lock says; empty when there is none, as in the moment between a lock that was left behind and the next one. */
const lockText = (lock: string): string => {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return '';
  }
};
