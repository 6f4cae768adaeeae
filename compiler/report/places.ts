import { dirname, join } from 'node:path';
import { relativePath } from '../base/file-path.ts';
import type { SourceRecord } from '../config/provenance-file.ts';
import { encodePath } from '../paths.ts';

/** A place as text: `content/plans.yaml:3:12 (data-sitec-price)`. */
export const placeWords = ({ file, line, column, at }: Pick<SourceRecord, 'file' | 'line' | 'column' | 'at'>): string =>
  [file, line, column].filter((part) => part !== null).join(':') + (at === null ? '' : ` (${at})`);

/** Makes addresses of files relative to another file, percent-encoded; all paths are absolute. */
export const addressesFrom =
  (from: string) =>
  (folder: string, file: string): string =>
    encodePath(relativePath(dirname(from), join(folder, file)));
