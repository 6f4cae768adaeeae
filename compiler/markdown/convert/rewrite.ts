import { attribute, classes, elements, HEADINGS, isNamed, type Element, type ElementContent, type Parent, type Root } from '../hast.ts';
import { separateBoxes } from '../glue.ts';
import { wordsOfContent } from './audit.ts';
import { rewriteDefinitions, rewriteFigureCaption, rewriteHeading, rewriteSummary } from './blocks.ts';
import { rewriteCode } from './code.ts';
import { isDisclosed, writeDisclosures } from './disclosures.ts';
import { isNotes, rewriteFootnotes } from './footnotes.ts';
import { nameIcons, type UnnamedIcon } from './icons.ts';
import { namePicture, rewriteImage } from './images.ts';
import { rewriteLink, type AddressBase } from './links.ts';
import { rewriteList } from './lists.ts';
import { nameMarkedLines } from './marked-lines.ts';
import { nameGridMarks } from './marked-grids.ts';
import { simplify } from './simplify.ts';
import { rewriteTable } from './tables.ts';

/** Findings of the rewriting. */
export interface Notices {
  /** Icons in tables without a name. */
  readonly unnamedIcons: readonly UnnamedIcon[];
  /** The words of the content, for the audit of its markdown version. */
  readonly words: string;
}

/**
 * Prepares a content tree for conversion, in place: absolute addresses, named icons, images with a source, and replacements for elements
 * without a markdown equivalent.
 */
export const rewrite = (root: Root, addresses: AddressBase): Notices => {
  const unnamedIcons = nameIcons(root);
  // Skips searches for elements that the page does not have.
  const all = elements(root);
  if (all.some(({ tagName }) => tagName === 'pre')) rewriteCode(root);
  if (all.some(isNotes)) rewriteFootnotes(root);
  if (all.some(isDisclosed)) writeDisclosures(root);
  nameGridMarks(root);
  for (const element of all) {
    namePicture(element);
    nameMarkedLines(element);
  }
  const words = wordsOfContent(root);
  rewriteChildren(root, addresses);
  simplify(root);
  return { unnamedIcons, words };
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
  return REWRITERS.get(element.tagName)?.(element, addresses) ?? [element];
};

type Rewriter = (element: Element, addresses: AddressBase) => ElementContent[];

const REWRITERS: ReadonlyMap<string, Rewriter> = new Map<string, Rewriter>([
  ['video', () => []],
  ['audio', () => []],
  ['label', (label) => label.children],
  ['summary', rewriteSummary],
  ['figcaption', rewriteFigureCaption],
  ['dl', rewriteDefinitions],
  ['menu', (menu) => rewriteList({ ...menu, tagName: 'ul' })],
  ['ul', rewriteList],
  ['ol', rewriteList],
  ['table', rewriteTable],
  ...[...HEADINGS].map((name): [string, Rewriter] => [name, (heading, { page }) => rewriteHeading(heading, page)]),
]);

const isStruck = (element: Element): boolean =>
  isNamed(element, 'strike', 's') ||
  (element.tagName === 'span' &&
    (classes(element).some((name) => name === 'line-through' || name === 'strikethrough') ||
      /text-decoration[^;]*line-through/i.test(attribute(element, 'style') ?? '')));
