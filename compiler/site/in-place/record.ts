import { hash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { relativePath } from '../../base/file-path.ts';
import { json } from '../../base/json.ts';
import type { Settings } from '../../config/settings.ts';
import { input } from '../../problems/input.ts';
import { compare, Halt, type ProblemList } from '../../problems/problem.ts';
import type { Stage } from '../../stage/stage.ts';

/** A range of bytes: index of the first one, and index after the last one. */
export type Range = readonly [from: number, to: number];

/**
 * Numbers of bytes that are compared to find where the original continues after an insertion. A small number can match too early. A large
 * number fails when another insertion is close to the first.
 */
const CONTEXTS = [64, 32, 16, 8];

/** With more insertions, it is another text. */
const MAXIMUM_RANGES = 16;

const CHUNK = 4096;

/** The ranges to remove from a file to get its original. Null when the file is not the original with insertions. */
export const insertedRanges = (original: Buffer, written: Buffer): readonly Range[] | null => {
  const ranges: Range[] = [];
  for (let at = 0, from = 0; ;) {
    const same = commonLength(original.subarray(at), written.subarray(from));
    at += same;
    from += same;
    if (at === original.length && from === written.length) return ranges;
    const next = at === original.length ? written.length : nextOf(original.subarray(at), written, from + 1);
    if (next === null || ranges.length === MAXIMUM_RANGES) return null;
    ranges.push([from, next]);
    from = next;
  }
};

/** Index where a text continues in another one. Null when it does not. */
const nextOf = (rest: Buffer, written: Buffer, from: number): number | null => {
  for (const context of CONTEXTS) {
    const next = written.indexOf(rest.subarray(0, context), from);
    if (next >= 0) return next;
  }
  return null;
};

/** A file without some ranges, which are in ascending order. */
export const withoutRanges = (written: Buffer, ranges: readonly Range[]): Buffer => {
  const starts = [0, ...ranges.map(([, to]) => to)];
  return Buffer.concat(starts.map((start, index) => written.subarray(start, ranges[index]?.[0])));
};

/** Length of the common prefix of two buffers. Whole chunks are compared natively, which is much faster. */
const commonLength = (a: Buffer, b: Buffer): number => {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length + CHUNK <= most && a.compare(b, length, length + CHUNK, length, length + CHUNK) === 0) length += CHUNK;
  while (length < most && a[length] === b[length]) length += 1;
  return length;
};

/**
 * Metadata of an in-place bundle: how to restore the files of the site, so that the next build reads the site as its generator wrote it.
 */
export const ORIGINALS_FILE = '_sitec/originals.json';

/** How to restore a file of the site: the ranges that were inserted, empty for an unchanged file, or the digest of the original. */
export type Original = readonly Range[] | string;

/** Content of the metadata file. */
interface OriginalsFile {
  readonly version: 1;
  readonly files: Readonly<Record<string, Original>>;
}

/** Path of a kept original whose file the bundle replaced. Its name is its SHA-256. */
export const keptFile = (digest: string): string => `_sitec/originals/${digest}`;

/** Parses the metadata file, whose content is not trusted. Null when it is unusable. */
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

/** A file of the bundle that only the next in-place build reads. */
type KeptFile = readonly [file: string, body: string | Buffer];

/** Input from the build. */
interface InPlaceBuild {
  readonly site: { readonly folder: string; readonly name: string };
  readonly settings: Pick<Settings, 'isInPlace' | 'config'>;
  readonly problems: ProblemList;
}

/**
 * The files to add to an in-place bundle, so that each file of the site that the bundle has too can be restored. Call it when all other
 * files are staged. A folder or special file of the site that the bundle would replace is a problem, because no later build could restore
 * it. Throws `Halt` (exit code 1) when there is any.
 */
export const keptOriginals = ({ site, problems, settings }: InPlaceBuild, stage: Stage): readonly KeptFile[] => {
  if (!settings.isInPlace) return [];
  const files: [string, Original][] = [];
  const kept = new Map<string, Buffer>();
  // Keeps the times of files. Otherwise a page that the bundle changes would have the date of the bundle.
  const isDated = settings.config.dates?.includes('file');
  let isLost = false;
  for (const path of filesIn(site.folder)) {
    const covered = stage.cover(path);
    const [file, source] = [join(site.folder, path), `${site.name}/${path}`];
    if (covered === null) continue;
    if (covered === 'folder' || !lstatSync(file).isFile()) {
      problems.add({ ...input.pathTaken, level: 'error' }, { path, first: source, second: 'the bundle' }, { file: source });
      isLost = true;
      continue;
    }
    files.push([path, originalOf(readFileSync(file), stage.read(path), kept)]);
    if (isDated) stage.copyTimes(path, file);
  }
  if (isLost) throw new Halt(1);
  const record: OriginalsFile = { version: 1, files: Object.fromEntries(files.toSorted(([a], [b]) => compare(a, b))) };
  return [...[...kept].map(([digest, bytes]) => [keptFile(digest), bytes] as const), [ORIGINALS_FILE, json(record)]];
};

const originalOf = (original: Buffer, written: Buffer, kept: Map<string, Buffer>): Original => {
  const ranges = insertedRanges(original, written);
  if (ranges !== null) return ranges;
  const digest = hash('sha256', original);
  kept.set(digest, original);
  return digest;
};

/** Everything below a folder, except folders. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => !item.isDirectory())
    .map((item) => relativePath(folder, join(item.parentPath, item.name)));
