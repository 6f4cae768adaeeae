import { defaultHandlers as converters, toMdast, type Handle } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, toMarkdown, type Handle as PrintHandle } from 'mdast-util-to-markdown';
import type { Nodes, Root as MarkdownRoot } from 'mdast';
import { toBlocks } from './flow.ts';
import { FOOTNOTE, FOOTNOTE_REFERENCE } from './footnotes.ts';
import { attribute, type Element, type Root } from './hast.ts';
import { isPlainText, plainLine } from './plain-line.ts';
import { tidy } from './tidy.ts';

const PLACEHOLDER = 'sitec-content';

/**
 * hast -> mdast. The converter always clones its tree, minifies its white space, and looks through what comes of it once more, which takes
 * nine tenths of its time and has been done already or is done by `tidy`. So it is given one empty element, whose handler converts the real
 * tree and keeps what comes of it: public API only.
 */
const toTree = (root: Root): MarkdownRoot => {
  const tree: MarkdownRoot = { type: 'root', children: [] };
  // A page whose content is one line is a paragraph too.
  const convertContent: Handle = (state) => {
    tree.children = toBlocks(state, state.all(root));
    return undefined;
  };
  const placeholder: Root = { type: 'root', children: [{ type: 'element', tagName: PLACEHOLDER, properties: {}, children: [] }] };
  toMdast(placeholder, { handlers: { [PLACEHOLDER]: convertContent, ...handlers } });
  return tree;
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

/** Elements that hold blocks and are none themselves. */
const BOXES = 'address article aside body center div fieldset figcaption figure footer form header hgroup html main section'.split(' ');

const convertBox: Handle = (state, node: Element) => toBlocks(state, state.all(node));

const handlers: Readonly<Record<string, Handle>> = {
  ...footnoteHandlers,
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, convertHeading])),
  ...Object.fromEntries(BOXES.map((name) => [name, convertBox])),
};

/** An escaped ampersand that begins no character reference: "R\&D". */
const NEEDLESS_ESCAPE = /(?<!\\)((?:\\\\)*)\\&(?!#?\w+;)/g;

const printText: PrintHandle = (node: Nodes, _parent, state, info) => {
  const value = 'value' in node ? node.value : '';
  return isPlainText(value) ? value : state.safe(value, info).replace(NEEDLESS_ESCAPE, '$1&');
};

const printParagraph = (...printing: Parameters<typeof defaultHandlers.paragraph>): string =>
  taskBox(printing[0], printing[1]) + (plainLine(printing[0].children) ?? defaultHandlers.paragraph(...printing));

/** The box of an entry in a list of tasks, which stands in its first paragraph. */
const taskBox = (paragraph: Nodes, parent: Nodes | undefined): string => {
  const isTask = parent?.type === 'listItem' && typeof parent.checked === 'boolean' && parent.children[0] === paragraph;
  return isTask ? `[${parent.checked === true ? 'x' : ' '}] ` : '';
};

const printHeading = (...printing: Parameters<typeof defaultHandlers.heading>): string => {
  const line = plainLine(printing[0].children);
  return line === null ? defaultHandlers.heading(...printing) : `${'#'.repeat(printing[0].depth)} ${line}`;
};

const printLink = Object.assign(
  (...printing: Parameters<typeof defaultHandlers.link>): string =>
    plainLine([printing[0]]) ?? defaultHandlers.link(...printing).replace(NEEDLESS_ESCAPE, '$1&'),
  // What a link begins with decides what is escaped before it.
  { peek: defaultHandlers.link.peek },
);

/** Made once, because the printer keeps the patterns of an extension with it. */
const GFM = gfmToMarkdown({ tablePipeAlign: false });

/** Prints a markdown tree: GitHub Flavored Markdown, LF, one newline at the end. */
export const print = (tree: MarkdownRoot): string =>
  toMarkdown(tree, {
    extensions: [GFM],
    bullet: '-',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    handlers: { text: printText, paragraph: printParagraph, heading: printHeading, link: printLink },
  });

/** Converts a content tree, whose white space is collapsed and whose addresses are absolute, to a markdown tree. */
export const toMarkdownTree = (root: Root): MarkdownRoot => tidy(toTree(root));
