import { isStatedArticle } from '../../../../compiler/jsonld/article.ts';
import { readJsonLd } from '../../../../compiler/jsonld/read.ts';
import { withoutSurroundings } from '../../../../compiler/markdown/alone/surroundings.ts';
import { elements, lineOf } from '../../../../compiler/markdown/hast.ts';
import { parsePage } from '../../../../compiler/markdown/parse.ts';
import { prune } from '../../../../compiler/markdown/prune/prune.ts';
import { baseOf } from '../../../../compiler/pages/source.ts';
import { ProblemList } from '../../../../compiler/problems/problem.ts';

/**
 * The headings of a page that stand in its content, as the page tells it by itself: those over teasers around an article do not have to be in its
 * markdown. Null for a page that names its main content, all of which counts, unless it is an article.
 */
export const contentHeadings = (html: string, url: string): ReadonlySet<string> | null => {
  const { root, head, scripts } = parsePage(html);
  const isArticle = isStatedArticle(head, readJsonLd(scripts, url, new ProblemList()));
  const pruned = prune(root, new URL(url).pathname);
  if (pruned.isMain && !isArticle) return null;
  const content = withoutSurroundings(pruned, { url, base: baseOf(head, url), title: head.title, isArticle });
  const headings = elements(content.root).filter(({ tagName }) => /^h[1-6]$/.test(tagName));
  return new Set(headings.map(lineOf));
};
