import { InvalidArgumentError } from 'commander';
import { didYouMean } from '../../compiler/base/did-you-mean.ts';
import { INSERTIONS } from '../../compiler/config/known-values.ts';
import { PARTS } from '../../compiler/config/only.ts';
import { MAXIMUM_SHARDS, parseShard, type Shard } from '../../compiler/config/shard.ts';
import { crawlAddress } from '../../compiler/config/site-address.ts';

/** Words of a list with commas; an option with such a list can be repeated. */
export const names = (value: string, others: readonly string[] = []): string[] => [
  ...others,
  ...value.split(',').map((name) => name.trim()),
];

/** Reads a whole number of at least `least` and at most `most`. */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (value: string): number => {
    const number = Number(value);
    if (/^\d{1,9}$/.test(value) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${least} ${most === Number.MAX_SAFE_INTEGER ? 'on' : `to ${most}`}.`);
  };

/** Reads an http or https address. */
export const webAddress = (value: string): string => {
  if (/^https?:\/\/\S+$/.test(value) && URL.canParse(value)) return value;
  throw new InvalidArgumentError('It must be an address such as https://app.example.com.');
};

/** Reads the address of a site to crawl. */
export const siteAddress = (value: string): string => {
  const url = crawlAddress(value);
  if (url === null)
    throw new InvalidArgumentError('It must be an address such as https://www.example.com, without user name and password.');
  return url;
};

/** Reads a list of parts of the bundle. */
export const parts = (value: string, others: readonly string[] = []): string[] => names(value, others).map((name) => known(name, PARTS));

/** A word, which must be one of a list. */
const known = (name: string, list: readonly string[]): string => {
  if (list.includes(name)) return name;
  throw new InvalidArgumentError(`There is no "${name}"${didYouMean(name, list) || `; there are ${list.join(', ')}`}.`);
};

/** Reads a part of the pages. */
export const shard = (value: string): Shard => {
  const part = parseShard(value);
  if (part === null) throw new InvalidArgumentError(`It must be a part and the number of parts, such as 2/4, at most ${MAXIMUM_SHARDS}.`);
  return part;
};

/** The word for nothing in lists. */
const NONE = 'none';

/** Reads a list of insertions into pages. */
export const insertions = (value: string, others: readonly string[] = []): string[] => {
  const wanted = names(value);
  const wrong = wanted.find((name) => name !== NONE && !(INSERTIONS as readonly string[]).includes(name));
  if (wrong !== undefined)
    throw new InvalidArgumentError(
      `There is no "${wrong}"${didYouMean(wrong, INSERTIONS) || `; there are ${INSERTIONS.join(', ')} and ${NONE}`}.`,
    );
  if (wanted.includes(NONE) && wanted.length + others.length > 1) throw new InvalidArgumentError(`${NONE} cannot be used with others.`);
  return [...others, ...wanted.filter((name) => name !== NONE)];
};
