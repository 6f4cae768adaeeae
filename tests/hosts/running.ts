/** Programs that are servers as long as a check takes. */
import { holdPort } from '../tools/free-port.ts';
import { start } from './process.ts';

/** A program, and what it needs. */
export interface Program {
  readonly path: string;
  /** Its words, for a port of 127.0.0.1. */
  readonly words: (port: number) => readonly string[];
  readonly cwd: string;
  readonly environment?: (port: number) => Readonly<Record<string, string>>;
}

const freePort = async (): Promise<number> => {
  const { port, release } = await holdPort();
  await release();
  return port;
};

/** Checks something while a server runs at a port, or at a free one. Throws with what it printed when it ends before. */
export const during = async <Value>(
  { path, words, cwd, environment }: Program,
  check: (url: string) => Promise<Value>,
  wanted?: number,
): Promise<Value> => {
  const port = wanted ?? (await freePort());
  const server = await start(path, words(port), port, cwd, { NODE_OPTIONS: '', NO_COLOR: '1', ...environment?.(port) });
  try {
    const value = await check(server.url);
    const fault = server.fault();
    if (fault !== undefined) throw new Error(`${path} ended while it was asked: ${fault}`);
    return value;
  } finally {
    await server.stop();
  }
};
