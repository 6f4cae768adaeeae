/**
 * The server of `sitec serve` as a separate program, which `npm run build` bundles into one file: `node node-server.js [folder]` needs no
 * packages. The default folder is `dist` beside the file; HOST and PORT set the address.
 */
import { fileURLToPath } from 'node:url';
import { thrownReason } from '../../compiler/base/errors.ts';
import { serve } from '../../runtime/adapters/node.ts';
import { printable } from '../report/printable.ts';
import { refuse } from '../terminal/exit.ts';
import { endAtUncaughtErrors, endInTime, stopSignal } from '../terminal/stop.ts';
import { followBundle, loadCurrentBundle } from './reload.ts';

const DEFAULT_PORT = '4321';
const DEFAULT_HOST = '127.0.0.1';
const HIGHEST_PORT = 65_535;

const report = (error: unknown): void => void process.stderr.write(`error  ${printable(thrownReason(error))}\n`);

const serveUntilStopped = async (folder: string, host: string, port: number): Promise<void> => {
  const { bundle, state } = await loadCurrentBundle(folder);
  const server = await serve(bundle, { host, port, report });
  const [stopped, unfollow] = [stopSignal(), followBundle(folder, state, server)];
  process.stdout.write(`serving ${printable(folder)} at ${server.url}\n`);
  await stopped;
  endInTime();
  unfollow();
  await server.close();
};

const failInternally = (error: unknown): number => {
  process.stderr.write(`error  Internal error, the server stops; this is a bug: ${printable(thrownReason(error))}\n`);
  return 70;
};

/** Serves until SIGINT or SIGTERM; returns the exit code. */
const run = async (folder: string, host = DEFAULT_HOST, port = DEFAULT_PORT): Promise<number> => {
  if (!/^\d{1,5}$/.test(port) || Number(port) > HIGHEST_PORT)
    return refuse(`PORT must be a number from 0 to ${HIGHEST_PORT}, not ${port}.`);
  endAtUncaughtErrors(failInternally);
  try {
    await serveUntilStopped(folder, host, Number(port));
    return 0;
  } catch (error) {
    const reason = expectedFailure(error, `${host}:${port}`);
    if (reason === null) throw error;
    return refuse(reason);
  }
};

/** The error in one sentence; null for a bug. */
const expectedFailure = (error: unknown, address: string): string | null => {
  if (!(error instanceof Error)) return null;
  // System errors have a code. The loader of bundles throws errors of one sentence.
  if ('code' in error) return `Cannot listen on ${address}: ${error.message}`;
  return error.name === 'Error' ? error.message : null;
};

const { HOST, PORT } = process.env;
process.exitCode = await run(process.argv[2] ?? fileURLToPath(new URL('dist', import.meta.url)), HOST, PORT);
