import { readFileSync } from 'node:fs';
import { isObject, parsedJson } from '../../compiler/base/json.ts';
import type { Fields } from '../../compiler/facts/words.ts';

/** The parsed document and bytes of a file, or why there is none, as the second half of a sentence. */
export type JsonFile = { readonly value: Fields; readonly bytes: Buffer } | { readonly reason: string };

/** Maximum depth of a value. sitec writes less than ten levels, and the recursion over a hostile file must end. */
const MAXIMUM_DEPTH = 64;

/** Reads a JSON file that sitec wrote; for a file in another format, returns a reason and never throws. */
export const readJsonFile = (file: string): JsonFile => {
  try {
    return readJsonBytes(readFileSync(file));
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    return { reason: code === 'ENOENT' ? 'is not there' : `cannot be read (${code})` };
  }
};

/** Reads a JSON document that sitec wrote, in the same way. */
export const readJsonBytes = (bytes: Buffer): JsonFile => {
  const value = parsedJson(bytes.toString('utf8'));
  if (!isObject(value)) return { reason: value === undefined ? 'has no complete JSON document' : 'has no JSON object' };
  return isDeeper(value, MAXIMUM_DEPTH) ? { reason: `is nested deeper than ${MAXIMUM_DEPTH} levels` } : { value, bytes };
};

const isDeeper = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isDeeper(child, levels - 1));
};
