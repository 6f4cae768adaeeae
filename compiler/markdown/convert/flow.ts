import type { State } from 'hast-util-to-mdast';
import type { BlockContent, PhrasingContent, RootContent } from 'mdast';

/** Inline node types. */
export const PHRASING: ReadonlySet<string> = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'link',
  'image',
  'inlineCode',
  'break',
  'html',
  'footnoteReference',
  'linkReference',
  'imageReference',
]);

const isPhrasing = (node: RootContent): boolean => PHRASING.has(node.type);

/** A mark or link that contains blocks must be split among them. */
const isStraddling = (node: RootContent): boolean =>
  (node.type === 'delete' || node.type === 'link') && node.children.some((child) => !isPhrasing(child) || isStraddling(child));

/**
 * Wraps inline nodes in paragraphs. Same result as `state.toFlow`, but without its checks of each descendant. Rare cases still use
 * `state.toFlow`.
 */
export const toBlocks = (state: State, nodes: RootContent[]): RootContent[] => {
  if (!nodes.some(isPhrasing)) return nodes;
  if (nodes.some(isStraddling)) return state.toFlow(nodes);
  const blocks: RootContent[] = [];
  let line: PhrasingContent[] = [];
  const end = (): void => {
    const paragraph = paragraphOf(line);
    if (paragraph) blocks.push(paragraph);
    line = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) line.push(node as PhrasingContent);
    else {
      end();
      blocks.push(node);
    }
  }
  end();
  return blocks;
};

/** A paragraph without the line breaks at its edges, null when it has no content. */
const paragraphOf = (line: readonly PhrasingContent[]): BlockContent | null => {
  if (line.every((node) => node.type === 'text' && node.value.trim() === '')) return null;
  const isBreak = (node: PhrasingContent): boolean => node.type === 'break';
  const start = line.findIndex((node) => !isBreak(node));
  const end = line.findLastIndex((node) => !isBreak(node));
  return { type: 'paragraph', children: start < 0 ? [] : line.slice(start, end + 1) };
};
