import { oneLine } from '../base/one-line.ts';
import type { Nodes, Root } from 'mdast';
import { linesOf } from '../base/markdown-lines.ts';
import { slugify } from '../base/slug.ts';

/** Id of a heading without a letter or digit, such as one with only an emoji. */
const NAMELESS = 'section';

/**
 * Assigns ids to the headings of one page.
 * - A heading keeps its id of the page, because links lead there. These ids are assigned first.
 * - A heading without one gets a slug of its words: letters, digits and marks of every script in lower case, joined by hyphens. So the same
 *   words give the same id in every build, and readers of the markdown version can compute it.
 * - A slug that is taken gets a number from 2, in the order of the page.
 */
class HeadingIds {
  /** Ids of the page, each of which belongs to the first heading with it. */
  readonly #own: Set<string>;
  readonly #taken: Set<string>;
  /** The next number of each id; without it, thousands of equal headings would take quadratic time. */
  readonly #next = new Map<string, number>();

  /** `anchors` are the ids of headings in the page; empty for one without. */
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
 * The headings of a markdown tree that are visible in the markdown version, in order and with their words. `HeadingIds` assigns their ids.
 */
export const headingsOf = (tree: Root): readonly Heading[] => {
  const found = [...headings(tree)].flatMap((heading) => {
    const text = lineOfNode(heading);
    return text === '' ? [] : [{ level: heading.depth, text, anchor: heading.data?.anchor ?? '' }];
  });
  const ids = new HeadingIds(found.map(({ anchor }) => anchor));
  return found.map(({ level, text, anchor }) => ({ level, id: ids.take(anchor, text), text }));
};

/** All text of a markdown node on one line; an image has its alternative text. */
export const lineOfNode = (node: Nodes): string => oneLine(spaced(node));

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
 * Offsets of the headings of a markdown text, in order. A line that is not in the list is ignored, because it is a heading without words. A
 * heading without a line of its level, such as one in a table cell, is left out.
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
