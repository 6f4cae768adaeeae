import { rewriteDefinitions, rewriteFigureCaption, rewriteHeading, rewriteSummary } from './blocks.ts';
import { blocksOf, type Block } from './audit.ts';
import { rewriteCode } from './code.ts';
import { rewriteFootnotes } from './footnotes.ts';
import { separateBoxes } from './glue.ts';
import { attribute, classes, isNamed, type Element, type ElementContent, type Parent, type Root } from './hast.ts';
import { nameIcons, type UnnamedIcon } from './icons.ts';
import { rewriteImage } from './images.ts';
import { rewriteLink, type AddressBase } from './links.ts';
import { rewriteList } from './lists.ts';
import { rewriteTable } from './table-forms.ts';
import { rewriteTabs } from './tabs.ts';

/** What the rewriting noticed. */
export interface Notices {
  /** Icons in tables that nothing names. */
  readonly unnamedIcons: readonly UnnamedIcon[];
  /** The text of each smallest block, before words of markdown are put in the place of elements. */
  readonly blocks: readonly Block[];
}

/**
 * Makes a content tree ready for conversion, in place: absolute addresses, named icons, images with a source, and what markdown has no word for
 * in the words that it has.
 */
export const rewrite = (root: Root, addresses: AddressBase): Notices => {
  const unnamedIcons = nameIcons(root);
  rewriteCode(root);
  rewriteFootnotes(root);
  rewriteTabs(root);
  const blocks = blocksOf(root, addresses.base);
  rewriteChildren(root, addresses);
  return { unnamedIcons, blocks };
};

const rewriteChildren = (parent: Parent, addresses: AddressBase): void => {
  const children: ElementContent[] = [];
  for (const child of parent.children as ElementContent[]) {
    if (child.type !== 'element') children.push(child);
    else {
      rewriteChildren(child, addresses);
      children.push(...rewriteElement(child, addresses));
    }
  }
  parent.children = isNamed(parent as ElementContent, 'code', 'pre') ? children : separateBoxes(children);
};

const rewriteElement = (element: Element, addresses: AddressBase): ElementContent[] => {
  if (element.tagName === 'svg') return [];
  if (element.tagName === 'img') return rewriteImage(element, addresses);
  if (element.tagName === 'a') return rewriteLink(element, addresses);
  if (isStruck(element)) return [{ ...element, tagName: 'del' }];
  return REWRITERS[element.tagName]?.(element, addresses) ?? [element];
};

const REWRITERS: Readonly<Record<string, (element: Element, addresses: AddressBase) => ElementContent[]>> = {
  video: () => [],
  audio: () => [],
  label: (label) => label.children,
  summary: rewriteSummary,
  figcaption: rewriteFigureCaption,
  dl: rewriteDefinitions,
  ul: rewriteList,
  ol: rewriteList,
  table: rewriteTable,
  ...Object.fromEntries(
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, (heading: Element, { page }: AddressBase) => rewriteHeading(heading, page)]),
  ),
};

const isStruck = (element: Element): boolean =>
  isNamed(element, 'strike', 's') ||
  (element.tagName === 'span' &&
    (classes(element).some((name) => name === 'line-through' || name === 'strikethrough') ||
      /text-decoration[^;]*line-through/i.test(attribute(element, 'style') ?? '')));
