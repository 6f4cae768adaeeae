import { hash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWithin, relativePath } from '../../../compiler/base/file-path.ts';
import { MANIFEST_FILE } from '../../../runtime/bundle.ts';
import type { Outcome } from '../../report/outcome.ts';
import { count, countLevels } from '../../report/printable.ts';

/** The files of some folders at one moment. */
export interface Snapshot {
  /** Path of a file -> a text that changes when the file is written. */
  readonly files: ReadonlyMap<string, string>;
  /** Path of a folder -> its identity, which changes when another folder replaces it. */
  readonly folders: ReadonlyMap<string, bigint>;
}

/** Reads files and folders, recursively. Missing files, and those that vanish meanwhile, are left out. */
export const takeSnapshot = (roots: readonly string[], isSkipped: (path: string) => boolean): Snapshot => {
  const [files, folders] = [new Map<string, string>(), new Map<string, bigint>()];
  const visit = (path: string): void => {
    const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false });
    if (stats === undefined) return;
    if (!stats.isDirectory()) return void files.set(path, [stats.ino, stats.size, stats.mtimeNs].join());
    folders.set(path, stats.ino);
    for (const name of readdirSync(path)) if (!isSkipped(join(path, name))) attempt(visit, join(path, name));
  };
  for (const root of roots) attempt(visit, root);
  return { files, folders };
};

/** Paths of files that were written, added or removed between two snapshots. */
export const changedFiles = ({ files: before }: Snapshot, { files: after }: Snapshot): readonly string[] => [
  ...[...after].filter(([path, state]) => before.get(path) !== state).map(([path]) => path),
  ...[...before.keys()].filter((path) => !after.has(path)),
];

/** Whether another folder of the same name replaced a folder, so that a watch on it sees no more changes. */
export const hasReplacedFolder = ({ folders: before }: Snapshot, { folders: after }: Snapshot): boolean =>
  [...after].some(([path, inode]) => before.has(path) && before.get(path) !== inode);

const attempt = (visit: (path: string) => void, path: string): void => {
  try {
    visit(path);
  } catch {
    // Removed since it was listed, or not readable: the build reports what it cannot read.
  }
};

/** Path of a file in a bundle -> its digest. */
type Digests = ReadonlyMap<string, string>;

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

/**
 * Whether a build that writes into the folder of the site wrote the current content of a file. Such a change does not trigger another
 * build.
 */
export const isOwnOutput = (path: string, out: string, digests: Digests, before: Snapshot): boolean => {
  if (!isWithin(path, out)) return false;
  const name = relativePath(out, path);
  const listed = digests.get(name);
  if (listed !== undefined) return existsSync(path) && sha256(path) === listed;
  // A file that the manifest does not list: one that the build removed, a compressed form, or a file that it carried over.
  return !existsSync(path) || name === MANIFEST_FILE || digests.has(name.replace(/\.(?:br|gz|zst)$/, '')) || before.files.has(path);
};

const sha256 = (path: string): string => hash('sha256', readFileSync(path));

/** One line for a build: `built 54 pages, 12 files changed, 0.4 s`. */
export const watchLine = ({ summary, isPublished, problems, milliseconds }: Outcome, changes: number): string => {
  const time = `${(milliseconds / 1000).toFixed(1)} s`;
  if (!isPublished || summary === null) return `failed: ${countLevels(problems)}, ${time}\n`;
  const changed = changes === 0 ? 'nothing changed' : `${count(changes, 'file')} changed`;
  return `built ${count(summary.pages, 'page')}, ${changed}, ${time}\n`;
};
