import { readFileSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';

/** A path of the file system as documents write it, with forward slashes. */
export const slashed = (path: string): string => path.split(sep).join('/');

/** The path from a folder to a file, with forward slashes; empty for the folder itself. */
export const relativePath = (folder: string, file: string): string => slashed(relative(folder, file));

/** Whether a path is a folder, or something in it. */
export const isWithin = (path: string, folder: string): boolean => {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
};

/** A key for a path: names that differ only by case or by Unicode form are the same file on many systems. */
export const fileKey = (path: string): string => path.normalize('NFC').toLowerCase();

/** Text of a file; null when it cannot be read. */
export const textOfFile = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};
