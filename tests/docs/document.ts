/** How generated documents are compared with the files in docs/. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

/** Root of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Text of a file of the repository, by its path from the root. */
export const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Expects that a file of docs/ holds a text; with UPDATE=1 the file is written first. */
export const expectDocument = (path: string, text: string): void => {
  const file = join(ROOT, path);
  if (process.env.UPDATE === '1') writeFileSync(file, text);
  expect(existsSync(file) ? readText(path) : '', `${path} is old: UPDATE=1 npx vitest run tests/docs`).toBe(text);
};
