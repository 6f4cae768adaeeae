import { elements, isNamed, lineOf, type Element, type ElementContent, type Parent } from '../hast.ts';
import { expandSpans, takeCaption } from '../spans.ts';

/** A table as a grid of texts. Spans are expanded before: each position has the value of its cell. */
export type Grid = readonly (readonly string[])[];

/** Every table below a node as a grid. Nested tables are part of the text of their cell. */
export const gridsOf = (root: Parent): readonly Grid[] => {
  const grids: Grid[] = [];
  const visit = (parent: Parent): void => {
    for (const child of parent.children) {
      if (child.type !== 'element') continue;
      if (child.tagName === 'table') grids.push(gridOf(child));
      else visit(child);
    }
  };
  visit(root);
  return grids;
};

const gridOf = (table: Element): Grid =>
  elements(table)
    .filter((element) => element.tagName === 'tr')
    .map((row) => row.children.flatMap((cell) => (cell.type === 'element' && isNamed(cell, 'td', 'th') ? [lineOf(cell)] : [])));

/** Prepares a table for markdown: without spans, the caption before it, nested tables as lines. */
export const rewriteTable = (table: Element): ElementContent[] => {
  const caption = takeCaption(table);
  for (const cell of cellsOf(table)) cell.children = cell.children.flatMap(flatten);
  expandSpans(table);
  unheadRow(table);
  return [...caption, table];
};

/** Where every row begins with its own heading, as in a table of opening hours, the first row is not the head of the table. */
const unheadRow = (table: Element): void => {
  const all = elements(table);
  const rows = all.filter(({ tagName }) => tagName === 'tr').map(cellsOf);
  const isOwn = ([first, ...others]: readonly Element[]): boolean =>
    first?.tagName === 'th' && others.some(({ tagName }) => tagName === 'td');
  const [first] = rows[0] ?? [];
  if (first && rows.every(isOwn) && !all.some(({ tagName }) => tagName === 'thead')) first.tagName = 'td';
};

/** The cells of a table, without those of nested tables. */
const cellsOf = (parent: Element): readonly Element[] =>
  parent.children.flatMap((child) => {
    if (child.type !== 'element' || child.tagName === 'table') return [];
    return isNamed(child, 'td', 'th') ? [child] : cellsOf(child);
  });

/** A nested table as one line per row, with cells separated by commas. */
const flatten = (child: ElementContent): ElementContent[] => {
  if (child.type !== 'element') return [child];
  if (child.tagName !== 'table') return [{ ...child, children: child.children.flatMap(flatten) }];
  const rows = elements(child).filter(({ tagName }) => tagName === 'tr');
  const lines = rows.map((row) =>
    row.children
      .map(lineOf)
      .filter((words) => words !== '')
      .join(', '),
  );
  return lines
    .filter((line) => line !== '')
    .map((line) => ({ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: line }] }));
};
