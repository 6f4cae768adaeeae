import type { Page } from './page.ts';

/** The main language of a site: that of its home page, by its text if it states none. */
export const mainLanguage = ({ pages }: { readonly pages: readonly Page[] }): string => sourcePage('/', { pages })?.spoken ?? 'en';

/** The page at a path; null when there is none. */
export const sourcePage = (path: string, { pages }: { readonly pages: readonly Page[] }): Page | null =>
  pages.find((page) => page.path === path) ?? null;
