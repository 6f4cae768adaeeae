import { defaultHandlers as converters, toMdast, type Handle } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, toMarkdown, type Handle as PrintHandle } from 'mdast-util-to-markdown';
import type { Nodes, Root as MarkdownRoot } from 'mdast';
import { FOOTNOTE, FOOTNOTE_REFERENCE } from './footnotes.ts';
import { attribute, type Element, type Root } from './hast.ts';
import { tidy } from './tidy.ts';

const PLACEHOLDER = 'sitec-content';

/**
 * hast -> mdast. The converter always clones its tree and minifies its white space, which takes nine tenths of its time and
 * has been done already. So it is given one empty element, whose handler converts the real tree: public API only.
 */
const toTree = (root: Root): MarkdownRoot => {
  const convertContent: Handle = (state) => state.all(root);
  const placeholder: Root = { type: 'root', children: [{ type: 'element', tagName: PLACEHOLDER, properties: {}, children: [] }] };
  return toMdast(placeholder, { handlers: { [PLACEHOLDER]: convertContent, ...footnoteHandlers, ...headingHandlers } }) as MarkdownRoot;
};

const labelOf = ({ properties }: Element): { readonly identifier: string; readonly label: string } => ({
  identifier: String(properties.id),
  label: String(properties.id),
});

const footnoteHandlers: Readonly<Record<string, Handle>> = {
  [FOOTNOTE]: (state, node: Element) => ({ type: 'footnoteDefinition', ...labelOf(node), children: state.toFlow(state.all(node)) }),
  [FOOTNOTE_REFERENCE]: (_state, node: Element) => ({ type: 'footnoteReference', ...labelOf(node) }),
};

/** Headings take the id that they have in the page along; it is not printed. */
const convertHeading: Handle = (state, node: Element) => {
  const anchor = attribute(node, 'id');
  return { ...converters.h1(state, node), ...(anchor !== undefined && { data: { anchor } }) };
};

const headingHandlers = Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, convertHeading]));

/** Characters that can mean something in markdown, wherever they stand; a text without any is written as it is. */
const SPECIAL = /[\t\r\n!*+<>=@:[\]\\_`|~#]|&#?\w+;|^[\s\-\d(]|\s$|www\./;

/** An escaped ampersand that begins no character reference: "R\&D". */
const NEEDLESS_ESCAPE = /(?<!\\)((?:\\\\)*)\\&(?!#?\w+;)/g;

const printText: PrintHandle = (node: Nodes, _parent, state, info) => {
  const value = 'value' in node ? node.value : '';
  return SPECIAL.test(value) ? state.safe(value, info).replace(NEEDLESS_ESCAPE, '$1&') : value;
};

const printLink = Object.assign(
  (...printing: Parameters<typeof defaultHandlers.link>) => defaultHandlers.link(...printing).replace(NEEDLESS_ESCAPE, '$1&'),
  // What a link begins with decides what is escaped before it.
  { peek: defaultHandlers.link.peek },
);

/** Prints a markdown tree: GitHub Flavored Markdown, LF, one newline at the end. */
export const print = (tree: MarkdownRoot): string =>
  toMarkdown(tree, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    handlers: { text: printText, link: printLink },
  });

/** Converts a content tree, whose white space is collapsed and whose addresses are absolute, to a markdown tree. */
export const toMarkdownTree = (root: Root): MarkdownRoot => tidy(toTree(root));
