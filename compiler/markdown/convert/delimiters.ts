import type { RootContent } from 'mdast';
import { edgeOf, firstWrong } from './delimiter-runs.ts';
import { delimiterOf, DELIMITERS, isMark, joinNeighbours, type Mark } from './marks.ts';

/**
 * Chooses the delimiters of all marks in a line or in the text of a link, and unwraps marks that cannot be read back. `outside` is the
 * character on both sides: a space for a line, a bracket for a link.
 */
export const settleMarks = (nodes: readonly RootContent[], outside: ' ' | ']'): RootContent[] => {
  if (!nodes.some(isMark)) return [...nodes];
  const settled: RootContent[] = [];
  for (let start = 0; start < nodes.length;) {
    let end = start + 1;
    while (isMark(nodes[start]) && isMark(nodes[end])) end++;
    const [before, after] = [nodes[start - 1], nodes[end]];
    const group = nodes.slice(start, end);
    settled.push(
      ...(isMark(nodes[start])
        ? chooseDelimiters(group, before ? edgeOf(before, 'end') : outside, after ? edgeOf(after, 'start') : outside)
        : group),
    );
    start = end;
  }
  return joinNeighbours(settled);
};

/** Limits for one group of marks: repair rounds, and marks checked in all rounds. Hostile pages have groups that would need thousands. */
const ROUNDS = 64;
const LOOKS = 50_000;

/**
 * Chooses delimiters for the marks of a group so that a CommonMark parser reads the same marks back. Unwraps a mark that no delimiter can
 * express, such as one that begins between a letter and a bracket. `group` is a run of adjacent siblings, `before` and `after` are the
 * characters around it. Returns the group, with the content of unwrapped marks in their place.
 */
const chooseDelimiters = (group: readonly RootContent[], before: string, after: string): readonly RootContent[] => {
  const tried = new Set<Mark>();
  let nodes = startAgain(group, tried);
  const rounds = Math.min(ROUNDS, Math.ceil(LOOKS / sizeOf(group)));
  for (let round = 0; round < rounds; round++) {
    const wrong = firstWrong(nodes, before, after);
    if (wrong === null) return nodes;
    const other = DELIMITERS[wrong.type].find((delimiter) => delimiter !== delimiterOf(wrong));
    if (other !== undefined && !tried.has(wrong)) write(wrong, other);
    else
      nodes = startAgain(
        unwrap(nodes, (mark) => mark === wrong),
        tried,
      );
    tried.add(wrong);
  }
  return unwrap(nodes, () => true);
};

/**
 * Restarts with the usual delimiters, as a different tree would have them. Otherwise the output would change when it is read and printed
 * again.
 */
const startAgain = (nodes: readonly RootContent[], tried: Set<Mark>): readonly RootContent[] => {
  tried.clear();
  guess(nodes, null);
  return nodes;
};

/**
 * Prefers a sign that touches no equal sign. A strong mark that is alone in another mark needs none, because `***` and `****` are read from
 * the middle.
 */
const guess = (nodes: readonly RootContent[], parent: Mark | null): void => {
  const outside = parent === null ? '' : delimiterOf(parent);
  nodes.forEach((node, index) => {
    if (!isMark(node)) return;
    const previous = nodes[index - 1];
    const touching = [index === 0 ? outside : isMark(previous) ? delimiterOf(previous) : '', index === nodes.length - 1 ? outside : ''];
    const isAround = outside.startsWith('*') && node.type === 'strong' && nodes.length === 1;
    const free = DELIMITERS[node.type].find((delimiter) => !touching.some((other) => other.startsWith(delimiter.charAt(0))));
    write(node, isAround ? undefined : free);
    guess(node.children, node);
  });
};

const unwrap = (nodes: readonly RootContent[], test: (mark: Mark) => boolean): readonly RootContent[] =>
  joinNeighbours(
    nodes.flatMap((node): readonly RootContent[] => {
      if (!isMark(node)) return [node];
      node.children = unwrap(node.children, test) as typeof node.children;
      return test(node) ? node.children : [node];
    }),
  );

/** Number of marks in a group. */
const sizeOf = (nodes: readonly RootContent[]): number =>
  nodes.reduce((sum, node) => sum + (isMark(node) ? 1 + sizeOf(node.children) : 0), 0);

const write = (mark: Mark, delimiter: string | undefined): void => {
  if (mark.type !== 'delete') mark.data = delimiter === undefined ? {} : { delimiter };
};
