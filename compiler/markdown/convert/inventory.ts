import type { Root as MarkdownRoot, Nodes } from 'mdast';
import { opens, panelsIn } from '../disclosures/opened.ts';
import { once } from '../../base/memoise.ts';
import { attribute, isHeading, lineOf, type Element, type Parent } from '../hast.ts';
import { hasWords } from '../words.ts';

/** The content of a page besides words, which its markdown version must have too. */
export interface Inventory {
  headings: number;
  /** Table cells that are not empty. */
  cells: number;
  codeBlocks: number;
  /** Addresses of links. */
  readonly links: Set<string>;
  /** Letters of the lines that open a panel. */
  readonly questions: Set<string>;
}

/** Counts the headings and questions of a tree, before it is rewritten. */
export const countTitles = (root: Parent): Pick<Inventory, 'headings' | 'questions'> => {
  const panels = once(() => panelsIn(root));
  const questions = new Set<string>();
  let headings = 0;
  const visit = (parent: Parent): void => {
    for (const child of parent.children) {
      // A table cell is one line in markdown, so a heading in it does not count.
      if (child.type !== 'element' || child.tagName === 'table') continue;
      const opened = opens(child);
      if (isHeading(child) && hasWords(child)) headings++;
      if ((child.tagName === 'summary' || (opened !== undefined && panels().has(opened))) && hasWords(child))
        questions.add(lettersOf(lineOf(child)));
      visit(child);
    }
  };
  visit(root);
  return { headings, questions };
};

type Parts = Pick<Inventory, 'cells' | 'codeBlocks' | 'links'>;

/** Counts the cells, blocks of code and links of a tree, right before the conversion. */
export const countParts = (root: Parent): Parts => {
  const counted = { cells: 0, codeBlocks: 0, links: new Set<string>() };
  const visit = (parent: Parent, isInTable: boolean): void => {
    for (const child of parent.children) {
      if (child.type !== 'element') continue;
      COUNTERS.get(child.tagName)?.(counted, child, isInTable);
      visit(child, isInTable || child.tagName === 'table');
    }
  };
  visit(root, false);
  return counted;
};

type Counter = (counted: Parts, element: Element, isInTable: boolean) => void;

const countCell: Counter = (counted, element) => {
  if (hasWords(element)) counted.cells++;
};

const COUNTERS: ReadonlyMap<string, Counter> = new Map([
  ['td', countCell],
  ['th', countCell],
  ['pre', (counted, element, isInTable) => void (counted.codeBlocks += !isInTable && hasWords(element) ? 1 : 0)],
  ['a', (counted, element) => void (hasWords(element) && counted.links.add(attribute(element, 'href') ?? ''))],
]);

/** The inventory of a markdown version, and its texts in order. */
export interface Twin extends Omit<Inventory, 'questions'> {
  readonly texts: string[];
  /** Headings and bold texts, which may be questions. */
  readonly titles: Nodes[];
}

/** Reads the inventory and texts of a markdown version. */
export const readTwin = (tree: MarkdownRoot): Twin => {
  const twin: Twin = { headings: 0, cells: 0, codeBlocks: 0, links: new Set(), titles: [], texts: [] };
  readNode(tree, twin);
  return twin;
};

/** Inline nodes, which do not end a word. */
const IN_WORDS: ReadonlySet<Nodes['type']> = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'footnoteReference']);

const textOfNode = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOfNode).join('') : '';

const lettersOf = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '');

/** The letters of headings and bold texts, one on each line. */
export const lettersOfTitles = (titles: readonly Nodes[]): string => titles.map((node) => lettersOf(textOfNode(node))).join('\n');

const countNode = (node: Nodes, twin: Twin): void => {
  if (node.type === 'heading' || node.type === 'strong') twin.titles.push(node);
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
