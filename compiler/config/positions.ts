import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../problems/problem.ts';
import { isPackageFile, packageOffset } from './import.ts';

/** Where the configuration is. */
export interface ConfigLocation {
  /** Working folder, absolute. */
  readonly cwd: string;
  /** Path of the file, relative to the working folder; null when there is none. */
  readonly configFile: string | null;
}

/** Place of a key path in the configuration file; the working folder when there is no file. */
export const configPlace = ({ configFile, cwd }: ConfigLocation, ...path: readonly string[]): Place =>
  configFile === null ? { file: '.' } : { file: configFile, ...offsetOfKey(join(cwd, configFile), path) };

/** Place of a text in the configuration file, after its key. */
export const configTextPlace = ({ configFile, cwd }: ConfigLocation, key: string, text: string): Place =>
  configFile === null ? { file: '.' } : { file: configFile, ...offsetOfText(join(cwd, configFile), key.split('.'), text) };

/** Start and end of a range in a file; empty for the whole file. */
export type Range = Pick<Place, 'offset' | 'end'>;

/** A text with escapes, or one that code computes, has the place of its key. */
export const offsetOfText = (file: string, path: readonly string[], text: string): Range => {
  const key = offsetOfKey(file, path);
  const found = readFileSync(file, 'utf8').indexOf(text, key.offset);
  return found < 0 ? key : { offset: found, end: found + text.length };
};

/**
 * Offset of a key in a configuration file of any language: before a colon, quoted or not, after its parent keys. A key that is not in the
 * text, such as a default or the index of an item, has the place of the nearest parent key.
 */
export const offsetOfKey = (file: string, path: readonly string[]): Range => {
  const text = readFileSync(file, 'utf8');
  const outside = isPackageFile(file) ? packageOffset(text) : -1;
  let found: Range = outside < 0 ? {} : { offset: outside };
  for (const key of path.filter((each) => each !== '')) {
    const pattern = new RegExp(`(?<![\\w$])${key.replace(/[^\w]/g, '\\$&')}(?=["']?\\s*:)`, 'g');
    pattern.lastIndex = (found.offset ?? -1) + 1;
    const offset = pattern.exec(text)?.index;
    if (offset !== undefined) found = { offset, end: offset + key.length };
  }
  return found;
};

/**
 * The line of a configuration in TypeScript or JavaScript that an error names; empty without one. The column would be the one of the
 * transpiled file.
 */
export const offsetOfLine = (error: unknown, file: string): Range => {
  const { message = '', stack = '' } = error instanceof Error ? error : {};
  const named = `${message}\n${stack}`.split(`${file}:`)[1];
  const line = Number(/^\d+/.exec(named ?? '')?.[0] ?? 0);
  const lines = line === 0 ? [] : readFileSync(file, 'utf8').split('\n');
  const text = lines[line - 1];
  if (text === undefined) return {};
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return { offset: start + (text.length - text.trimStart().length), end: start + text.length };
};
