import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';

/** Files that tell what a project is made with, or where it goes. With `text` they must match it. */
export interface TellingFile {
  /** Relative to the project folder. */
  readonly glob: string;
  readonly text?: RegExp;
}

/** The first file of a project that tells something, relative to its folder; undefined when it has none. */
export const findTellingFile = (files: readonly TellingFile[], folder: string): string | undefined =>
  files
    .flatMap(({ glob, text }) =>
      fastGlob
        .sync(glob, { cwd: folder, dot: true, onlyFiles: true, suppressErrors: true })
        .sort()
        .filter((file) => text === undefined || text.test(readTextIfAny(join(folder, file)))),
    )
    .at(0);

/** Text of a file; empty when it cannot be read, because such a file tells nothing. */
export const readTextIfAny = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
