import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { dayOf } from '../base/dates.ts';
import { isOutOfFiles, thrownReason } from '../base/errors.ts';
import { relativePath } from '../base/file-path.ts';

/** Receives the next text of an output; false when no more are needed. */
type TakeText = (text: string) => boolean;

/** Variables that would make git use another repository than the one of the folder, as inside of a hook. */
const LOCATIONS = (
  'GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_COMMON_DIR GIT_OBJECT_DIRECTORY GIT_ALTERNATE_OBJECT_DIRECTORIES GIT_NAMESPACE GIT_PREFIX ' +
  'GIT_SHALLOW_FILE GIT_GRAFT_FILE GIT_REPLACE_REF_BASE'
).split(' ');

/** No translations, locks or prompts. `#` before a path is part of it, and missing objects are not fetched. */
const SETTINGS = {
  LC_ALL: 'C',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
};

/** A repository is untrusted: commands and signatures of its configuration are turned off, and so are settings that change the output. */
const OPTIONS = [
  '--no-pager',
  '--no-replace-objects',
  ...[
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'log.showSignature=false',
    'log.showRoot=true',
    'log.follow=false',
    'diff.relative=false',
    'diff.orderFile=/dev/null',
  ].flatMap((setting) => ['-c', setting]),
];

/** Why git did not answer: its message in one line, or null when git is not installed. */
class GitFailure extends Error {
  readonly reason: string | null;

  constructor(reason: string | null) {
    super(reason ?? 'there is no git');
    this.reason = reason;
  }
}

/** Characters of an error message of git that are read; the reason is at its start. */
const COMPLAINT = 10_000;

/**
 * Runs git in a folder and passes each NUL-terminated text of its output to `take`. Throws `GitFailure` when git is missing or fails; too
 * many open files are thrown as they are. After an error, discard the texts.
 */
const runGit = (folder: string, words: readonly string[], take: TakeText): Promise<void> =>
  new Promise((done, fail) => {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !LOCATIONS.includes(name)));
    // Without free file handles there are no pipes, despite the types; the error comes later.
    const git: ChildProcess = spawn('git', [...OPTIONS, '-C', folder, ...words], {
      env: { ...env, ...SETTINGS },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let left = '';
    let complaint = '';
    let isEnough = false;
    git.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      if (isEnough) return;
      const texts = (left + chunk).split('\0');
      left = texts.pop() ?? '';
      isEnough = !texts.every(take);
      if (isEnough) git.kill();
    });
    git.stderr?.setEncoding('utf8').on('data', (chunk: string) => void (complaint = (complaint + chunk).slice(0, COMPLAINT)));
    git.on('error', (error) => fail(isOutOfFiles(error) ? error : new GitFailure(null)));
    git.on('close', (code) => {
      if (code === 0 && left !== '' && !isEnough) take(left);
      if (isEnough || code === 0) done();
      else fail(new GitFailure(reasonIn(complaint) ?? `git ended with code ${code}`));
    });
  });

/** The first line of an error is the reason; further lines have advice and context. */
const reasonIn = (complaint: string): string | undefined => {
  const lines = complaint.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return (lines.find((line) => line.startsWith('fatal: ')) ?? lines[0])?.replace(/^(?:fatal|error): /, '');
};

/** The whole output of a run of git, without the line feed at its end. Throws `GitFailure`. */
const gitOutput = async (folder: string, words: readonly string[]): Promise<string> => {
  const texts: string[] = [];
  await runGit(folder, words, (text) => texts.push(text) > 0);
  return texts.join('\0').replace(/\r?\n$/, '');
};

/** The format of `git log` for `GitHistory`: full object names, and the blobs before and after each change. */
const HISTORY_FORM = [
  'log',
  '-z',
  '--raw',
  '--no-abbrev',
  '--no-renames',
  '--no-ext-diff',
  '--no-textconv',
  '-c',
  '--format=%H %ct',
] as const;

/** Date (YYYY-MM-DD, UTC) of the commit with the current content of a file; `isCutOff` when a shallow clone does not reach back to it. */
interface FileDate {
  readonly date: string | null;
  readonly isCutOff: boolean;
}

/** A change of one file by a commit. */
interface Change {
  /** Blobs of the parents; several for a merge, for which git only names files that differ from all parents. */
  readonly before: readonly string[];
  readonly after: string;
  readonly path: string;
}

/** A file without a date so far. */
interface Wanted {
  /** Its current path. */
  readonly path: string;
  readonly blob: string;
}

/**
 * Reads the history backwards from the last commit. The date of a file is the one of the first commit found that gave it its current
 * content; changes of a branch that were not merged do not count. A moved file, or one with other permissions, has not changed.
 */
class GitHistory {
  /** Results by current path. */
  readonly dates = new Map<string, FileDate>();
  /** Files without a date, by their path at the current position in the history. */
  readonly #wanted = new Map<string, readonly Wanted[]>();
  readonly #boundary: ReadonlySet<string>;
  #left: number;
  #commit: FileDate | null = null;
  #changes: Change[] = [];
  #open: Omit<Change, 'path'> | null = null;

  /** `blobs` are the current contents by path, `boundary` the commits whose parents are missing in a shallow clone. */
  constructor(blobs: ReadonlyMap<string, string>, boundary: ReadonlySet<string>) {
    for (const [path, blob] of blobs) this.#wanted.set(path, [{ path, blob }]);
    this.#left = blobs.size;
    this.#boundary = boundary;
  }

  /** Takes the next text of the output; false when every file has its date. */
  take(text: string): boolean {
    if (this.#open) {
      this.#changes.push({ ...this.#open, path: text });
      this.#open = null;
      return true;
    }
    const line = text.replace(/^\n/, '');
    if (line.startsWith(':')) this.#open = changeOf(line);
    else if (line !== '') this.#begin(line);
    return this.#left > 0;
  }

  /** Processes the last commit. */
  end(): void {
    this.#settle();
  }

  #begin(line: string): void {
    this.#settle();
    const [name = '', seconds] = line.split(' ');
    const isCutOff = this.#boundary.has(name);
    this.#commit = { date: isCutOff ? null : dayOf(Number(seconds) * 1000), isCutOff };
  }

  #settle(): void {
    const removed = new Map(this.#changes.filter(({ after }) => isNone(after)).map(({ before, path }) => [before[0] ?? '', path]));
    // A move leads to an earlier name, which must not be read in the same commit.
    const moved: (readonly [path: string, wanted: Wanted])[] = [];
    for (const { before, after, path } of this.#changes) {
      const wanted = this.#wanted.get(path) ?? [];
      const found = before.includes(after) ? [] : wanted.filter(({ blob }) => blob === after);
      if (found.length === 0) continue;
      this.#keep(
        path,
        wanted.filter((each) => !found.includes(each)),
      );
      const from = before.every(isNone) ? removed.get(after) : undefined;
      if (from !== undefined) moved.push(...found.map((each) => [from, each] as const));
      else for (const each of found) this.#found(each);
    }
    for (const [path, wanted] of moved) this.#keep(path, [...(this.#wanted.get(path) ?? []), wanted]);
    this.#changes = [];
  }

  #keep(path: string, wanted: readonly Wanted[]): void {
    if (wanted.length > 0) this.#wanted.set(path, wanted);
    else this.#wanted.delete(path);
  }

  #found({ path }: Wanted): void {
    if (this.#commit) this.dates.set(path, this.#commit);
    this.#left--;
  }
}

/** `:100644 100644 <before> <after> M`; a merge has one colon, mode and blob more for each additional parent. */
const changeOf = (line: string): Omit<Change, 'path'> => {
  const parents = line.lastIndexOf(':') + 1;
  const blobs = line.split(' ').slice(parents + 1, -1);
  return { before: blobs.slice(0, -1), after: blobs.at(-1) ?? '' };
};

/** True for the name of a missing file. */
const isNone = (blob: string): boolean => /^0+$/.test(blob);

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
