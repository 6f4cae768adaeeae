import { dirname, join, relative, sep } from 'node:path';
import { encodePath } from '../paths.ts';

/** Where something stands, as people write it. */
interface Position {
  readonly file: string;
  readonly line: number | null;
  readonly column: number | null;
  /** What was looked at. */
  readonly at: string | null;
}

/** `content/plans.yaml:3:12 (data-sitec-price)`, with what is known of it. */
export const placeWords = ({ file, line, column, at }: Position): string =>
  [file, line, column].filter((part) => part !== null).join(':') + (at === null ? '' : ` (${at})`);

/** Makes relative addresses of files, percent-encoded, as they are seen from another file; all paths are absolute. */
export const addressesFrom =
  (from: string) =>
  (folder: string, file: string): string =>
    encodePath(relative(dirname(from), join(folder, file)).split(sep).join('/'));
