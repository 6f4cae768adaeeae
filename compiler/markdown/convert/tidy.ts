import type { Link, List, Nodes, PhrasingContent, Root, RootContent, TableCell, Text } from 'mdast';
import { withoutInvisible } from '../../base/invisible.ts';
import { addressFor, encodeAddress } from './addresses.ts';
import { settleMarks } from './delimiters.ts';
import { PHRASING } from './flow.ts';
import { DELIMITERS, isMark, joinMarks, withoutEdges, type Mark } from './marks.ts';

/** A cell is one line: its blocks and list items are set apart with `<br>`, the only way that GFM has. */
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

/** False for spaces, and for marks around nothing, such as `<i class="icon">`. */
const isShown = (node: Nodes): boolean => {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value.trim() !== '';
  return 'children' in node && node.type !== 'link' ? node.children.some(isShown) : node.type !== 'break';
};

/** Lines of code, each of which is a span; the spaces before and in a line would not be read back. */
const codeLines = (value: string): PhrasingContent[] =>
  value.split('\n').flatMap((line) => (line.trim() === '' ? [] : [{ type: 'inlineCode', value: line.trim().replace(/\s+/g, ' ') }]));

/** Blocks that are one line. */
const LINES = new Set(['paragraph', 'heading', 'tableCell']);
/** How deep marks may stand in marks; the cost of printing grows with the depth, and nobody sees a fifth. */
const DEEPEST = 4;

/** A markdown node that holds other nodes. */
type MarkdownParent = Extract<Nodes, { children: unknown[] }>;
type Inner = Extract<RootContent, { children: unknown[] }>;

/** Whatever is no plain letter, digit or sign of ASCII with single spaces may have to be cleaned. */
const UNPLAIN = /[^ -~]| {2}/;
const ODD_SPACE = /[\t\n\u00a0\u2007\u2028\u2029\u202f]/g;

/**
 * Brings a markdown tree into a form that can be printed and read back, in place: marks are nested to a bounded depth, hold no blocks and
 * have the delimiters that show them, cells and headings are one line, no line starts or ends with a space, and what markdown cannot
 * write, such as a mark around nothing, is gone. So markdown that is read and converted again gives the same bytes.
 */
export const tidy = (tree: Root): Root => {
  tidyChildren(tree, []);
  return tree;
};

/** `open`: the types of the lines, marks and links around, outermost first. */
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
  // Headings and cells cannot be broken.
  break: (node, [line]) => (line === 'heading' || line === 'tableCell' ? [{ type: 'text', value: ' ' }] : [node]),
  code: (node) => [{ ...node, value: cleanText(node.value) }],
  inlineCode: (node, open) => tidyCode(cleanText(node.value), open),
  image: (node) => [{ ...node, url: encodeAddress(node.url) }],
};

/**
 * Code as text where it would have to be escaped, which code cannot be: `[..]:` at the start of a line begins a definition, and parsers
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

/** Cleans a text in place; false when nothing is left of it. */
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

/** The text of a link that holds nothing else. */
const textOf = ({ children: [child, ...others] }: Link): string | undefined =>
  child?.type === 'text' && others.length === 0 ? child.value : undefined;

/** A heading is bold already; a link in a link and a line through a line are nothing that markdown has. */
const isNeedless = ({ type }: Link | Mark, open: readonly string[]): boolean => {
  if (type === 'link') return open.includes('link');
  const isTwice = type === 'delete' && open.includes('delete');
  const isBold = type === 'strong' && open[0] === 'heading';
  return isTwice || isBold || open.filter((type) => type in DELIMITERS).length >= DEEPEST;
};

/** A line of nodes; most lines are one text. */
const tidyLine = (nodes: readonly RootContent[]): readonly RootContent[] => {
  const [first] = nodes;
  if (nodes.length !== 1 || first?.type !== 'text') return settleMarks(withoutEdges(joinMarks(inline(nodes))), ' ');
  first.value = first.value.trim();
  return first.value === '' ? [] : nodes;
};

/** Lines hold only what a line can hold, and neither begin nor end with a space or a line break. */
const tidyBlock = (node: Inner, open: readonly string[]): readonly RootContent[] => {
  if (node.type === 'tableCell') flattenCell(node);
  const isLine = LINES.has(node.type);
  tidyChildren(node, isLine ? [...open, node.type] : open);
  if (node.type === 'list') tidyList(node);
  if (isLine) node.children = tidyLine(node.children) as typeof node.children;
  return node.children.length === 0 && node.type === 'paragraph' ? [] : [node];
};

/** The largest number of a list that CommonMark reads (section 5.2: nine digits). */
const LARGEST = 999_999_999;

/**
 * One item with a line between its blocks, as between two paragraphs, makes the whole list loose (CommonMark, section 5.3): what is printed must say
 * the same of each.
 * It shows in paragraphs only, so a list without any is tight.
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

/** Only phrasing content: blocks are replaced by what is in them, with a space between. */
const inline = (nodes: readonly Nodes[]): RootContent[] =>
  nodes.flatMap((node): RootContent[] => {
    if (PHRASING.has(node.type)) return [node as PhrasingContent];
    if (node.type === 'code') return codeLines(node.value.replaceAll('\n', ' '));
    return 'children' in node ? [...inline(node.children), { type: 'text', value: ' ' }] : [];
  });
