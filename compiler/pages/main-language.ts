import type { Page } from './page.ts';

/** The main language of a site: that of its home page, by its text if it states none. */
export const mainLanguage = ({ pages }: { readonly pages: readonly Page[] }): string => homePage({ pages })?.spoken ?? 'en';

/** The home page; null when there is none. */
export const homePage = ({ pages }: { readonly pages: readonly Page[] }): Page | null => pages.find(({ path }) => path === '/') ?? null;
