import { attribute, type Element } from '../../markdown/hast.ts';
import { isExcluded, isHidden as isHiddenByMarkup } from '../../markdown/visibility.ts';

// Elements are those of compiler/facts/page-tree.ts.

/** True for an element that nobody sees or hears of when the page opens. */
export const isHidden = (element: Element): boolean =>
  element.tagName === 'template' || attribute(element, 'ariaHidden') === 'true' || isHiddenByMarkup(element);

/** True for what says nothing about the product of the site: quotations, and what is marked as left out. */
export const isForeign = (element: Element): boolean => element.tagName === 'blockquote' || isExcluded(element);

const TEXTLESS = new Set('script style noscript iframe object embed canvas head select option textarea svg math'.split(' '));

/** True for elements whose text nobody reads as text of the page. */
export const isTextless = (element: Element): boolean => TEXTLESS.has(element.tagName);
