import type { Kind } from '../../config/kinds.ts';
import { mainLanguage, homePage } from '../../pages/main-language.ts';
import type { Page } from '../../pages/page.ts';
import { encodePath, twinPath } from '../../paths.ts';
import { compare } from '../../problems/problem.ts';
import type { Sources } from '../resource.ts';

/** Language of a page: its own, else that of its content source, else that of the home page. Null when none states one. */
export const languageOfPage = (page: Page, { pages }: Pick<Sources, 'pages'>): string | null => {
  const { lang } = page.entry?.data ?? {};
  return page.language ?? (typeof lang === 'string' ? lang : null) ?? homePage({ pages })?.language ?? null;
};

/** The page that lists a kind: in the main language, nearest to the root, first by path. */
export const indexPage = (kind: Kind, sources: Pick<Sources, 'pages'>): Page | null => {
  const language = mainLanguage(sources);
  const candidates = sources.pages.filter((page) => page.kind?.kind === kind && page.kind.slug === null && page.listed);
  const depth = ({ path }: Page): number => path.split('/').length;
  const [best] = candidates.toSorted(
    (a, b) => Number(b.spoken === language) - Number(a.spoken === language) || depth(a) - depth(b) || compare(a.path, b.path),
  );
  return best ?? null;
};

/** Addresses of a list document: the page that lists the records, else the home page, else the first page. All of them exist. */
export const listHead = (page: Page | null, { base, pages }: Sources): { url: string; markdownUrl: string } => {
  const shown = page ?? homePage({ pages }) ?? pages.find(({ listed }) => listed);
  return shown ? { url: shown.url, markdownUrl: markdownUrl(shown, base) } : { url: `${base}/`, markdownUrl: base + twinPath('/') };
};

/** Addresses of a list document, and the newest date of its records or their pages. */
export const listAddressesOf = (page: Page | null, dated: readonly { readonly updated: string | null }[], sources: Sources) => ({
  ...listHead(page, sources),
  updated: newest(dated.map(({ updated }) => updated)),
});

/** Address of the markdown version of a page. */
export const markdownUrl = (page: Page, base: string): string => base + twinPath(encodePath(page.path));

/** A root-relative address made absolute. */
export const absolute = (address: string, base: string): string => (address.startsWith('/') ? base + address : address);

/** The newest of some dates. Null when none is known. */
export const newest = (dates: readonly (string | null)[]): string | null =>
  dates
    .filter((value): value is string => value !== null)
    .sort(compare)
    .at(-1) ?? null;
