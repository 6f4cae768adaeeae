import { isOpened } from './disclosures/opened.ts';
import { attribute, type Element } from './hast.ts';

const UNSHOWN_STYLE = /display\s*:\s*none/i;
const OUT_OF_SIGHT_STYLE = /font-size\s*:\s*0(?![.\d])|(?:left|top|text-indent)\s*:\s*-\d{4,}/i;
const INVISIBLE_STYLE = /(?<![\w-])visibility\s*:\s*hidden/i;

/** True for the attribute `hidden` (HTML standard, section 6.1); `until-found` is content that a search opens. */
export const hasHiddenAttribute = (element: Element): boolean =>
  element.properties.hidden !== undefined && attribute(element, 'hidden') !== 'until-found';

/** True for a style with which an element is not shown until a script changes it. */
export const isUnshown = (element: Element): boolean => UNSHOWN_STYLE.test(attribute(element, 'style') ?? '');

/** True for a style that keeps an element out of sight: off the screen, or of no size. */
export const isOutOfSight = (element: Element): boolean => OUT_OF_SIGHT_STYLE.test(attribute(element, 'style') ?? '');

/** True for `visibility: hidden`, with which animations begin too. */
export const isInvisible = (element: Element): boolean => INVISIBLE_STYLE.test(attribute(element, 'style') ?? '');

/** A reader can open it, or the site says that it is content. */
export const isMeantToShow = (element: Element): boolean =>
  isOpened(element) || attribute(element, 'role') === 'tabpanel' || attribute(element, 'data-sitec') === 'only';
