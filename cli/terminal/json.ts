import { parsedJson } from '../../compiler/base/json.ts';
/** Maximum depth of parsed JSON. No document needs more, and code may recurse to this depth. */
export const MOST_LEVELS = 200;

/** The value of a JSON text; undefined for invalid JSON, and for a depth of more than `MOST_LEVELS`. */
export const jsonOf = (text: string): unknown => {
  const value = parsedJson(text);
  return isFlat(value) ? value : undefined;
};

/** Works level by level, because the parser accepts a depth at which recursion fails. */
const isFlat = (value: unknown): boolean => {
  let level = [value].filter(isNested);
  for (let depth = 0; depth < MOST_LEVELS && level.length > 0; depth++) level = level.flatMap(nestedIn);
  return level.length === 0;
};

const nestedIn = (value: object): readonly object[] => Object.values(value).filter(isNested);

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;
