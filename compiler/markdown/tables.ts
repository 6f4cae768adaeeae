import { elements, isNamed, lineOf, type Element, type Parent } from './hast.ts';

/** A table as a grid of texts; the value of a cell that spans several places stands in each of them. */
export type Grid = readonly (readonly string[])[];

const MAXIMUM_COLUMNS = 1000;
const MAXIMUM_CELLS = 20_000;

/** Every table below a node as a grid. Nested tables are text of their cell. */
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

const gridOf = (table: Element): Grid => {
  const grid: string[][] = [];
  const rows = [...elements(table)].filter((element) => element.tagName === 'tr');
  let cells = 0;
  rows.forEach((row, y) => {
    let x = 0;
    for (const cell of row.children) {
      if (!isNamed(cell, 'td', 'th')) continue;
      const element = cell as Element;
      while (grid[y]?.[x] !== undefined) x++;
      const width = Math.min(Number(element.properties.colSpan ?? 1), MAXIMUM_COLUMNS - x);
      const height = Math.min(Number(element.properties.rowSpan ?? 1), rows.length - y);
      cells += width * height;
      if (cells > MAXIMUM_CELLS) return;
      fill(grid, x, y, width, height, lineOf(element));
      x += width;
    }
  });
  return grid.map((row) => Array.from(row, (value) => value ?? ''));
};

const fill = (grid: string[][], left: number, top: number, width: number, height: number, value: string): void => {
  for (let y = top; y < top + height; y++) {
    const row = (grid[y] ??= []);
    for (let x = left; x < left + width; x++) row[x] ??= value;
  }
};
