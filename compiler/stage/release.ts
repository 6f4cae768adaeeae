import { hash } from 'node:crypto';
import { copyFileSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CODING_SUFFIXES, MANIFEST_FILE, type ContentCoding } from '../../runtime/bundle.ts';
import type { Settings } from '../config/settings.ts';

/** Name of the link to the release that counts. */
export const CURRENT = 'current';

/**
 * Keeps the bundle that lies in the output folder under the digest of its manifest, and makes it the current one by one rename. A release that is
 * there is not written again, and none is removed.
 */
export const keepRelease = ({ releases, out }: Settings): void => {
  if (releases === null) return;
  const manifest = readFileSync(join(out, MANIFEST_FILE));
  const name = hash('sha256', manifest);
  mkdirSync(releases, { recursive: true });
  if (lstatSync(join(releases, name), { throwIfNoEntry: false }) === undefined) {
    const stage = join(releases, '.new');
    rmSync(stage, { recursive: true, force: true });
    for (const file of filesOf(manifest)) {
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

/** Every file of a bundle, with the compressed forms. */
const filesOf = (manifest: Buffer): readonly string[] => {
  const { files } = JSON.parse(manifest.toString()) as {
    readonly files: Readonly<Record<string, { readonly encodings?: readonly ContentCoding[] }>>;
  };
  const forms = Object.entries(files).map(([file, { encodings = [] }]) => [
    file,
    ...encodings.map((coding) => file + CODING_SUFFIXES[coding]),
  ]);
  return [...forms.flat(), MANIFEST_FILE];
};
