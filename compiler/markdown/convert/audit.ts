import { oneLine } from '../../base/one-line.ts';
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
 * True when a page and its markdown have the same letters in the same order, and the markdown has a gap where the page has one. It may have
 * more of them, between words that only a style sheet separates. Compares letter by letter, which is fast when they are equal, as nearly all
 * are.
 */
const saysTheSame = (content: string, twin: string): boolean => {
  let [at, other] = [0, 0];
  for (;;) {
    const [letter, otherLetter] = [nextLetter(content, at), nextLetter(twin, other)];
    if (letter === content.length || otherLetter === twin.length) return letter === content.length && otherLetter === twin.length;
    const isGlued = letter > at && otherLetter === other && other > 0;
    if (isGlued || content.charCodeAt(letter) !== twin.charCodeAt(otherLetter)) return false;
    at = letter + 1;
    other = otherLetter + 1;
  }
};

const nextLetter = (text: string, from: number): number => {
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
  oneLine(content.split(BLOCK_END).find((block) => twin.lacks(wordsOf(block)) > 0) ?? '');

/** Maximum searches in the letters of a markdown version, so that no page takes much longer than it is long. */
const MOST_SEARCHES = 2_000;

/** Number of occurrences of each word of a markdown version. */
class Stock {
  readonly #words = new Map<string, number>();
  /** Its letters without gaps, and where its words begin, with the end of the last one. */
  readonly #letters: string;
  readonly #starts = new Set<number>();
  #searches = MOST_SEARCHES;

  constructor(text: string) {
    const words = wordsOf(text);
    this.#letters = words.join('');
    let start = 0;
    for (const word of words) {
      this.#words.set(word, (this.#words.get(word) ?? 0) + 1);
      this.#starts.add(start);
      start += word.length;
    }
    this.#starts.add(start);
  }

  /** Subtracts words of a page. Returns how many were missing. Several words of the markdown may be one of the page. */
  lacks(words: readonly string[]): number {
    let missing = 0;
    for (const word of words) {
      const number = this.#words.get(word);
      if (number === undefined ? !this.#hasParts(word) : number === 0) missing++;
      if (number) this.#words.set(word, number - 1);
    }
    return missing;
  }

  /** Whether consecutive words have the letters of a word. */
  #hasParts(word: string): boolean {
    for (let from = 0; this.#searches-- > 0;) {
      const at = this.#letters.indexOf(word, from);
      if (at === -1 || (this.#starts.has(at) && this.#starts.has(at + word.length))) return at !== -1;
      from = at + 1;
    }
    return false;
  }
}
