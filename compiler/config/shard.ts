/** A part of the pages of a site, which a build reads while others read the rest: of `count` parts the one with the number `index`, from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Most parts that a site can be read in. */
export const MAXIMUM_SHARDS = 1000;

/** A shard as the command line writes it: `2/4`; null for anything else. */
export const parseShard = (text: string): Shard | null => {
  const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  return index >= 1 && index <= count && count <= MAXIMUM_SHARDS ? { index, count } : null;
};
