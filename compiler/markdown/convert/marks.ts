import type { Delete, Emphasis, Nodes, RootContent, Strong, Text } from 'mdast';

declare module 'mdast' {
  interface EmphasisData {
    delimiter?: string;
  }
  interface StrongData {
    delimiter?: string;
  }
}

/** A node written with delimiters: emphasis, strong, delete. */
export type Mark = Delete | Emphasis | Strong;

/** True for a node that is written between delimiters. */
export const isMark = (node: Nodes | undefined): node is Mark => node !== undefined && node.type in DELIMITERS;

/** Possible delimiters of each mark, the usual one first (CommonMark, section 6.2; strikethrough of GitHub Flavored Markdown). */
export const DELIMITERS: Readonly<Record<Mark['type'], readonly [string, ...string[]]>> = {
  emphasis: ['*', '_'],
  strong: ['**', '__'],
  delete: ['~~'],
};

/** The chosen delimiter of a mark, else the usual one. */
export const delimiterOf = (mark: Mark): string => (mark.type === 'delete' ? '~~' : (mark.data?.delimiter ?? DELIMITERS[mark.type][0]));

/**
 * Normalizes siblings so that they print without character references such as `&#x20;`: spaces and line breaks move out of marks and links,
 * spaces at line breaks are removed, adjacent texts and adjacent equal marks are merged.
 */
export const joinMarks = (nodes: readonly RootContent[]): RootContent[] => {
  if (nodes.length < 2 && nodes.every(({ type }) => type === 'text')) return [...nodes];
  return trimAtBreaks(joinNeighbours(nodes.flatMap(moveSpacesOut)));
};

/** Removes spaces beside line breaks. In a cell, the line break is `<br>`. */
const trimAtBreaks = (nodes: RootContent[]): RootContent[] => {
  if (!nodes.some(isBreak)) return nodes;
  nodes.forEach((node, index) => {
    if (node.type !== 'text') return;
    if (isBreak(nodes[index - 1])) node.value = node.value.trimStart();
    if (isBreak(nodes[index + 1])) node.value = node.value.trimEnd();
  });
  return nodes.filter((node) => node.type !== 'text' || node.value !== '');
};

const isBreak = (node: RootContent | undefined): boolean => node?.type === 'break' || node?.type === 'html';

const moveSpacesOut = (node: RootContent): readonly RootContent[] => {
  if (!isMark(node) && node.type !== 'link') return [node];
  const { before, inside, after } = splitEdges(node.children);
  node.children = inside as typeof node.children;
  // A mark without content cannot be written. A link can.
  return [...before, ...(inside.length > 0 || node.type === 'link' ? [node] : []), ...after];
};

/** Inline nodes without the spaces and line breaks at their edges. */
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

/** Trims a text in place. Returns a space when there was one. */
const trim = (node: RootContent | undefined, trimmed: (text: string) => string): readonly RootContent[] => {
  if (node?.type !== 'text' || trimmed(node.value) === node.value) return [];
  node.value = trimmed(node.value);
  return [SPACE()];
};

const SPACE = (): Text => ({ type: 'text', value: ' ' });

/** Merges adjacent texts, adjacent spans of code and adjacent equal marks, which markdown cannot keep apart. */
export const joinNeighbours = (nodes: readonly RootContent[]): RootContent[] => {
  const joined: RootContent[] = [];
  for (let start = 0; start < nodes.length;) {
    let end = start + 1;
    while (end < nodes.length && nodes[end]?.type === nodes[start]?.type) end++;
    joined.push(...join(nodes.slice(start, end)));
    start = end;
  }
  return joined;
};

/** Merges two nodes of one type when possible. */
const join = (nodes: readonly RootContent[]): readonly RootContent[] => {
  const [first, second] = nodes;
  if (first === undefined || second === undefined) return nodes;
  if (first.type === 'text') first.value = valuesOf(nodes).replace(/ {2,}/g, ' ');
  else if (first.type === 'inlineCode') first.value = valuesOf(nodes);
  else if (isMark(first))
    first.children = joinNeighbours(nodes.flatMap((node) => (isMark(node) ? node.children : []))) as typeof first.children;
  else return nodes;
  return [first];
};

const valuesOf = (nodes: readonly RootContent[]): string => nodes.map((node) => ('value' in node ? node.value : '')).join('');
