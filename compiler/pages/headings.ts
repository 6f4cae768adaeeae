import type { Nodes, Root } from 'mdast';
import { linesOf } from '../base/markdown-lines.ts';
import { slugify } from '../base/slug.ts';

/** What a heading without a letter or digit is called, such as one of an emoji only. */
const NAMELESS = 'section';

/**
 * The ids of the headings of one page.
 *
 * The id of a heading is the one that it has in the page, because links lead there. A heading without one gets a slug of its words: letters,
 * digits and marks of every script in lower case, joined by hyphens, so that the same words give the same id in every build and a reader
 * of the twin can work it out. Ids of the page are given away first. An id that is taken is numbered from 2 in the order of the page.
 */
class HeadingIds {
  /** Ids of the page, of which each belongs to the first heading that has it. */
  readonly #own: Set<string>;
  readonly #taken: Set<string>;
  /** The next number of each id; without it, thousands of equal headings would be counted anew for each of them. */
  readonly #next = new Map<string, number>();

  /** `anchors` are the ids that headings have in the page; empty for one without. */
  constructor(anchors: readonly string[]) {
    this.#own = new Set(anchors.filter((anchor) => anchor !== ''));
    this.#taken = new Set(this.#own);
  }

  /** The id of the next heading in the order of the page. */
  take(anchor: string, text: string): string {
    if (this.#own.delete(anchor)) return anchor;
    const wanted = anchor || slugify(text) || NAMELESS;
    let id = wanted;
    for (let number = this.#next.get(wanted) ?? 2; this.#taken.has(id); number++) {
      id = `${wanted}-${number}`;
      this.#next.set(wanted, number + 1);
    }
    this.#taken.add(id);
    return id;
  }
}

/** A heading of a page's content. */
export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

declare module 'mdast' {
  interface HeadingData {
    /** The id of the heading in the page. */
    readonly anchor?: string;
  }
}

/**
 * The headings of a markdown tree: those that a reader of the twin sees, in their order and with their words.
 * `HeadingIds` says which ids they have.
 */
export const headingsOf = (tree: Root): readonly Heading[] => {
  const found = [...headings(tree)].flatMap((heading) => {
    const text = lineOfNode(heading);
    return text === '' ? [] : [{ level: heading.depth, text, anchor: heading.data?.anchor ?? '' }];
  });
  const ids = new HeadingIds(found.map(({ anchor }) => anchor));
  return found.map(({ level, text, anchor }) => ({ level, id: ids.take(anchor, text), text }));
};

/** All text of a markdown node on one line; an image says what it stands for. */
export const lineOfNode = (node: Nodes): string => spaced(node).replace(/\s+/g, ' ').trim();

const spaced = (node: Nodes): string => {
  if ('children' in node) return node.children.map(spaced).join('');
  if (node.type === 'break') return ' ';
  return 'value' in node ? node.value : 'alt' in node ? (node.alt ?? '') : '';
};

function* headings(node: Nodes): Generator<Extract<Nodes, { type: 'heading' }>> {
  if (node.type === 'heading') yield node;
  else if ('children' in node) for (const child of node.children) yield* headings(child);
}

/** A heading, also inside of quotes and lists. */
const HEADING = /^(?:[>\s]|[-*+] |\d{1,9}[.)] )*(#{1,6})(?:\s|$)/;

/**
 * Where the headings of a markdown text begin, by the order in which they stand. A line that is no heading of the list is passed over:
 * it is one without words. A heading that has no line of its level any more, such as one in a table cell, is left out.
 */
export const headingOffsets = (
  text: string,
  headings: readonly Heading[],
): readonly { readonly heading: Heading; readonly offset: number }[] => {
  const lines = [...linesOf(text)].flatMap(({ start, head, isCode }) => {
    const marks = isCode ? undefined : HEADING.exec(head)?.[1];
    return marks === undefined ? [] : [{ offset: start, level: marks.length }];
  });
  let next = 0;
  return headings.flatMap((heading) => {
    const at = lines.findIndex(({ level }, index) => index >= next && level === heading.level);
    const line = lines[at];
    if (!line) return [];
    next = at + 1;
    return [{ heading, offset: line.offset }];
  });
};
