import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
  type Dirent,
} from 'node:fs';
import { join } from 'node:path';
import { Halt, type Place, type Problem, type ProblemList } from '../../problems/problem.ts';
import { siteFolder } from '../../problems/site-folder.ts';
import { InPlaceBundle, isMadeInPlace, LostOriginal } from './bundle.ts';
import type { Range } from './record.ts';

/** A site folder, and the target for its original files. */
interface SiteMove {
  /** Absolute path. */
  readonly folder: string;
  /** The same path for messages. */
  readonly name: string;
  /** A folder that does not exist yet. */
  readonly into: string;
}

/**
 * Restores the original files of a site into another folder, including files that are not published. Files that an in-place bundle added
 * are left out, and files that it replaced are restored. Unchanged files become hard links. Throws `Halt` (exit code 3) when originals are
 * missing, and errors of the file system.
 */
export const putOriginals = ({ folder, name, into }: SiteMove, problems: ProblemList): void => {
  try {
    putFolder(folder, into, isMadeInPlace(folder) ? new InPlaceBundle(folder) : null);
  } catch (error) {
    if (!(error instanceof LostOriginal)) throw error;
    problems.add(siteFolder.originalsLost, { site: name, reason: error.message }, { file: name });
    throw new Halt(3);
  }
};

const putFolder = (folder: string, into: string, bundle: InPlaceBundle | null): void => {
  /** Returns false for a folder with only files that the bundle added. */
  const visit = (below: string): boolean => {
    const items = readdirSync(join(folder, below), { withFileTypes: true });
    mkdirSync(join(into, below), { mode: statSync(join(folder, below)).mode });
    const put = items.filter((item) => (item.isDirectory() ? visit(`${below}${item.name}/`) : putEntry(item, below + item.name)));
    if (items.length === 0 || put.length > 0 || below === '') return true;
    rmdirSync(join(into, below));
    return false;
  };
  const putEntry = (item: Dirent, path: string): boolean => {
    const [from, to] = [join(folder, path), join(into, path)];
    const before = bundle === null || !item.isFile() ? 'same' : bundle.before(path);
    if (item.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else if (before === 'same') linkOrCopy(from, to);
    else if (before !== null) writeAt(to, before, from);
    return before !== null;
  };
  visit('');
};

/** Some file systems do not have hard links, and the stage may be on another one. */
const linkOrCopy = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
    copyTimes(from, to);
  }
};

const writeAt = (path: string, bytes: Buffer, like: string): void => {
  writeFileSync(path, bytes, { mode: statSync(like).mode });
  copyTimes(like, path);
};

const copyTimes = (from: string, to: string): void => {
  const { atime, mtime } = statSync(from);
  utimesSync(to, atime, mtime);
};

/**
 * Moves the positions in problems to the current files in the site folder, because pages with insertions were read without them. `name` is
 * that folder, relative to the working folder. Call it when the build has written its files.
 */
export const inWrittenFiles = (problems: readonly Problem[], cwd: string, name: string): readonly Problem[] => {
  const folder = join(cwd, name);
  if (!isMadeInPlace(folder)) return problems;
  const bundle = new InPlaceBundle(folder);
  const moved = (place: Place): Place => {
    const { file, offset, end } = place;
    if (offset === undefined || !file.startsWith(`${name}/`)) return place;
    const path = file.slice(name.length + 1);
    const movedOffset = (each: number): number => offsetBehind(each, bundle.inserted(path), () => readFileSync(join(folder, path)));
    return { ...place, offset: movedOffset(offset), ...(end !== undefined && { end: movedOffset(end) }) };
  };
  return problems.map((problem) => ({
    ...problem,
    ...(problem.place && { place: moved(problem.place) }),
    related: problem.related.map(moved),
  }));
};

/** Ranges count bytes, offsets count UTF-16 code units. */
const offsetBehind = (offset: number, inserted: readonly Range[], read: () => Buffer): number => {
  if (inserted.length === 0) return offset;
  const bytes = read();
  const unitsBefore = (end: number): number => bytes.subarray(0, end).toString('utf8').length;
  let moved = offset;
  for (const [from, to] of inserted) if (moved >= unitsBefore(from)) moved += unitsBefore(to) - unitsBefore(from);
  return moved;
};
