import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { errorCode } from '../../compiler/base/errors.ts';

/**
 * Writes a file of a project as a whole or not at all; its folders are made, its rights stay, and a link stays a link. `before` is what it held when it
 * was looked at, null for a file that was not there. Answers why it cannot be written; null when it was.
 */
export const writeProjectFile = (folder: string, path: string, before: string | null, after: string): string | null => {
  const file = join(folder, path);
  try {
    if ((existsSync(file) ? readFileSync(file, 'utf8') : null) !== before) return 'it has changed meanwhile';
    mkdirSync(dirname(file), { recursive: true });
    const target = linkedFile(file);
    const temporary = `${target}.tmp-${process.pid}`;
    try {
      writeFileSync(temporary, after, existsSync(target) ? { mode: statSync(target).mode } : {});
      renameSync(temporary, target);
    } finally {
      rmSync(temporary, { force: true });
    }
    return null;
  } catch (error) {
    return errorCode(error) ?? 'unknown reason';
  }
};

/** Where a link leads to, also one to a file that is not there; any other path leads to itself. */
const linkedFile = (file: string): string => {
  // Of links in a circle this throws.
  if (statSync(file, { throwIfNoEntry: false })) return realpathSync(file);
  const link = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink();
  return link ? linkedFile(resolve(realpathSync(dirname(file)), readlinkSync(file))) : file;
};
