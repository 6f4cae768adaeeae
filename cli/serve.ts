import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serve } from '../runtime/adapters/node.ts';
import { MANIFEST_FILE } from '../runtime/bundle.ts';
import { loadCurrentBundle, type CurrentBundle } from './current-bundle.ts';
import { listenFailure } from './listen-failure.ts';
import { refuse } from './refusal.ts';
import { followBundle } from './reload.ts';
import { baseUrlNote, tryOutLines } from './report/try-out.ts';
import { endAtUncaughtErrors, endInTime, stopSignal } from './stop.ts';
import { openTraffic, type Traffic, type TrafficFlags } from './traffic.ts';

/** Flags of `sitec serve` as the command line gives them. */
export interface ServeFlags extends TrafficFlags {
  readonly port: number;
  readonly host: string;
  readonly quiet?: boolean;
}

/** `sitec serve`: prints what to paste, then answers until SIGINT or SIGTERM; answers the exit code. */
export const runServe = async (folder: string, flags: ServeFlags): Promise<number> => {
  const path = resolve(folder);
  if (!existsSync(join(path, MANIFEST_FILE))) return refuse(`${folder} holds no bundle. Write one first: sitec build`);
  endAtUncaughtErrors();
  try {
    const current = await loadCurrentBundle(path);
    const traffic = await openTraffic(flags);
    await serveUntilStopped(current, path, flags, traffic).finally(traffic.close);
    return 0;
  } catch (error) {
    const reason = await expectedFailure(error, folder, flags);
    if (reason === null) throw error;
    return refuse(reason);
  }
};

const serveUntilStopped = async ({ bundle, state }: CurrentBundle, folder: string, flags: ServeFlags, traffic: Traffic): Promise<void> => {
  const { port, host, log, quiet = false } = flags;
  const server = await serve(bundle, { port, host, ...traffic.options });
  // Before anything is printed: who reads it may send a signal at once.
  const [stopped, unfollow] = [stopSignal(), followBundle(folder, state, server)];
  if (!quiet) {
    // A log has stdout for itself.
    process[log === undefined ? 'stdout' : 'stderr'].write(tryOutLines(server.url, bundle.index));
    process.stderr.write(baseUrlNote(bundle.index.site, server.url));
  }
  await stopped;
  endInTime();
  unfollow();
  await server.close();
  traffic.summarise();
};

/** What went wrong in one sentence; null for a bug. */
const expectedFailure = async (error: unknown, folder: string, { port, host }: ServeFlags): Promise<string | null> => {
  if (!(error instanceof Error)) return null;
  const { code } = error as NodeJS.ErrnoException;
  // The loader of bundles says in one sentence what a bundle lacks; anything of another kind is ours.
  if (code === undefined) return error.name === 'Error' ? error.message : null;
  return listenFailure(error, { folder, port, host });
};
