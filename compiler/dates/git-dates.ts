import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { thrownReason } from '../base/errors.ts';
import { GitHistory, HISTORY_FORM, type FileDate } from './git-history.ts';
import { GitFailure, gitOutput, runGit } from './git.ts';

/** What git says of files, by the absolute paths that were asked for; a file that it does not track is not there. */
export type GitDates = ReadonlyMap<string, FileDate>;

const NOTHING: GitDates = new Map();

/** A file with changes that no commit holds: when they were made is not known. */
const CHANGED: FileDate = { date: null, isCutOff: false };

/** What of a repository is asked. */
interface Repository {
  /** Its topmost folder, absolute and without links. */
  readonly top: string;
  readonly isShallow: boolean;
  /** Folder inside of it that the files lie in, with forward slashes; empty for all of it. */
  readonly below: string;
}

/** Which files dates are looked for. */
export interface AskedFiles {
  /** Folder whose repository is asked, absolute. */
  readonly project: string;
  /** All files that may ever be asked for: the folder in which the history is read must not depend on which pages need it. Absolute. */
  readonly sources: readonly string[];
  /** Those that are asked for. */
  readonly files: readonly string[];
}

/**
 * Dates of files by the history of the repository that a project lies in. Nothing is known without git, without a repository or a commit, and when
 * git fails, be it because a clone lacks what it needs or belongs to somebody else; of the latter `report` gets the reason, in one line. Files of
 * other repositories, such as submodules, are not tracked by this one.
 */
export const gitDates = async (asked: AskedFiles, report: (reason: string) => void): Promise<GitDates> => {
  if (!hasRepository(realPath(asked.project))) return NOTHING;
  try {
    return await datesIn(asked);
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    if (error.reason !== null && !(await isEmpty(asked.project))) report(error.reason);
    return NOTHING;
  }
};

const datesIn = async ({ project, sources, files }: AskedFiles): Promise<GitDates> => {
  const pathIn = pathsWithoutLinks();
  const repository = await repositoryOf(project, sources, pathIn);
  const paths = new Map(files.map((file) => [pathIn(repository.top, file), file]));
  const committed = await blobsOf(repository, paths);
  const boundary = await boundaryOf(repository);
  const clean = [...committed].filter(([path, blob]) => isBlob(paths.get(path) ?? '', blob));
  const history = new GitHistory(new Map(clean), boundary);
  if (clean.length > 0) await readHistory(repository, history);
  return new Map([...committed.keys()].map((path) => [paths.get(path) ?? '', history.dates.get(path) ?? CHANGED]));
};

/** Git itself says of a repository that it cannot read that there is none; where there is none, it need not be started. */
const hasRepository = (folder: string): boolean =>
  existsSync(join(folder, '.git')) || (dirname(folder) !== folder && hasRepository(dirname(folder)));

/** True for a repository without a commit, which tracks nothing yet. */
const isEmpty = async (project: string): Promise<boolean> => {
  try {
    return (await gitOutput(project, ['for-each-ref', '--count=1'])) === '' && (await gitOutput(project, ['symbolic-ref', 'HEAD'])) !== '';
  } catch {
    return false;
  }
};

const repositoryOf = async (project: string, sources: readonly string[], pathIn: PathIn): Promise<Repository> => {
  const output = await gitOutput(project, ['rev-parse', '--is-shallow-repository', '--show-toplevel']);
  const [, shallow, top] = /^(true|false)\r?\n(.+)$/s.exec(output) ?? [];
  if (top === undefined) throw new GitFailure('it names no folder of the repository');
  const folder = realPath(project);
  const isBelow = sources.every((file) => !/^\.\.(?:\/|$)/.test(pathIn(folder, file)));
  return { top: realPath(top), isShallow: shallow === 'true', below: isBelow ? pathIn(realPath(top), folder) : '' };
};

/** Path of a file inside of a folder that is no link, with forward slashes. */
type PathIn = (folder: string, file: string) => string;

/** Links in the way to a file are followed, because git names its folder without them; the file itself may be one. Each folder is asked once. */
const pathsWithoutLinks = (): PathIn => {
  const known = new Map<string, string>();
  return (folder, file) => {
    const above = dirname(file);
    const real = known.get(above) ?? realPath(above);
    known.set(above, real);
    return relative(folder, join(real, basename(file))).replaceAll('\\', '/');
  };
};

const realPath = (folder: string): string => {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
};

const pathspec = ({ below }: Repository): readonly string[] => (below === '' ? [] : ['--', `${below}/`]);

/** The blobs of the last commit at the paths that are asked for; regular files only. */
const blobsOf = async (repository: Repository, asked: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> => {
  const blobs = new Map<string, string>();
  await runGit(repository.top, ['ls-tree', '-r', '-z', '--full-tree', 'HEAD', ...pathspec(repository)], (text) => {
    const [, blob = '', path = ''] = /^100\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(text) ?? [];
    if (asked.has(path)) blobs.set(path, blob);
    return true;
  });
  return blobs;
};

/** The commits at which the history of a shallow clone ends. They seem to have made every file that there was then. */
const boundaryOf = async ({ top, isShallow }: Repository): Promise<ReadonlySet<string>> => {
  if (!isShallow) return new Set();
  const file = await gitOutput(top, ['rev-parse', '--git-path', 'shallow']);
  try {
    return new Set(readFileSync(resolve(top, file), 'utf8').split('\n'));
  } catch (error) {
    throw new GitFailure(thrownReason(error));
  }
};

const readHistory = async (repository: Repository, history: GitHistory): Promise<void> => {
  await runGit(repository.top, [...HISTORY_FORM, 'HEAD', ...pathspec(repository)], (text) => history.take(text));
  history.end();
};

/**
 * True when a file has the bytes of a blob. It is worked out here, because git would run the filters that the repository names; a file that was
 * checked out with the line ends of Windows has those bytes too.
 */
const isBlob = (file: string, blob: string): boolean => {
  try {
    const bytes = readFileSync(file);
    return blobName(bytes, blob.length) === blob || (bytes.includes('\r\n') && blobName(withLineFeeds(bytes), blob.length) === blob);
  } catch {
    return false;
  }
};

const withLineFeeds = (bytes: Buffer): Buffer => Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');

/** The name of a blob: 40 digits of SHA-1, or 64 of SHA-256 where the repository was made so. */
const blobName = (bytes: Buffer, digits: number): string =>
  createHash(digits === 40 ? 'sha1' : 'sha256')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
