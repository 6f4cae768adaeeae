import type { List, Nodes, PhrasingContent, Root, RootContent, TableCell } from 'mdast';
import { withoutInvisible } from '../invisible.ts';
import { linkAddresses } from './addresses.ts';
import { separateMarks } from './marks.ts';

const MARKS = new Set(['emphasis', 'strong', 'delete', 'link']);
const PHRASING = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'link',
  'image',
  'inlineCode',
  'break',
  'html',
  'footnoteReference',
  'linkReference',
  'imageReference',
]);
/** Blocks that are one line. */
const LINES = new Set(['paragraph', 'heading']);
const EMPTY_GOES = new Set([...MARKS, ...LINES, 'list', 'listItem', 'blockquote']);

/** A markdown node that holds other nodes. */
export type MarkdownParent = Extract<Nodes, { children: unknown[] }>;

/** Whatever is no plain letter, digit or sign of ASCII with single spaces may have to be cleaned. */
const UNPLAIN = /[^ -~]| {2}/;
const ODD_SPACE = /[\u00a0\u2007\u202f]/g;

/**
 * Brings a markdown tree into a form that prints fast and reads well, in place: marks are never nested in themselves and hold no
 * blocks (the printer's cost grows exponentially with both), cells and headings are one line, no line starts or ends with a
 * space, and empty nodes are gone.
 */
export const tidy = (tree: Root): Root => {
  tidyChildren(tree, new Set());
  return tree;
};

const tidyChildren = (parent: MarkdownParent, open: ReadonlySet<string>): void => {
  const children = (parent.children as RootContent[]).flatMap((child) => tidyNode(child, parent, open));
  parent.children = separateMarks(children) as typeof parent.children;
};

const tidyNode = (node: RootContent, parent: MarkdownParent, open: ReadonlySet<string>): RootContent[] => {
  if ('children' in node) return tidyParent(node, open);
  if (node.type === 'break' && parent.type === 'heading') return [{ type: 'text', value: ' ' }];
  if (node.type === 'code' || node.type === 'inlineCode') node.value = cleanText(node.value);
  return node.type === 'text' ? tidyText(node.value, open.has('link')) : [node];
};

const tidyText = (text: string, isLinked: boolean): RootContent[] => {
  const value = !UNPLAIN.test(text) ? text : cleanText(text).replace(ODD_SPACE, ' ').replace(/ {2,}/g, ' ').normalize('NFC');
  if (value === '') return [];
  return !isLinked && /[/@]/.test(value) ? [...linkAddresses(value)] : [{ type: 'text', value }];
};

const tidyParent = (node: Extract<RootContent, { children: unknown[] }>, open: ReadonlySet<string>): RootContent[] => {
  PREPARATIONS[node.type]?.(node as never);
  // A heading is bold already.
  const inside = MARKS.has(node.type) ? node.type : node.type === 'heading' ? 'strong' : null;
  tidyChildren(node, inside === null ? open : new Set([...open, inside]));
  if (open.has(node.type)) return node.children;
  node.children = tidyLines(node) as typeof node.children;
  return node.children.length === 0 && EMPTY_GOES.has(node.type) ? [] : [node];
};

/** Marks and lines hold only what a line can hold, and lines neither begin nor end with a space. */
const tidyLines = ({ type, children }: Extract<RootContent, { children: unknown[] }>): readonly RootContent[] => {
  if (type === 'tableCell') return trimLines(children);
  if (MARKS.has(type)) return separateMarks(inline(children), type !== 'link');
  return LINES.has(type) ? trimLines(separateMarks(inline(children))) : children;
};

/** One item with a line between its blocks makes the whole list loose (CommonMark, section 5.3): what is printed must say the same of each. */
const spreadList = (list: List): void => {
  const spread = list.children.some((item) => item.spread === true);
  list.spread = spread;
  for (const item of list.children) item.spread = spread;
};

/** Takes spaces from the edges of lines: a no-break space that stood there would be printed as a character reference. */
const trimLines = (nodes: readonly RootContent[]): readonly RootContent[] => {
  nodes.forEach((node, index) => {
    if (node.type !== 'text') return;
    if (isEdge(nodes[index - 1])) node.value = node.value.trimStart();
    if (isEdge(nodes[index + 1])) node.value = node.value.trimEnd();
  });
  return nodes.filter((node) => node.type !== 'text' || node.value !== '');
};

/** Where a line ends; the only markup of a cell is `<br>`. */
const isEdge = (node: RootContent | undefined): boolean => node === undefined || node.type === 'break' || node.type === 'html';

const cleanText = (value: string): string =>
  withoutInvisible(value)
    .replace(/[\r\f]/g, '')
    .toWellFormed();

/** Only phrasing content: blocks are replaced by what is in them, with a space between. */
const inline = (nodes: readonly Nodes[]): RootContent[] =>
  nodes.flatMap((node): RootContent[] => {
    if (PHRASING.has(node.type)) return [node as PhrasingContent];
    if (node.type === 'code') return [{ type: 'inlineCode', value: node.value.replace(/\s+/g, ' ') }];
    return 'children' in node ? [...inline(node.children), { type: 'text', value: ' ' }] : [];
  });

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
    else if (node.type === 'code') lines.push(...codeLines(node.value), []);
    else if ('children' in node) lines.push(...cellLines(node.children), []);
  }
  return lines.filter((line) => line.some(isShown));
};

/** False for spaces, and for marks around nothing, such as `<i class="icon">`. */
const isShown = (node: Nodes): boolean =>
  'children' in node ? node.children.some(isShown) : node.type !== 'text' || node.value.trim() !== '';

const codeLines = (value: string): PhrasingContent[][] =>
  value.split('\n').flatMap((line) => (line.trim() === '' ? [] : [[{ type: 'inlineCode', value: line }]]));

/** What is done to a node before its children. */
const PREPARATIONS: Partial<{ readonly [Type in RootContent['type']]: (node: Extract<RootContent, { type: Type }>) => void }> = {
  tableCell: flattenCell,
  list: spreadList,
};
