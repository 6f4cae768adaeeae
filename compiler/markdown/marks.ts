import type { Delete, Emphasis, Nodes, RootContent, Strong, Text } from 'mdast';

declare module 'mdast' {
  interface EmphasisData {
    delimiter?: string;
  }
  interface StrongData {
    delimiter?: string;
  }
}

/** A mark that is written with delimiters: emphasis, strong, delete. */
export type Mark = Delete | Emphasis | Strong;

/** True for a node that is written between delimiters, which a parser has to tell from plain signs. */
export const isMark = (node: Nodes | undefined): node is Mark => node !== undefined && node.type in DELIMITERS;

/** What each mark can be written with, the usual first (CommonMark, section 6.2; strikethrough of GitHub Flavored Markdown). */
export const DELIMITERS: Readonly<Record<Mark['type'], readonly [string, ...string[]]>> = {
  emphasis: ['*', '_'],
  strong: ['**', '__'],
  delete: ['~~'],
};

/** What a mark is written with: what was chosen for it, else the usual. */
export const delimiterOf = (mark: Mark): string => (mark.type === 'delete' ? '~~' : (mark.data?.delimiter ?? DELIMITERS[mark.type][0]));

/**
 * Brings siblings into a form that prints without character references such as `&#x20;`: spaces and line breaks move out of marks and
 * links, neighbouring texts and equal marks become one.
 */
export const joinMarks = (nodes: readonly RootContent[]): RootContent[] =>
  joinNeighbours(nodes.some((node) => isMark(node) || node.type === 'link') ? nodes.flatMap(moveSpacesOut) : nodes);

const moveSpacesOut = (node: RootContent): readonly RootContent[] => {
  if (!isMark(node) && node.type !== 'link') return [node];
  const { before, inside, after } = splitEdges(node.children);
  node.children = inside as typeof node.children;
  // A mark around nothing cannot be written, a link can.
  return [...before, ...(inside.length > 0 || node.type === 'link' ? [node] : []), ...after];
};

/** Nodes of a line without the spaces and line breaks at its edges. */
export const withoutEdges = (nodes: readonly RootContent[]): readonly RootContent[] => splitEdges(nodes).inside;

interface Split {
  readonly before: readonly RootContent[];
  readonly inside: readonly RootContent[];
  readonly after: readonly RootContent[];
}

const splitEdges = (nodes: readonly RootContent[]): Split => {
  const first = nodes.findIndex(isShown);
  if (first < 0) return { before: nodes, inside: [], after: [] };
  const last = nodes.findLastIndex(isShown);
  return {
    before: [...nodes.slice(0, first), ...trim(nodes[first], (text) => text.trimStart())],
    inside: nodes.slice(first, last + 1),
    after: [...trim(nodes[last], (text) => text.trimEnd()), ...nodes.slice(last + 1)],
  };
};

const isShown = (node: RootContent): boolean => node.type !== 'break' && (node.type !== 'text' || node.value.trim() !== '');

/** Trims a text in place; a space if there was one. */
const trim = (node: RootContent | undefined, trimmed: (text: string) => string): readonly RootContent[] => {
  if (node?.type !== 'text' || trimmed(node.value) === node.value) return [];
  node.value = trimmed(node.value);
  return [SPACE()];
};

const SPACE = (): Text => ({ type: 'text', value: ' ' });

/** Neighbouring texts and equal marks as one. */
export const joinNeighbours = (nodes: readonly RootContent[]): RootContent[] => {
  if (nodes.length < 2) return [...nodes];
  const joined: RootContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last?.type === 'text' && node.type === 'text') last.value = (last.value + node.value).replace(/ {2,}/g, ' ');
    else if (isMark(last) && isMark(node) && last.type === node.type)
      last.children = joinNeighbours([...last.children, ...node.children] as RootContent[]) as typeof last.children;
    else joined.push(node);
  }
  return joined;
};
