import { articleOnPage } from '../../jsonld/article.ts';
import type { JsonLdNode } from '../../jsonld/read.ts';
import type { Page } from '../../pages/page.ts';
import { isCompanyPage } from './company-pages.ts';

/** A page that is an article. */
export interface ArticlePage {
  readonly page: Page;
  /** Null when only its elements say what it is. */
  readonly node: JsonLdNode | null;
  /** Date of publication that it shows (YYYY-MM-DD); null when it shows none that can be read. */
  readonly shown: string | null;
}

/** The listed pages of no other kind that are articles: their JSON-LD says so, or they are an `article` with a title and a time. */
export const articlePagesOf = (pages: readonly Page[]): readonly ArticlePage[] =>
  pages.flatMap((page): readonly ArticlePage[] => {
    if (!page.listed || page.kind !== null || page.path === '/') return [];
    const node = articleOnPage(page.jsonld);
    if (node) return [{ page, node, shown: null }];
    // Terms and the like have a date, too.
    return page.article === null || isCompanyPage(page) ? [] : [{ page, node: null, shown: page.article.date }];
  });
