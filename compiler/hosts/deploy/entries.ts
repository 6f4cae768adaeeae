import { hash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { relativePath } from '../../base/file-path.ts';

/** The entry at a path of a folder, or the first entry on the way to it that is not a folder. */
interface Entry {
  readonly path: string;
  readonly kind: 'file' | 'folder' | 'other';
}

/**
 * Finds the entry; null when there is none. The folder itself may be a link, but links below it are not followed, because their targets are
 * outside.
 */
export const entryAt = (folder: string, path: string): Entry | null => {
  const names = path.split('/');
  let kind: Entry['kind'] = 'folder';
  for (let length = 1; length <= names.length; length += 1) {
    const at = names.slice(0, length).join('/');
    const stats = statsOf(join(folder, at));
    if (stats === null) return null;
    kind = kindOf(stats);
    if (kind !== 'folder') return { path: at, kind };
  }
  return { path, kind };
};

const kindOf = (stats: Stats): Entry['kind'] => {
  if (stats.isDirectory()) return 'folder';
  return stats.isFile() ? 'file' : 'other';
};

const statsOf = (path: string): Stats | null => {
  try {
    return lstatSync(path);
  } catch {
    return null;
  }
};

/** SHA-256 of the file at a path; null without a readable file. */
export const digestAt = (folder: string, path: string): string | null => {
  const entry = entryAt(folder, path);
  if (entry?.kind !== 'file' || entry.path !== path) return null;
  try {
    return hash('sha256', readFileSync(join(folder, path)));
  } catch {
    return null;
  }
};

/**
 * Entries to remove before a file can be written to a path: the existing file, a file on the way to it, or the content of a folder with its
 * name.
 */
export const inTheWay = (folder: string, path: string): readonly string[] => {
  const entry = entryAt(folder, path);
  if (entry === null) return [];
  const below = entry.kind === 'folder' ? filesBelow(folder, path) : [];
  return below.length > 0 ? below : [entry.path];
};

const filesBelow = (folder: string, path: string): readonly string[] =>
  readdirSync(join(folder, path), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relativePath(folder, join(entry.parentPath, entry.name)));
