import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { isWithin } from '../base/file-path.ts';
import type { Settings } from '../config/settings.ts';
import { WAYS } from '../config/sources.ts';
import { contentRoot } from '../content/read.ts';
import { input } from '../problems/input.ts';
import { Halt, type ProblemList } from '../problems/problem.ts';
import { siteFolder } from '../problems/site-folder.ts';
import { CURRENT } from '../stage/releases.ts';
import { projectFolder } from './project-folder.ts';

/** Checks that a build of the site in a folder does not write into folders that it reads or replaces. Throws `Halt` (exit code 3). */
export const checkFolders = (folder: string, settings: Settings, problems: ProblemList): void => {
  checkOut(folder, settings, problems);
  // A symbolic link may lead from one folder into another.
  const folders = { site: real(folder), out: real(settings.out) };
  const { cache, releases } = settings;
  if (cache !== null) checkWritten(CACHE, cache, cacheFault(real(cache), folders), settings, problems);
  if (releases !== null) checkWritten(RELEASES, releases, releasesFault(real(releases), folders, settings), settings, problems);
};

/** A folder that is written in addition to the bundle. */
interface Written {
  readonly what: string;
  readonly flag: string;
}

const CACHE: Written = { what: 'the cache of pages', flag: WAYS.cacheDir.flag };
const RELEASES: Written = { what: 'the folder of releases', flag: '--release-dir' };

const checkWritten = (written: Written, path: string, reason: string | null, { cwd }: Settings, problems: ProblemList): void => {
  if (reason === null) return;
  problems.add(siteFolder.folderMisplaced, { path: relative(cwd, path) || '.', reason, ...written });
  throw new Halt(3);
};

/** Real paths, without symbolic links. */
interface Folders {
  readonly site: string;
  readonly out: string;
}

/**
 * The site must not be in the output folder, which is replaced, and the output folder must not be in the site, which is read. An in-place
 * bundle must not replace the project.
 */
const checkOut = (folder: string, settings: Settings, problems: ProblemList): void => {
  const { out, cwd, isInPlace } = settings;
  const name = (path: string): string => relative(cwd, path) || '.';
  const held = [cwd, projectFolder(settings)].find((path) => isWithin(path, folder));
  if (isInPlace && held !== undefined) problems.add(siteFolder.projectInSite, { site: name(folder), project: name(held) });
  else if (!isInPlace && overlap(real(folder), real(out)))
    problems.add(input.foldersOverlap, {
      site: name(folder),
      out: name(out),
      suggestion: relative(cwd, `${folder}-sitec`),
      otherwise: held === undefined ? ', or put the bundle into its folder with --in-place' : '',
    });
  else return;
  throw new Halt(3);
};

/** A visible cache in the site folder would be published, and a cache in the output folder is lost with every build. */
const cacheFault = (cache: string, { site, out }: Folders): string | null => {
  const isHidden = relative(site, cache)
    .split(sep)
    .some((part) => /^\.[^.]/.test(part));
  if (isWithin(cache, site) && !isHidden) return 'is in the site folder';
  return isWithin(cache, out) && !(site === out && isHidden) ? 'is in the output folder' : null;
};

/** Releases are bundles, so they must not be where the site or its sources are read. */
const releasesFault = (releases: string, { site, out }: Folders, { content }: Settings): string | null => {
  if (overlap(releases, out)) return 'is in the output folder, or contains it';
  if (isWithin(releases, site)) return 'is in the site folder';
  // Sources in the whole project are not searched in output folders.
  const sources = content.map((glob) => real(contentRoot(glob))).filter((folder) => !isWithin(out, folder));
  if (sources.some((folder) => isWithin(releases, folder))) return 'is in the content folder';
  const current = lstatSync(join(releases, CURRENT), { throwIfNoEntry: false });
  return current === undefined || current.isSymbolicLink() ? null : `holds a file or a folder that is called ${CURRENT}`;
};

const overlap = (one: string, other: string): boolean => isWithin(one, other) || isWithin(other, one);

/** Real path of a folder. For a missing folder, the real path of its nearest existing parent is used. */
const real = (path: string): string => (existsSync(path) ? realpathSync(path) : join(real(dirname(path)), basename(path)));
