/** A program that is run to its end, while others run. */
import { spawn } from 'node:child_process';

/** How a program ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** No run of a tool takes longer than seconds; one that hangs must not hold a whole check. */
const PATIENCE_MS = 180_000;

/** Runs a program in a folder. Throws when it cannot be started. */
export const runProgram = (
  program: string,
  words: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Ended> => {
  const child = spawn(program, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: PATIENCE_MS });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) child[name].setEncoding('utf8').on('data', (text: string) => (printed[name] += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...printed }));
  });
};
