import type { Head } from '../html/types.ts';

/** What relative addresses of a page start from: its `<base href>`, else its own address. */
export const baseOf = ({ base }: Pick<Head, 'base'>, url: string): string => resolved(base, url) ?? url;

/** The origin under which a page wants to be known, by its canonical link; null when it names none. */
export const canonicalOrigin = ({ canonical }: Pick<Head, 'canonical'>, url: string): string | null => {
  const absolute = resolved(canonical, url);
  return absolute === null ? null : new URL(absolute).origin;
};

const resolved = (address: string | undefined, url: string): string | null =>
  address !== undefined && URL.canParse(address, url) ? new URL(address, url).href : null;
