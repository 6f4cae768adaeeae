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

/** A folder of a site, and where it is to stand as its generator wrote it. */
interface SiteMove {
  /** Absolute. */
  readonly folder: string;
  /** The same for messages. */
  readonly name: string;
  /** A folder that does not exist yet. */
  readonly into: string;
}

/**
 * Puts a site as its generator wrote it into another folder, with everything that is not published: without what a bundle that was made in its folder
 * added, and with what that replaced. Files that are what they were become links to the same bytes. Throws `Halt` (exit code 3) when originals are lost,
 * and what the file system says.
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
  /** Answers false for a folder that holds only what the bundle added, which is none of the site. */
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

/** Not every file system has links, and a stage may lie on another one. */
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
 * Problems with places in the files as they lie in the folder of a site: a page in which a bundle put something was read without it. `name` is that folder,
 * relative to the working folder. To be called when the build has written what it writes.
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
