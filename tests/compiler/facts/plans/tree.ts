/** Parts of a page as browsers read it, without a site around them. */
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import type { Element, Root } from '../../../../compiler/markdown/hast.ts';

/** The tree of some markup, with positions in it. */
export const treeOf = (markup: string): Root => fromHtml(markup, { fragment: true, verbose: false }) as Root;

/** The first element that a CSS selector matches. */
export const partOf = (root: Root, selector: string): Element => {
  const found = select(selector, root);
  if (!found) throw new Error(`no ${selector} in the tree`);
  return found;
};
