import { hash } from 'node:crypto';
import { attribute, BLOCKS, isNamed, type Element, type ElementContent, type Parent } from '../hast.ts';
import { countWords } from '../words.ts';

/**
 * The smallest part of a page that can repeat: a maximal run of inline nodes inside of a block. Two units are the same when their text and
 * the targets of their links are.
 */
export interface Unit {
  readonly parent: Parent;
  /** Indexes of its first child in the parent, and behind its last one. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Words that stand for its pictures; they are part of its text. */
  readonly alternatives: string;
  readonly targets: readonly string[];
  readonly words: number;
  /** The part of it that stands in links. */
  readonly linked: string;
}

/** The units of a tree, in document order. `base` is what relative addresses of the page start from. */
export const unitsOf = (root: Parent, base: string): readonly Unit[] => {
  const units: Unit[] = [];
  const readBlock = (parent: Parent, isLinked: boolean): void => {
    let start = 0;
    const close = (end: number): void => {
      const unit = unitAt({ parent, start, end, isLinked, base });
      if (unit) units.push(unit);
      start = end + 1;
    };
    parent.children.forEach((child, index) => {
      if (!isBlock(child as ElementContent)) return;
      close(index);
      const element = child as Element;
      readBlock(element, isLinked || element.tagName === 'a');
    });
    close(parent.children.length);
  };
  readBlock(root, false);
  return units;
};

const isBlock = (node: ElementContent): boolean =>
  node.type === 'element' && (BLOCKS.has(node.tagName) || node.children.some((child) => isBlock(child)));

/** A run of inline nodes. */
interface Run extends Pick<Unit, 'parent' | 'start' | 'end'> {
  /** True inside of a link that holds blocks, such as a card. Where that leads is not part of the unit: "Next" is the same everywhere. */
  readonly isLinked: boolean;
  readonly base: string;
}

const unitAt = ({ parent, start, end, isLinked, base }: Run): Unit | null => {
  if (start >= end) return null;
  const reading: Reading = { text: '', alternatives: '', linked: '', targets: [], base };
  for (const child of parent.children.slice(start, end)) read(child as ElementContent, reading, isLinked);
  const text = reading.text.replace(/\s+/g, ' ').trim();
  if (text === '') return null;
  const { alternatives, targets, linked } = reading;
  return {
    parent,
    start,
    end,
    text,
    alternatives,
    targets,
    words: Math.max(1, countWords(text)),
    linked,
  };
};

/** Share of the characters of a unit that stand in links, without white space. */
export const linkDensity = ({ text, linked }: Pick<Unit, 'text' | 'linked'>): number => charactersOf(linked) / charactersOf(text);

const charactersOf = (text: string): number => text.replace(/\s+/g, '').length;

/** What two units that are the same share. */
export const keyOf = ({ text, targets }: Pick<Unit, 'text' | 'targets'>): string =>
  hash('sha1', [text, ...targets].join('\u0002'), 'base64url');

interface Reading {
  text: string;
  alternatives: string;
  linked: string;
  readonly targets: string[];
  readonly base: string;
}

const read = (node: ElementContent, reading: Reading, isLinked: boolean): void => {
  if (node.type === 'text') {
    reading.text += node.value;
    if (isLinked) reading.linked += node.value;
  }
  if (node.type !== 'element') return;
  const isLink = node.tagName === 'a';
  if (isLink) reading.targets.push(targetOf(node, reading.base));
  const alternative = node.tagName === 'img' ? ` ${attribute(node, 'alt') ?? ''} ` : '';
  reading.alternatives += alternative;
  read({ type: 'text', value: alternative }, reading, isLinked);
  for (const child of node.children) read(child, reading, isLinked || isLink);
  if (isNamed(node, 'a', 'br', 'button')) reading.text += ' ';
};

/** Where a link leads: without the origin, which pages of one site write or leave out, and the same from every page. */
const targetOf = (link: Element, base: string): string => {
  const href = (attribute(link, 'href') ?? '').trim();
  if (/^(?:[/#?]|https?:)/i.test(href) || !URL.canParse(href, base)) return href.replace(/^https?:\/\/[^/]+/i, '');
  const { pathname, search, hash: fragment } = new URL(href, base);
  return pathname + search + fragment;
};
