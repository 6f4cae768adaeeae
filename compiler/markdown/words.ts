import { BLOCKS, type ElementContent, type Parent } from './hast.ts';

/** Scripts that are written without spaces between words. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar'];
/** Pattern of a character of such a script. */
export const SIGN = `[${UNSPACED.map((script) => `\\p{Script=${script}}`).join('')}]`;
const SIGNS = new RegExp(SIGN, 'u');
const LETTER = /[\p{L}\p{N}]/u;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const WORD_OR_SIGN = new RegExp(`${SIGN}|(?:(?!${SIGN})[\\p{L}\\p{N}\\p{M}])+`, 'gu');

/** The words of a text: runs of letters, digits and marks, and each sign of a script without spaces. */
export const wordsIn = (text: string): readonly string[] => text.match(SIGNS.test(text) ? WORD_OR_SIGN : WORD) ?? [];

/** Number of words in a text. */
export const countWords = (text: string): number => {
  const counter = new WordCounter();
  counter.read(text);
  return counter.words;
};

/** Number of words inside of a node. */
export const countWordsOf = (node: Parent | ElementContent): number => {
  const counter = new WordCounter();
  if (node.type === 'text') counter.read(node.value);
  else if ('children' in node) countIn(node, counter);
  return counter.words;
};

/** True when a text has a word. Latin text is searched letter by letter for speed, because all texts of a page are searched. */
export const says = (text: string): boolean => {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code >= LATIN_END) return LETTER.test(text);
    if (LATIN[code] === 1) return true;
  }
  return false;
};

/** True when a node has a word. */
export const hasWords = (node: Parent | ElementContent): boolean => {
  if (node.type === 'text') return says(node.value);
  if (!('children' in node)) return false;
  for (const child of node.children) if (child.type !== 'doctype' && hasWords(child)) return true;
  return false;
};

const countIn = (parent: Parent, counter: WordCounter): void => {
  const isApart = parent.type === 'element' && (BLOCKS.has(parent.tagName) || parent.tagName === 'br');
  if (isApart) counter.end();
  for (const child of parent.children) {
    if (child.type === 'text') counter.read(child.value);
    else if (child.type === 'element') countIn(child, counter);
  }
  if (isApart) counter.end();
};

/** First code after the Latin letters with common marks (Unicode blocks up to Latin Extended-B). */
const LATIN_END = 0x250;

/** For each code of these blocks, 1 for a letter or digit. */
const LATIN = Uint8Array.from({ length: LATIN_END }, (_, code) => (/[\p{L}\p{N}]/u.test(String.fromCharCode(code)) ? 1 : 0));

/** True for a code unit that is part of a word, as far as that is known without its neighbours. */
export const isPartOfWord = (code: number): boolean => (code < LATIN_END ? LATIN[code] === 1 : !isPunctuation(code));

/** Dashes, curly quotes, dots (Unicode block General Punctuation). */
const isPunctuation = (code: number): boolean => code >= 0x2000 && code < 0x2070;

/** Counts words of consecutive texts. Latin text is counted letter by letter for speed, because all words of a page are counted. */
export class WordCounter {
  words = 0;
  #isInside = false;

  read(text: string): void {
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code >= LATIN_END && !isPunctuation(code)) return this.#readAny(text.slice(index));
      const isLetter = LATIN[code] === 1;
      if (isLetter && !this.#isInside) this.words++;
      this.#isInside = isLetter;
    }
  }

  /** Ends the current word, so that the next text starts a new one. */
  end(): void {
    this.#isInside = false;
  }

  #readAny(text: string): void {
    const words = wordsIn(text);
    const goesOn = this.#isInside && words.length > 0 && text.startsWith(words[0] ?? '') && !SIGNS.test(text.charAt(0));
    this.words += words.length - (goesOn ? 1 : 0);
    this.#isInside = words.length > 0 && text.endsWith(words.at(-1) ?? '') && !SIGNS.test(words.at(-1) ?? '');
  }
}
