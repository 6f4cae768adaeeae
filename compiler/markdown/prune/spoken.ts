import { attribute, BLOCKS, classes, elements, isNamed, type Element, type Parent } from '../hast.ts';
import { hasHiddenAttribute, isUnshown } from '../hiding.ts';
import { wordsIn } from '../words.ts';
import { isPlace } from './place.ts';

/** Class names of it. */
export const VISUALLY_HIDDEN = /^(?:sr-only|visually-hidden|visuallyhidden|screen-reader-text)$/i;

/** True for what is said to those who listen, and not shown. */
export const isSpoken = (element: Element): boolean => classes(element).some((name) => VISUALLY_HIDDEN.test(name));

/** Roles of what is told when something happens on the page (WAI-ARIA, live regions). */
const LIVE = new Set(['alert', 'log', 'progressbar', 'status', 'timer']);

/** What is said by what people press, and of it alone. */
const PRESSED = ['a', 'button', 'label', 'summary'];

/**
 * Which words for those who listen say something that nobody else says: "per month" beside "$9", the heading of a part. Not what repeats the words that
 * are shown in its block; what stands in a link or a control whose shown words say what it is; what leads past a menu; nor what tells of events.
 */
export const spokenWords = (candidates: readonly SpokenCandidate[]): ReadonlySet<Element> =>
  new Set(candidates.filter(({ element, around }) => isSaying(element, around)).map(({ element }) => element));

/** An element with words for those who listen, with what stands around it, outermost first. */
export interface SpokenCandidate {
  readonly element: Element;
  readonly around: readonly Parent[];
}

/** A candidate, if the last element of a stack of elements is one. */
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

/** Characters of a block that are looked at. */
const MOST_CHARACTERS = 2000;

/** The words that a node shows, without an element and what others are told by voice alone. What is hidden from those who listen is said by nobody. */
const shownIn = (node: Parent, without: Element | null): string => {
  let text = '';
  for (const child of node.children) {
    if (text.length > MOST_CHARACTERS) break;
    if (child.type === 'text') text += child.value;
    if (child.type !== 'element' || child === without || isUnsaid(child)) continue;
    text += BLOCKS.has(child.tagName) || child.tagName === 'br' ? ` ${shownIn(child, without)} ` : shownIn(child, without);
  }
  return text;
};

/** True for an element that holds words for those who listen, and shows none. */
export const isSpokenAlone = (element: Element): boolean =>
  elements(element).some(isSpoken) && wordsIn(shownIn(element, null)).length === 0;

const isUnsaid = (element: Element): boolean =>
  isSpoken(element) || attribute(element, 'aria-hidden') === 'true' || hasHiddenAttribute(element) || isUnshown(element);
