import type { Nodes, Root as MarkdownRoot } from 'mdast';
import { unitsOf, type Unit } from './chrome/units.ts';
import { elements, isNamed, textOf, type Parent } from './hast.ts';
import { wordsIn } from './words.ts';

/** What a page's content holds, and its twin must hold too. */
export interface Inventory {
  readonly headings: number;
  /** Table cells that are not empty. */
  readonly cells: number;
  readonly codeBlocks: number;
}

/** What a twin lacks of its page. */
export interface Loss {
  /** Words of the content, and those of them that the twin lacks. */
  readonly words: number;
  readonly lost: number;
  /** The first block that lacks words; null when none does. */
  readonly block: string | null;
  /** What else is missing, in words: "2 of 5 headings". */
  readonly missing: readonly string[];
}

/** The text of a smallest block, and the part of it that stands for pictures, which go with a picture that has no address. */
export type Block = Pick<Unit, 'text' | 'alternatives'>;

/** The smallest blocks of a content tree. */
export const blocksOf = (root: Parent, base: string): readonly Block[] =>
  unitsOf(root, base).map(({ text, alternatives }) => ({ text, alternatives }));

/** Counts what a content tree holds besides words, right before it is converted. */
export const takeStock = (root: Parent): Inventory => {
  const tables = elements(root).filter(({ tagName }) => tagName === 'table');
  // A cell is one line: a heading or a block of code in it is none in markdown.
  const outside = (...names: readonly string[]): number => count(root, names) - tables.reduce((sum, table) => sum + count(table, names), 0);
  return { headings: outside('h1', 'h2', 'h3', 'h4', 'h5', 'h6'), cells: count(root, ['td', 'th']), codeBlocks: outside('pre') };
};

const count = (parent: Parent, names: readonly string[]): number =>
  elements(parent).filter((element) => isNamed(element, ...names) && /[\p{L}\p{N}]/u.test(textOf(element))).length;

/** Compares a twin with the blocks of its page and with what else that holds. */
export const auditTwin = (blocks: readonly Block[], { headings, cells, codeBlocks }: Inventory, tree: MarkdownRoot): Loss => {
  const twin = new Twin(tree, blocks);
  const words = wordsOf(blocks.map(({ text }) => text).join('\n'));
  const lost = twin.lacks(words);
  const short = (what: string, kept: number, all: number): readonly string[] => (kept < all ? [`${all - kept} of ${all} ${what}`] : []);
  return {
    words: words.length,
    lost,
    block: lost === 0 ? null : firstLost(blocks, new Twin(tree, blocks)),
    missing: [
      ...short('headings', twin.headings, headings),
      ...short('table cells', twin.cells, cells),
      ...short('blocks of code', twin.codeBlocks, codeBlocks),
    ],
  };
};

const firstLost = (blocks: readonly Block[], twin: Twin): string | null =>
  blocks.find(({ text }) => twin.lacks(wordsOf(text)) > 0)?.text ?? null;

const wordsOf = (text: string): readonly string[] => wordsIn(text.normalize('NFC'));

/** What a twin says: how often each word, and how many blocks of each kind. */
class Twin {
  readonly #words = new Map<string, number>();
  headings = 0;
  cells = 0;
  codeBlocks = 0;

  constructor(tree: MarkdownRoot, blocks: readonly Block[]) {
    const texts = blocks.map(({ alternatives }) => alternatives);
    this.#read(tree, texts);
    for (const word of wordsOf(texts.join('\n'))) this.#words.set(word, (this.#words.get(word) ?? 0) + 1);
  }

  #read(node: Nodes, texts: string[]): void {
    if (node.type === 'heading') this.headings++;
    if (node.type === 'tableCell' && node.children.length > 0) this.cells++;
    if (node.type === 'code') this.codeBlocks++;
    if ('value' in node) texts.push(node.value);
    if ('alt' in node) texts.push(node.alt ?? '');
    if ('children' in node) for (const child of node.children) this.#read(child, texts);
  }

  /** Takes words away; answers how many were not there. */
  lacks(words: readonly string[]): number {
    let missing = 0;
    for (const word of words) {
      const number = this.#words.get(word) ?? 0;
      if (number === 0) missing++;
      else this.#words.set(word, number - 1);
    }
    return missing;
  }
}
