import { hash } from 'node:crypto';
import { copyFileSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { CODING_SUFFIXES, MANIFEST_FILE, type ContentCoding } from '../runtime/bundle.ts';
import type { Settings } from './config.ts';
import { Halt, type ProblemList } from './problem.ts';
import { output } from './problems/output.ts';

/** Name of the link to the release that counts. */
const CURRENT = 'current';

/** Reports a folder of releases that cannot be one; `site` is the folder of the site relative to the working folder. To be called while the old bundle is in its place. Throws `Halt` (exit code 3). */
export const checkReleases = ({ releases, out, cwd }: Settings, site: string, problems: ProblemList): void => {
  if (releases === null) return;
  const current = lstatSync(join(releases, CURRENT), { throwIfNoEntry: false });
  const lies = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(outer + sep);
  const reason =
    lies(releases, out) || lies(out, releases)
      ? 'the folder of releases and the output folder lie in each other'
      : lies(releases, resolve(cwd, site))
        ? 'the folder of releases lies in the site folder'
        : current !== undefined && !current.isSymbolicLink()
          ? `${CURRENT} in it is no link`
          : null;
  if (reason === null) return;
  problems.add(output.outputBlocked, { path: relative(cwd, releases) || '.', reason });
  throw new Halt(3);
};

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
