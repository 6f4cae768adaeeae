import { selectAll } from 'hast-util-select';
import { elementSelectorFault } from '../../config/selector-fault.ts';
import { attribute, lineOf, type Element, type Root } from '../../markdown/hast.ts';

/** A field in the configuration: a CSS selector, optionally with words or a pattern that the text of the element must contain. */
export type FieldSelector = string | { readonly selector: string; readonly match?: string | RegExp };

/** A match of a selector: the element, and its text or attribute. */
export interface Selected {
  readonly element: Element;
  /** Text on one line, or the value of the attribute in the selector. */
  readonly text: string;
  /** The selector as in the configuration. */
  readonly selector: string;
}

/** `a.button@href` reads an attribute of the element. */
const ATTRIBUTE = /^(.*?)@([a-z][\w:-]*)$/is;

/** Every element that a CSS selector matches, in document order. Throws an `Error` for an invalid selector. */
export const selectElements = (selector: string, scope: Root | Element): readonly Element[] => selectAll(selector, scope);

/** The first match of a field inside an element or page. Null when there is none. */
export const selectField = (field: FieldSelector, scope: Root | Element): Selected | null => {
  const { selector, match } = typeof field === 'string' ? { selector: field } : field;
  const [, own = selector, name] = ATTRIBUTE.exec(selector) ?? [];
  const found = own === '' ? [scope as Element] : selectAll(own, scope);
  for (const element of found) {
    const text = name === undefined ? lineOf(element) : (attribute(element, propertyOf(name)) ?? '');
    if (text !== '' && isMatch(text, match)) return { element, text, selector };
  }
  return null;
};

const isMatch = (text: string, match: string | RegExp | undefined): boolean => {
  if (match === undefined) return true;
  return typeof match === 'string' ? text.toLowerCase().includes(match.toLowerCase()) : match.test(text);
};

/** Names of hast properties: `data-plan` is `dataPlan`, `aria-label` is `ariaLabel`. */
const propertyOf = (name: string): string =>
  name === 'class' ? 'className' : name.toLowerCase().replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The reason why a text is not a valid CSS selector of a field, which may end with an attribute. Null when it is valid. */
export const selectorFault = (field: string): string | null => {
  const [, own = field, name] = ATTRIBUTE.exec(field) ?? [];
  return own === '' && name !== undefined ? null : elementSelectorFault(own);
};
