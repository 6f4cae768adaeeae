import { attribute, isNamed, type Element } from './hast.ts';

/** A row of cells. A cell that spans several positions is in each of them. */
export type CellRow = readonly (Element | null)[];

/** Limits of the HTML standard (section 4.9.11). */
const MAXIMUM_COLUMNS = 1000;
const MAXIMUM_ROWS = 65_534;
/**
 * Maximum positions that spans may fill, per cell and as a minimum for a table. It keeps the work proportional to the size of the table.
 */
const PLACES_OF_CELL = 100;
const MINIMUM_PLACES = 10_000;

/** The grid of some rows of a table. */
export const gridOf = (all: readonly Element[]): readonly CellRow[] => {
  const rows = all.slice(0, MAXIMUM_ROWS).map(cellsOf);
  const grid: (Element | null)[][] = rows.map(() => []);
  let left = Math.max(MINIMUM_PLACES, rows.flat().length * PLACES_OF_CELL);
  rows.forEach((cells, at) => {
    let column = 0;
    for (const cell of cells) {
      while (grid[at]?.[column]) column++;
      left -= place(grid, { at, column, cell, left });
    }
  });
  return grid.map((row) => Array.from(row, (cell) => cell ?? null));
};

const cellsOf = (row: Element): readonly Element[] => row.children.filter((cell): cell is Element => isNamed(cell as Element, 'td', 'th'));

interface Spot {
  readonly at: number;
  readonly column: number;
  readonly cell: Element;
  /** Positions that spans may still fill. */
  readonly left: number;
}

/** Puts a cell into each position that it spans, or only into its first when too few are left. Returns the number of positions. */
const place = (grid: readonly (Element | null)[][], { at, column, cell, left }: Spot): number => {
  const width = Math.min(span(cell, 'colSpan', MAXIMUM_COLUMNS), MAXIMUM_COLUMNS - column);
  if (width < 1) return 0;
  const rows = height(cell, grid.length - at);
  const isWhole = width * rows <= left;
  const end = { row: at + (isWhole ? rows : 1), column: column + (isWhole ? width : 1) };
  for (const row of grid.slice(at, end.row)) for (let index = column; index < end.column; index++) row[index] ??= cell;
  return isWhole ? width * rows : 1;
};

/** Zero spans the rest of the table. */
const height = (cell: Element, rest: number): number =>
  attribute(cell, 'rowSpan') === '0' ? rest : Math.min(rest, span(cell, 'rowSpan', MAXIMUM_ROWS));

const span = (cell: Element, name: string, maximum: number): number =>
  Math.max(1, Math.min(maximum, Number.parseInt(attribute(cell, name) ?? '1', 10) || 1));
