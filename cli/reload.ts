import { statSync, unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { loadBundle } from '../runtime/adapters/node-bundle.ts';
import type { RunningServer } from '../runtime/adapters/node.ts';
import { printable } from './report/printable.ts';

/** Polled, because the manifest is replaced together with its folder, which ends every other kind of watch, and because it works on every file system. */
const INTERVAL_MS = 250;

/**
 * Has a server answer from every new bundle in a folder: when its manifest is replaced, and at SIGHUP. A bundle that cannot be loaded is said on
 * stderr, and the old one stays.
 * @returns ends it.
 */
export const followBundle = (folder: string, server: Pick<RunningServer, 'reload'>): (() => void) => {
  const manifest = join(folder, 'sitec-manifest.json');
  const reload = oneAtATime(() => reloadBundle(folder, manifest, server));
  const onHangUp = (): void => void reload();
  const onChange = (): void => {
    // Between the two renames of a build there is no manifest; the next look finds it.
    if (stateOf(manifest) !== '') void reload();
  };
  watchFile(manifest, { interval: INTERVAL_MS, persistent: false }, onChange);
  // A terminal sends it when it is closed; what nobody sees any more should end.
  if (!process.stderr.isTTY) process.on('SIGHUP', onHangUp);
  return () => {
    unwatchFile(manifest, onChange);
    process.off('SIGHUP', onHangUp);
  };
};

const reloadBundle = async (folder: string, manifest: string, server: Pick<RunningServer, 'reload'>): Promise<void> => {
  const before = stateOf(manifest);
  try {
    server.reload(await loadBundle(folder));
    process.stderr.write(`reloaded ${printable(folder)}\n`);
  } catch (error) {
    // Replaced while it was read: that is no broken bundle, and the next look finds the new one.
    if (before === '' || stateOf(manifest) !== before) return;
    process.stderr.write(`warning  The new bundle is not served, the old one stays: ${printable((error as Error).message)}\n`);
  }
};

/** Which file a path names at the moment; empty for none. */
const stateOf = (path: string): string => {
  const stats = statSync(path, { throwIfNoEntry: false, bigint: true });
  return stats ? [stats.dev, stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join() : '';
};

/** Runs a task never twice at once; asked for while it runs, it runs once more. */
const oneAtATime = (task: () => Promise<void>): (() => Promise<void>) => {
  let isRunning = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await task();
    }
    isRunning = false;
  };
};
