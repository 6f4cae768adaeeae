import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Says which files of a folder sitec wrote, so that none of somebody else is ever replaced. */
export const MARKER = '.sitec.json';

/** What sitec wrote into a folder. */
export interface Marker {
  /** Folder of the bundle that the files are for, relative to this one; null in a marker that does not say it. */
  readonly bundle: string | null;
  /** Path -> SHA-256 of what was written. */
  readonly files: Readonly<Record<string, string>>;
  /** Folders that hold copies of the bundle. */
  readonly copies: readonly string[];
}

/** Reads the marker of a folder. What cannot be read says of no file that it is ours, and neither does a path that leads out of the folder. */
export const readMarker = (folder: string): Marker => {
  const isInside = (path: string): boolean => path !== '' && !/^\/|\\|(?:^|\/)\.{1,2}(?:\/|$)/.test(path);
  try {
    const { bundle, files, copies } = JSON.parse(readFileSync(join(folder, MARKER), 'utf8')) as Partial<Marker>;
    return {
      bundle: bundle ?? null,
      files: Object.fromEntries(Object.entries(files ?? {}).filter(([path]) => isInside(path))),
      copies: (copies ?? []).filter(isInside),
    };
  } catch {
    return { bundle: null, files: {}, copies: [] };
  }
};
