import type { Root as MarkdownRoot } from 'mdast';
import { BLOCKS, isNamed, type Parent } from '../hast.ts';
import { isPartOfWord, wordsIn } from '../words.ts';
import { lettersOfTitles, readTwin, type Inventory } from './inventory.ts';

/** What a markdown version lacks compared with its page. */
export interface Loss {
  /** Number of missing words, number of all words, and the first block with missing words. Null when no word is missing. */
  readonly words: { readonly lost: number; readonly all: number; readonly block: string } | null;
  /** Other missing parts, as text: "2 of 5 headings". */
  readonly missing: readonly string[];
}

/** Ends a block in the text of a page. Pages do not contain this character. */
const BLOCK_END = '\0';

/** Elements whose words have no place in markdown. */
const WORDLESS = new Set(['svg', 'video', 'audio']);

/** The words of a content tree as one text, with NUL at the end of each block. Call it before elements are rewritten. */
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

/** Compares a markdown version with the words of its page (from `wordsOfContent`) and the other parts of its content. */
export const auditTwin = (content: string, stock: Inventory, tree: MarkdownRoot): Loss => {
  const twin = readTwin(tree);
  const text = twin.texts.join('');
  const short = (what: string, kept: number, all: number): readonly string[] => (kept < all ? [`${all - kept} of ${all} ${what}`] : []);
  const titles = stock.questions.size > 0 ? lettersOfTitles(twin.titles) : '';
  const questions = [...stock.questions].filter((line) => titles.includes(line)).length;
  const links = [...stock.links].filter((address) => twin.links.has(address)).length;
  return {
    words: saysTheSame(content, text) ? null : lostWords(content, text),
    missing: [
      ...short('headings', twin.headings, stock.headings),
      ...short('table cells', twin.cells, stock.cells),
      ...short('blocks of code', twin.codeBlocks, stock.codeBlocks),
      ...short('links', links, stock.links.size),
      ...short('questions', questions, stock.questions.size),
    ],
  };
};

/**
 * True when two texts have the same words in the same order. Compares letter by letter, which is fast when they are equal, as nearly all
 * are.
 */
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

/** The words that the markdown version has less often than its page, in any order. */
const lostWords = (content: string, twin: string): Loss['words'] => {
  const words = wordsOf(content);
  const lost = new Stock(twin).lacks(words);
  return lost === 0 ? null : { lost, all: words.length, block: firstLost(content, new Stock(twin)) };
};

const firstLost = (content: string, twin: Stock): string =>
  (content.split(BLOCK_END).find((block) => twin.lacks(wordsOf(block)) > 0) ?? '').replace(/\s+/g, ' ').trim();

/** Number of occurrences of each word of a text. */
class Stock {
  readonly #words = new Map<string, number>();

  constructor(text: string) {
    for (const word of wordsOf(text)) this.#words.set(word, (this.#words.get(word) ?? 0) + 1);
  }

  /** Subtracts words. Returns how many were missing. */
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
