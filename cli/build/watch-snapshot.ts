import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What lies in some folders at one moment. */
export interface Snapshot {
  /** Path of a file -> a text that is another one once the file was written. */
  readonly files: ReadonlyMap<string, string>;
  /** Path of a folder -> which folder it is: one that was replaced is another one. */
  readonly folders: ReadonlyMap<string, bigint>;
}

/** Looks at files and folders, and at all that lies in them. What is not there, or vanishes meanwhile, is left out. */
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

/** Paths of the files that were written, have come or have gone between two looks. */
export const changedFiles = ({ files: before }: Snapshot, { files: after }: Snapshot): readonly string[] => [
  ...[...after].filter(([path, state]) => before.get(path) !== state).map(([path]) => path),
  ...[...before.keys()].filter((path) => !after.has(path)),
];

/** Whether a folder was replaced by another one of its name, so that a watch on it sees nothing any more. */
export const hasReplacedFolder = ({ folders: before }: Snapshot, { folders: after }: Snapshot): boolean =>
  [...after].some(([path, inode]) => before.has(path) && before.get(path) !== inode);

const attempt = (visit: (path: string) => void, path: string): void => {
  try {
    visit(path);
  } catch {
    // Gone since it was listed, or not ours to read: the build says what it cannot read.
  }
};
