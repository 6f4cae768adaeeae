/** A server that runs in a process of its own as long as a check takes. */
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { holdPort } from '../tools/free-port.ts';

/** A program, and what it needs. */
export interface Program {
  readonly path: string;
  /** Its words, for a port of 127.0.0.1. */
  readonly words: (port: number) => readonly string[];
  readonly cwd: string;
  readonly environment?: (port: number) => Readonly<Record<string, string>>;
}

/** A server that answers. */
interface Running {
  readonly url: string;
  /** What it said at its end, when that came by itself. */
  readonly fault: () => string | undefined;
  stop(): Promise<void>;
}

/** Most time until a server answers, and until it has stopped. Milliseconds. */
const PATIENCE = { start: 90_000, stop: 10_000 } as const;

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return true;
    },
    () => false,
  );

/** Starts a server on a port, or on a free one. Throws with its words when it does not answer. */
async function start({ path, words, cwd, environment }: Program, wanted?: number): Promise<Running> {
  const held = wanted === undefined ? await holdPort() : null;
  const port = wanted ?? held?.port ?? 0;
  await held?.release();
  const child = spawn(path, words(port), {
    cwd,
    env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1', ...environment?.(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      said += error.message;
      resolve();
    });
    child.on('close', () => resolve());
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await Promise.race([ended, sleep(PATIENCE.stop, undefined, { ref: false })]);
    child.kill('SIGKILL');
  };
  const fault = (): string | undefined => (child.exitCode === null && child.signalCode === null ? undefined : said.slice(-2000));
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + PATIENCE.start;
  while (Date.now() < until && child.exitCode === null && child.pid !== undefined) {
    if (await answers(`${url}/robots.txt`)) return { url, stop, fault };
    await sleep(100);
  }
  await stop();
  throw new Error(`${path} does not answer at ${url}: ${said.slice(-2000)}`);
}

/** Checks something while a server runs. */
export async function during<Value>(program: Program, check: (url: string) => Promise<Value>, port?: number): Promise<Value> {
  const server = await start(program, port);
  try {
    const value = await check(server.url);
    const fault = server.fault();
    if (fault !== undefined) throw new Error(`${program.path} ended while it was asked: ${fault}`);
    return value;
  } finally {
    await server.stop();
  }
}
