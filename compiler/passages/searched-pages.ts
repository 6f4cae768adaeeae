import type { PageKind } from '../../runtime/bundle.ts';
import type { Build } from '../build/build.ts';
import type { BuiltInKind } from '../config/kinds.ts';
import { recordsOf } from '../facts/resource.ts';
import type { Page } from '../pages/page.ts';
import { pageStem } from '../paths.ts';

/** Kinds of records of which each has a page of its own, and what the search calls such a page. */
const KINDS = { guides: 'guide', features: 'feature', comparisons: 'comparison', platforms: 'platform' } as const satisfies Partial<
  Record<BuiltInKind, PageKind>
>;

type RecordKind = keyof typeof KINDS;

/** A page as the search knows it. */
export interface SearchedPage {
  readonly kind: PageKind;
  readonly slug: string;
  readonly page: Page;
}

/**
 * Every page that may be listed, but what sitec itself says to developers: guides first, in the order of their list, then the other records, then
 * other pages in the order of their importance. A page that is the page of a record is that record.
 */
export const searchedPages = (build: Build): readonly SearchedPage[] => {
  const listed = build.listed.filter((page) => page !== build.developers);
  const pages = new Map(listed.map((page) => [page.url, page]));
  const records = (Object.keys(KINDS) as RecordKind[]).flatMap((kind) =>
    recordsOf({ name: kind }, build.facts[kind].body).flatMap(({ slug, url }) => {
      const page = pages.get(url ?? '');
      // A platform without a page of its own has the address of the page that lists all.
      return page?.kind?.kind === kind && page.kind.slug === slug ? [{ kind: KINDS[kind], slug, page }] : [];
    }),
  );
  const taken = new Set(records.map(({ page }) => page));
  const others = listed.filter((page) => !taken.has(page));
  // No page but the home page is called so: an index.html answers for its folder.
  return [...records, ...others.map((page) => ({ kind: 'page' as const, slug: pageStem(page.path).slice(1) || 'index', page }))];
};

/** Name of a page among those of all kinds. */
export const documentId = ({ kind, slug }: Pick<SearchedPage, 'kind' | 'slug'>): string => (kind === 'guide' ? slug : `${kind}/${slug}`);
