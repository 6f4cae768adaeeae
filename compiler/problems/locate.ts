import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './problem.ts';

/** A place with its computed line and column, both counted from 1, and the line's text. */
export interface Location {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/**
 * Computes line and column of a place. The file is read again here, so that a run without problems never counts lines. Returns null for the
 * place of a whole file, and for a file that is gone.
 */
export const locate = (place: Place, folder: string): Location | null => {
  if (place.offset === undefined) return null;
  try {
    const source = readFileSync(join(folder, place.file), 'utf8');
    const before = source.slice(0, place.offset);
    const start = before.lastIndexOf('\n') + 1;
    const end = source.indexOf('\n', place.offset);
    return {
      line: before.split('\n').length,
      column: place.offset - start + 1,
      text: source.slice(start, end < 0 ? undefined : end).trimEnd(),
    };
  } catch {
    return null; // The file was removed after it was read; its name is still reported.
  }
};

/** Lines and columns of many places: each file is read once, and kept as the offsets of its lines. */
export class LineCounter {
  readonly #pathOf: (file: string) => string;
  readonly #starts = new Map<string, readonly number[] | null>();

  /** `pathOf` returns the path of a file, if it is not its path from the folder. */
  constructor(folder: string, pathOf = (file: string): string => join(folder, file)) {
    this.#pathOf = pathOf;
  }

  /** Line and column of a place, counted from 1; null for a whole file and for one that cannot be read. */
  position({ file, offset }: Place): { readonly line: number | null; readonly column: number | null } {
    const starts = offset === undefined ? null : this.#startsOf(file);
    if (!starts || offset === undefined) return { line: null, column: null };
    const after = starts.findIndex((start) => start > offset);
    const line = after < 0 ? starts.length : after;
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
  }

  #startsOf(file: string): readonly number[] | null {
    const known = this.#starts.get(file);
    if (known !== undefined) return known;
    const starts = this.#read(file);
    this.#starts.set(file, starts);
    return starts;
  }

  #read(file: string): readonly number[] | null {
    try {
      const source = readFileSync(this.#pathOf(file), 'utf8');
      return [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
    } catch {
      return null; // The file was removed while the site was compiled.
    }
  }
}
