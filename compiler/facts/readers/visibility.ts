import { attribute, type Element } from '../../markdown/hast.ts';
import { isExcluded, isHidden as isHiddenByMarkup } from '../../markdown/visibility.ts';

/** True for an element that is neither visible nor announced when the page opens. */
export const isHidden = (element: Element): boolean =>
  element.tagName === 'template' || attribute(element, 'ariaHidden') === 'true' || isHiddenByMarkup(element);

/** True for content that is not about the product of the site: quotations, and ignored elements. */
export const isForeign = (element: Element): boolean => element.tagName === 'blockquote' || isExcluded(element);

const TEXTLESS = new Set('script style noscript iframe object embed canvas head select option textarea svg math'.split(' '));

/** True for elements whose text is not page text. */
export const isTextless = (element: Element): boolean => TEXTLESS.has(element.tagName);
