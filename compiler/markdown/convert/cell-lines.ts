import type { Nodes, PhrasingContent, TableCell } from 'mdast';
import { PHRASING } from './flow.ts';

/** A cell is one line: its blocks and list items are set apart with `<br>`, the only way that GFM has. */
export const flattenCell = (cell: TableCell): void => {
  const lines = cellLines(cell.children);
  cell.children = lines.flatMap((line, index): PhrasingContent[] => (index === 0 ? line : [{ type: 'html', value: '<br>' }, ...line]));
};

const cellLines = (nodes: readonly Nodes[]): PhrasingContent[][] => {
  const lines: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'break') lines.push([]);
    else if (PHRASING.has(node.type)) lines.at(-1)?.push(node as PhrasingContent);
    else if (node.type === 'code') lines.push(...codeLines(node.value).map((line) => [line]), []);
    else if ('children' in node) lines.push(...cellLines(node.children), []);
  }
  return lines.filter((line) => line.some(isShown));
};

/** False for spaces, and for marks around nothing, such as `<i class="icon">`. */
const isShown = (node: Nodes): boolean => {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value.trim() !== '';
  return 'children' in node && node.type !== 'link' ? node.children.some(isShown) : node.type !== 'break';
};

/** Lines of code, each of which is a span; the spaces before and in a line would not be read back. */
export const codeLines = (value: string): PhrasingContent[] =>
  value.split('\n').flatMap((line) => (line.trim() === '' ? [] : [{ type: 'inlineCode', value: line.trim().replace(/\s+/g, ' ') }]));
