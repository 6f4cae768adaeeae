import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { dayOf } from '../base/dates.ts';
import { isOutOfFiles, thrownReason } from '../base/errors.ts';

/** Takes the next text of an output; false when no further one is needed. */
type TakeText = (text: string) => boolean;

/** Variables that would have git answer for another repository than the one of the folder, as inside of a hook. */
const LOCATIONS = (
  'GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_COMMON_DIR GIT_OBJECT_DIRECTORY GIT_ALTERNATE_OBJECT_DIRECTORIES GIT_NAMESPACE GIT_PREFIX ' +
  'GIT_SHALLOW_FILE GIT_GRAFT_FILE GIT_REPLACE_REF_BASE'
).split(' ');

/** Neither words in another language, nor locks, nor questions; `#` before a path is part of it, and a missing object is not fetched. */
const SETTINGS = {
  LC_ALL: 'C',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
};

/** A repository is input like any other: what its configuration would run or sign is turned off, and so is what it would show otherwise. */
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

/** Why git gave no answer: its own words in one line, or null when there is no git. */
class GitFailure extends Error {
  readonly reason: string | null;

  constructor(reason: string | null) {
    super(reason ?? 'there is no git');
    this.reason = reason;
  }
}

/** Characters of what git says of a failure that are read; the reason is among the first. */
const COMPLAINT = 10_000;

/**
 * Runs git in a folder and gives each text of its output, which end with NUL, to `take`. Throws `GitFailure` when there is no git or it fails, for
 * whatever reason, but for that no more files can be opened, which is thrown as it is; what was taken until then is to be forgotten.
 */
const runGit = (folder: string, words: readonly string[], take: TakeText): Promise<void> =>
  new Promise((done, fail) => {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !LOCATIONS.includes(name)));
    // Without files that can be opened there are no pipes, whatever the types say; the error comes later.
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

/** What ended a run comes first; advice on it and what led to it are further lines. */
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

/** The form in which `git log` gives a history to `GitHistory`: whole object names, each change with the blobs before and after it. */
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

/** Date (YYYY-MM-DD, UTC) of the commit that gave a file its content; `isCutOff` when a shallow clone does not reach back to it. */
interface FileDate {
  readonly date: string | null;
  readonly isCutOff: boolean;
}

/** A change of one file by a commit. */
interface Change {
  /** Blobs of the parents; several for a merge, of which git names only files that differ from all parents. */
  readonly before: readonly string[];
  readonly after: string;
  readonly path: string;
}

/** A file whose date is looked for. */
interface Wanted {
  /** Its path today. */
  readonly path: string;
  readonly blob: string;
}

/**
 * Reads the history from the last commit backwards. The date of a file is that of the first commit that it meets which gave the file the content
 * that it has today: what a branch made of it that did not win says nothing. A file that was only moved or got other rights has not changed.
 */
class GitHistory {
  /** What is found, by the path of today. */
  readonly dates = new Map<string, FileDate>();
  /** Wanted files by their path at the time that the reading has come to. */
  readonly #wanted = new Map<string, readonly Wanted[]>();
  readonly #boundary: ReadonlySet<string>;
  #left: number;
  #commit: FileDate | null = null;
  #changes: Change[] = [];
  #open: Omit<Change, 'path'> | null = null;

  /** `blobs` are the contents of today by path, `boundary` the commits whose parents a shallow clone does not have. */
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

  /** Takes in the last commit. */
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
    // A move leads to an earlier name, which must not be looked at in the same commit.
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

/** `:100644 100644 <before> <after> M`; a merge has one colon, mode and blob more for each parent more. */
const changeOf = (line: string): Omit<Change, 'path'> => {
  const parents = line.lastIndexOf(':') + 1;
  const blobs = line.split(' ').slice(parents + 1, -1);
  return { before: blobs.slice(0, -1), after: blobs.at(-1) ?? '' };
};

/** True for the name that stands for no file. */
const isNone = (blob: string): boolean => /^0+$/.test(blob);

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
interface AskedFiles {
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

/** A text that is another one when the history of the repository that a project lies in is; null without one. */
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
