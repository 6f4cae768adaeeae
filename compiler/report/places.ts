import { dirname, join } from 'node:path';
import { relativePath } from '../base/file-path.ts';
import { encodePath } from '../paths.ts';

/** A position as people write it. */
interface Position {
  readonly file: string;
  readonly line: number | null;
  readonly column: number | null;
  /** The part of the file. */
  readonly at: string | null;
}

/** A place as text: `content/plans.yaml:3:12 (data-sitec-price)`. */
export const placeWords = ({ file, line, column, at }: Position): string =>
  [file, line, column].filter((part) => part !== null).join(':') + (at === null ? '' : ` (${at})`);

/** Makes addresses of files relative to another file, percent-encoded; all paths are absolute. */
export const addressesFrom =
  (from: string) =>
  (folder: string, file: string): string =>
    encodePath(relativePath(dirname(from), join(folder, file)));
