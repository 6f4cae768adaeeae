/** Levels of objects and lists to which JSON is read: no document needs more, and code that walks through a value may go down as far as it. */
export const MOST_LEVELS = 200;

/** The value of a JSON text; undefined when it is none, or has more levels than `MOST_LEVELS`. */
export const jsonOf = (text: string): unknown => {
  try {
    const value = JSON.parse(text) as unknown;
    return isFlat(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Level by level: the parser takes what recursion could not walk through. */
const isFlat = (value: unknown): boolean => {
  let level = [value].filter(isNested);
  for (let depth = 0; depth < MOST_LEVELS && level.length > 0; depth++) level = level.flatMap(nestedIn);
  return level.length === 0;
};

const nestedIn = (value: object): readonly object[] => Object.values(value).filter(isNested);

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;
