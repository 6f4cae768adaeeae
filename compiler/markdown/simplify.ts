import { linkAddresses } from './addresses.ts';
import { FOOTNOTE_REFERENCE } from './footnotes.ts';
import { separateLinks } from './glue.ts';
import { BLOCKS, lineOf, textOf, type Element, type ElementContent, type Parent, type Root } from './hast.ts';

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

interface Kept {
  readonly nodes: readonly ElementContent[];
  readonly isShown: boolean;
}

/** True when an element shows anything. `open`: what the elements around it show. */
const simplifyChildren = (parent: Parent, open: ReadonlySet<string>): boolean => {
  const kept = (parent.children as ElementContent[]).map((child) => simplifyNode(child, open));
  parent.children = separateLinks(kept.flatMap(({ nodes }) => nodes));
  return kept.some(({ isShown }) => isShown);
};

const simplifyNode = (node: ElementContent, open: ReadonlySet<string>): Kept => {
  if (node.type === 'element') return simplifyElement(node, open);
  if (node.type !== 'text') return { nodes: [], isShown: false };
  return { nodes: open.has('link') ? [node] : linkAddresses(node), isShown: SHOWN_TEXT.test(node.value) };
};

const simplifyElement = (element: Element, open: ReadonlySet<string>): Kept => {
  const { tagName } = element;
  if (BLOCKS_OF_CODE.has(tagName)) return { nodes: [element], isShown: true };
  if (CODE.has(tagName)) return simplifyCode(element);
  const shows = SHOWS.get(tagName);
  const isShown = simplifyChildren(element, shows === undefined ? open : new Set([...open, shows])) || SHOWN.has(tagName);
  if (!isShown) return { nodes: leftOf(element, open), isShown };
  return { nodes: shows !== undefined && open.has(shows) ? element.children : [element], isShown };
};

/** What is left of an element that shows nothing: what sets apart what is around it. */
const leftOf = (element: Element, open: ReadonlySet<string>): readonly ElementContent[] => {
  if (HOLLOW.has(element.tagName)) return [];
  if (SHOWS.has(element.tagName)) return element.children;
  // The box of an icon in a link would end its line.
  return open.has('link') && BLOCKS.has(element.tagName) ? [SPACE()] : [element];
};

/** Code as one text, with the spaces at its edges outside of it. */
const simplifyCode = (code: Element): Kept => {
  const [text, line] = [textOf(code), lineOf(code)];
  const [before, after] = [/^\s/.test(text) ? [SPACE()] : [], /\s$/.test(text) ? [SPACE()] : []];
  if (line === '') return { nodes: before, isShown: false };
  return { nodes: [...before, { ...code, children: [{ type: 'text', value: line }] }, ...after], isShown: true };
};

const SPACE = (): ElementContent => ({ type: 'text', value: ' ' });
