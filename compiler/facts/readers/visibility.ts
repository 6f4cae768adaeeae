import { attribute, classes, type Element } from '../../markdown/hast.ts';

// What a reader sees of a page, by its markup alone: style sheets and scripts are not run. Elements are those of compiler/facts/page-tree.ts.

const HIDDEN_CLASSES = new Set(['hidden', 'd-none', 'hide', 'is-hidden', 'invisible', 'w-condition-invisible', 'display-none']);
/** `hidden md:block` and `d-none d-md-flex` are shown on wider screens. */
const SHOWN_AGAIN = /^(?:[a-z0-9]+:|d-[a-z]+-)(?:block|inline|inline-block|flex|inline-flex|grid|table|contents)$/;

/** True for an element that is not shown when the page opens; it may be shown later, as the yearly price of a toggle is. */
export const isHidden = (element: Element): boolean => {
  if (element.tagName === 'template' || attribute(element, 'ariaHidden') === 'true') return true;
  const { hidden } = element.properties;
  if (hidden !== undefined && hidden !== null && hidden !== false && hidden !== 'until-found') return true;
  if (/display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribute(element, 'style') ?? '')) return true;
  const names = classes(element);
  return names.some((name) => HIDDEN_CLASSES.has(name)) && !names.some((name) => SHOWN_AGAIN.test(name));
};

const STRUCK_CLASS =
  /^(?:\[text-decoration:)?line-through\]?$|^(?:strike(?:d|through)?|struck|text-strike|text-decoration-line-through)$|(?:^|[-_])(?:old|was|original|previous|crossed)[-_]?price|price[-_]+(?:old|was|original|previous|before|compare)(?:$|[-_])|(?:^|[-_])compare[-_]at(?:$|[-_])/i;
const STRUCK_LABEL = /\b(?:original|regular|former|previous|old) price\b|\bwas\b/i;

/** True for an element with a price that no longer counts (section "struck" of the usual markup: `s`, `del`, line-through). */
export const isStruck = (element: Element): boolean =>
  ['s', 'del', 'strike'].includes(element.tagName) ||
  /line-through/i.test(attribute(element, 'style') ?? '') ||
  classes(element).some((name) => STRUCK_CLASS.test(name)) ||
  STRUCK_LABEL.test(attribute(element, 'ariaLabel') ?? '');

/** True for what says nothing about the product of the site: quotations, and what is marked as left out. */
export const isForeign = (element: Element): boolean =>
  element.tagName === 'blockquote' ||
  attribute(element, 'dataSitec') === 'ignore' ||
  (element.properties.dataPagefindIgnore !== undefined && attribute(element, 'dataPagefindIgnore') !== 'false') ||
  element.properties.dataNoMarkdown !== undefined ||
  attribute(element, 'dataAgentMarkdown') === 'exclude';

const TEXTLESS = new Set('script style noscript iframe object embed canvas head select option textarea svg math'.split(' '));

/** True for elements whose text nobody reads as text of the page. */
export const isTextless = (element: Element): boolean => TEXTLESS.has(element.tagName);
