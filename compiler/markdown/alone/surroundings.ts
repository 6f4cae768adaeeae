import { find, type Element, type ElementContent, type Parent } from '../hast.ts';
import type { LeftOut } from '../prune/judge.ts';
import type { Content } from '../prune/prune.ts';
import { cutToArticle } from './article.ts';
import { cutMenus, Cut } from './menus.ts';
import { sheetOf, type PageName, type Sheet } from './sheet.ts';

/** Pages from which a site teaches what repeats on them. */
export const ENOUGH_PAGES = 8;

/** Name of the rule that only the content of a page counts, which it is known by itself. */
const RULE = 'around the content, by the links and sentences of the page';

/** Words below which a page has little to say. */
const FEW_WORDS = 30;

/**
 * The content of a page that no site around it says anything of, without the menus, footers and teasers around it; in place. What is configured as
 * the main content of a page stays whole, and so does what was accepted as such, but for that of an article, which others are offered in. Titles,
 * amounts of money, tables, questions and what is kept stay, and so does everything on a page without a title of which little would remain.
 */
export const withoutSurroundings = (content: Content, page: PageName): Content => {
  const isGiven = content.isMain && !page.isArticle;
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

/** True when an element that says that it is the footer of the page was left out already. */
const hadFooter = ({ leftOut }: Content): boolean =>
  leftOut.some(({ node }) => node.type === 'element' && (node.tagName === 'footer' || node.properties.role === 'contentinfo'));

/** Takes the lines that go out of a tree, with the elements that hold nothing else; answers what was taken. */
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
