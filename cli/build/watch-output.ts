import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { MANIFEST_FILE } from '../../runtime/bundle.ts';
import { count, countLevels } from '../report/counts.ts';
import type { Outcome } from '../report/outcome.ts';
import { lies } from './watch-hints.ts';
import type { Snapshot } from './watch-snapshot.ts';

/** Path of a file in a bundle -> its digest. */
export type Digests = ReadonlyMap<string, string>;

/** The digests of the bundle in a folder, as its manifest lists them; empty when there is none. */
export const digestsOf = (out: string): Digests => {
  try {
    const { files } = JSON.parse(readFileSync(join(out, MANIFEST_FILE), 'utf8')) as { files: Record<string, { sha256: string }> };
    return new Map(Object.entries(files).map(([path, { sha256 }]) => [path, sha256.replace(/^sha256:/, '')]));
  } catch {
    return new Map();
  }
};

/** Number of files that differ between two bundles. */
export const countChanges = (before: Digests, after: Digests): number =>
  [...after].filter(([path, digest]) => before.get(path) !== digest).length + [...before.keys()].filter((path) => !after.has(path)).length;

/** Whether a build that writes into the folder of the site has made a file what it is now, which is no reason to build again. */
export const isOwnOutput = (path: string, out: string, digests: Digests, before: Snapshot): boolean => {
  if (!lies(path, out)) return false;
  const name = relative(out, path).split(sep).join('/');
  const listed = digests.get(name);
  if (listed !== undefined) return existsSync(path) && sha256(path) === listed;
  // Not of the manifest: taken away by the build, a compressed form, or a file that it carried over.
  return !existsSync(path) || name === MANIFEST_FILE || digests.has(name.replace(/\.(?:br|gz|zst)$/, '')) || before.files.has(path);
};

const sha256 = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/** A build in one line: `built 54 pages, 12 files changed, 0.4 s`. */
export const watchLine = ({ summary, isPublished, problems, milliseconds }: Outcome, changes: number): string => {
  const time = `${(milliseconds / 1000).toFixed(1)} s`;
  if (!isPublished || summary === null) return `failed: ${countLevels(problems)}, ${time}\n`;
  const changed = changes === 0 ? 'nothing changed' : `${count(changes, 'file')} changed`;
  return `built ${count(summary.pages, 'page')}, ${changed}, ${time}\n`;
};
