import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What stands before a value in its file. */
const headOf = (json: string): string => `{"sha256":"${hash('sha256', json)}","value":`;
const HEAD_LENGTH = headOf('').length;

/** What an earlier build kept in a JSON file; null where there is none, half of one, or one that was changed. */
export const readCacheFile = (path: string): unknown => {
  try {
    const text = readFileSync(path, 'utf8');
    const json = text.slice(HEAD_LENGTH, -1);
    return text.startsWith(headOf(json)) ? JSON.parse(json) : null;
  } catch {
    return null;
  }
};

/** Keeps a value for the next build, in the place of the one before. A folder that cannot be written costs that, not the build. */
export const writeCacheFile = (path: string, value: unknown): void => {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    const json = JSON.stringify(value);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, `${headOf(json)}${json}}`);
    renameSync(draft, path);
  } catch {
    // The next build begins anew.
  }
};
