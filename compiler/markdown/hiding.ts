import { isOpened } from './disclosures/opened.ts';
import { attribute, type Element } from './hast.ts';

const UNSHOWN_STYLE = /display\s*:\s*none/i;
const OUT_OF_SIGHT_STYLE = /font-size\s*:\s*0(?![.\d])|(?:left|top|text-indent)\s*:\s*-\d{4,}/i;
const INVISIBLE_STYLE = /(?<![\w-])visibility\s*:\s*hidden/i;

/** True for the attribute `hidden` (HTML standard, section 6.1), except `until-found`, which find-in-page opens. */
export const hasHiddenAttribute = (element: Element): boolean =>
  element.properties.hidden !== undefined && attribute(element, 'hidden') !== 'until-found';

/** True for `display: none`, which hides an element until a script changes it. */
export const isUnshown = (element: Element): boolean => UNSHOWN_STYLE.test(attribute(element, 'style') ?? '');

/** True for a style that keeps an element out of sight: off the screen, or without size. */
export const isOutOfSight = (element: Element): boolean => OUT_OF_SIGHT_STYLE.test(attribute(element, 'style') ?? '');

/** True for `visibility: hidden`, which is also the start of animations. */
export const isInvisible = (element: Element): boolean => INVISIBLE_STYLE.test(attribute(element, 'style') ?? '');

/** True when a reader can open it, or the site marks it as content. */
export const isMeantToShow = (element: Element): boolean =>
  isOpened(element) || attribute(element, 'role') === 'tabpanel' || attribute(element, 'data-sitec') === 'only';
