import { dayOf } from '../base/dates.ts';

/** The format of `git log` for `GitHistory`: full object names, and the blobs before and after each change. */
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

/** Date (YYYY-MM-DD, UTC) of the commit with the current content of a file; `isCutOff` when a shallow clone does not reach back to it. */
export interface FileDate {
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
export class GitHistory {
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
