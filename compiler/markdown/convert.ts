import { defaultHandlers as converters, toMdast, type Handle } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, toMarkdown, type Handle as PrintHandle } from 'mdast-util-to-markdown';
import type { Nodes, Root as MarkdownRoot } from 'mdast';
import { FOOTNOTE, FOOTNOTE_REFERENCE } from './footnotes.ts';
import { attribute, textOf, type Element, type Root } from './hast.ts';
import { delimiterOf, type Mark } from './marks.ts';
import { tidy } from './tidy.ts';

const PLACEHOLDER = 'sitec-content';

/**
 * hast -> mdast. The converter always clones its tree and minifies its white space, which takes nine tenths of its time and
 * has been done already. So it is given one empty element, whose handler converts the real tree: public API only.
 */
const toTree = (root: Root): MarkdownRoot => {
  // A page whose content is one line is a paragraph too.
  const convertContent: Handle = (state) => state.toFlow(state.all(root));
  const placeholder: Root = { type: 'root', children: [{ type: 'element', tagName: PLACEHOLDER, properties: {}, children: [] }] };
  return toMdast(placeholder, {
    handlers: { [PLACEHOLDER]: convertContent, ...footnoteHandlers, ...headingHandlers, ...codeHandlers },
  }) as MarkdownRoot;
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

/** A span of code on one line; a break in it is a space, as it would be when it is read back. */
const convertCode: Handle = (_state, node: Element) => ({ type: 'inlineCode', value: codeOf(node) });

const codeOf = (node: Element): string =>
  node.children
    .map((child) => (child.type !== 'element' ? textOf(child) : child.tagName === 'br' ? ' ' : codeOf(child)))
    .join('')
    .replace(/[ \t\r\n\f]+/g, ' ');

const codeHandlers = Object.fromEntries(['code', 'kbd', 'samp', 'tt', 'var'].map((name) => [name, convertCode]));

/** Characters that can mean something in markdown, wherever they stand; a text without any is written as it is. */
const SPECIAL = /[\t\r\n!*+<>=@:[\]\\_`|~#]|&#?\w+;|^[\s\-\d(]|\s$|www\./;

/** An escaped ampersand that begins no character reference: "R\&D". */
const NEEDLESS_ESCAPE = /(?<!\\)((?:\\\\)*)\\&(?!#?\w+;)/g;

const printText: PrintHandle = (node: Nodes, _parent, state, info) => {
  const value = 'value' in node ? node.value : '';
  return SPECIAL.test(value) ? state.safe(value, info).replace(NEEDLESS_ESCAPE, '$1&') : value;
};

/** The text of a node that holds nothing but one that needs no escapes; null for any other, which the printer has to work out. */
const plainText = ({ children }: { readonly children: readonly Nodes[] }): string | null => {
  const [child, ...others] = children;
  return child?.type === 'text' && others.length === 0 && !SPECIAL.test(child.value) ? child.value : null;
};

const printParagraph = (...printing: Parameters<typeof defaultHandlers.paragraph>): string =>
  taskBox(printing[0], printing[1]) + (plainText(printing[0]) ?? defaultHandlers.paragraph(...printing));

/** The box of an entry in a list of tasks, which stands in its first paragraph. */
const taskBox = (paragraph: Nodes, parent: Nodes | undefined): string => {
  const isTask = parent?.type === 'listItem' && typeof parent.checked === 'boolean' && parent.children[0] === paragraph;
  return isTask ? `[${parent.checked === true ? 'x' : ' '}] ` : '';
};

const printHeading = (...printing: Parameters<typeof defaultHandlers.heading>): string => {
  const text = plainText(printing[0]);
  return text === null ? defaultHandlers.heading(...printing) : `${'#'.repeat(printing[0].depth)} ${text}`;
};

/** An address in which nothing needs an escape. */
const PLAIN_ADDRESS = /^[\w:/.?=%+~,;@-]+$/;

/** A printed link without needless escapes in its address; in its text they may stand in code. */
const withPlainAddress = (link: string): string => {
  const end = link.lastIndexOf('](');
  return end < 0 ? link : link.slice(0, end) + link.slice(end).replace(NEEDLESS_ESCAPE, '$1&');
};

const printLink = Object.assign(
  (...printing: Parameters<typeof defaultHandlers.link>): string => {
    const [{ url, title, children }] = printing;
    const text = title ? null : plainText({ children });
    const isPlain = text !== null && text !== url && PLAIN_ADDRESS.test(url);
    return isPlain ? `[${text}](${url})` : withPlainAddress(defaultHandlers.link(...printing));
  },
  // What a link begins with decides what is escaped before it.
  { peek: defaultHandlers.link.peek },
);

/** Marks have their delimiters already; the printer would choose others and write letters beside them as character references. */
const printMark = Object.assign(
  ((node: Mark, _parent, state, info) => {
    const delimiter = delimiterOf(node);
    const tracker = state.createTracker(info);
    const before = tracker.move(delimiter);
    const content = state.containerPhrasing(node, { ...tracker.current(), before, after: delimiter });
    return before + content + delimiter;
  }) satisfies PrintHandle,
  { peek: ((node: Mark) => delimiterOf(node).charAt(0)) satisfies PrintHandle },
);

/** Prints a markdown tree: GitHub Flavored Markdown, LF, one newline at the end. */
export const print = (tree: MarkdownRoot): string =>
  toMarkdown(tree, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    handlers: {
      text: printText,
      paragraph: printParagraph,
      heading: printHeading,
      link: printLink,
      emphasis: printMark,
      strong: printMark,
      delete: printMark,
    },
  });

/** Converts a content tree, whose white space is collapsed and whose addresses are absolute, to a markdown tree. */
export const toMarkdownTree = (root: Root): MarkdownRoot => tidy(toTree(root));
