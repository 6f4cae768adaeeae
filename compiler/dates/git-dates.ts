import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { thrownReason } from '../base/errors.ts';
import { relativePath } from '../base/file-path.ts';
import { GitHistory, HISTORY_FORM, type FileDate } from './git-history.ts';
import { GitFailure, gitOutput, runGit } from './run-git.ts';

/** Dates of git by absolute path; untracked files are left out. */
export type GitDates = ReadonlyMap<string, FileDate>;

const NOTHING: GitDates = new Map();

/** A file with uncommitted changes: their date is unknown. */
const CHANGED: FileDate = { date: null, isCutOff: false };

/** The repository, and the part of it to read. */
interface Repository {
  /** Its topmost folder, absolute and without links. */
  readonly top: string;
  readonly isShallow: boolean;
  /** Folder inside of it with the files, with forward slashes; empty for all of it. */
  readonly below: string;
}

/** Files whose dates are needed. */
interface AskedFiles {
  /** Folder of the repository, absolute. */
  readonly project: string;
  /** All files that may ever be needed, absolute: the folder whose history is read must not depend on which pages need it. */
  readonly sources: readonly string[];
  /** Files that are needed now. */
  readonly files: readonly string[];
}

/**
 * Dates of files from the history of a project's repository. The result is empty without git, without a repository or a commit, and when
 * git fails, for example because a clone is incomplete or belongs to another user; for a failure, `report` gets the reason in one line.
 * Files of other repositories, such as submodules, are not tracked by this one.
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

/** A text that changes with the history of a project's repository; null without one. */
export const gitState = async (project: string): Promise<string | null> => {
  if (!hasRepository(realPath(project))) return null;
  try {
    const output = await gitOutput(project, ['rev-parse', 'HEAD', '--git-path', 'shallow']);
    const shallow = resolve(project, output.slice(output.indexOf('\n') + 1));
    return output + (existsSync(shallow) ? readFileSync(shallow, 'utf8') : '');
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    return error.message;
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

/** Git reports a repository that it cannot read as missing. This finds out whether git has to be started at all. */
const hasRepository = (folder: string): boolean =>
  existsSync(join(folder, '.git')) || (dirname(folder) !== folder && hasRepository(dirname(folder)));

/** True for a repository without a commit, which tracks no file yet. */
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

/** Path of a file inside of a folder that is not a link, with forward slashes. */
type PathIn = (folder: string, file: string) => string;

/**
 * Follows links in the path of a file, because git names its folder without them; the file itself may be a link. Each folder is resolved
 * once.
 */
const pathsWithoutLinks = (): PathIn => {
  const known = new Map<string, string>();
  return (folder, file) => {
    const above = dirname(file);
    const real = known.get(above) ?? realPath(above);
    known.set(above, real);
    return relativePath(folder, join(real, basename(file)));
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

/** The blobs of the last commit at the requested paths; regular files only. */
const blobsOf = async (repository: Repository, asked: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> => {
  const blobs = new Map<string, string>();
  await runGit(repository.top, ['ls-tree', '-r', '-z', '--full-tree', 'HEAD', ...pathspec(repository)], (text) => {
    const [, blob = '', path = ''] = /^100\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(text) ?? [];
    if (asked.has(path)) blobs.set(path, blob);
    return true;
  });
  return blobs;
};

/** The commits at which the history of a shallow clone ends. They seem to have added every file of that time. */
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
 * True when a file has the bytes of a blob. The hash is computed here, because git would run the filters of the repository. A file that was
 * checked out with Windows line ends matches too.
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

/** The name of a blob: 40 digits of SHA-1, or 64 of SHA-256, depending on the repository. */
const blobName = (bytes: Buffer, digits: number): string =>
  createHash(digits === 40 ? 'sha1' : 'sha256')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
