import { find, type Element, type ElementContent, type Parent } from '../hast.ts';
import type { LeftOut } from '../prune/judge.ts';
import type { Content } from '../prune/prune.ts';
import { countWordsOf } from '../words.ts';
import { cutToArticle } from './article.ts';
import { cutMenus, Cut } from './menus.ts';
import { sheetOf, type PageName, type Sheet } from './sheet.ts';

/** Minimum pages from which repetition across a site is evidence. */
export const ENOUGH_PAGES = 8;

/** Name of the rule, as it is reported. */
const RULE = 'around the content, by the links and sentences of the page';

/** A page with fewer words has little content. */
const FEW_WORDS = 30;

/**
 * Removes menus, footers and teasers around the content of a page for which there is no other page to compare with. Changes the content in
 * place. A configured main content stays whole. An accepted main content stays whole too, except on an article page, where it may contain
 * teasers for other articles. Titles, amounts of money, tables, questions and kept elements stay. A page without a title stays whole when
 * little of it would remain.
 */
export const withoutSurroundings = (found: Content, page: PageName): Content => {
  const content = page.isArticle ? onlyMain(found) : found;
  const isGiven = content.main !== null && !page.isArticle;
  if (isGiven || find(content.root, ({ properties }) => properties.mainBy !== undefined)) return content;
  const sheet = sheetOf(content.root, page);
  const cut = new Cut(sheet);
  cutMenus(sheet, cut, hadFooter(content));
  cutToArticle(sheet, cut);
  const gone = sheet.all.map(({ isFact }, index) => !isFact && cut.gone[index] === true);
  const words = sheet.all.reduce((sum, line, index) => sum + (gone[index] === true ? 0 : line.words), 0);
  if (!gone.includes(true) || (words < FEW_WORDS && sheet.title < 0)) return content;
  const nodes = remove(content.root, sheet, gone);
  const leftOut = nodes.map((node): LeftOut => ({ node, rule: RULE, isHidden: false, isMain: false }));
  return { ...content, words, leftOut: [...content.leftOut, ...leftOut] };
};

/** Without the sections beside the main content, which are teasers beside an article. */
const onlyMain = (content: Content): Content =>
  content.main ? { ...content, root: { type: 'root', children: [content.main] }, words: countWordsOf(content.main) } : content;

/** True when an element marked as the footer of the page was left out already. */
const hadFooter = ({ leftOut }: Content): boolean =>
  leftOut.some(({ node }) => node.type === 'element' && (node.tagName === 'footer' || node.properties.role === 'contentinfo'));

/** Removes lines from a tree, with the elements that become empty. Returns the removed nodes. */
const remove = (root: Parent, { all, spans }: Sheet, gone: readonly boolean[]): readonly ElementContent[] => {
  const lines = new Set(all.filter((_, index) => gone[index] === true).flatMap(({ nodes }) => nodes));
  const isGone = (node: ElementContent): boolean => {
    const span = node.type === 'element' ? spans.get(node) : undefined;
    return lines.has(node) || (span !== undefined && !gone.slice(span.start, span.end).includes(false));
  };
  const taken: ElementContent[] = [];
  const visit = (parent: Parent): void => {
    const children = parent.children as ElementContent[];
    taken.push(...children.filter(isGone));
    parent.children = children.filter((child) => !isGone(child)) as Element[];
    for (const child of parent.children) if (child.type === 'element') visit(child);
  };
  visit(root);
  return taken;
};
