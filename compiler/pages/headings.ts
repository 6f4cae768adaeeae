import type { Nodes, Root } from 'mdast';
import { linesOf } from '../base/markdown-lines.ts';
import { HeadingIds } from './heading-ids.ts';

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
