import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes a file of a project as a whole or not at all; its folders are made, its rights stay, and a link stays a link. `before` is what it held when it
 * was looked at, null for a file that was not there. Answers why it cannot be written; null when it was.
 */
export const writeProjectFile = (folder: string, path: string, before: string | null, after: string): string | null => {
  const file = join(folder, path);
  try {
    if ((existsSync(file) ? readFileSync(file, 'utf8') : null) !== before) return 'it has changed meanwhile';
    mkdirSync(dirname(file), { recursive: true });
    const target = existsSync(file) ? realpathSync(file) : file;
    const temporary = `${target}.tmp-${process.pid}`;
    try {
      writeFileSync(temporary, after, existsSync(target) ? { mode: statSync(target).mode } : {});
      renameSync(temporary, target);
    } finally {
      rmSync(temporary, { force: true });
    }
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown reason';
  }
};
