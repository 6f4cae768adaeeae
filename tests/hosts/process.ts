/** A server as a process, on a port of the loopback interface. */
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A running server. */
export interface Running {
  readonly url: string;
  stop(): Promise<void>;
  /** What it printed when it has ended by itself; undefined while it runs. */
  readonly fault: () => string | undefined;
}

/** Some platforms compile what they run before they listen. */
const PATIENCE_MS = 90_000;

/** Starts a program that stays in the foreground, and waits until somebody answers at the port. Throws with what it printed when it ends before. */
export const start = async (
  program: string,
  words: readonly string[],
  port: number,
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Running> => {
  const child = spawn(program, words, { cwd: folder, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  // One that cannot be started says so by an event, and then ends.
  child.once('error', (error) => (printed += error.message));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || child.pid === undefined) throw new Error(`${program} ended: ${printed}`);
    if (performance.now() > deadline) {
      await stop();
      throw new Error(`${program} does not listen at ${port}: ${printed}`);
    }
    await pause(50);
  }
  const fault = (): string | undefined => (child.exitCode === null && child.signalCode === null ? undefined : printed.slice(-2000));
  return { url: `http://127.0.0.1:${port}`, stop, fault };
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
