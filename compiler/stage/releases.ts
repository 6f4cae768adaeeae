import { hash } from 'node:crypto';
import { copyFileSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MANIFEST_FILE } from '../../runtime/bundle.ts';
import type { Settings } from '../config/settings.ts';
import { listedFiles } from './manifest.ts';

/** Name of the link to the current release. */
export const CURRENT = 'current';

/**
 * Stores the bundle of the output folder under the digest of its manifest, and makes it the current one by one rename. An existing release
 * is not written again, and none is removed.
 */
export const keepRelease = ({ releases, out }: Settings): void => {
  if (releases === null) return;
  const manifest = readFileSync(join(out, MANIFEST_FILE));
  const name = hash('sha256', manifest);
  mkdirSync(releases, { recursive: true });
  if (lstatSync(join(releases, name), { throwIfNoEntry: false }) === undefined) {
    const stage = join(releases, '.new');
    rmSync(stage, { recursive: true, force: true });
    for (const file of [...listedFiles(manifest), MANIFEST_FILE]) {
      mkdirSync(dirname(join(stage, file)), { recursive: true });
      copyFileSync(join(out, file), join(stage, file));
    }
    renameSync(stage, join(releases, name));
  }
  const link = join(releases, `.${CURRENT}`);
  rmSync(link, { force: true });
  symlinkSync(name, link);
  renameSync(link, join(releases, CURRENT));
};
