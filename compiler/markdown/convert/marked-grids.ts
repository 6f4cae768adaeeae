import { readCell } from '../cells.ts';
import { isNamed, lineOf, shapeOf, type Element, type ElementContent, type Parent } from '../hast.ts';
import { isIcon, wordOf } from './icons.ts';

/** Elements whose icons are not cells of a grid. Tables and lists have rules of their own. */
const OTHERS = ['table', 'ul', 'ol', 'dl', 'svg', 'a', 'button'];

/** Blocks in a row behind words that name them, of which one has nothing but an icon for yes or no. */
interface Row {
  /** Its layout, which the other rows of its grid share. */
  readonly shape: string;
  /** The cells with an icon. */
  readonly cells: Map<Element, string>;
  /** Number of cells that say yes or no. */
  readonly said: number;
}

/**
 * Writes yes and no for icons that are alone in the cells of a comparison without a table, in place. Otherwise no reader could tell which
 * plan has what. One row of the grid must have two cells that say yes or no.
 */
export const nameGridMarks = (root: Parent): void => {
  const rows = [...rowsIn(root)].map(([row, cells]) => rowOf(row, cells));
  const shapes = new Set(rows.flatMap((row) => (row && row.said > 1 ? [row.shape] : [])));
  for (const row of rows) if (row && shapes.has(row.shape)) for (const [cell, word] of row.cells) say(cell, word);
};

const say = (cell: Element, value: string): void => {
  // An icon may be a cell itself.
  if (isIcon(cell)) Object.assign(cell, { tagName: 'span', properties: {} });
  cell.children = [{ type: 'text', value }];
};

/** An element with those around it, innermost first. */
interface Place {
  readonly element: Element;
  readonly around: Place | null;
}

/** The elements that may be rows, with their cells that have only an icon, and the word for it. */
const rowsIn = (root: Parent): ReadonlyMap<Place, Map<Element, string>> => {
  const rows = new Map<Place, Map<Element, string>>();
  const visit = (parent: Parent, around: Place | null): void => {
    for (const child of parent.children as readonly ElementContent[]) {
      if (child.type !== 'element') continue;
      const word = around && isIcon(child) ? wordOf(child) : '';
      if (around && word !== '') noteCell(child, around, word, rows);
      else if (!isNamed(child, ...OTHERS)) visit(child, { element: child, around });
    }
  };
  visit(root, null);
  return rows;
};

/** Notes an icon as a cell, with the elements that have nothing else. */
const noteCell = (icon: Element, around: Place, word: string, rows: Map<Place, Map<Element, string>>): void => {
  let [cell, row] = [icon, around];
  while (row.around && childrenOf(row.element).length === 1 && lineOf(row.element) === '') [cell, row] = [row.element, row.around];
  rows.set(row, (rows.get(row) ?? new Map<Element, string>()).set(cell, word));
};

const rowOf = (place: Place, cells: Map<Element, string>): Row | null => {
  const { element, around } = place;
  const [first] = cells.keys();
  const alike = childrenOf(element).filter((each) => each.tagName === first?.tagName);
  const said = alike.filter((each) => cells.has(each) || readCell(lineOf(each)).included !== null);
  if (![...cells.keys()].every((cell) => alike.includes(cell)) || !isNamedRow(place, alike.length)) return null;
  return { shape: [around?.element, element].map((each) => each && shapeOf(each)).join(' '), cells, said: said.length };
};

/** True for a row that begins with words, or that has nothing but cells, behind words. */
const isNamedRow = ({ element, around }: Place, count: number): boolean => {
  const all = childrenOf(element);
  return lineOf(all[0] as Element) !== '' || (all.length === count && around !== null && isNamedBefore(around.element, element));
};

const childrenOf = (element: Element): readonly Element[] => element.children.filter((child): child is Element => child.type === 'element');

/** True where words are before an element: the name of a row beside its cells. */
const isNamedBefore = (around: Element, element: Element): boolean =>
  around.children.slice(0, around.children.indexOf(element)).some((child) => lineOf(child) !== '');
