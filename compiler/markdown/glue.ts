import { attribute, BLOCKS, classes, isNamed, textOf, type Element, type ElementContent } from './hast.ts';
import { SIGN } from './words.ts';

const BOXES: ReadonlySet<string> = new Set(['span', 'a', 'button', 'label']);

/**
 * Inserts spaces between adjacent inline elements that only style sheets separate: `<span>$12</span><span>per month</span>` must not become
 * "$12per month". Inserts one between a number and the next word, between two words in elements of one class, and where a new word begins
 * beside a control.
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
  if (isNote(left, right) || isLabel(left, right)) return true;
  if (!isBox(right)) return false;
  const [before, after] = [textOf(left), textOf(right)];
  if (isFigure(left, before, after)) return true;
  return isBox(left) && WORD_END.test(before) && WORD_START.test(after) && isApart(left, right, before, after);
};

/** True between a number and a word, and between a name in an element of its own and a figure. */
const isFigure = (left: ElementContent, before: string, after: string): boolean =>
  (/\p{N}$/u.test(before) && /^\p{L}{2}/u.test(after)) || (isNamed(left, ...INLINE) && FIGURED.test(before) && FIGURE.test(after));

/** Elements in a line that a style sheet may show as boxes. */
const INLINE: readonly string[] = [...BOXES, 'strong', 'b', 'em', 'i', 'small'];

/**
 * True where an element behind another one begins a new word with a capital, or in another script, and one of both has several words: "4min",
 * "Tunnel time". Single words may be one name: "Git", "Hub". Text beside an element may be too: "Mac", "Book Air".
 */
const isLabel = (left: ElementContent, right: ElementContent): boolean => {
  if (!isNamed(left, ...INLINE) || !isNamed(right, ...INLINE)) return false;
  const [before, after] = [textOf(left), textOf(right)];
  if (!SEVERAL.test(before) && !SEVERAL.test(after)) return false;
  return (NO_CAPITAL_END.test(before) && /^\p{Lu}\p{L}/u.test(after)) || (CASED_END.test(before) && OTHER_START.test(after));
};

/** True beside a raised or lowered text of several words, such as "+ VAT" behind an amount. It does not belong to the word beside it. */
const isNote = (left: ElementContent, right: ElementContent): boolean =>
  [left, right].some((node) => isNamed(node, 'sub', 'sup') && SEVERAL.test(textOf(node))) &&
  /[\p{L}\p{N}]$/u.test(textOf(left)) &&
  /^[\p{L}\p{N}+]/u.test(textOf(right));

const SEVERAL = /\S\s+\S/;
/** The end of a word in lower case, or with a digit. A capital may begin a word that goes on. */
const NO_CAPITAL_END = /[\p{L}\p{N}][\p{Ll}\p{N}]$/u;
const CASED_END = /[\p{Ll}\p{Lu}\p{N}]$/u;
const OTHER_START = new RegExp(String.raw`^(?!${SIGN})\p{Lo}[\p{L}\p{M}]`, 'u');

/** The end of a name, and an amount, a time or another figure with its unit behind it: "60 minutes" and "$79". A digit may be a part of the name. */
const FIGURED = /(?:[\p{L}\p{M}]{2}|[)\].:])$/u;
const FIGURE = /^(?:\p{Sc}\s?\d|\d[\d.,\s]*[^\d.,\s])/u;

/** Two letters or digits, so that a letter that is styled alone stays in its word. */
const WORD_END = new RegExp(String.raw`[\p{L}\p{N}](?!${SIGN})[\p{L}\p{N}]$`, 'u');
const WORD_START = new RegExp(String.raw`^(?!${SIGN})\p{L}[\p{L}\p{N}]`, 'u');

/** True for elements of one class, such as tags, and where a word begins beside a control or an element of the same kind. */
const isApart = (left: Element, right: Element, before: string, after: string): boolean => {
  const isOfClass = isAlike(left, right);
  if (isOfClass && classes(left).length > 0) return true;
  const mayBegin = isControl(left) || isControl(right) || (isOfClass && !/\p{Lu}$/u.test(before));
  return mayBegin && /^[\p{Lu}\p{Lo}]/u.test(after);
};

/** A control is always separate. */
const isControl = (element: Element): boolean => isNamed(element, 'a', 'button');

const isAlike = (left: Element, right: Element): boolean =>
  left.tagName === right.tagName && attribute(left, 'className') === attribute(right, 'className');

/** Inserts a space between two adjacent links when one ends with a word and the other begins with one. */
export const separateLinks = (children: ElementContent[]): ElementContent[] =>
  spaced(children, (left, right) => isLink(left, -1) && isLink(right, 0) && isBetweenWords(textOf(left), textOf(right)));

/** True for a node that begins (`at` 0) or ends (`at` -1) with a link. */
const isLink = (node: ElementContent | undefined, at: 0 | -1): boolean =>
  node?.type === 'element' && (node.tagName === 'a' || isLink(node.children.at(at), at));

/** Collects the children of an element that stay, with a space in the place of a picture, or of a part that is left out, between two words. */
export class StayingChildren {
  readonly nodes: ElementContent[] = [];
  #before: ElementContent | undefined;
  #isGap = false;

  add(node: ElementContent): void {
    if (this.#isGap && areTwoWords(this.#before, node)) this.nodes.push({ type: 'text', value: ' ' });
    this.nodes.push(node);
    this.#isGap = isNamed(node, 'svg');
    if (!this.#isGap) this.#before = node;
  }

  /** Notes that a part that people see is left out. */
  leaveOut(): void {
    this.#isGap = true;
  }
}

/** True for two words in a line, at least one of them in an element of its own. */
const areTwoWords = (left: ElementContent | undefined, right: ElementContent): boolean =>
  left !== undefined &&
  (left.type === 'element' || right.type === 'element') &&
  isInLine(left) &&
  isInLine(right) &&
  isBetweenWords(textOf(left), textOf(right));

const isInLine = (node: ElementContent): boolean => node.type !== 'element' || !BLOCKS.has(node.tagName);

const isBetweenWords = (before: string, after: string): boolean => /[\p{L}\p{M}\p{N}]\s*$/u.test(before) && /^\s*[\p{L}\p{N}]/u.test(after);
