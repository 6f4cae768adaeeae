import { mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { errorCode } from '../../compiler/base/errors.ts';
import { DEFAULT_OUT } from '../../compiler/config/settings.ts';
import type { Outcome } from './outcome.ts';

/** Writes a report to a file, whose folders are made, as a whole or not at all. Answers why it cannot be written; null when it was. */
export const writeReportFile = (file: string, text: string, { cwd, summary }: Pick<Outcome, 'cwd' | 'summary'>): string | null => {
  const path = resolve(cwd, file);
  // A build that ended early does not say where it would have written; what lies in a folder without a manifest would stop the next one.
  if (isBelow(resolve(cwd, summary?.out ?? DEFAULT_OUT), path)) return 'it lies in the output folder, which every build replaces';
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeWhole(path, text);
    return null;
  } catch (error) {
    return errorCode(error) ?? 'unknown reason';
  }
};

const isBelow = (folder: string, path: string): boolean => !relative(folder, path).startsWith('..');

const writeWhole = (path: string, text: string): void => {
  const stats = statSync(path, { throwIfNoEntry: false });
  // A device or a pipe, such as /dev/stderr, is written to and must not be replaced; a folder refuses that.
  if (stats && !stats.isFile()) return writeFileSync(path, text);
  const target = stats ? realpathSync(path) : path;
  const temporary = `${target}.tmp-${process.pid}`;
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
};
