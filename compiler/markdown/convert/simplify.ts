import { BLOCKS, HEADINGS, lineOf, textOf, type Element, type ElementContent, type Parent, type Root } from '../hast.ts';
import { linkAddresses } from './addresses.ts';
import { FOOTNOTE_REFERENCE } from './footnotes.ts';
import { separateLinks } from '../glue.ts';

/** The visible effect of elements on their text. Inside an element with the same effect they have none. */
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
/** Visible text. Editors leave joiners and direction marks alone in marks, which are not visible. */
const SHOWN_TEXT = /[^\s\u200c-\u200f]/;
/** Elements that are visible without text. */
const SHOWN = new Set(['hr', 'img', 'table', FOOTNOTE_REFERENCE]);
const CODE = new Set(['code', 'kbd', 'samp', 'tt', 'var']);
const BLOCKS_OF_CODE = new Set(['pre', 'listing', 'plaintext', 'xmp']);
/** Elements that icons and buttons leave empty, and that markdown could write empty. */
const HOLLOW = new Set(['a', 'blockquote', ...HEADINGS, 'li', 'ol', 'ul']);

/**
 * Removes parts of a content tree that are not visible, in place: empty lists, headings, quotations and links, marks inside equal marks,
 * spaces at the edges of code. Addresses in running text become links, and adjacent links are separated. The result can be converted.
 */
export const simplify = (root: Root): void => {
  simplifyChildren(root, new Set());
};

/** Simplifies the content of an element. Returns true when some of it is visible. `open` has the effects of the elements around it. */
const simplifyChildren = (parent: Parent, open: ReadonlySet<string>): boolean => {
  const kept: ElementContent[] = [];
  let isShown = false;
  for (const child of parent.children as ElementContent[]) if (simplifyNode(child, open, kept)) isShown = true;
  parent.children = separateLinks(kept);
  return isShown;
};

/** Appends the remaining parts of a node to `kept`. Returns true when some of it is visible. */
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

/** What remains of an invisible element: the separation of the content around it. */
const leftOf = (element: Element, open: ReadonlySet<string>): readonly ElementContent[] => {
  if (HOLLOW.has(element.tagName)) return [];
  if (SHOWS.has(element.tagName)) return element.children;
  // An icon element in a link would end its line.
  return open.has('link') && BLOCKS.has(element.tagName) ? [SPACE()] : [element];
};

/** Keeps code as one text and moves the spaces at its edges outside. */
const simplifyCode = (code: Element, kept: ElementContent[]): boolean => {
  const [text, line] = [textOf(code), lineOf(code)];
  if (/^\s/.test(text)) kept.push(SPACE());
  if (line === '') return false;
  kept.push({ ...code, children: [{ type: 'text', value: line }] });
  if (/\s$/.test(text)) kept.push(SPACE());
  return true;
};

const SPACE = (): ElementContent => ({ type: 'text', value: ' ' });
