import { oneLine } from '../../base/one-line.ts';
import type { Link, List, Nodes, PhrasingContent, Root, RootContent, TableCell, Text } from 'mdast';
import { withoutInvisible } from '../../base/invisible.ts';
import { addressFor, encodeAddress } from './addresses.ts';
import { settleMarks } from './delimiters.ts';
import { PHRASING } from './flow.ts';
import { DELIMITERS, isMark, joinMarks, withoutEdges, type Mark } from './marks.ts';

/** A cell is one line: its blocks and list items are separated by `<br>`, the only way in GFM. */
const flattenCell = (cell: TableCell): void => {
  const lines = cellLines(cell.children);
  cell.children = lines.flatMap((line, index): PhrasingContent[] => (index === 0 ? line : [{ type: 'html', value: '<br>' }, ...line]));
};

const cellLines = (nodes: readonly Nodes[]): PhrasingContent[][] => {
  const lines: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'break') lines.push([]);
    else if (PHRASING.has(node.type)) lines.at(-1)?.push(node as PhrasingContent);
    else if (node.type === 'code') lines.push(...codeLines(node.value).map((line) => [line]), []);
    else if ('children' in node) lines.push(...cellLines(node.children), []);
  }
  return lines.filter((line) => line.some(isShown));
};

/** False for spaces, and for empty marks such as `<i class="icon">`. */
const isShown = (node: Nodes): boolean => {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value.trim() !== '';
  return 'children' in node && node.type !== 'link' ? node.children.some(isShown) : node.type !== 'break';
};

/** Lines of code, each as a span. Leading and repeated spaces are removed because they would not be read back. */
const codeLines = (value: string): PhrasingContent[] =>
  value.split('\n').flatMap((line) => (line.trim() === '' ? [] : [{ type: 'inlineCode', value: oneLine(line) }]));

/** Blocks that are one line. */
const LINES = new Set(['paragraph', 'heading', 'tableCell']);
/** Maximum depth of nested marks. The cost of printing grows with the depth, and readers do not see a fifth level. */
const DEEPEST = 4;

/** A markdown node that holds other nodes. */
type MarkdownParent = Extract<Nodes, { children: unknown[] }>;
type Inner = Extract<RootContent, { children: unknown[] }>;

/** Matches text that may need cleaning: anything but printable ASCII with single spaces. */
const UNPLAIN = /[^ -~]| {2}/;
const ODD_SPACE = /[\t\n\u00a0\u2007\u2028\u2029\u202f]/g;

/**
 * Normalizes a markdown tree in place so that it can be printed and read back. Marks have a bounded depth, contain no blocks and have
 * working delimiters. Cells and headings are one line. Lines do not start or end with a space. Nodes that markdown cannot write, such as an
 * empty mark, are removed. Markdown that is read and converted again gives the same bytes.
 */
export const tidy = (tree: Root): Root => {
  tidyChildren(tree, []);
  return tree;
};

/** `open` has the types of the lines, marks and links around, outermost first. */
const tidyChildren = (parent: MarkdownParent, open: readonly string[]): void => {
  const tidied: RootContent[] = [];
  for (const child of parent.children as RootContent[]) {
    if (child.type !== 'text') tidied.push(...tidyNode(child, open));
    else if (tidyText(child)) tidied.push(child);
  }
  parent.children = tidied as typeof parent.children;
};

const tidyNode = (node: RootContent, open: readonly string[]): readonly RootContent[] => {
  if ('children' in node) return isInline(node) ? tidyInline(node, open) : tidyBlock(node, open);
  return LEAVES[node.type]?.(node as never, open) ?? [node];
};

type Tidying<Type> = (node: Extract<RootContent, { type: Type }>, open: readonly string[]) => readonly RootContent[];

const LEAVES: Partial<{ readonly [Type in RootContent['type']]: Tidying<Type> }> = {
  // Headings and cells cannot have line breaks.
  break: (node, [line]) => (line === 'heading' || line === 'tableCell' ? [{ type: 'text', value: ' ' }] : [node]),
  code: (node) => [{ ...node, value: cleanText(node.value) }],
  inlineCode: (node, open) => tidyCode(cleanText(node.value), open),
  image: (node) => [{ ...node, url: encodeAddress(node.url) }],
};

/**
 * Writes code as text when it would need an escape, which code cannot have: `[..]:` at the start of a line begins a definition, and parsers
 * differ about a backslash before the end of a cell.
 */
const tidyCode = (value: string, open: readonly string[]): readonly RootContent[] => {
  const isUnsafe = (open.includes('link') && value.includes(']:')) || (open[0] === 'tableCell' && value.includes('\\|'));
  if (isUnsafe) return textOfCode(value);
  return value === '' ? [] : [{ type: 'inlineCode', value }];
};

const textOfCode = (value: string): readonly RootContent[] => {
  const text: Text = { type: 'text', value };
  return tidyText(text) ? [text] : [];
};

/** Cleans a text in place. Returns false when it becomes empty. */
const tidyText = (text: Text): boolean => {
  if (UNPLAIN.test(text.value)) text.value = cleanText(text.value).replace(ODD_SPACE, ' ').replace(/ {2,}/g, ' ').normalize('NFC');
  return text.value !== '';
};

const isInline = (node: Inner): node is Link | Mark => node.type === 'link' || isMark(node);

const tidyInline = (node: Link | Mark, open: readonly string[]): readonly RootContent[] => {
  tidyChildren(node, [...open, node.type]);
  const children = joinMarks(inline(node.children));
  if (isNeedless(node, open)) return children;
  node.children = (node.type === 'link' ? settleMarks(children, ']') : children) as typeof node.children;
  if (node.type === 'link') node.url = addressFor(node.url, textOf(node));
  return children.length > 0 || node.type === 'link' ? [node] : [];
};

/** The text of a link that contains only text. */
const textOf = ({ children: [child, ...others] }: Link): string | undefined =>
  child?.type === 'text' && others.length === 0 ? child.value : undefined;

/** Headings are bold already. Markdown has no links in links, and no strikethrough in strikethrough. */
const isNeedless = ({ type }: Link | Mark, open: readonly string[]): boolean => {
  if (type === 'link') return open.includes('link');
  const isTwice = type === 'delete' && open.includes('delete');
  const isBold = type === 'strong' && open[0] === 'heading';
  return isTwice || isBold || open.filter((type) => type in DELIMITERS).length >= DEEPEST;
};

/** Normalizes a line. Most lines are one text. */
const tidyLine = (nodes: readonly RootContent[]): readonly RootContent[] => {
  const [first] = nodes;
  if (nodes.length !== 1 || first?.type !== 'text') return settleMarks(withoutEdges(joinMarks(inline(nodes))), ' ');
  first.value = first.value.trim();
  return first.value === '' ? [] : nodes;
};

/** Lines contain only inline nodes, and do not begin or end with a space or a line break. */
const tidyBlock = (node: Inner, open: readonly string[]): readonly RootContent[] => {
  if (node.type === 'tableCell') flattenCell(node);
  const isLine = LINES.has(node.type);
  tidyChildren(node, isLine ? [...open, node.type] : open);
  if (node.type === 'list') tidyList(node);
  if (isLine) node.children = tidyLine(node.children) as typeof node.children;
  return node.children.length === 0 && node.type === 'paragraph' ? [] : [node];
};

/** The largest list number that CommonMark reads (section 5.2: nine digits). */
const LARGEST = 999_999_999;

/**
 * Sets the same spread for the list and all items: one item with an empty line between its blocks makes the whole list loose (CommonMark,
 * section 5.3). Only paragraphs show the difference, so a list without paragraphs is tight.
 */
const tidyList = (list: List): void => {
  const isLoose = list.spread === true || list.children.some((item) => item.spread === true || paragraphsOf(item) > 1);
  const spread = isLoose && list.children.some((item) => item.children.some(({ type }) => type === 'paragraph'));
  list.spread = spread;
  for (const item of list.children) item.spread = spread;
  const start = list.start ?? 1;
  if (list.ordered === true && (start < 0 || start + list.children.length > LARGEST)) list.start = 1;
};

const paragraphsOf = ({ children }: List['children'][number]): number => children.filter(({ type }) => type === 'paragraph').length;

const cleanText = (value: string): string =>
  withoutInvisible(value)
    .replace(/[\r\f]/g, '')
    .toWellFormed();

/** Keeps only phrasing content: blocks are replaced by their content, with a space between. */
const inline = (nodes: readonly Nodes[]): RootContent[] =>
  nodes.flatMap((node): RootContent[] => {
    if (PHRASING.has(node.type)) return [node as PhrasingContent];
    if (node.type === 'code') return codeLines(node.value.replaceAll('\n', ' '));
    return 'children' in node ? [...inline(node.children), { type: 'text', value: ' ' }] : [];
  });
