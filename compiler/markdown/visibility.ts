import { attribute, classes, textOf, type Element } from './hast.ts';
import { hasHiddenAttribute, isInvisible, isUnshown } from './hiding.ts';

// Visibility of elements by their markup alone. Style sheets and scripts are not evaluated.

const CAMEL = new Map<string, string>();

/** The property name of an attribute: "dataSitec" for "data-sitec". */
const camelOf = (name: string): string => {
  const known = CAMEL.get(name) ?? name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  CAMEL.set(name, known);
  return known;
};

/** An attribute by its HTML name, for trees with attribute names and for trees with property names. */
export const marked = (element: Element, name: string): string | undefined => attribute(element, name) ?? attribute(element, camelOf(name));

const STRUCK = new Set(['s', 'del', 'strike']);
const STRUCK_CLASS =
  /^(?:\[text-decoration:)?line-through\]?$|^(?:strike(?:d|through)?|struck|text-strike|text-decoration-line-through)$|(?:^|[-_])(?:strike(?:through)?|struck|crossed|cross)(?:[-_]?(?:out|price))?$|(?:^|[-_])(?:old|was|original|previous|crossed)[-_]?price|price[-_]+(?:old|was|original|previous|before|compare)(?:$|[-_])|(?:^|[-_])compare[-_]at(?:$|[-_])/i;
const STRUCK_LABEL = /\b(?:original|regular|former|previous|old) price\b|\bwas\b/i;

/** True for struck content, such as a former price. */
export const isStruck = (element: Element): boolean =>
  STRUCK.has(element.tagName) ||
  /line-through/i.test(attribute(element, 'style') ?? '') ||
  classes(element).some((name) => STRUCK_CLASS.test(name)) ||
  STRUCK_LABEL.test(marked(element, 'aria-label') ?? '');

const HIDDEN_CLASSES = new Set(['hidden', 'd-none', 'hide', 'is-hidden', 'invisible', 'w-condition-invisible', 'display-none']);
/** `hidden md:block` and `d-none d-md-flex` are visible on wider screens. */
const SHOWN_AGAIN = /^(?:[a-z0-9]+:|d-[a-z]+-)(?:block|inline|inline-block|flex|inline-flex|grid|table|contents)$/;

/** True for content that is hidden when the page opens. A script may show it later, such as the yearly price of a toggle. */
export const isHidden = (element: Element): boolean => {
  if (hasHiddenAttribute(element) || isInvisible(element) || isUnshown(element)) return true;
  const names = classes(element);
  return names.some((name) => HIDDEN_CLASSES.has(name)) && !names.some((name) => SHOWN_AGAIN.test(name));
};

/** True for content that the site excludes for machine readers: `data-sitec="ignore"`, and the marks of other tools. */
export const isExcluded = (element: Element): boolean =>
  marked(element, 'data-sitec') === 'ignore' ||
  (marked(element, 'data-pagefind-ignore') ?? 'false') !== 'false' ||
  marked(element, 'data-no-markdown') !== undefined ||
  marked(element, 'data-agent-markdown') === 'exclude';

/** Classes of icon fonts. */
export const ICON_FONT = /(?:^|[-_])(?:icons?|symbols?)(?:$|[-_])/i;

/** `<i class="material-icons">check_circle</i>`: an icon font shows the word as a picture. */
export const isLigature = (element: Element): boolean => {
  const isFont = classes(element).some((name) => /^material-(?:icons|symbols)/.test(name));
  const isIcon = isFont || classes(element).some((name) => ICON_FONT.test(name));
  return isIcon && (isFont ? /^\s*[a-z\d_]+\s*$/ : /^\s*[a-z\d]+(?:_[a-z\d]+)+\s*$/).test(textOf(element));
};
