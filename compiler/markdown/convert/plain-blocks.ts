import type { Blockquote, List, ListItem, RootContent, Table } from 'mdast';
import { plainCell, plainLine, plainTitle } from './plain-line.ts';

/**
 * Prints a block whose lines are plain: paragraphs, headings, lists, quotations, tables, rules and blocks of code. The output is byte for
 * byte that of the remark printer. Null for any other block, which needs that printer.
 */
export const plainBlock = (node: RootContent): string | null => PRINTERS[node.type]?.(node as never) ?? null;

/**
 * True for adjacent lists, and for a container that begins with a list after a list. remark separates such lists with different bullets.
 */
export const isBesideList = (siblings: readonly RootContent[], index: number): boolean =>
  (siblings[index - 1]?.type === 'list' && beginsWithList(siblings[index])) ||
  (siblings[index]?.type === 'list' && beginsWithList(siblings[index + 1]));

const beginsWithList = (node: RootContent | undefined): boolean =>
  node?.type === 'list' || ((node?.type === 'blockquote' || node?.type === 'footnoteDefinition') && beginsWithList(node.children[0]));

type Printer<Type extends RootContent['type']> = (node: Extract<RootContent, { type: Type }>) => string | null;

const printLine = (children: readonly RootContent[]): string | null => plainLine(children) || null;

/** Prints consecutive blocks with separators. Null when one of them is not plain. */
const printFlow = (blocks: readonly RootContent[], between: (left: RootContent, right: RootContent) => string): string | null => {
  let printed = '';
  for (const [index, block] of blocks.entries()) {
    const text = isBesideList(blocks, index) ? null : plainBlock(block);
    if (text === null) return null;
    const before = blocks[index - 1];
    printed += before === undefined ? text : between(before, block) + text;
  }
  return printed === '' ? null : printed;
};

const EMPTY_LINE = (): string => '\n\n';

/** Prefixes each line after the first. Empty lines stay empty. */
const indent = (text: string, before: string): string => text.replace(/\n(?=[^\n])/g, `\n${before}`);

const printList = (list: List): string | null => {
  const start = list.start ?? 1;
  const gap = list.spread === true ? '\n\n' : '\n';
  const items: string[] = [];
  for (const [index, item] of list.children.entries()) {
    const bullet = list.ordered === true ? `${start + index}. ` : '- ';
    const printed = printItem(item);
    if (printed === null) return null;
    items.push(bullet + indent(printed, ' '.repeat(bullet.length)));
  }
  return items.length > 0 && start >= 0 ? items.join(gap) : null;
};

/** A list item. Null for a rule in an item, which could be read as a bullet, and for a quotation. */
const printItem = ({ children, spread, checked }: ListItem): string | null => {
  if (children.some(({ type }) => type === 'thematicBreak' || type === 'blockquote')) return null;
  const printed = printFlow(children, spread === true ? EMPTY_LINE : betweenTight);
  if (typeof checked !== 'boolean' || printed === null) return printed;
  return children[0]?.type === 'paragraph' ? taskBox(checked) + printed : null;
};

/** The checkbox of a task, before its first paragraph. */
export const taskBox = (isDone: boolean): string => (isDone ? '[x] ' : '[ ] ');

/** In a tight list, an empty line comes only before a block that would otherwise join the paragraph before it. */
const betweenTight = (left: RootContent, right: RootContent): string => {
  const endsInText = lastOf(left).type === 'paragraph';
  const wouldJoin = right.type === 'paragraph' || (right.type === 'list' && left.type === 'paragraph' && (right.start ?? 1) !== 1);
  return endsInText && wouldJoin ? '\n\n' : '\n';
};

/** The innermost last block of lists and items. */
const lastOf = (node: RootContent): RootContent => {
  const last = node.type === 'list' || node.type === 'listItem' ? node.children.at(-1) : undefined;
  return last ? lastOf(last) : node;
};

const printQuotation = ({ children }: Blockquote): string | null =>
  printFlow(children, EMPTY_LINE)
    ?.split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n') ?? null;

/** A row of a table. The first space of an empty cell is omitted. */
const printRow = (cells: readonly string[]): string => `|${cells.map((cell) => (cell === '' ? ' |' : ` ${cell} |`)).join('')}`;

const RULES = { left: ':-', right: '-:', center: ':-:', none: '-' };

/** A table. Null when its rows have different numbers of cells. */
const printTable = ({ align, children }: Table): string | null => {
  const width = children[0]?.children.length ?? 0;
  const rules = Array.from({ length: width }, (_, column) => RULES[align?.[column] ?? 'none']);
  const rows: string[] = [];
  for (const row of children) {
    const cells = row.children.map((cell) => plainCell(cell.children));
    if (cells.length !== width || !cells.every((cell) => cell !== null)) return null;
    rows.push(printRow(cells));
    if (rows.length === 1) rows.push(printRow(rules));
  }
  return rows.length > 0 ? rows.join('\n') : null;
};

const PRINTERS: { readonly [Type in RootContent['type']]?: Printer<Type> } = {
  paragraph: ({ children }) => printLine(children),
  heading: ({ depth, children }) => {
    const title = plainTitle(children) || null;
    return title === null ? null : `${'#'.repeat(depth)} ${title}`;
  },
  thematicBreak: () => '---',
  code: ({ lang, meta, value }) => {
    if (meta || value === '' || /```|\r/.test(value) || !/^[a-z\d]*$/i.test(lang ?? '')) return null;
    return `\`\`\`${lang ?? ''}\n${value}\n\`\`\``;
  },
  list: printList,
  blockquote: printQuotation,
  table: printTable,
};
