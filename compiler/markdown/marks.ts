import type { Nodes, RootContent, Text } from 'mdast';

const ATTENTION = new Set(['emphasis', 'strong', 'delete']);
const WORD = /[\p{L}\p{N}]/u;

/**
 * Brings siblings into a form that prints without character references such as `&#x20;`: spaces move out of marks, neighbouring
 * texts and equal marks become one, and a mark is unwrapped where CommonMark could not read its edge back (section 6.2: a
 * delimiter between a letter and punctuation opens or closes nothing). `isInMark`: the siblings are what a mark holds.
 */
export const separateMarks = (nodes: readonly RootContent[], isInMark = false): RootContent[] => {
  const isPlain = !nodes.some(({ type }) => ATTENTION.has(type) || type === 'link');
  if (isPlain) return nodes.length < 2 ? [...nodes] : joinNeighbours(nodes);
  const spaced = separateLinks(joinNeighbours(nodes.flatMap(moveSpacesOut)));
  return joinNeighbours(
    spaced.flatMap((node, index) =>
      isReadable(node, spaced[index - 1], spaced[index + 1]) && !(isInMark && isGluedToEdge(node, spaced[index - 1], spaced[index + 1]))
        ? [node]
        : (node as { children: RootContent[] }).children,
    ),
  );
};

/** Two links side by side are two things, which only their boxes keep apart. */
const separateLinks = (nodes: readonly RootContent[]): RootContent[] =>
  nodes.flatMap((node, index) => {
    const next = nodes[index + 1];
    const isGlued = node.type === 'link' && next?.type === 'link' && WORD.test(edge(node, 'end')) && WORD.test(edge(next, 'start'));
    return isGlued ? [node, SPACE()] : [node];
  });

const moveSpacesOut = (node: RootContent): RootContent[] => {
  if (!(ATTENTION.has(node.type) || node.type === 'link') || !('children' in node)) return [node];
  const before = /^\s/.test(edge(node, 'start')) ? [SPACE()] : [];
  const after = /\s$/.test(edge(node, 'end')) ? [SPACE()] : [];
  trimEdges(node.children);
  node.children = node.children.filter((child) => child.type !== 'text' || child.value !== '') as typeof node.children;
  return [...before, ...(node.children.length > 0 ? [node] : []), ...after];
};

const trimEdges = (nodes: readonly Nodes[]): void => {
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
};

const SPACE = (): Text => ({ type: 'text', value: ' ' });

const joinNeighbours = (nodes: readonly RootContent[]): RootContent[] => {
  const joined: RootContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last?.type === 'text' && node.type === 'text') last.value = (last.value + node.value).replace(/ {2,}/g, ' ');
    else if (last && ATTENTION.has(node.type) && last.type === node.type && 'children' in last && 'children' in node) {
      last.children = joinNeighbours([...last.children, ...node.children] as RootContent[]) as typeof last.children;
    } else joined.push(node);
  }
  return joined;
};

const isReadable = (node: RootContent, previous: Nodes | undefined, next: Nodes | undefined): boolean => {
  if (!ATTENTION.has(node.type)) return true;
  const opens = WORD.test(edge(node, 'start')) || !WORD.test(edge(previous, 'end'));
  const closes = WORD.test(edge(node, 'end')) || !WORD.test(edge(next, 'start'));
  return opens && closes && ![previous, next].some((neighbour) => neighbour !== undefined && ATTENTION.has(neighbour.type));
};

/** A mark at the end of a mark, with a letter on its other side: the delimiters of the two would be one run. */
const isGluedToEdge = (node: RootContent, previous: Nodes | undefined, next: Nodes | undefined): boolean => {
  if (!ATTENTION.has(node.type)) return false;
  if (previous === undefined) return next !== undefined && WORD.test(edge(next, 'start'));
  return next === undefined && WORD.test(edge(previous, 'end'));
};

/** The first or last character of what a node shows; empty when it shows nothing of its own. */
const edge = (node: Nodes | undefined, side: 'start' | 'end'): string => {
  const at = <T>(items: readonly T[]): T | undefined => items.at(side === 'start' ? 0 : -1);
  if (node?.type === 'text' || node?.type === 'inlineCode') return at([...node.value]) ?? '';
  if (node?.type === 'image') return '!';
  return node && 'children' in node ? edge(at<Nodes>(node.children), side) : '';
};
