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
 * links, spaces at line breaks go, neighbouring texts and equal marks become one.
 */
export const joinMarks = (nodes: readonly RootContent[]): RootContent[] => {
  if (nodes.length < 2 && nodes.every(({ type }) => type === 'text')) return [...nodes];
  return trimAtBreaks(joinNeighbours(nodes.flatMap(moveSpacesOut)));
};

/** Takes spaces from where a line is broken; the only markup of a cell is `<br>`. */
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

/** Neighbouring texts, spans of code and equal marks as one, as there is nothing that would keep them apart. */
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

/** Nodes of one type as one, if that is possible. */
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
