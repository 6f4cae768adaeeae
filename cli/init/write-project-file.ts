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
 * Writes a file of a project atomically. Creates its folders, keeps its permissions, and keeps a link as a link. `before` is the content at
 * the earlier read, null for a file that did not exist. Returns why it cannot be written; null on success.
 */
export const writeProjectFile = (folder: string, path: string, before: string | null, after: string): string | null => {
  const file = join(folder, path);
  try {
    if ((existsSync(file) ? readFileSync(file, 'utf8') : null) !== before) return 'it changed in the meantime';
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

/** The target of a link, also of a dangling one; any other path is returned as it is. */
const linkedFile = (file: string): string => {
  // Throws for links in a circle.
  if (statSync(file, { throwIfNoEntry: false })) return realpathSync(file);
  const link = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink();
  return link ? linkedFile(resolve(realpathSync(dirname(file)), readlinkSync(file))) : file;
};
