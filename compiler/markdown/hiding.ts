import { attribute, type Element } from './hast.ts';

const HIDDEN_STYLE = /display\s*:\s*none|font-size\s*:\s*0(?![.\d])|(?:left|top|text-indent)\s*:\s*-\d{4,}/i;
const INVISIBLE_STYLE = /(?<![\w-])visibility\s*:\s*hidden/i;

/** True for the attribute `hidden` (HTML standard, section 6.1); `until-found` is content that a search opens. */
export const hasHiddenAttribute = (element: Element): boolean =>
  element.properties.hidden !== undefined && attribute(element, 'hidden') !== 'until-found';

/** True for a style that takes the element off the screen. */
export const hasHiddenStyle = (element: Element): boolean => HIDDEN_STYLE.test(attribute(element, 'style') ?? '');

/** True for `visibility: hidden`, with which animations begin too. */
export const isInvisible = (element: Element): boolean => INVISIBLE_STYLE.test(attribute(element, 'style') ?? '');

/** A reader can open it, or the site says that it is content. */
export const isMeantToShow = (element: Element, openable: ReadonlySet<string>): boolean =>
  attribute(element, 'role') === 'tabpanel' || attribute(element, 'data-sitec') === 'only' || openable.has(attribute(element, 'id') ?? '');
