import type { Root as MarkdownRoot, Nodes } from 'mdast';
import { opens, panelsIn } from '../disclosures/opened.ts';
import { once } from '../../base/memoise.ts';
import { attribute, lineOf, type Element, type Parent } from '../hast.ts';
import { hasWords } from '../words.ts';

/** The content of a page besides words, which its markdown version must have too. */
export interface Inventory {
  headings: number;
  /** Table cells that are not empty. */
  cells: number;
  codeBlocks: number;
  /** Addresses of links. */
  readonly links: Set<string>;
  /** Letters of the lines that open a panel. For a markdown version, letters of its headings and bold texts. */
  readonly questions: Set<string>;
}

/**
 * Counts the content of a tree besides words. Use headings and questions from before the rewriting, and the rest from right before the
 * conversion.
 */
export const takeStock = (root: Parent): Inventory => {
  const stock = emptyInventory();
  const panels = once(() => panelsIn(root));
  const visit = (parent: Parent, isInTable: boolean): void => {
    for (const child of parent.children) {
      if (child.type !== 'element') continue;
      COUNTERS.get(child.tagName)?.(stock, child, isInTable);
      const opened = opens(child);
      if (!isInTable && (child.tagName === 'summary' || (opened !== undefined && panels().has(opened))) && hasWords(child))
        stock.questions.add(lettersOf(lineOf(child)));
      visit(child, isInTable || child.tagName === 'table');
    }
  };
  visit(root, false);
  return stock;
};

const emptyInventory = (): Inventory => ({ headings: 0, cells: 0, codeBlocks: 0, links: new Set(), questions: new Set() });

type Counter = (stock: Inventory, element: Element, isInTable: boolean) => void;

// A table cell is one line in markdown, so a heading or a block of code in it does not count.
const countHeading: Counter = (stock, element, isInTable) => {
  if (!isInTable && hasWords(element)) stock.headings++;
};
const countCell: Counter = (stock, element) => {
  if (hasWords(element)) stock.cells++;
};
const countCode: Counter = (stock, element, isInTable) => {
  if (!isInTable && hasWords(element)) stock.codeBlocks++;
};
const countLink: Counter = (stock, element) => {
  if (hasWords(element)) stock.links.add(attribute(element, 'href') ?? '');
};

const COUNTERS: ReadonlyMap<string, Counter> = new Map([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name): [string, Counter] => [name, countHeading]),
  ['td', countCell],
  ['th', countCell],
  ['pre', countCode],
  ['a', countLink],
]);

/** The inventory of a markdown version, and its texts in order. */
export interface Twin extends Inventory {
  readonly texts: string[];
}

/** Reads the inventory and texts of a markdown version. */
export const readTwin = (tree: MarkdownRoot): Twin => {
  const twin: Twin = { ...emptyInventory(), texts: [] };
  readNode(tree, twin);
  return twin;
};

/** Inline nodes, which do not end a word. */
const IN_WORDS: ReadonlySet<Nodes['type']> = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'footnoteReference']);

const textOfNode = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOfNode).join('') : '';

const lettersOf = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '');

const countNode = (node: Nodes, twin: Twin): void => {
  if (node.type === 'heading' || node.type === 'strong') twin.questions.add(lettersOf(textOfNode(node)));
  if (node.type === 'heading') twin.headings++;
  else if (node.type === 'tableCell' && node.children.length > 0) twin.cells++;
  else if (node.type === 'code') twin.codeBlocks++;
  else if (node.type === 'link') twin.links.add(node.url);
};

const readNode = (node: Nodes, twin: Twin): void => {
  countNode(node, twin);
  const edge = IN_WORDS.has(node.type) ? '' : ' ';
  twin.texts.push(edge);
  if ('value' in node && node.type !== 'html') twin.texts.push(node.value);
  if ('children' in node) for (const child of node.children) readNode(child, twin);
  twin.texts.push(edge);
};
