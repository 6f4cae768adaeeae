import type { PageKind } from '../../runtime/bundle.ts';
import type { Build } from '../build/build.ts';
import { pagesOfSite } from '../build/contents.ts';
import type { BuiltInKind } from '../config/kinds.ts';
import { recordsOf } from '../facts/resource.ts';
import type { Page } from '../pages/page.ts';
import { pageStem } from '../paths.ts';

/** Kinds whose records each have a page, with the name of such a page in the search. */
const KINDS = { guides: 'guide', features: 'feature', comparisons: 'comparison', platforms: 'platform' } as const satisfies Partial<
  Record<BuiltInKind, PageKind>
>;

type RecordKind = keyof typeof KINDS;

/** A page in the search. */
export interface SearchedPage {
  readonly kind: PageKind;
  readonly slug: string;
  readonly page: Page;
}

/**
 * Every page that may be listed, except for sitec's page for developers: guides first, in the order of their list, then other records, then
 * other pages by importance. The page of a record appears only as that record.
 */
export const searchedPages = (build: Build): readonly SearchedPage[] => {
  const listed = pagesOfSite(build.listed, build);
  const pages = new Map(listed.map((page) => [page.url, page]));
  const records = (Object.keys(KINDS) as RecordKind[]).flatMap((kind) =>
    recordsOf({ name: kind }, build.facts[kind].body).flatMap(({ slug, url }) => {
      const page = pages.get(url ?? '');
      // A platform without a separate page has the address of the page that lists all.
      return page?.kind?.kind === kind && page.kind.slug === slug ? [{ kind: KINDS[kind], slug, page }] : [];
    }),
  );
  const taken = new Set(records.map(({ page }) => page));
  const others = listed.filter((page) => !taken.has(page));
  // Only the home page is called "index": an index.html belongs to its folder.
  return [...records, ...others.map((page) => ({ kind: 'page' as const, slug: pageStem(page.path).slice(1) || 'index', page }))];
};

/** Unique name of a page across all kinds. */
export const documentId = ({ kind, slug }: Pick<SearchedPage, 'kind' | 'slug'>): string => (kind === 'guide' ? slug : `${kind}/${slug}`);
