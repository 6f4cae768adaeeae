import { singleSpaced } from '../base/one-line.ts';
import { attribute, BLOCKS, isNamed, textOf, type Element, type Parent, type Root, type RootContent, type Text } from '../markdown/hast.ts';
import { isIcon, saidBy } from '../markdown/convert/icons.ts';
import { isWordless, lineIcon, type LineIcon } from '../markdown/icon-mark.ts';
import { isHidden } from '../markdown/visibility.ts';
import { aroundOf, isControl, isCounter, isLeftOut, isMessageField, isNumberField, type Around } from './line-elements.ts';

/** A line of a page as a reader sees it, with data from its markup. */
export interface Line {
  /** Words that only an element boundary separates have U+200B between them. */
  readonly text: string;
  /** Level of the heading that it is part of. 0 outside a heading. */
  readonly heading: number;
  /** The innermost list item or definition value around it. */
  readonly item: Element | null;
  /** The table cell around it. */
  readonly cell: Element | null;
  /** The link or button that contains the whole line. */
  readonly control: Element | null;
  /** True when a script shows it later, such as the yearly price of a switch. */
  readonly hidden: boolean;
  /** The element that begins the line. */
  readonly owner: Element;
  /** The outermost element with words of the line: its block, else the first inline element without words around it. */
  readonly block: Element;
  /** Where an element of a row begins in the text, but not at its start: the price of `<li><span>name</span><span>price</span></li>`. */
  readonly edges: readonly { readonly at: number; readonly element: Element }[];
  /** Where the words of each text begin in the text, and the inline element that has them. Null for words directly in the line. */
  readonly parts: readonly { readonly at: number; readonly owner: Element | null }[];
  /** The icon before or behind the words, in the block that has nothing else. */
  readonly icon: LineIcon | null;
  /** Offset in the page, in UTF-16 code units. 0 in a tree without positions. */
  readonly offset: number;
}

/** The lines of a page, and the range of lines of each element. */
export interface Lines {
  readonly lines: readonly Line[];
  /** Index of the first line of an element, and index after its last line. */
  rangeOf(element: Element): readonly [number, number];
  /** The ids of elements, with the range of lines of each. */
  readonly named: readonly { readonly id: string; readonly from: number; readonly to: number }[];
  /** Indexes of lines after a number field. It is a calculator, whose amounts are examples. */
  readonly inputs: readonly number[];
  /** Indexes of lines after the fields of a form for messages. */
  readonly fields: readonly number[];
}

/** Index of the next heading of the same or a higher level as a line; the number of lines without one. */
export const sectionEnd = (lines: readonly Line[], from: number): number => {
  const level = lines[from]?.heading ?? 0;
  const next = lines.findIndex(({ heading }, at) => at > from && heading > 0 && heading <= level);
  return next < 0 ? lines.length : next;
};

/** Reads the lines of a page. */
export const linesOf = (root: Root): Lines => {
  const reader = new LinesReader();
  reader.children(root, { part: null, heading: 0, item: null, cell: null, control: null, hidden: false }, null);
  reader.end();
  const { lines, ranges, named, inputs, fields } = reader;
  return { lines, named, inputs, fields, rangeOf: (element) => ranges.get(element) ?? [0, 0] };
};

/** Maximum lines of a block that an icon leads. A card with an icon has more. */
const MOST_LED = 3;

class LinesReader {
  readonly lines: Line[] = [];
  readonly ranges = new Map<Element, readonly [number, number]>();
  readonly named: { id: string; from: number; to: number }[] = [];
  readonly inputs: number[] = [];
  readonly fields: number[] = [];
  #parts: string[] = [];
  /** The element with words and the fewest inline elements around it, and their number. */
  #block: Element | null = null;
  #least = Infinity;
  #first: { readonly owner: Element; readonly around: Around; readonly offset: number } | null = null;
  readonly #later: (readonly [Element, Around])[] = [];
  #edge = false;
  #isDigit = false;
  #isNote = false;
  #controls = new Set<Element | null>();
  #edges: { at: number; element: Element }[] = [];
  #texts: { at: number; owner: Element | null }[] = [];
  /** Length of the line that has begun, in UTF-16 code units. */
  #length = 0;
  /** Number of inline elements around the text. */
  #depth = 0;
  /** Icons whose block has not ended, each with the number of texts before it. */
  #icons: { readonly icon: LineIcon; readonly behind: number }[] = [];
  #textCount = 0;

  children(parent: Parent, around: Around, owner: Element | null): void {
    for (const child of parent.children as readonly RootContent[]) {
      if (child.type === 'text') this.#text(child, around, owner);
      else if (child.type === 'element') this.#element(child, around);
    }
  }

  end(): void {
    const whole = this.#parts.join('');
    const text = whole.trim();
    const indent = whole.length - whole.trimStart().length;
    const edges = this.#edgesOfRow()
      .map((edge) => ({ ...edge, at: edge.at - indent }))
      .filter(({ at }) => at > 0);
    const parts = this.#texts.map(({ at, owner }) => ({ at: Math.max(0, at - indent), owner }));
    this.#edges = [];
    this.#texts = [];
    const block = this.#block;
    this.#block = null;
    this.#least = Infinity;
    const first = this.#first;
    this.#parts = [];
    this.#length = 0;
    this.#edge = false;
    this.#isDigit = false;
    const controls = this.#controls;
    this.#controls = new Set();
    this.#first = null;
    if (!first || !/[\p{L}\p{N}\p{S}]/u.test(text)) return;
    const { heading, item, cell, hidden } = first.around;
    this.lines.push({
      text,
      heading,
      item,
      cell,
      hidden,
      owner: first.owner,
      block: block ?? first.owner,
      offset: first.offset,
      edges,
      parts,
      icon: null,
      control: controls.size === 1 ? ([...controls][0] ?? null) : null,
    });
    for (const [element, around] of this.#later.splice(0)) {
      this.#element(element, around);
      this.end();
    }
  }

  /** A heading of words and one element behind them is a row too: `<h3>name <span>price</span></h3>`. */
  #edgesOfRow(): Line['edges'] {
    if (this.#least > 0) return this.#edges;
    return this.#edge && this.#first?.around.heading ? this.#edges.slice(-1) : [];
  }

  #element(element: Element, around: Around): void {
    if (isCounter(element)) this.inputs.push(this.lines.length);
    if (isMessageField(element)) this.fields.push(this.lines.length);
    this.#noteIcon(element);
    if (this.#isUnread(element, around)) return;
    if (element.tagName === 'br') return this.end();
    if (isNumberField(element)) this.inputs.push(this.lines.length);
    // Hidden content that replaces a part of the line becomes a separate line. A number without a currency is not a price by itself.
    if (this.#first && !around.hidden && isHidden(element)) {
      if (!/^[\s\p{Nd}.,']*$/u.test(textOf(element))) this.#later.push([element, around]);
    } else this.#inside(element, around);
  }

  #isUnread(element: Element, around: Around): boolean {
    return isLeftOut(element, around) || isFootnote(element, this.#parts.at(-1) ?? '');
  }

  #inside(element: Element, around: Around): void {
    const isBlock = this.#isBlock(element);
    if (isBlock) this.end();
    else this.#seam(element);
    const start = this.#behind();
    const [icons, texts] = [this.#icons.length, this.#textCount];
    const depth = this.#depth;
    this.#depth = isBlock ? 0 : depth + 1;
    if (this.#depth === 1) this.#edges.push({ at: this.#length, element });
    this.children(element, aroundOf(element, around), element);
    this.#depth = depth;
    if (isBlock) this.end();
    else this.#edge = true;
    const end = this.#behind();
    this.#endIcons(element, isBlock ? start : null, icons, texts);
    const id = attribute(element, 'id') ?? '';
    if (id !== '') this.named.push({ id, from: start, to: end });
    // A part of a line has the range of that line. An empty cell has an empty range.
    this.ranges.set(element, [end > start || isBlock ? start : Math.max(0, end - 1), end]);
  }

  #noteIcon(element: Element): void {
    if (!isWordless(element) || !(isNamed(element, 'i') || isIcon(element))) return;
    this.#icons.push({ icon: lineIcon(element, saidBy(element)), behind: this.#textCount });
  }

  /** Ends an element with icons. `start` is its first line, null for an inline element. */
  #endIcons(element: Element, start: number | null, icons: number, texts: number): void {
    // An icon alone in a button is what people click: it closes something.
    if (this.#textCount === texts) this.#icons.splice(isControl(element) ? icons : Infinity);
    else if (start !== null) this.#placeIcons(this.#icons.splice(icons), texts, start);
  }

  /** Gives the icons of a block to its lines: the first one before its words, else the only one behind its only line. */
  #placeIcons(icons: readonly { readonly icon: LineIcon; readonly behind: number }[], texts: number, start: number): void {
    const count = this.lines.length - start;
    const [lead] = icons.filter(({ behind }) => behind === texts);
    const ends = icons.filter(({ behind }) => behind === this.#textCount);
    const place = lead ?? (ends.length === 1 ? ends[0] : undefined);
    const line = this.lines[start];
    if (place && line && count <= (lead ? MOST_LED : 1)) this.lines[start] = { ...line, icon: place.icon };
  }

  #push(text: string): void {
    this.#parts.push(text);
    this.#length += text.length;
  }

  /** Index after the last line, including a line that has begun. */
  #behind(): number {
    return this.lines.length + (this.#first ? 1 : 0);
  }

  #isBlock(element: Element): boolean {
    return BLOCKS.has(element.tagName) || element.tagName === 'button' || this.#holdsBlock(element);
  }

  /** A link around a card is a block too. */
  #holdsBlock({ children }: Element): boolean {
    return children.some((child) => child.type === 'element' && (BLOCKS.has(child.tagName) || this.#holdsBlock(child)));
  }

  #text({ value, position }: Text, around: Around, owner: Element | null): void {
    const text = singleSpaced(value);
    if (text.trim() === '') this.#push(text);
    else if (owner !== null) this.#words(text, (position?.start.offset ?? 0) + value.length - value.trimStart().length, around, owner);
  }

  #words(text: string, offset: number, around: Around, owner: Element): void {
    if (this.#edge) this.#push(this.#between(text));
    this.#textCount++;
    this.#first ??= { owner, around, offset };
    if (this.#depth < this.#least) {
      this.#least = this.#depth;
      this.#block = owner;
    }
    this.#controls.add(around.control);
    this.#texts.push({ at: this.#length, owner: this.#depth === 0 ? null : owner });
    this.#push(this.#isNote ? raised(text) : text);
    this.#edge = false;
    this.#isNote = false;
    this.#isDigit = /^\d$/.test(text);
  }

  /** The separator between the text before and the text of another element, when there is none: words of two elements are two words. */
  #between(text: string): string {
    const last = this.#parts.at(-1) ?? '';
    if (areTwoWords(last, text)) return '\u200B';
    // An amount ends with its sign: "60 €", "450 €".
    if (/\d\s?\p{Sc}$/u.test(last) && /^\d/.test(text)) return ' | ';
    return /\d$/.test(last) ? behindFigure(text, this.#isDigit) : '';
  }

  /** `<b>19</b><sup>99</sup>` looks like 19.99, and `19<sup>1</sup>` is 19 with a note. */
  #seam(element: Element): void {
    const isRaised = isNamed(element, 'sup', 'sub');
    const behind = isRaised && /\d$/.test(this.#parts.at(-1) ?? '') ? textOf(element) : '';
    const isCents = /^\s*\d\d\s*$/.test(behind);
    if (isCents) this.#push('.');
    if (isRaised) this.#isNote = /^\s*\d\s*$/.test(behind);
    // A superscript is part of the word before it: m².
    this.#edge = !isRaised;
  }
}

/** `Family<sup>3</sup>`: the number of a footnote behind a word, unlike the exponent of a unit. */
const isFootnote = (element: Element, before: string): boolean =>
  element.tagName === 'sup' && /^\s*[([]?\d{1,2}[)\]]?\s*$/.test(textOf(element)) && /(?:\p{L}{3}|\))\s?$/u.test(before);

/** True for words of two elements, for an abbreviation and a number, and for an amount and a saving: "250 €", "-30 €" is not a range. */
const areTwoWords = (left: string, right: string): boolean =>
  (/[\p{L})]$/u.test(left) && /^[\p{L}\p{N}\p{Sc}]/u.test(right)) ||
  (/\p{L}\.$/u.test(left) && /^[\p{N}\p{Sc}]/u.test(right)) ||
  (AMOUNT.test(left) && SAVING.test(right));

const AMOUNT = /\d\s?(?:\p{Sc}|\p{L}{1,3}\.?)$|\p{Sc}\s?\d[\d.,]*$/u;
const SAVING = /^[-−–](?:\p{Sc}\s?\d|\d[\d.,]*\s?[\p{L}\p{Sc}])/u;

/** Replaces the digit of a note by a superscript digit, which is not part of a number. */
const raised = (text: string): string => text.replace(/\d/, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)));

/** The separator between a number and the text of the next element. `isDigit` is true when the element before has only one digit. */
const behindFigure = (text: string, isDigit: boolean): string => {
  if (/^\p{Sc}/u.test(text)) return ' ';
  // A rolling counter has an element for each digit.
  if (/^\d/.test(text)) return isDigit && /^\d$/.test(text) ? '' : ' | ';
  return /^\p{L}{2}/u.test(text) ? ' ' : '';
};
