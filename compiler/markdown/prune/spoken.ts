import { attribute, BLOCKS, classes, elements, isNamed, type Element, type Parent } from '../hast.ts';
import { hasHiddenAttribute, isUnshown } from '../hiding.ts';
import { wordsIn } from '../words.ts';
import { isPlace } from './place.ts';

/** Class names of texts for screen readers. */
export const VISUALLY_HIDDEN = /^(?:sr-only|visually-hidden|visuallyhidden|screen-reader-text)$/i;

/** True for a text for screen readers that is not visible. */
export const isSpoken = (element: Element): boolean => classes(element).some((name) => VISUALLY_HIDDEN.test(name));

/** Roles of event messages (WAI-ARIA, live regions). */
const LIVE = new Set(['alert', 'log', 'progressbar', 'status', 'timer']);

/** Elements that people click. A text for screen readers inside is about that element alone. */
const PRESSED = ['a', 'button', 'label', 'summary'];

/**
 * Which texts for screen readers add information, such as "per month" beside "$9" or the heading of a section. Not those that repeat the
 * visible words of their block, are in a link or control with visible words, skip a menu, or report events.
 */
export const spokenWords = (candidates: readonly SpokenCandidate[]): ReadonlySet<Element> =>
  new Set(candidates.filter(({ element, around }) => isSaying(element, around)).map(({ element }) => element));

/** A text for screen readers with its ancestors, outermost first. */
export interface SpokenCandidate {
  readonly element: Element;
  readonly around: readonly Parent[];
}

/** The candidate for the last element of a stack of elements, null when it is not one. */
export const spokenCandidate = (element: Element, around: readonly Parent[]): SpokenCandidate | null =>
  element.properties.className !== undefined && isSpoken(element) ? { element, around: [...around] } : null;

const isSaying = (element: Element, around: readonly Parent[]): boolean => {
  const holders = around.filter((parent): parent is Element => parent.type === 'element');
  const inside = [element, ...elements(element)];
  if (inside.some((each) => each.tagName === 'a' && isPlace(each)) || [...holders, ...inside].some(isLive)) return false;
  const pressed = holders.findLast((holder) => isNamed(holder, ...PRESSED) || attribute(holder, 'role') === 'button');
  if (pressed && (isPlace(pressed) || wordsIn(shownIn(pressed, element)).length > 0)) return false;
  if (isNamed(element, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) return true;
  const block = around.findLast((parent) => parent.type === 'root' || BLOCKS.has(parent.tagName));
  const shown = new Set(wordsIn((block ? shownIn(block, element) : '').toLowerCase()));
  return wordsIn(shownIn(element, null).toLowerCase()).some((word) => !shown.has(word));
};

const isLive = (element: Element): boolean => element.properties['aria-live'] !== undefined || LIVE.has(attribute(element, 'role') ?? '');

/** Maximum characters and elements of a block that are read. */
const MOST_CHARACTERS = 2000;
const MOST_ELEMENTS = 2000;

/**
 * The visible words of a node, without one element and without texts for screen readers. Content hidden from screen readers does not count
 * either.
 */
const shownIn = (node: Parent, without: Element | null, read = { elements: 0 }): string => {
  let text = '';
  for (const child of node.children) {
    if (text.length > MOST_CHARACTERS || read.elements > MOST_ELEMENTS) break;
    if (child.type === 'text') text += child.value;
    if (child.type !== 'element') continue;
    read.elements++;
    if (child !== without && !isUnsaid(child))
      text += isApart(child) ? ` ${shownIn(child, without, read)} ` : shownIn(child, without, read);
  }
  return text;
};

const isApart = ({ tagName }: Element): boolean => BLOCKS.has(tagName) || tagName === 'br';

/** True for an element with text for screen readers and no visible text. */
export const isSpokenAlone = (element: Element): boolean =>
  elements(element).some(isSpoken) && wordsIn(shownIn(element, null)).length === 0;

const isUnsaid = (element: Element): boolean =>
  isSpoken(element) || attribute(element, 'aria-hidden') === 'true' || hasHiddenAttribute(element) || isUnshown(element);
