import { attribute, isNamed, textOf, type Element, type ElementContent } from '../hast.ts';

const BOXES: ReadonlySet<string> = new Set(['span', 'a', 'button', 'label']);

/**
 * Inserts spaces between adjacent inline elements that only style sheets separate: `<span>$12</span><span>per month</span>` must not become
 * "$12per month". Inserts one between a number and the next word, and where a new word begins between two elements of one class or beside a
 * control.
 */
export const separateBoxes = (children: ElementContent[]): ElementContent[] => spaced(children, isGlued);

/** Inserts a space between adjacent nodes that a test accepts. Few children have any. */
const spaced = (children: ElementContent[], isApart: (left: ElementContent, right: ElementContent) => boolean): ElementContent[] => {
  const found: ElementContent[] = [];
  let start = 0;
  for (let index = 1; index < children.length; index++) {
    if (!isApart(children[index - 1] as ElementContent, children[index] as ElementContent)) continue;
    found.push(...children.slice(start, index), { type: 'text', value: ' ' });
    start = index;
  }
  return start === 0 ? children : [...found, ...children.slice(start)];
};

const isBox = (node: ElementContent): node is Element => node.type === 'element' && BOXES.has(node.tagName);

const isGlued = (left: ElementContent, right: ElementContent): boolean => {
  if (!isBox(right)) return false;
  const [before, after] = [textOf(left), textOf(right)];
  if (/\p{N}$/u.test(before) && /^\p{L}{2}/u.test(after)) return true;
  return isBox(left) && isWord(before, after) && isApart(left, right, before);
};

/** True for separate elements: controls, and elements of one class when a word has ended. */
const isApart = (left: Element, right: Element, before: string): boolean =>
  isControl(left) || isControl(right) || (isAlike(left, right) && /[\p{Ll}\p{N}]$/u.test(before));

/** A control is always separate. */
const isControl = (element: Element): boolean => isNamed(element, 'a', 'button');

/** Two letters or more on both sides, and a capital letter at the start of the second. */
const isWord = (before: string, after: string): boolean => /[\p{L}\p{N}]{2}$/u.test(before) && /^\p{Lu}[\p{L}\p{N}]/u.test(after);

const isAlike = (left: Element, right: Element): boolean =>
  left.tagName === right.tagName && attribute(left, 'className') === attribute(right, 'className');

/** Inserts a space between two adjacent links when one ends with a word and the other begins with one. */
export const separateLinks = (children: ElementContent[]): ElementContent[] =>
  spaced(children, (left, right) => isLink(left, -1) && isLink(right, 0) && isBetweenWords(textOf(left), textOf(right)));

/** True for a node that begins (`at` 0) or ends (`at` -1) with a link. */
const isLink = (node: ElementContent | undefined, at: 0 | -1): boolean =>
  node?.type === 'element' && (node.tagName === 'a' || isLink(node.children.at(at), at));

const isBetweenWords = (before: string, after: string): boolean => /[\p{L}\p{M}\p{N}]\s*$/u.test(before) && /^\s*[\p{L}\p{N}]/u.test(after);
