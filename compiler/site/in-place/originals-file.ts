import type { Range } from './ranges.ts';

/** Says of a bundle that was made in the folder of a site what of it is the site's, so that the next build reads the site as its generator wrote it. */
export const ORIGINALS_FILE = '_sitec/originals.json';

/** What was a file of the site before the bundle took its place: what was put into it, nothing for one that is as it was, or the digest of the original. */
export type Original = readonly Range[] | string;

/** The content of the file. */
export interface OriginalsFile {
  readonly version: 1;
  readonly files: Readonly<Record<string, Original>>;
}

/** Path of an original that is kept because another file has its place; its name is its SHA-256. */
export const keptFile = (digest: string): string => `_sitec/originals/${digest}`;

/** Reads the content of the file, of which somebody else may have written anything; null when it cannot be used. */
export const parseOriginals = (value: unknown): ReadonlyMap<string, Original> | null => {
  const { version, files } = (value ?? {}) as { readonly version?: unknown; readonly files?: unknown };
  const isUsable = version === 1 && typeof files === 'object' && files !== null && Object.values(files).every(isOriginal);
  return isUsable ? new Map(Object.entries(files as OriginalsFile['files'])) : null;
};

const isOriginal = (value: unknown): value is Original =>
  typeof value === 'string' ? /^[0-9a-f]{64}$/.test(value) : Array.isArray(value) && value.every(isRange) && areInOrder(value);

const isRange = (value: unknown): value is Range =>
  Array.isArray(value) && value.length === 2 && value.every((offset) => Number.isSafeInteger(offset) && offset >= 0);

const areInOrder = (ranges: readonly Range[]): boolean =>
  ranges.every(([from, to], index) => from < to && from >= (ranges[index - 1]?.[1] ?? 0));
