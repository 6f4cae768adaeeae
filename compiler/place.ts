import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './problem.ts';

/** A place with line and column worked out, both counted from 1, and the line's text. */
export interface Location {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/**
 * Works out line and column of a place. The file is read again only now: a run without problems never counts lines.
 * Answers null when the place names a whole file or the file is gone.
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
    return null; // The file went away between reading and reporting: its name alone still tells where.
  }
};
