import { statSync } from 'node:fs';
import { join } from 'node:path';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { MANIFEST_FILE, type Bundle } from '../../runtime/bundle.ts';

/** A bundle, and which manifest it was loaded by. */
interface CurrentBundle {
  readonly bundle: Bundle;
  readonly state: string;
}

/** Which file the manifest of a folder is at the moment: empty for none, the code of the error when nobody can look. Never throws. */
export const manifestState = (folder: string): string => {
  try {
    const { dev, ino, size, mtimeNs, ctimeNs } = statSync(join(folder, MANIFEST_FILE), { bigint: true });
    return [dev, ino, size, mtimeNs, ctimeNs].join();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? '' : String(code);
  }
};

/** Loads the bundle that lies in a folder, and again when it was replaced meanwhile. Rejects as `loadBundle` does. */
export const loadCurrentBundle = async (folder: string): Promise<CurrentBundle> => {
  const state = manifestState(folder);
  try {
    return { bundle: await loadBundle(folder), state };
  } catch (error) {
    if (manifestState(folder) === state) throw error;
    return loadCurrentBundle(folder);
  }
};

/** Why a bundle cannot be used, in one sentence: the loader of bundles says so itself. Throws an error of another kind, which is a bug of ours. */
export const bundleFailure = (error: unknown): string => {
  if (error instanceof Error && error.name === 'Error' && !('code' in error)) return error.message;
  throw error;
};
