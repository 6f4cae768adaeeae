import { attribute, BLOCKS, elements, find, isNamed, type Element, type ElementContent, type Parent } from './hast.ts';
import { markOf } from './icon-mark.ts';
import { hasWords } from './words.ts';

/**
 * Turns the tables that only arrange a page into `<div>` elements, in place, as pages did before style sheets: a page in a cell of a table
 * has menus, headings and tables of its own. Element objects stay the same because selections refer to them.
 */
export const unfoldLayouts = (root: Parent): void => {
  for (const table of elements(root)) if (table.tagName === 'table') unfold(table);
};

const unfold = (table: Element): void => {
  const rows = rowsOf(table);
  const cells = rows.flatMap(cellsOf);
  if (!isLayout(table, rows, cells)) return;
  table.children = table.children.flatMap((child) => (isElement(child) && isNamed(child, ...SECTIONS) ? child.children : [child]));
  for (const part of [table, ...rows, ...cells]) part.tagName = 'div';
};

const SECTIONS = ['thead', 'tbody', 'tfoot'];

/** The rows of a table, without those of tables in its cells. */
const rowsOf = ({ children }: Element): readonly Element[] =>
  children.filter(isElement).flatMap((child) => (isNamed(child, ...SECTIONS) ? rowsOf(child) : isNamed(child, 'tr') ? [child] : []));

const cellsOf = ({ children }: Element): readonly Element[] => children.filter(isElement).filter((child) => isNamed(child, 'td', 'th'));

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/**
 * True for a table that is marked as presentation, and for one without a header that relates no cells: it has tables in its cells, at most
 * one cell with content in each row, or blocks in cells that have no words beside them or no words below them.
 */
const isLayout = (table: Element, rows: readonly Element[], cells: readonly Element[]): boolean => {
  if (/^(?:presentation|none)$/.test(attribute(table, 'role') ?? '')) return true;
  if (table.children.some((child) => isNamed(child, 'caption')) || cells.some(isHeader)) return false;
  if (cells.some((cell) => holds(cell, TABLE))) return true;
  // Highlighters put the numbers of lines and the lines into two cells.
  if (cells.some((cell) => holds(cell, CODE))) return false;
  if (areAlone(rows, hasContent)) return true;
  return cells.some((cell) => holds(cell, BLOCKS)) && (areAlone(rows, hasWords) || rowsWith(rows, hasWords).length === 1);
};

const isHeader = (cell: Element): boolean => cell.tagName === 'th' || attribute(cell, 'scope') !== undefined;

const TABLE: ReadonlySet<string> = new Set(['table']);
const CODE: ReadonlySet<string> = new Set(['pre']);

const holds = (cell: Element, names: ReadonlySet<string>): boolean => find(cell, ({ tagName }) => names.has(tagName)) !== undefined;

const hasContent = (cell: Element): boolean => hasWords(cell) || find(cell, isPicture) !== undefined;

/** True for a picture that says something: a drawing, one with a name, and one whose file is called yes or no. */
const isPicture = (element: Element): boolean =>
  element.tagName === 'svg' || (element.tagName === 'img' && (Boolean(attribute(element, 'alt')) || markOf(element, true) !== null));

/** The number of cells that a test accepts, for each row that has one. */
const rowsWith = (rows: readonly Element[], test: (cell: Element) => boolean): readonly number[] =>
  rows.map((row) => cellsOf(row).filter(test).length).filter((count) => count > 0);

const areAlone = (rows: readonly Element[], test: (cell: Element) => boolean): boolean =>
  rowsWith(rows, test).every((count) => count === 1);
