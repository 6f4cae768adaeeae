import type { Root as MarkdownRoot } from 'mdast';
import { toMarkdownTree } from '../markdown/convert/convert.ts';
import { simplify } from '../markdown/convert/simplify.ts';
import { elements, lineOf, type Element, type Root } from '../markdown/hast.ts';
import { lineOfNode } from './headings.ts';

/** The h1 of a page: its only one, else the longest that its `<title>` begins with, as in "Prices | Acme". */
export const titleOf = (titles: readonly string[], headTitle: string): string | undefined => {
  if (titles.length < 2) return titles[0];
  const head = headTitle.normalize('NFC');
  return titles.filter((title) => head.startsWith(title)).toSorted((a, b) => b.length - a.length)[0];
};

/** The texts of the h1 elements. */
export const titlesOf = (root: Root): readonly string[] =>
  elements(root)
    .flatMap((element) => (element.tagName === 'h1' ? [lineOf(element).normalize('NFC')] : []))
    .filter((text) => text !== '');

/** A document starts with its title: the h1 that says it moves up, before a date or kicker; a page that does not show it gets one. */
export const withTitle = (tree: MarkdownRoot, title: string, isShown: boolean): MarkdownRoot => {
  const shown = isShown ? tree.children.filter((child) => child.type === 'heading' && child.depth === 1) : [];
  const index = tree.children.findIndex((child) => child === (shown.find((each) => lineOfNode(each) === title) ?? shown[0]));
  const first = index < 0 ? headingOf(title) : tree.children.splice(index, 1);
  return { ...tree, children: [...first, ...tree.children] };
};

/** A title as the heading that a page with it would have. */
const headingOf = (title: string): MarkdownRoot['children'] => {
  const heading: Element = { type: 'element', tagName: 'h1', properties: {}, children: [{ type: 'text', value: title }] };
  const root: Root = { type: 'root', children: [heading] };
  simplify(root);
  return toMarkdownTree(root).children;
};
