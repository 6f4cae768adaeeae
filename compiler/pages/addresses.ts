import { encodePath, pageStem } from '../paths.ts';
import type { Document } from '../site/site-files.ts';

/** Reads the addresses that a page's head names: made absolute, and those of the site's pages in the form that they are published under. */
export type AddressReader = (address: string, page: string, base: string | undefined) => string | null;

/** An address reader for the pages of a site. */
export const ownAddresses = (documents: readonly Document[]): AddressReader => {
  const known = new Map(documents.map(({ path }) => [pageStem(encodePath(path)), encodePath(path)]));
  return (address, page, base) => {
    const from = base !== undefined && URL.canParse(base, page) ? new URL(base, page).href : page;
    if (!URL.canParse(address, from)) return null;
    const url = new URL(address, from);
    const own = known.get(pageStem(url.pathname));
    return own === undefined ? url.href : url.origin + own + url.search + url.hash;
  };
};
