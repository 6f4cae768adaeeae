import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place, Problem } from '../../problems/problem.ts';
import { InPlaceBundle, isMadeInPlace } from './bundle.ts';
import type { Range } from './ranges.ts';

/**
 * Problems with places in the files as they lie in the folder of a site: a page in which a bundle put something was read without it. `name` is that folder,
 * relative to the working folder. To be called when the build has written what it writes.
 */
export const inWrittenFiles = (problems: readonly Problem[], cwd: string, name: string): readonly Problem[] => {
  const folder = join(cwd, name);
  if (!isMadeInPlace(folder)) return problems;
  const bundle = new InPlaceBundle(folder);
  const moved = (place: Place): Place => {
    const { file, offset, end } = place;
    if (offset === undefined || !file.startsWith(`${name}/`)) return place;
    const path = file.slice(name.length + 1);
    const movedOffset = (each: number): number => offsetBehind(each, bundle.inserted(path), () => readFileSync(join(folder, path)));
    return { ...place, offset: movedOffset(offset), ...(end !== undefined && { end: movedOffset(end) }) };
  };
  return problems.map((problem) => ({
    ...problem,
    ...(problem.place && { place: moved(problem.place) }),
    related: problem.related.map(moved),
  }));
};

/** Ranges count bytes, offsets count UTF-16 code units. */
const offsetBehind = (offset: number, inserted: readonly Range[], read: () => Buffer): number => {
  if (inserted.length === 0) return offset;
  const bytes = read();
  const unitsBefore = (end: number): number => bytes.subarray(0, end).toString('utf8').length;
  let moved = offset;
  for (const [from, to] of inserted) if (moved >= unitsBefore(from)) moved += unitsBefore(to) - unitsBefore(from);
  return moved;
};
