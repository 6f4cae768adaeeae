import { hash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from '../../base/json.ts';
import type { Settings } from '../../config/settings.ts';
import { input } from '../../problems/input.ts';
import { compare, Halt, type ProblemList } from '../../problems/problem.ts';
import type { Stage } from '../../stage/stage.ts';

/** A stretch of bytes, from its first one to the one behind its last. */
export type Range = readonly [from: number, to: number];

/** How many bytes behind a place are looked for to find where the original goes on. Few are found too early, many not at all when more was put in among them. */
const CONTEXTS = [64, 32, 16, 8];

/** More than this was not put in at a few places: it is another text. */
const MAXIMUM_RANGES = 16;

const CHUNK = 4096;

/** The stretches of a file without which it is its original; null when it is not the original with something put in. */
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

/** Where a text goes on in another one; null when it does not. */
const nextOf = (rest: Buffer, written: Buffer, from: number): number | null => {
  for (const context of CONTEXTS) {
    const next = written.indexOf(rest.subarray(0, context), from);
    if (next >= 0) return next;
  }
  return null;
};

/** A file without stretches of it, which are in their order. */
export const withoutRanges = (written: Buffer, ranges: readonly Range[]): Buffer => {
  const starts = [0, ...ranges.map(([, to]) => to)];
  return Buffer.concat(starts.map((start, index) => written.subarray(start, ranges[index]?.[0])));
};

/** How many bytes two texts begin with alike: whole chunks are compared by the system, which is faster by far. */
const commonLength = (a: Buffer, b: Buffer): number => {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length + CHUNK <= most && a.compare(b, length, length + CHUNK, length, length + CHUNK) === 0) length += CHUNK;
  while (length < most && a[length] === b[length]) length += 1;
  return length;
};

/** Says of a bundle that was made in the folder of a site what of it is the site's, so that the next build reads the site as its generator wrote it. */
export const ORIGINALS_FILE = '_sitec/originals.json';

/** What was a file of the site before the bundle took its place: what was put into it, nothing for one that is as it was, or the digest of the original. */
export type Original = readonly Range[] | string;

/** The content of the file. */
interface OriginalsFile {
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

/** A file of the bundle that only the next build in the same place reads. */
type KeptFile = readonly [file: string, body: string | Buffer];

/** What is asked of the build. */
interface InPlaceBuild {
  readonly site: { readonly folder: string; readonly name: string };
  readonly settings: Pick<Settings, 'isInPlace' | 'config'>;
  readonly problems: ProblemList;
}

/**
 * What a bundle that takes the place of its site keeps of it: for each file of the site that the bundle has too, how it becomes what it was. To be called
 * once every other file is in the stage. What the bundle would cover without having it is a problem: no later build could put it back. Throws `Halt` (exit
 * code 1) when there is any.
 */
export const keptOriginals = ({ site, problems, settings }: InPlaceBuild, stage: Stage): readonly KeptFile[] => {
  if (!settings.isInPlace) return [];
  const files: [string, Original][] = [];
  const kept = new Map<string, Buffer>();
  // Else a page that the bundle changes would be as old as the bundle.
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

/** Everything below a folder that is no folder itself. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => !item.isDirectory())
    .map((item) =>
      join(item.parentPath, item.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
