import { withoutSurroundings } from '../../../../compiler/markdown/alone/surroundings.ts';
import { elements, lineOf } from '../../../../compiler/markdown/hast.ts';
import { parsePage } from '../../../../compiler/markdown/parse.ts';
import { prune } from '../../../../compiler/markdown/prune/prune.ts';
import { baseOf } from '../../../../compiler/pages/source.ts';

/**
 * The headings of a page that stand in its content, as the page tells it by itself: those over teasers around an article do not have to be in its
 * markdown. Null for a page that names its main content, all of which counts.
 */
export const contentHeadings = (html: string, url: string): ReadonlySet<string> | null => {
  const { root, head } = parsePage(html);
  const pruned = prune(root, new URL(url).pathname);
  if (pruned.isMain) return null;
  const content = withoutSurroundings(pruned, { url, base: baseOf(head, url), title: head.title });
  const headings = elements(content.root).filter(({ tagName }) => /^h[1-6]$/.test(tagName));
  return new Set(headings.map(lineOf));
};
