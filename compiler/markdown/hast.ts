import { oneLine } from '../base/one-line.ts';
import type { Element, ElementContent, Root, RootContent, Text } from 'hast';

export type { Element, ElementContent, Root, RootContent, Text } from 'hast';

/** A node that has child nodes. */
export type Parent = Root | Element;

/** True when a node is an element of one of the given names. */
export const isNamed = (node: RootContent | ElementContent | undefined, ...names: readonly string[]): boolean =>
  node?.type === 'element' && names.includes(node.tagName);

/** The names of headings. */
export const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** True for a heading. */
export const isHeading = (node: RootContent | ElementContent | undefined): node is Element =>
  node?.type === 'element' && HEADINGS.has(node.tagName);

/** True for an element that names what follows it: a heading, a term or a summary. */
export const isNaming = (node: RootContent | ElementContent | undefined): boolean => isHeading(node) || isNamed(node, 'dt', 'summary');

/** An attribute as text. Undefined when it is absent. */
export const attribute = (element: Element, name: string): string | undefined => {
  const value = element.properties[name];
  return value === undefined || value === null ? undefined : Array.isArray(value) ? value.join(' ') : String(value);
};

/** The class names of an element. */
export const classes = (element: Element): readonly string[] => (element.properties.className as string[] | undefined) ?? [];

/** The name and the classes of an element: "div.card.featured". */
export const shapeOf = (element: Element): string => [element.tagName, ...classes(element)].join('.');

/** All text inside a node, unchanged. */
export const textOf = (node: Parent | RootContent | ElementContent): string => {
  if (node.type === 'text') return (node as Text).value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

/** All text inside a node with collapsed white space, and a space at the end of each block or line. */
export const lineOf = (node: Parent | RootContent | ElementContent): string => {
  const parts: string[] = [];
  addText(node, parts);
  return oneLine(parts.join(''));
};

const addText = (node: Parent | RootContent | ElementContent, parts: string[]): void => {
  if (node.type === 'text') parts.push((node as Text).value);
  if (!('children' in node)) return;
  const isApart = node.type === 'element' && (BLOCKS.has(node.tagName) || node.tagName === 'br');
  if (isApart) parts.push(' ');
  for (const child of node.children) addText(child, parts);
  if (isApart) parts.push(' ');
};

/** All descendant elements in document order. */
export const elements = (node: Parent): readonly Element[] => {
  const found: Element[] = [];
  addElements(node, found);
  return found;
};

const addElements = (node: Parent, found: Element[]): void => {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    found.push(child);
    addElements(child, found);
  }
};

/** The first descendant element that a test accepts. */
export const find = (node: Parent, test: (element: Element) => boolean): Element | undefined => {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = test(child) ? child : find(child, test);
    if (found) return found;
  }
  return undefined;
};

/** Elements that begin and end a block (HTML standard, section 15.3). */
export const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre ' +
    'section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** A new element without attributes. */
export const elementOf = (tagName: string, children: readonly ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [...children],
});
