import { statSync } from 'node:fs';
import { join } from 'node:path';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { MANIFEST_FILE, type Bundle } from '../../runtime/bundle.ts';

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
