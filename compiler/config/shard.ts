/** A part of the pages of a site, which a build reads while others read the rest: part number `index`, from 1, of `count`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Maximum number of parts. */
export const MAXIMUM_SHARDS = 1000;

/** A shard from the command line: `2/4`; null for an invalid one. */
export const parseShard = (text: string): Shard | null => {
  const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  return index >= 1 && index <= count && count <= MAXIMUM_SHARDS ? { index, count } : null;
};
