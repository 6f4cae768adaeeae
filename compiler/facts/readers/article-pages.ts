import { dateOf } from '../../base/dates.ts';
import { readElements } from '../../html/elements.ts';
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
    const dated = isCompanyPage(page) ? null : datedArticle(new TextDecoder().decode(page.html()));
    return dated ? [{ page, node: null, shown: dated.date }] : [];
  });

/** What an `article` element has, without those inside of it. */
interface ArticleElement {
  hasTitle: boolean;
  hasTime: boolean;
  date: string | null;
}

/** The one `article` of a page that has its title and a time. Cards of other articles have no `h1`, and lists of articles several. */
const datedArticle = (html: string): ArticleElement | null => {
  if (!/<article[\s>]/i.test(html) || !/<time[\s>]/i.test(html)) return null;
  const found: ArticleElement[] = [];
  let level = 0;
  readElements(html, {
    opened: (name, { datetime = '' }) => {
      if (name === 'article' && ++level === 1) found.push({ hasTitle: false, hasTime: false, date: null });
      const article = level === 1 ? found.at(-1) : undefined;
      if (article && name === 'h1') article.hasTitle = true;
      if (!article || name !== 'time') return;
      article.hasTime = true;
      article.date ??= dateOf(datetime);
    },
    closed: (name) => void (level -= name === 'article' ? 1 : 0),
  });
  const [own = null, ...others] = found.filter(({ hasTitle, hasTime }) => hasTitle && hasTime);
  return others.length === 0 ? own : null;
};
