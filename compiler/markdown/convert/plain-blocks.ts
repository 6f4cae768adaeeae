import type { Blockquote, List, ListItem, RootContent } from 'mdast';
import { plainLine } from './plain-line.ts';

/**
 * Prints a block in which nothing needs an escape: paragraphs, headings, lists, quotations, rules and blocks of code. The output is byte
 * for byte that of the remark printer. Null for any other block, which needs that printer.
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

/** A list item. Null for a task, and for a rule in an item, which could be read as a bullet. */
const printItem = ({ children, spread, checked }: ListItem): string | null => {
  if (typeof checked === 'boolean' || children.some(({ type }) => type === 'thematicBreak' || type === 'blockquote')) return null;
  return printFlow(children, spread === true ? EMPTY_LINE : betweenTight);
};

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

const PRINTERS: { readonly [Type in RootContent['type']]?: Printer<Type> } = {
  paragraph: ({ children }) => printLine(children),
  heading: ({ depth, children }) => {
    const line = printLine(children);
    return line === null ? null : `${'#'.repeat(depth)} ${line}`;
  },
  thematicBreak: () => '---',
  code: ({ lang, meta, value }) => {
    if (meta || value === '' || /```|\r/.test(value) || !/^[a-z\d]*$/i.test(lang ?? '')) return null;
    return `\`\`\`${lang ?? ''}\n${value}\n\`\`\``;
  },
  list: printList,
  blockquote: printQuotation,
};
