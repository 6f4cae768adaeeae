import { thrownReason } from '../../compiler/base/errors.ts';
import { checkFiles } from '../../runtime/adapters/node-bundle.ts';
import type { Bundle } from '../../runtime/bundle.ts';
import { printable } from '../report/printable.ts';
import { loadCurrentBundle, manifestState } from './current-bundle.ts';

/** Polled, because the manifest is replaced together with its folder, which ends every other kind of watch, and because it works on every file system. */
const INTERVAL_MS = 250;
/** Of the time, at most one part in so many goes into reading a bundle that cannot be served. */
const SHARE = 10;

/** What answers from the newest bundle. */
export interface Reloadable {
  reload(bundle: Bundle): void | Promise<void>;
}

/**
 * Has a server answer from every new bundle in a folder: as long as the manifest there is not the one that is served, and at SIGHUP. A bundle
 * that cannot be loaded is said on stderr, once, and the old one stays as far as it is in memory; files that come after their manifest are waited
 * for. What the bundle lacks that is served already is said, too.
 * @param served state of the manifest that is served
 * @param tell is told of every new bundle
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
  // A terminal sends it when it is closed; what nobody sees any more should end.
  if (!process.stderr.isTTY) process.on('SIGHUP', onHangUp);
  return () => {
    clearInterval(timer);
    process.off('SIGHUP', onHangUp);
  };
};

/** A server is there before it has looked for every file. */
const warnOfLostFiles = async (folder: string, served: string): Promise<void> => {
  try {
    await checkFiles(folder);
  } catch (error) {
    if (manifestState(folder) === served) process.stderr.write(`warning  The bundle is not whole: ${printable(thrownReason(error))}\n`);
  }
};

/** One look at the folder. Asked for by somebody, it reads the bundle even when it is the one that is served. */
const createLook = (folder: string, first: string, server: Reloadable, tell: () => unknown): ((isAsked: boolean) => Promise<void>) => {
  let [served, warned, resumes] = [first, '', 0];
  return async (isAsked) => {
    const state = manifestState(folder);
    // While a build replaces files there is no manifest.
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
      process.stderr.write(
        `warning  The new bundle is not served, the old one stays as far as it is in memory: ${printable(thrownReason(error))}\n`,
      );
    }
  };
};

/** Runs a task never twice at once; asked for while it runs, it runs once more. */
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
