import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What an earlier build kept in a JSON file; null where there is none, or half of one. */
export const readCacheFile = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
};

/** Keeps a value for the next build, in the place of the one before. A folder that cannot be written costs that, not the build. */
export const writeCacheFile = (path: string, value: unknown): void => {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, JSON.stringify(value));
    renameSync(draft, path);
  } catch {
    // The next build begins anew.
  }
};
