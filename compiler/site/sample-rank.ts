import { percentDecoded } from '../base/percent.ts';
import { foldName } from '../base/slug.ts';
import { WORDS } from '../money/words.ts';

/** Names of pages with price lists, in the spelling of paths: without marks, with hyphens for spaces. */
const PRICES: ReadonlySet<string> = new Set(WORDS.pricing.split(',').map(foldName));

/** Rank of a page for a sample, by its path: the number of its levels, and one less for a pricing page. Lower ranks come first. */
export const sampleRank = (path: string): number => {
  const parts = path.split('/').filter((part) => part !== '');
  return parts.length - (parts.some((part) => PRICES.has(foldName(nameOf(part)))) ? 1 : 0);
};

/** A part of a path without its extension; it may be percent-encoded. */
const nameOf = (part: string): string => percentDecoded(part.replace(/\.\w+$/, ''));
