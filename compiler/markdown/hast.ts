import type { Element, ElementContent, Root, RootContent, Text } from 'hast';

export type { Element, ElementContent, Root, RootContent, Text } from 'hast';

/** A node that holds other nodes. */
export type Parent = Root | Element;

/** True when a node is an element of one of the given names. */
export const isNamed = (node: RootContent | ElementContent | undefined, ...names: readonly string[]): boolean =>
  node?.type === 'element' && names.includes(node.tagName);

/** An attribute as text; undefined when it is absent. */
export const attribute = (element: Element, name: string): string | undefined => {
  const value = element.properties[name];
  return value === undefined || value === null ? undefined : Array.isArray(value) ? value.join(' ') : String(value);
};

/** The class names of an element. */
export const classes = (element: Element): readonly string[] => (element.properties.className as string[] | undefined) ?? [];

/** All text inside a node, as it stands in the source. */
export const textOf = (node: Parent | RootContent | ElementContent): string => {
  if (node.type === 'text') return (node as Text).value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

/** All text inside a node with white space collapsed, and a space where a block or line ends. */
export const lineOf = (node: Parent | RootContent | ElementContent): string => spaced(node).replace(/\s+/g, ' ').trim();

const spaced = (node: Parent | RootContent | ElementContent): string => {
  if (node.type === 'text') return (node as Text).value;
  if (!('children' in node)) return '';
  const inner = node.children.map(spaced).join('');
  return node.type === 'element' && (BLOCKS.has(node.tagName) || node.tagName === 'br') ? ` ${inner} ` : inner;
};

/** Every element below a node, in document order. */
export function* elements(node: Parent): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elements(child);
  }
}

/** The first element below a node that a test accepts. */
export const find = (node: Parent, test: (element: Element) => boolean): Element | undefined => {
  for (const element of elements(node)) if (test(element)) return element;
  return undefined;
};

/** A word: a sign of a script that is written without spaces, else a run of letters, digits and marks. */
export const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{N}\p{M}])+/gu;

/** Number of words in a text. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

/** Elements that begin and end a block (HTML standard, section 15.3). */
export const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre ' +
    'section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
