import { oneLine, singleSpaced } from '../../base/one-line.ts';
import { BLOCKS, textOf, type Element, type Root, type RootContent } from '../../markdown/hast.ts';
import { isStruck } from '../../markdown/visibility.ts';
import { offsetOf } from '../page-tree.ts';
import { isForeign, isHidden, isTextless } from './visibility.ts';

/** Text of a part of a page as one string, with line breaks at block boundaries, and a mapping back to the page. */
export interface VisibleText {
  /**
   * Words that only an element boundary separates have U+200B between them, for the amount parser: "$20/mo" and "per seat" are separate.
   */
  readonly text: string;
  /** The non-empty lines without these separators, for names and labels. */
  readonly lines: readonly string[];
  /** All of them on one line. */
  readonly line: string;
  /** Offset in the page, in UTF-16 code units, of the text node that contains an index of `text`. */
  readonly offsetAt: (index: number) => number;
}

interface Piece {
  readonly start: number;
  readonly offset: number;
}

/**
 * Visible text of an element, without struck, quoted and hidden parts (except the element itself). Parts of a line are joined as on the
 * screen: `<b>$19</b><i>/mo</i>` is "$19/mo". Digits of two elements never become one number. Elements that `skip` accepts are left out.
 */
export const visibleText = (scope: Element | Root, skip: (element: Element) => boolean = () => false): VisibleText => {
  const reader = new TextReader(skip);
  for (const child of scope.children) reader.read(child as RootContent);
  return reader.result();
};

/** Separates letters of two elements. */
const SEAM = '\u200B';

class TextReader {
  /** The text so far as a list of parts. Joining them only at the end keeps the time linear. */
  readonly #parts: string[] = [];
  #length = 0;
  /** True when an element began or ended since the last text. */
  #edge = false;
  /** True when the last text was a single digit. */
  #isDigit = false;
  readonly #pieces: Piece[] = [];
  readonly #skip: (element: Element) => boolean;

  constructor(skip: (element: Element) => boolean) {
    this.#skip = skip;
  }

  read(node: RootContent): void {
    if (node.type === 'text') this.#append(node.value, offsetOf(node));
    if (node.type !== 'element' || isUnread(node) || this.#skip(node)) return;
    if (node.tagName === 'br') return this.#breakLine();
    const isBlock = BLOCKS.has(node.tagName);
    if (isBlock) this.#breakLine();
    else this.#seam(node);
    for (const child of node.children) this.read(child);
    if (isBlock) this.#breakLine();
    else this.#mark();
  }

  result(): VisibleText {
    const pieces = this.#pieces;
    const text = this.#parts.join('');
    const lines = text
      .replaceAll(SEAM, '')
      .split('\n')
      .map(oneLine)
      .filter((line) => line !== '');
    return {
      text,
      lines,
      line: lines.join(' '),
      offsetAt: (index) => pieces[lastAtOrBefore(pieces, index)]?.offset ?? 0,
    };
  }

  #append(value: string, offset: number): void {
    const text = singleSpaced(value);
    if (text === ' ' && /^\s?$/.test(this.#last())) return;
    this.#add(this.#edge ? this.#between(text) : '');
    const lead = value.length - value.trimStart().length;
    this.#pieces.push({ start: this.#length, offset: offset + lead });
    this.#add(text);
    this.#edge = false;
    this.#isDigit = /^\d$/.test(text);
  }

  #add(part: string): void {
    if (part === '') return;
    this.#parts.push(part);
    this.#length += part.length;
  }

  /** The last character, which may have two code units. Empty before the first. */
  #last(): string {
    const end = this.#parts.at(-1)?.slice(-2) ?? '';
    return [...end].at(-1) ?? '';
  }

  /** The separator between the text before and the text of another element, when there is none: words of two elements are two words. */
  #between(text: string): string {
    const last = this.#last();
    if (/\p{L}/u.test(last) && /^\p{L}/u.test(text)) return SEAM;
    if (!/\d/.test(last)) return '';
    // A rolling counter has an element for each digit.
    if (/^\d/.test(text)) return this.#isDigit && /^\d$/.test(text) ? '' : '\n';
    return /^\p{L}{2}/u.test(text) ? ' ' : '';
  }

  #mark(): void {
    this.#edge = true;
  }

  /** `<b>19</b><sup>99</sup>` looks like 19.99. */
  #seam(node: Element): void {
    const isCents = ['sup', 'sub'].includes(node.tagName) && /\d/.test(this.#last()) && /^\s*\d\d\s*$/.test(textOf(node));
    if (isCents) this.#add('.');
    this.#edge = !isCents;
  }

  /** Ends a line without trailing space. An empty line is not added. */
  #breakLine(): void {
    this.#edge = false;
    if (this.#last() === ' ') {
      const last = this.#parts.pop()?.slice(0, -1) ?? '';
      this.#length -= last.length + 1;
      this.#add(last);
    }
    if (this.#length > 0 && this.#last() !== '\n') this.#add('\n');
  }
}

/** Index of the last piece that begins at or before an index of the text. 0 when there is none. */
const lastAtOrBefore = (pieces: readonly Piece[], index: number): number => {
  let [low, high] = [0, pieces.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.start ?? 0) <= index) low = middle;
    else high = middle;
  }
  return low;
};

const isUnread = (element: Element): boolean => isTextless(element) || isForeign(element) || isStruck(element) || isHidden(element);
