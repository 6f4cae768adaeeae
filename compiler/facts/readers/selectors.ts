import { select, selectAll } from 'hast-util-select';
import { attribute, lineOf, type Element, type Root } from '../../markdown/hast.ts';

/** A field in the configuration: a CSS selector, or one with words (or a pattern) that the element's text must hold. */
export type FieldSelector = string | { readonly selector: string; readonly match?: string | RegExp };

/** What a selector found: the element, and its text or attribute. */
export interface Selected {
  readonly element: Element;
  /** Text on one line, or the value of the attribute that the selector names. */
  readonly text: string;
  /** The selector as it stands in the configuration. */
  readonly selector: string;
}

/** `a.button@href` reads an attribute of the element. */
const ATTRIBUTE = /^(.*?)@([a-z][\w:-]*)$/is;

/** Every element that a CSS selector matches, in document order. Throws an `Error` for what is no selector. */
export const selectElements = (selector: string, scope: Root | Element): readonly Element[] => selectAll(selector, scope);

/** The first match of a field inside an element or page; null when there is none. */
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

/** Why a text is no CSS selector of a field, which may name an attribute of the element itself; null when it is one. */
export const selectorFault = (field: string): string | null => {
  const [, own = field, name] = ATTRIBUTE.exec(field) ?? [];
  return own === '' && name !== undefined ? null : elementSelectorFault(own);
};

/** Why a text is no CSS selector of elements; null when it is one. */
export const elementSelectorFault = (selector: string): string | null => {
  if (selector.trim() === '') return 'it is empty';
  try {
    select(selector, { type: 'root', children: [] });
    return unknownPart(selector);
  } catch (error) {
    return (error as Error).message;
  }
};

/** Escapes and texts in quotes, which are skipped; `:nth-child(… of …)`; names behind one colon, which are pseudo-classes, or behind two. */
const PARTS = /\\.|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|:nth-[a-z-]+\([^()]*\sof\s|::?[\w-]+/gis;

/** Pseudo-classes that can be told from a page that nobody uses (Selectors Level 4). */
const PSEUDO_CLASSES: ReadonlySet<string> = new Set(
  (
    ':any-link :blank :checked :dir :disabled :empty :enabled :first-child :first-of-type :has :is :lang :last-child :last-of-type :not ' +
    ':nth-child :nth-last-child :nth-last-of-type :nth-of-type :only-child :only-of-type :optional :read-only :read-write :required :root :scope'
  ).split(' '),
);

/** What is CSS, and cannot be matched: `:hover`, `::before`. Matching alone would find it out, and only where the rest of the selector matches. */
const unknownPart = (selector: string): string | null => {
  const part = selector.match(PARTS)?.find((each) => each.startsWith(':') && !PSEUDO_CLASSES.has(each));
  return part === undefined ? null : `"${part.trim()}" cannot be matched on a page`;
};
