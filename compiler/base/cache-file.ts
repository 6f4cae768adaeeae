import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The head before a value in its file. */
const headOf = (json: string): string => `{"sha256":"${hash('sha256', json)}","value":`;
const HEAD_LENGTH = headOf('').length;

/** The value of an earlier build in a JSON file; null for a missing, incomplete or changed one. */
export const readCacheFile = (path: string): unknown => {
  try {
    const text = readFileSync(path, 'utf8');
    const json = text.slice(HEAD_LENGTH, -1);
    return text.startsWith(headOf(json)) ? JSON.parse(json) : null;
  } catch {
    return null;
  }
};

/**
 * Stores a value for the next build and replaces the previous one. If the folder cannot be written, the build continues without a cache.
 */
export const writeCacheFile = (path: string, value: unknown): void => {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    const json = JSON.stringify(value);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, `${headOf(json)}${json}}`);
    renameSync(draft, path);
  } catch {
    // The next build starts without a cache.
  }
};
