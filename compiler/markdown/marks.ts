import type { Nodes, RootContent, Text } from 'mdast';

const ATTENTION = new Set(['emphasis', 'strong', 'delete']);
const WORD = /[\p{L}\p{N}]/u;

/**
 * Brings siblings into a form that prints without character references such as `&#x20;`: spaces move out of marks, neighbouring
 * texts and equal marks become one, and a mark is unwrapped where CommonMark could not read its edge back (section 6.2: a
 * delimiter between a letter and punctuation opens or closes nothing).
 */
export const separateMarks = (nodes: readonly RootContent[]): RootContent[] => {
  const spaced = joinNeighbours(nodes.flatMap(moveSpacesOut));
  return joinNeighbours(
    spaced.flatMap((node, index) =>
      isReadable(node, spaced[index - 1], spaced[index + 1]) ? [node] : (node as { children: RootContent[] }).children,
    ),
  );
};

const moveSpacesOut = (node: RootContent): RootContent[] => {
  if (!ATTENTION.has(node.type) || !('children' in node)) return [node];
  const first = node.children[0];
  const last = node.children.at(-1);
  const before = first?.type === 'text' && /^\s/.test(first.value);
  const after = last?.type === 'text' && /\s$/.test(last.value);
  if (before) first.value = first.value.trimStart();
  if (after) last.value = last.value.trimEnd();
  node.children = node.children.filter((child) => child.type !== 'text' || child.value !== '') as typeof node.children;
  return [...(before ? [SPACE()] : []), ...(node.children.length > 0 ? [node] : []), ...(after ? [SPACE()] : [])];
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
  const [inner = ''] = edge(node, 'start');
  const outer = previous ? edge(previous, 'end') : '';
  const innerEnd = edge(node, 'end');
  const outerEnd = next ? edge(next, 'start') : '';
  const opens = WORD.test(inner) || !WORD.test(outer);
  const closes = WORD.test(innerEnd) || !WORD.test(outerEnd);
  const touches = (previous !== undefined && ATTENTION.has(previous.type)) || (next !== undefined && ATTENTION.has(next.type));
  return opens && closes && !touches;
};

/** The first or last character of what a node shows; empty when it shows nothing of its own. */
const edge = (node: Nodes, side: 'start' | 'end'): string => {
  if (node.type === 'text' || node.type === 'inlineCode') return (side === 'start' ? [...node.value][0] : [...node.value].at(-1)) ?? '';
  if (node.type === 'image') return '!';
  if (!('children' in node)) return '';
  const child = side === 'start' ? node.children[0] : node.children.at(-1);
  return child ? edge(child, side) : '';
};
