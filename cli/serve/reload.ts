import { statSync } from 'node:fs';
import { join } from 'node:path';
import { thrownReason } from '../../compiler/base/errors.ts';
import { checkFiles, loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { type Bundle, MANIFEST_FILE } from '../../runtime/bundle.ts';
import { printable } from '../report/printable.ts';

/** Polling works on every file system. Other kinds of watches end when the manifest is replaced together with its folder. */
const INTERVAL_MS = 250;
/** At most one part in this many of the time is used for reading a bundle that cannot be served. */
const SHARE = 10;

/** Answers from the newest bundle. */
export interface Reloadable {
  reload(bundle: Bundle): void | Promise<void>;
}

/**
 * Makes a server use every new bundle of a folder: whenever the manifest is not the served one, and at SIGHUP. A bundle that cannot be
 * loaded is reported on stderr once, and the server keeps the old one as far as it is in memory. Files that arrive after their manifest are
 * waited for. Missing files of the served bundle are reported too.
 * @param served state of the served manifest
 * @param tell receives every new bundle
 * @returns ends it.
 */
export const followBundle = (
  folder: string,
  served: string,
  server: Reloadable,
  tell = (): unknown => process.stderr.write(`reloaded ${printable(folder)}\n`),
): (() => void) => {
  const look = oneAtATime(createLook(folder, served, server, tell));
  if (served !== '') void warnOfLostFiles(folder, served);
  const onHangUp = (): void => void look(true);
  const timer = setInterval(() => void look(false), INTERVAL_MS).unref();
  // A terminal sends SIGHUP when it is closed; then the server should end.
  if (!process.stderr.isTTY) process.on('SIGHUP', onHangUp);
  return () => {
    clearInterval(timer);
    process.off('SIGHUP', onHangUp);
  };
};

/** Checks for missing files after the start, so that the server starts without waiting. */
const warnOfLostFiles = async (folder: string, served: string): Promise<void> => {
  try {
    await checkFiles(folder);
  } catch (error) {
    if (manifestState(folder) === served) process.stderr.write(`warning  The bundle is incomplete: ${printable(thrownReason(error))}\n`);
  }
};

/** One look at the folder. On request, it reads the bundle even when it is the served one. */
const createLook = (folder: string, first: string, server: Reloadable, tell: () => unknown): ((isAsked: boolean) => Promise<void>) => {
  let [served, warned, resumes] = [first, '', 0];
  return async (isAsked) => {
    const state = manifestState(folder);
    // While a build replaces files, there is no manifest.
    const isKnown = state === served || (state === warned && performance.now() < resumes);
    if (!isAsked && (state === '' || isKnown)) return;
    const began = performance.now();
    try {
      const loaded = await loadCurrentBundle(folder);
      await checkFiles(folder);
      await server.reload(loaded.bundle);
      served = loaded.state;
      tell();
    } catch (error) {
      const ended = performance.now();
      resumes = ended + (ended - began) * SHARE;
      const failed = manifestState(folder);
      if (!isAsked && failed === warned) return;
      warned = failed;
      process.stderr.write(`warning  Cannot serve the new bundle; the old one stays in memory: ${printable(thrownReason(error))}\n`);
    }
  };
};

/** Never runs a task twice at the same time; a call while it runs makes it run once more. */
const oneAtATime = (task: (isAsked: boolean) => Promise<void>): ((isAsked: boolean) => Promise<void>) => {
  let isRunning = false;
  let isWanted = false;
  return async (isAsked) => {
    isWanted ||= isAsked;
    if (isRunning) return;
    isRunning = true;
    do {
      const wanted = isWanted;
      isWanted = false;
      await task(wanted);
    } while (isWanted);
    isRunning = false;
  };
};

/** A bundle, and the state of its manifest at load time. */
interface CurrentBundle {
  readonly bundle: Bundle;
  readonly state: string;
}

/** Identity of the current manifest file of a folder: empty without one, the code of the error when it cannot be read. Never throws. */
export const manifestState = (folder: string): string => {
  try {
    const { dev, ino, size, mtimeNs, ctimeNs } = statSync(join(folder, MANIFEST_FILE), { bigint: true });
    return [dev, ino, size, mtimeNs, ctimeNs].join();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? '' : String(code);
  }
};

/** Loads the bundle in a folder, and again when it was replaced meanwhile. Rejects as `loadBundle` does. */
export const loadCurrentBundle = async (folder: string): Promise<CurrentBundle> => {
  const state = manifestState(folder);
  try {
    return { bundle: await loadBundle(folder), state };
  } catch (error) {
    if (manifestState(folder) === state) throw error;
    return loadCurrentBundle(folder);
  }
};
