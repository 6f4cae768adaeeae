import type { Project } from './project.ts';

/** A file that is written anew, or changed so that everything else in it stays. */
export interface Edit {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  /** Null where the file is not there yet. */
  readonly before: string | null;
  readonly after: string;
  /** True when something of somebody else would be lost: it needs --force. */
  readonly replaces: boolean;
}

/** Lines that belong into a file that only a person can change safely. */
export interface Paste {
  readonly path: string;
  readonly text: string;
}

/** What an addition does to a project. Where there is nothing to write and nothing to paste, it is there already. */
export interface Changes {
  readonly edits: readonly Edit[];
  readonly pastes: readonly Paste[];
  /** What to do then: commands and sentences, in their order. */
  readonly next: readonly string[];
  /** Why nothing can be added to this project; absent where it can. */
  readonly refusal?: string;
}

/** Something that `sitec add` can add to a project. */
export interface Addition {
  readonly name: string;
  /** What it adds, for help. */
  readonly description: string;
  /** Pure: the same project gives the same changes; nothing is written. */
  readonly changes: (project: Project) => Changes;
}

/** Declares an addition. */
export const defineAddition = (addition: Addition): Addition => addition;

/** What is said of one file. */
export type FileChanges = Pick<Changes, 'edits' | 'pastes'>;

/** Nothing to write, nothing to paste. */
export const NONE: FileChanges = { edits: [], pastes: [] };

/** A file that is ours alone: another text of it is replaced, when somebody wants that. */
export const ownFile = ({ read }: Project, path: string, after: string): FileChanges => {
  const before = read(path);
  return before === after ? NONE : { ...NONE, edits: [{ path, before, after, replaces: before !== null }] };
};

/** A file that a project has for other things, too: it is written where it is missing, else `text` is to be pasted, unless `isIn` finds it. */
export const sharedFile = ({ read }: Project, path: string, whole: string, text: string, isIn: RegExp): FileChanges => {
  const before = read(path);
  if (before === null) return { ...NONE, edits: [{ path, before, after: whole, replaces: false }] };
  return isIn.test(before) ? NONE : { ...NONE, pastes: [{ path, text }] };
};

/** A file that is changed by `change`, which answers null when it cannot be sure to keep the rest; then `text` is to be pasted. */
export const changedFile = (path: string, before: string, change: (before: string) => string | null, text: string): FileChanges => {
  const after = change(before);
  if (after === null) return { ...NONE, pastes: [{ path, text }] };
  return after === before ? NONE : { ...NONE, edits: [{ path, before, after, replaces: false }] };
};
