import { oneLine } from '../../base/one-line.ts';
import { attribute, BLOCKS, elements, isHeading, isNamed, isNaming, type Element, type ElementContent, type Parent } from '../hast.ts';
import { countWords } from '../words.ts';

/**
 * The smallest part of a page that can repeat: a maximal run of inline nodes inside a block. Two units are equal when their text and the
 * targets of their links are equal.
 */
export interface Unit {
  readonly parent: Parent;
  /** Index of its first child in the parent, and index after its last child. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly words: number;
  /** Number of its letters and digits in links. */
  readonly linked: number;
  readonly links: readonly UnitLink[];
  /**
   * True inside a link that contains blocks, such as a card. The target of that link is not part of the unit: "Next" is the same
   * everywhere.
   */
  readonly isLinked: boolean;
  /** True inside a link that contains a heading, such as the card of an article. An entry of a menu has none. */
  readonly isCard: boolean;
  /** The heading, term or summary that it belongs to, null for other text. */
  readonly heading: Element | null;
}

/** A link in a unit, or the link around it: its words and its target. */
export interface UnitLink {
  readonly text: string;
  readonly target: string;
}

/** The units of a tree, in document order. `base` is the base of relative addresses of the page. */
export const unitsOf = (root: Parent, base: string): readonly Unit[] => {
  const units: Unit[] = [];
  const readBlock = (parent: Parent, around: Around): void => {
    let start = 0;
    const close = (end: number): void => {
      const unit = unitAt({ parent, start, end, base, ...around });
      if (unit) units.push(unit);
      start = end + 1;
    };
    parent.children.forEach((child, index) => {
      if (!isBlock(child as ElementContent)) return;
      close(index);
      const element = child as Element;
      const isLink = element.tagName === 'a';
      readBlock(element, {
        link: isLink ? element : around.link,
        isCard: isLink ? elements(element).some(isHeading) : around.isCard,
        heading: isNaming(element) ? element : around.heading,
      });
    });
    close(parent.children.length);
  };
  readBlock(root, { link: null, isCard: false, heading: null });
  return units;
};

const isBlock = (node: ElementContent): boolean =>
  node.type === 'element' && (BLOCKS.has(node.tagName) || node.children.some((child) => isBlock(child)));

/** The block link and the heading around a node. */
interface Around {
  readonly link: Element | null;
  readonly isCard: boolean;
  readonly heading: Element | null;
}

/** A run of inline nodes. */
interface Run extends Pick<Unit, 'parent' | 'start' | 'end'>, Around {
  readonly base: string;
}

const unitAt = ({ parent, start, end, link, isCard, heading, base }: Run): Unit | null => {
  if (start >= end) return null;
  const reading: Reading = { text: '', linked: 0, links: [], base };
  for (const child of parent.children.slice(start, end)) read(child as ElementContent, reading, link !== null);
  const text = oneLine(reading.text);
  if (text === '') return null;
  const links = link ? [{ text, target: targetOf(link, base) }] : reading.links;
  const words = Math.max(1, countWords(text));
  return { parent, start, end, text, words, linked: reading.linked, links, isLinked: link !== null, isCard, heading };
};

/** Number of letters, digits and marks of a text. Text between links is mostly signs, which do not count. */
export const lettersOf = (text: string): number => text.match(LETTER)?.length ?? 0;

const LETTER = /[\p{L}\p{N}\p{M}]/gu;

interface Reading {
  text: string;
  linked: number;
  readonly links: UnitLink[];
  readonly base: string;
}

const read = (node: ElementContent, reading: Reading, isLinked: boolean): void => {
  if (node.type === 'text') {
    reading.text += node.value;
    if (isLinked) reading.linked += lettersOf(node.value);
  }
  if (node.type !== 'element') return;
  const start = reading.text.length;
  const isLink = node.tagName === 'a';
  const alternative = node.tagName === 'img' ? ` ${attribute(node, 'alt') ?? ''} ` : '';
  read({ type: 'text', value: alternative }, reading, isLinked);
  for (const child of node.children) read(child, reading, isLinked || isLink);
  if (isLink) reading.links.push({ text: oneLine(reading.text.slice(start)), target: targetOf(node, reading.base) });
  if (isNamed(node, 'a', 'br', 'button')) reading.text += ' ';
};

/** The target of a link without the origin, which pages of one site may omit, so that it is the same on every page. */
const targetOf = (link: Element, base: string): string => {
  const href = (attribute(link, 'href') ?? '').replace(/[\t\r\n]+/g, '').trim();
  if (/^(?:[/#?]|https?:)/i.test(href) || !URL.canParse(href, base)) return href.replace(/^https?:\/\/[^/]+/i, '');
  const { pathname, search, hash: fragment } = new URL(href, base);
  return pathname + search + fragment;
};
