import { isStatedArticle } from '../../../../compiler/jsonld/article.ts';
import { readJsonLd } from '../../../../compiler/jsonld/read.ts';
import { withoutSurroundings } from '../../../../compiler/markdown/alone/surroundings.ts';
import { elements, isHeading, lineOf } from '../../../../compiler/markdown/hast.ts';
import { parsePage } from '../../../../compiler/markdown/parse.ts';
import { prune } from '../../../../compiler/markdown/prune/prune.ts';
import type { Selection } from '../../../../compiler/markdown/selections.ts';
import { baseOf } from '../../../../compiler/pages/source.ts';
import { ProblemList } from '../../../../compiler/problems/problem.ts';

/**
 * The headings in the content of a page, as the page itself shows it: headings over teasers around an article need not be in its markdown,
 * and what the selectors of its site leave out must not be there. Null for a page that marks its main content and is not an article, and
 * that no selector matches; then all headings of the main content count.
 */
export const contentHeadings = (html: string, url: string, selections: readonly Selection[] = []): ReadonlySet<string> | null => {
  const { root, head, scripts, matched } = parsePage(html, selections);
  const isArticle = isStatedArticle(head, readJsonLd(scripts, url, new ProblemList()));
  const pruned = prune(root, new URL(url).pathname);
  const isWhole = pruned.main !== null && !isArticle;
  if (isWhole && matched.length === 0) return null;
  const content = isWhole ? pruned : withoutSurroundings(pruned, { url, base: baseOf(head, url), title: head.title, isArticle });
  const headings = elements(content.root).filter(isHeading);
  return new Set(headings.map(lineOf));
};
