import { BLOCKS, lineOf, textOf, type Element, type ElementContent, type Parent, type Root } from '../hast.ts';
import { linkAddresses } from './addresses.ts';
import { FOOTNOTE_REFERENCE } from './footnotes.ts';
import { separateLinks } from './glue.ts';

/** What elements show of the text in them; inside of an element that shows the same they show nothing. */
const SHOWS: ReadonlyMap<string, string> = new Map([
  ['a', 'link'],
  ['b', 'bold'],
  ['strong', 'bold'],
  ['em', 'italics'],
  ['i', 'italics'],
  ['mark', 'italics'],
  ['u', 'italics'],
  ['del', 'line'],
  ['s', 'line'],
  ['strike', 'line'],
]);
/** Text that shows: joiners and direction marks alone, which editors leave behind in marks, do not. */
const SHOWN_TEXT = /[^\s\u200c-\u200f]/;
/** Elements that say something without text. */
const SHOWN = new Set(['hr', 'img', 'table', FOOTNOTE_REFERENCE]);
const CODE = new Set(['code', 'kbd', 'samp', 'tt', 'var']);
const BLOCKS_OF_CODE = new Set(['pre', 'listing', 'plaintext', 'xmp']);
/** Elements that markdown could write around nothing, and that are left over from icons and buttons on pages. */
const HOLLOW = new Set(['a', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'ol', 'ul']);

/**
 * Takes out of a content tree what only its source holds, in place: lists, headings, quotations and links around nothing, marks inside of
 * equal marks, spaces at the edges of code. Addresses in running text become links, and links side by side are set apart. After this a tree converts as it stands.
 */
export const simplify = (root: Root): void => {
  simplifyChildren(root, new Set());
};

/** Simplifies what is in an element; true when it shows anything. `open`: what the elements around it show. */
const simplifyChildren = (parent: Parent, open: ReadonlySet<string>): boolean => {
  const kept: ElementContent[] = [];
  let isShown = false;
  for (const child of parent.children as ElementContent[]) if (simplifyNode(child, open, kept)) isShown = true;
  parent.children = separateLinks(kept);
  return isShown;
};

/** Adds what is kept of a node; true when it shows anything. */
const simplifyNode = (node: ElementContent, open: ReadonlySet<string>, kept: ElementContent[]): boolean => {
  if (node.type === 'element') return simplifyElement(node, open, kept);
  if (node.type !== 'text') return false;
  if (open.has('link')) kept.push(node);
  else kept.push(...linkAddresses(node));
  return SHOWN_TEXT.test(node.value);
};

const simplifyElement = (element: Element, open: ReadonlySet<string>, kept: ElementContent[]): boolean => {
  const { tagName } = element;
  if (CODE.has(tagName)) return simplifyCode(element, kept);
  const shows = SHOWS.get(tagName);
  const isShown =
    BLOCKS_OF_CODE.has(tagName) || simplifyChildren(element, shows === undefined ? open : new Set([...open, shows])) || SHOWN.has(tagName);
  if (!isShown) kept.push(...leftOf(element, open));
  else if (shows !== undefined && open.has(shows)) kept.push(...element.children);
  else kept.push(element);
  return isShown;
};

/** What is left of an element that shows nothing: what sets apart what is around it. */
const leftOf = (element: Element, open: ReadonlySet<string>): readonly ElementContent[] => {
  if (HOLLOW.has(element.tagName)) return [];
  if (SHOWS.has(element.tagName)) return element.children;
  // The box of an icon in a link would end its line.
  return open.has('link') && BLOCKS.has(element.tagName) ? [SPACE()] : [element];
};

/** Keeps code as one text, with the spaces at its edges outside of it. */
const simplifyCode = (code: Element, kept: ElementContent[]): boolean => {
  const [text, line] = [textOf(code), lineOf(code)];
  if (/^\s/.test(text)) kept.push(SPACE());
  if (line === '') return false;
  kept.push({ ...code, children: [{ type: 'text', value: line }] });
  if (/\s$/.test(text)) kept.push(SPACE());
  return true;
};

const SPACE = (): ElementContent => ({ type: 'text', value: ' ' });
