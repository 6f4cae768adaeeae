import { attribute, isNamed, type Element, type Root } from '../markdown/hast.ts';
import { isForeign, isHidden } from './visibility.ts';

/** A row of cells; a cell that spans several places stands in each of them. */
export type CellRow = readonly (Element | null)[];

/** Caps of the HTML standard (section 4.9.12). */
const MAXIMUM_COLUMNS = 1000;
const MAXIMUM_ROWS = 65_534;

/** The tables of a page that are shown and its own, each as a grid of cells. Nested tables are left to their cell. */
export const tableGrids = (root: Root | Element): readonly (readonly CellRow[])[] =>
  root.children.flatMap((child): readonly (readonly CellRow[])[] => {
    if (child.type !== 'element' || isForeign(child) || isHidden(child)) return [];
    return child.tagName === 'table' ? [gridOf(child)] : tableGrids(child);
  });

const gridOf = (table: Element): readonly CellRow[] => {
  const rows = rowsOf(table).slice(0, MAXIMUM_ROWS);
  const grid: (Element | null)[][] = rows.map(() => []);
  rows.forEach((row, at) => {
    for (const cell of row.children) if (cell.type === 'element' && isNamed(cell, 'td', 'th')) place(grid, at, cell);
  });
  return grid.map((row) => Array.from(row, (cell) => cell ?? null));
};

const rowsOf = (parent: Element): readonly Element[] =>
  parent.children.flatMap((child) => {
    if (child.type !== 'element' || isNamed(child, 'table', 'td', 'th')) return [];
    return child.tagName === 'tr' ? [child] : rowsOf(child);
  });

const place = (grid: (Element | null)[][], at: number, cell: Element): void => {
  const row = grid[at] ?? [];
  let column = 0;
  while (row[column]) column++;
  const width = span(cell, 'colSpan');
  // Zero spans the rest of the table.
  const height = attribute(cell, 'rowSpan') === '0' ? grid.length - at : span(cell, 'rowSpan');
  for (const target of grid.slice(at, at + height))
    for (let index = column; index < Math.min(column + width, MAXIMUM_COLUMNS); index++) target[index] ??= cell;
};

const span = (cell: Element, name: string): number =>
  Math.max(1, Math.min(MAXIMUM_COLUMNS, Number.parseInt(attribute(cell, name) ?? '1', 10) || 1));
