/** A site that is read in shards, each by a separate build, possibly on another machine; one build joins their files. */
import { join, relative } from 'node:path';
import { namesIn, removeQuietly } from '../base/pack.ts';
import type { Settings } from '../config/settings.ts';
import type { Shard } from '../config/shard.ts';
import { input } from '../problems/input.ts';
import { Halt, type ProblemList } from '../problems/problem.ts';

/** Name of the file of a shard in the cache folder. */
export const shardFile = ({ index, count }: Shard): string => `shard-${index}-of-${count}.pack`;

const SHARD_FILE = /^shard-(\d{1,4})-of-(\d{1,4})\.pack$/;

/**
 * Whether a page belongs to a shard, by its position among all pages of the site. Shards take every n-th page, so that no shard gets only
 * long pages of one section.
 */
export const isOfShard = (place: number, { index, count }: Shard): boolean => place % count === index - 1;

/** The shards with files in a folder. */
const shardsIn = (folder: string): readonly Shard[] => {
  const found = namesIn(folder).flatMap((name) => {
    const [, index, count] = (SHARD_FILE.exec(name) ?? []).map(Number);
    return index === undefined || count === undefined ? [] : [{ index, count }];
  });
  return found.toSorted((a, b) => a.count - b.count || a.index - b.index);
};

/** The shards in the cache, if the set is complete. Throws `Halt` (exit code 3) when some are missing, or belong to another division. */
export const wholeShards = (settings: Folders, problems: ProblemList): readonly Shard[] => {
  const shards = settings.cache === null ? [] : shardsIn(settings.cache);
  refuse(faultOf(shards), settings, problems);
  return shards;
};

/** Refuses shards of another site. Throws `Halt` (exit code 3). */
export const checkShards = (foreign: readonly Shard[], settings: Folders, problems: ProblemList): void => {
  const numbers = foreign.map(({ index }) => index).join(', ');
  refuse(
    numbers && `number ${numbers} was read with other settings, by another version of sitec or of Node.js, or is damaged`,
    settings,
    problems,
  );
};

type Folders = Pick<Settings, 'cache' | 'cwd'>;

const refuse = (reason: string | null, { cache, cwd }: Folders, problems: ProblemList): void => {
  if (!reason) return;
  problems.add(input.shardsIncomplete, { folder: cache === null ? 'the cache' : relative(cwd, cache) || '.', reason });
  throw new Halt(3);
};

const faultOf = (shards: readonly Shard[]): string | null => {
  const counts = [...new Set(shards.map(({ count }) => count))];
  const [count] = counts;
  if (count === undefined) return 'there is none';
  if (counts.length > 1) return `there are some of ${counts.join(' and some of ')}`;
  const there = new Set(shards.map(({ index }) => index));
  const missing = Array.from({ length: count }, (_, place) => place + 1).filter((index) => !there.has(index));
  return missing.length === 0 ? null : `of ${count} there is no number ${missing.join(', ')}`;
};

/** Removes the files of published shards, but not files of other programs. */
export const removeShards = (folder: string): void => {
  for (const shard of shardsIn(folder)) removeQuietly(join(folder, shardFile(shard)));
};
