import { onceEach } from '../../base/memoise.ts';
import { attribute, BLOCKS, classes, elements, isHeading, isNamed, lineOf, type Element, type Parent } from '../hast.ts';
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
 * visible words of their block, skip a menu, or report events. Beside the visible words of a link or control only those that tell apart
 * several with the same visible words, such as "Read more".
 */
export const spokenWords = (candidates: readonly SpokenCandidate[]): ReadonlySet<Element> => {
  const read = candidates.map((each) => ({ ...each, beside: shownBeside(each) }));
  const told = new Map<string, Set<string>>();
  for (const { element, beside } of read) told.set(beside, (told.get(beside) ?? new Set()).add(lineOf(element)));
  const isOneOfSeveral = (beside: string): boolean => (told.get(beside)?.size ?? 0) > 1;
  return new Set(
    read.flatMap((each) => ((each.beside === '' ? isSaying(each) : isOneOfSeveral(each.beside) && isNews(each)) ? each.element : [])),
  );
};

/** The innermost link or control around an element. */
const pressedOf = (around: readonly Parent[]): Element | undefined =>
  around.findLast((parent): parent is Element => isNamed(parent as Element, ...PRESSED) || roleOf(parent) === 'button');

const roleOf = (parent: Parent): string => (parent.type === 'element' ? (attribute(parent, 'role') ?? '') : '');

/** The visible words of the link or control around an element. */
const shownBeside = ({ element, around }: SpokenCandidate): string => {
  const pressed = pressedOf(around);
  return pressed ? wordsIn(shownIn(pressed, element)).join(' ') : '';
};

/** A text for screen readers with its ancestors, outermost first. */
export interface SpokenCandidate {
  readonly element: Element;
  readonly around: readonly Parent[];
}

/** The candidate for the last element of a stack of elements, null when it is not one. */
export const spokenCandidate = (element: Element, around: readonly Parent[]): SpokenCandidate | null =>
  element.properties.className !== undefined && isSpoken(element) ? { element, around: [...around] } : null;

/** True for a text that neither skips a menu nor reports an event. */
const isText = ({ element, around }: SpokenCandidate): boolean => {
  const holders = around.filter((parent): parent is Element => parent.type === 'element');
  const inside = [element, ...elements(element)];
  if (inside.some((part) => part.tagName === 'a' && isPlace(part)) || [...holders, ...inside].some(isLive)) return false;
  const pressed = pressedOf(around);
  return !pressed || !isPlace(pressed);
};

/** True for a text with a word that its page shows nowhere. */
const isNews = (each: SpokenCandidate): boolean => isText(each) && saysMore(each.element, wordsOfPage(each.around[0] as Parent));

/** True for a text that is a heading, or has a word that its block does not show. */
const isSaying = (each: SpokenCandidate): boolean => {
  const { element, around } = each;
  if (!isText(each)) return false;
  if (isHeading(element)) return true;
  const block = around.findLast((parent) => parent.type === 'root' || BLOCKS.has(parent.tagName));
  return saysMore(element, wordSet(block ? shownIn(block, element) : ''));
};

const saysMore = (element: Element, shown: ReadonlySet<string>): boolean =>
  wordsIn(shownIn(element, null).toLowerCase()).some((word) => !shown.has(word));

const wordSet = (text: string): ReadonlySet<string> => new Set(wordsIn(text.toLowerCase()));

/** The visible words of a whole page. */
const wordsOfPage = onceEach((page: Parent) => wordSet(shownIn(page, null, { elements: -Infinity, characters: Infinity })));

const isLive = (element: Element): boolean => element.properties['aria-live'] !== undefined || LIVE.has(roleOf(element));

/** Maximum characters and elements of a block that are read. */
const MOST_CHARACTERS = 2000;
const MOST_ELEMENTS = 2000;

/**
 * The visible words of a node, without one element and without texts for screen readers. Content hidden from screen readers does not count
 * either.
 */
const shownIn = (node: Parent, without: Element | null, read = { elements: 0, characters: MOST_CHARACTERS }): string => {
  let text = '';
  for (const child of node.children) {
    if (text.length > read.characters || read.elements > MOST_ELEMENTS) break;
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
