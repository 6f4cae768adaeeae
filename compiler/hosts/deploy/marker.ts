import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prettyJson } from '../../base/json.ts';

/** Says which files of a folder sitec wrote, so that none of somebody else is ever replaced. */
export const MARKER = '.sitec.json';

/** Path -> SHA-256 of what was written; several while a build writes, of which one that is killed leaves old files and new ones. */
export type WrittenFiles = ReadonlyMap<string, readonly string[]>;

/** What sitec wrote into a folder. */
export interface Marker {
  /** Folder of the bundle that the files are for, relative to this one; null in a marker that does not say it. */
  readonly bundle: string | null;
  readonly files: WrittenFiles;
}

/** Reads the marker of a folder. What cannot be read says of no file that it is ours, and neither does a path that leads out of the folder. */
export const readMarker = (folder: string): Marker => {
  const isInside = (path: string): boolean => path !== '' && !/^\/|\\|(?:^|\/)\.{1,2}(?:\/|$)/.test(path);
  try {
    const { bundle, files } = JSON.parse(readFileSync(join(folder, MARKER), 'utf8')) as {
      readonly bundle?: string;
      readonly files?: Readonly<Record<string, string | readonly string[]>>;
    };
    const inside = Object.entries(files ?? {}).filter(([path]) => isInside(path));
    return { bundle: bundle ?? null, files: new Map(inside.map(([path, digests]) => [path, [digests].flat()])) };
  } catch {
    return { bundle: null, files: new Map() };
  }
};

/** A marker as it is written. */
export const markerText = ({ bundle, files }: Marker): string =>
  prettyJson({
    bundle,
    files: Object.fromEntries([...files].map(([path, digests]) => [path, digests.length === 1 ? digests[0] : digests])),
  });
