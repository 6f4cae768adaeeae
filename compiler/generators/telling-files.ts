import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { textOfFile } from '../base/file-path.ts';

/** Files that identify the generator or the host of a project. With `text`, their content must match. */
export interface TellingFile {
  /** Relative to the project folder. */
  readonly glob: string;
  readonly text?: RegExp;
}

/** The first such file of a project, relative to its folder; undefined without one. */
export const findTellingFile = (files: readonly TellingFile[], folder: string): string | undefined =>
  files
    .flatMap(({ glob, text }) =>
      fastGlob
        .sync(glob, { cwd: folder, dot: true, onlyFiles: true, suppressErrors: true })
        .sort()
        .filter((file) => text === undefined || text.test(readTextIfAny(join(folder, file)))),
    )
    .at(0);

/** Text of a file; empty when it cannot be read. */
export const readTextIfAny = (path: string): string => textOfFile(path) ?? '';
