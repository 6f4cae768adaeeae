import { articleOnPage } from '../../jsonld/article.ts';
import type { JsonLdNode } from '../../jsonld/read.ts';
import type { Page } from '../../pages/page.ts';
import { isCompanyPage } from './company/company-pages.ts';

/** A page that is an article. */
export interface ArticlePage {
  readonly page: Page;
  /** Null when only its elements declare the article. */
  readonly node: JsonLdNode | null;
  /** Visible date of publication (YYYY-MM-DD). Null when there is none that can be read. */
  readonly shown: string | null;
}

/** The listed pages without another kind that are articles: by their JSON-LD, or by an `article` element with a title and a time. */
export const articlePagesOf = (pages: readonly Page[]): readonly ArticlePage[] =>
  pages.flatMap((page): readonly ArticlePage[] => {
    if (!page.listed || page.kind !== null || page.path === '/') return [];
    const node = articleOnPage(page.jsonld);
    if (node) return [{ page, node, shown: null }];
    // Pages such as terms have a date too.
    return page.article === null || isCompanyPage(page) ? [] : [{ page, node: null, shown: page.article.date }];
  });
