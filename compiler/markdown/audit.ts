import type { Nodes, Root as MarkdownRoot } from 'mdast';
import { attribute, BLOCKS, isNamed, textOf, type Element, type Parent } from './hast.ts';
import { isPartOfWord, wordsIn } from './words.ts';

/** What a page's content holds besides words, and its twin must hold too. */
export interface Inventory {
  headings: number;
  /** Table cells that are not empty. */
  cells: number;
  codeBlocks: number;
  /** Addresses of links. */
  readonly links: Set<string>;
}

/** What a twin lacks of its page. */
export interface Loss {
  /** Words that it lacks, of how many, and the first block that lacks some; null when no word is missing. */
  readonly words: { readonly lost: number; readonly all: number; readonly block: string } | null;
  /** What else is missing, in words: "2 of 5 headings". */
  readonly missing: readonly string[];
}

/** Ends a block in the text of a page; pages hold no such character. */
const BLOCK_END = '\0';

/** Elements whose words markdown has no place for. */
const WORDLESS = new Set(['svg', 'video', 'audio']);

/** The words of a content tree, before words of markdown are put in the place of elements: one text, whose blocks are ended by NUL. */
export const wordsOfContent = (root: Parent): string => {
  const parts: string[] = [];
  const visit = (parent: Parent): void => {
    for (const child of parent.children) {
      if (child.type === 'text') parts.push(child.value);
      if (child.type !== 'element' || WORDLESS.has(child.tagName)) continue;
      const edge = BLOCKS.has(child.tagName) ? BLOCK_END : isNamed(child, 'a', 'br', 'button') ? ' ' : '';
      parts.push(edge);
      visit(child);
      parts.push(edge);
    }
  };
  visit(root);
  return parts.join('');
};

/** Counts what a content tree holds besides words, right before it is converted. */
export const takeStock = (root: Parent): Inventory => {
  const stock = emptyInventory();
  const visit = (parent: Parent, isInTable: boolean): void => {
    for (const child of parent.children) {
      if (child.type !== 'element') continue;
      COUNTERS[child.tagName]?.(stock, child, isInTable);
      visit(child, isInTable || child.tagName === 'table');
    }
  };
  visit(root, false);
  return stock;
};

const emptyInventory = (): Inventory => ({ headings: 0, cells: 0, codeBlocks: 0, links: new Set() });

const saysSomething = (element: Element): boolean => /[\p{L}\p{N}]/u.test(textOf(element));

type Counter = (stock: Inventory, element: Element, isInTable: boolean) => void;

// A cell is one line: a heading or a block of code in it is none in markdown.
const countHeading: Counter = (stock, element, isInTable) => {
  if (!isInTable && saysSomething(element)) stock.headings++;
};
const countCell: Counter = (stock, element) => {
  if (saysSomething(element)) stock.cells++;
};
const countCode: Counter = (stock, element, isInTable) => {
  if (!isInTable && saysSomething(element)) stock.codeBlocks++;
};
const countLink: Counter = (stock, element) => {
  if (saysSomething(element)) stock.links.add(attribute(element, 'href') ?? '');
};

const COUNTERS: Readonly<Record<string, Counter>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, countHeading])),
  td: countCell,
  th: countCell,
  pre: countCode,
  a: countLink,
};

/** Compares a twin with the words of its page, as `wordsOfContent` gives them, and with what else that holds. */
export const auditTwin = (content: string, stock: Inventory, tree: MarkdownRoot): Loss => {
  const twin = readTwin(tree);
  const text = twin.texts.join('');
  const short = (what: string, kept: number, all: number): readonly string[] => (kept < all ? [`${all - kept} of ${all} ${what}`] : []);
  const links = [...stock.links].filter((address) => twin.links.has(address)).length;
  return {
    words: saysTheSame(content, text) ? null : lostWords(content, text),
    missing: [
      ...short('headings', twin.headings, stock.headings),
      ...short('table cells', twin.cells, stock.cells),
      ...short('blocks of code', twin.codeBlocks, stock.codeBlocks),
      ...short('links', links, stock.links.size),
    ],
  };
};

interface Twin extends Inventory {
  readonly texts: string[];
}

const readTwin = (tree: MarkdownRoot): Twin => {
  const twin: Twin = { ...emptyInventory(), texts: [] };
  readNode(tree, twin);
  return twin;
};

/** Nodes that stand in a line, and do not end a word. */
const IN_WORDS: ReadonlySet<Nodes['type']> = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'footnoteReference']);

const countNode = (node: Nodes, twin: Twin): void => {
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

/** True when two texts have the same words in the same order; letter by letter, because nearly all twins are whole. */
const saysTheSame = (left: string, right: string): boolean => {
  let [at, other] = [0, 0];
  for (;;) {
    const [wordAt, otherWordAt] = [nextWord(left, at), nextWord(right, other)];
    if (wordAt === left.length || otherWordAt === right.length) return wordAt === left.length && otherWordAt === right.length;
    at = wordAt;
    other = otherWordAt;
    while (at < left.length && left.charCodeAt(at) === right.charCodeAt(other) && isPartOfWord(left.charCodeAt(at))) {
      at++;
      other++;
    }
    if (isInWord(left, at) || isInWord(right, other)) return false;
  }
};

const isInWord = (text: string, at: number): boolean => at < text.length && isPartOfWord(text.charCodeAt(at));

const nextWord = (text: string, from: number): number => {
  let at = from;
  while (at < text.length && !isPartOfWord(text.charCodeAt(at))) at++;
  return at;
};

const wordsOf = (text: string): readonly string[] => wordsIn(text.normalize('NFC'));

/** The words of a page that its twin has less often, whatever their order. */
const lostWords = (content: string, twin: string): Loss['words'] => {
  const words = wordsOf(content);
  const lost = new Stock(twin).lacks(words);
  return lost === 0 ? null : { lost, all: words.length, block: firstLost(content, new Stock(twin)) };
};

const firstLost = (content: string, twin: Stock): string =>
  (content.split(BLOCK_END).find((block) => twin.lacks(wordsOf(block)) > 0) ?? '').replace(/\s+/g, ' ').trim();

/** How often a text has each word. */
class Stock {
  readonly #words = new Map<string, number>();

  constructor(text: string) {
    for (const word of wordsOf(text)) this.#words.set(word, (this.#words.get(word) ?? 0) + 1);
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
