import { elements, isNamed, lineOf, type Element, type ElementContent, type Parent } from './hast.ts';

/** Largest `colspan` of the HTML standard. */
const MAXIMUM_SPAN = 1000;

/**
 * Expands the spans of a table, in place: markdown has no spans, so the value of a cell is repeated in each position that it spans. A cell
 * that is alone in its row is a section title: it comes first, and the rest of the row is empty. A row cannot become wider than the others.
 * Spans that would make a table far larger than its cells count as one.
 */
export const expandSpans = (table: Element): void => {
  const rows = rowsOf(table);
  const cells = rows.map(cellsOf);
  const width = widthOf(cells);
  const isSane = isInProportion(width, cells);
  const grid: Element[][] = rows.map(() => []);
  cells.forEach((row, y) => {
    let x = 0;
    for (const cell of row) {
      while (grid[y]?.[x]) x++;
      const columns = isSane && row.length > 1 ? span(cell, 'colSpan', Math.max(1, width - x)) : 1;
      place(cell, grid, x, y, columns, isSane ? span(cell, 'rowSpan', rows.length - y) : 1);
      x += columns;
    }
  });
  rows.forEach((row, y) => {
    row.children = Array.from(grid[y] ?? [], (cell) => cell ?? cellWith());
  });
  for (const cell of cells.flat()) cell.properties = withoutSpans(cell.properties);
};

/** False for a table that would be far larger than its cells with its spans expanded, to the right or down. */
const isInProportion = (width: number, rows: readonly (readonly Element[])[]): boolean => {
  const cells = rows.flatMap((row, y) => row.map((cell) => span(cell, 'rowSpan', rows.length - y)));
  const most = 20 * cells.length + 200;
  return width * rows.length <= most && cells.reduce((sum, lines) => sum + lines, 0) <= most;
};

/** Numbers, from 1, of the tables below a node whose spans are ignored. */
export const ignoredSpans = (root: Parent): readonly number[] =>
  elements(root)
    .filter(({ tagName }) => tagName === 'table')
    .flatMap((table, index) => {
      const cells = rowsOf(table).map(cellsOf);
      return isInProportion(widthOf(cells), cells) ? [] : [index + 1];
    });

/** Number of columns of a table: the width of its widest row. A row that is wider than all others only by its spans does not count. */
const widthOf = (rows: readonly (readonly Element[])[]): number => {
  const several = rows.filter((row) => row.length > 1);
  const widths = several.map((row) => row.reduce((width, cell) => width + span(cell, 'colSpan', MAXIMUM_SPAN), 0)).sort((a, b) => b - a);
  return Math.max(1, widths[1] ?? 1, ...several.map((row) => row.length));
};

const place = (cell: Element, grid: Element[][], left: number, top: number, columns: number, lines: number): void => {
  for (let y = top; y < top + lines; y++) {
    const row = (grid[y] ??= []);
    for (let x = left; x < left + columns; x++) row[x] ??= y === top && x === left ? cell : copy(cell);
  }
};

const span = (cell: Element, name: 'colSpan' | 'rowSpan', maximum: number): number => Math.min(Number(cell.properties[name] ?? 1), maximum);

const withoutSpans = ({ colSpan: _columns, rowSpan: _rows, ...kept }: Element['properties']): Element['properties'] => kept;

const copy = (cell: Element): Element => ({ ...structuredClone(cell), properties: withoutSpans(cell.properties) });

const cellWith = (...children: ElementContent[]): Element => ({ type: 'element', tagName: 'td', properties: {}, children });

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** The cells of a row. Other content of a malformed row becomes a cell. */
const cellsOf = (row: Element): readonly Element[] =>
  row.children.flatMap((child) => {
    if (isElement(child) && isNamed(child, 'td', 'th')) return [child];
    return child.type === 'text' && child.value.trim() === '' ? [] : [cellWith(child)];
  });

/** The rows of a table, without those of nested tables. */
const rowsOf = (table: Element): readonly Element[] =>
  table.children
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'tr' ? [child] : isNamed(child, 'thead', 'tbody', 'tfoot') ? rowsOf(child) : []));

/** The caption of a table as a bold paragraph, because markdown tables have no captions. Empty when there is none. */
export const takeCaption = (table: Element): readonly Element[] => {
  const caption = table.children.find((child) => isNamed(child, 'caption'));
  if (!caption || !isElement(caption)) return [];
  table.children = table.children.filter((child) => child !== caption);
  const text: ElementContent = { type: 'text', value: lineOf(caption) };
  const strong: Element = { type: 'element', tagName: 'strong', properties: {}, children: [text] };
  return text.value === '' ? [] : [{ type: 'element', tagName: 'p', properties: {}, children: [strong] }];
};
