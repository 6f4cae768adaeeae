import type { Project } from './project.ts';

/** A file to write, or to change so that everything else in it stays. */
export interface Edit {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  /** Null where the file does not exist yet. */
  readonly before: string | null;
  readonly after: string;
  /** True when it would overwrite another text; needs --force. */
  readonly replaces: boolean;
}

/** Lines to paste into a file that only a person can change safely. */
export interface Paste {
  readonly path: string;
  readonly text: string;
}

/** What an addition does to a project. It is already added where there is nothing to write and nothing to paste. */
export interface Changes {
  readonly edits: readonly Edit[];
  readonly pastes: readonly Paste[];
  /** Next steps: commands and sentences, in order. */
  readonly next: readonly string[];
  /** Why nothing can be added to this project; absent where it can. */
  readonly refusal?: string;
}

/** Something that `sitec add` can add to a project. */
export interface Addition {
  readonly name: string;
  /** Description for help. */
  readonly description: string;
  /** Pure: the same project gives the same changes, and nothing is written. */
  readonly changes: (project: Project) => Changes;
}

/** Declares an addition. */
export const defineAddition = (addition: Addition): Addition => addition;

/** The changes of one file. */
export type FileChanges = Pick<Changes, 'edits' | 'pastes'>;

/** No changes. */
export const NONE: FileChanges = { edits: [], pastes: [] };

/** A file that only sitec writes: another text in it is replaced, if the user agrees. */
export const ownFile = ({ read }: Project, path: string, after: string): FileChanges => {
  const before = read(path);
  return before === after ? NONE : { ...NONE, edits: [{ path, before, after, replaces: before !== null }] };
};

/**
 * A file that a project also uses for other things. It is written where it is missing; else `text` is to be pasted, unless `isIn` finds it.
 */
export const sharedFile = ({ read }: Project, path: string, whole: string, text: string, isIn: RegExp): FileChanges => {
  const before = read(path);
  if (before === null) return { ...NONE, edits: [{ path, before, after: whole, replaces: false }] };
  return isIn.test(before) ? NONE : { ...NONE, pastes: [{ path, text }] };
};

/** A file that `change` edits. Where `change` returns null, because it cannot be sure to keep the rest, `text` is to be pasted. */
export const changedFile = (path: string, before: string, change: (before: string) => string | null, text: string): FileChanges => {
  const after = change(before);
  if (after === null) return { ...NONE, pastes: [{ path, text }] };
  return after === before ? NONE : { ...NONE, edits: [{ path, before, after, replaces: false }] };
};
