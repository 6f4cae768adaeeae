import { hash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What stands where a path of a folder leads to: at the path, or on the way to it, where something else than a folder ends it. */
interface Entry {
  readonly path: string;
  readonly kind: 'file' | 'folder' | 'other';
}

/** Finds it; null when nothing is there. The folder may be a link, below it none is followed: what it leads to lies elsewhere. */
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

/** SHA-256 of the file at a path; null when none is there that can be read. */
export const digestAt = (folder: string, path: string): string | null => {
  const entry = entryAt(folder, path);
  if (entry?.kind !== 'file' || entry.path !== path) return null;
  try {
    return hash('sha256', readFileSync(join(folder, path)));
  } catch {
    return null;
  }
};

/** What has to go before a file can be written to a path: the file that is there, what the way to it ends at, or all that is in a folder of its name. */
export const inTheWay = (folder: string, path: string): readonly string[] => {
  const entry = entryAt(folder, path);
  if (entry === null) return [];
  const below = entry.kind === 'folder' ? filesBelow(folder, path) : [];
  return below.length > 0 ? below : [entry.path];
};

const filesBelow = (folder: string, path: string): readonly string[] =>
  readdirSync(join(folder, path), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
