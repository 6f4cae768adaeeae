import { defaultHandlers as converters, toMdast, type Handle, type State } from 'hast-util-to-mdast';
import type { Root as MarkdownRoot } from 'mdast';
import { attribute, HEADINGS, textOf, type Element, type Root } from '../hast.ts';
import { toBlocks } from './flow.ts';
import { FOOTNOTE, FOOTNOTE_REFERENCE } from './footnotes.ts';
import { tidy } from './tidy.ts';

const labelOf = ({ properties }: Element): { readonly identifier: string; readonly label: string } => ({
  identifier: String(properties.id),
  label: String(properties.id),
});

const footnoteHandlers: Readonly<Record<string, Handle>> = {
  [FOOTNOTE]: (state, node: Element) => ({ type: 'footnoteDefinition', ...labelOf(node), children: state.toFlow(state.all(node)) }),
  [FOOTNOTE_REFERENCE]: (_state, node: Element) => ({ type: 'footnoteReference', ...labelOf(node) }),
};

/** Headings keep their id as data. It is not printed. */
const convertHeading: Handle = (state, node: Element) => {
  const anchor = attribute(node, 'id');
  return { ...converters.h1(state, node), ...(anchor !== undefined && { data: { anchor } }) };
};

/** Container elements that become their content. */
const BOXES = 'address article aside body center div fieldset figcaption figure footer form header hgroup html main section'.split(' ');

const convertBox: Handle = (state, node: Element) => toBlocks(state, state.all(node));

/** A span of code on one line. A line break becomes a space, as when it is read back. */
const convertCode: Handle = (_state, node: Element) => ({ type: 'inlineCode', value: codeOf(node) });

const codeOf = (node: Element): string =>
  node.children
    .map((child) => (child.type !== 'element' ? textOf(child) : child.tagName === 'br' ? ' ' : codeOf(child)))
    .join('')
    .replace(/[ \t\r\n\f]+/g, ' ');

/** Obsolete elements that the converter omits and browsers show. */
const OBSOLETE = 'command content element menuitem shadow'.split(' ');

const handlers: Readonly<Record<string, Handle>> = {
  ...Object.fromEntries(OBSOLETE.map((name): [string, Handle] => [name, (state, node: Element) => state.all(node)])),
  ...footnoteHandlers,
  ...Object.fromEntries([...HEADINGS].map((name) => [name, convertHeading])),
  ...Object.fromEntries(BOXES.map((name) => [name, convertBox])),
  ...Object.fromEntries(['code', 'kbd', 'samp', 'tt', 'var'].map((name) => [name, convertCode])),
};

/** Cannot clash with an element of a page: parsers write HTML names in lower case. */
const PLACEHOLDER = 'Content';

/** The state that the converter passes to its handlers. */
const STATE: State = ((): State => {
  const states: State[] = [];
  const keep: Handle = (state) => {
    states.push(state);
    return undefined;
  };
  const placeholder: Element = { type: 'element', tagName: PLACEHOLDER, properties: {}, children: [] };
  toMdast(placeholder, { handlers: { ...handlers, [PLACEHOLDER]: keep } });
  return states[0] as State;
})();

/**
 * Converts hast to mdast. The converter always clones its tree, minifies its white space, and walks the result again. That takes nine
 * tenths of its time, and is done already or is done by `tidy`. So this calls the handlers directly with a separate state. It uses only the
 * public API.
 */
const toTree = (root: Root): MarkdownRoot => {
  const state: State = { ...STATE, elementById: new Map() };
  // A page with one line of content becomes a paragraph too.
  return { type: 'root', children: toBlocks(state, state.all(root)) };
};

/** Converts a content tree to a markdown tree. White space must be collapsed and addresses absolute. */
export const toMarkdownTree = (root: Root): MarkdownRoot => tidy(toTree(root));
