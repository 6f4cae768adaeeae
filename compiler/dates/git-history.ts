import { dayOf } from '../base/dates.ts';

/** The form in which `git log` gives a history to `GitHistory`: whole object names, each change with the blobs before and after it. */
export const HISTORY_FORM = [
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
export interface FileDate {
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
export class GitHistory {
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
