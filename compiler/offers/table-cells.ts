import { elements, isNamed, type Element } from '../markdown/hast.ts';
import type { Lines } from './lines.ts';
import type { ShownPrice } from './offer.ts';
import { isPrice, type PricedLine } from './priced-lines.ts';
import { linesIn, type PageLines } from './records.ts';

/** A cell of a table; one over several columns stands in each of them. */
export interface Cell {
  readonly element: Element;
  readonly text: string;
  readonly lines: readonly PricedLine[];
  readonly isHead: boolean;
  /** The lines that say what something costs. */
  readonly priced: readonly PricedLine[];
}

/** The cells of a row of a table. */
export type Row = readonly Cell[];

/** The rows of a table that have more than one cell. */
export const rowsOf = (table: Element, flat: Lines, page: PageLines): readonly Row[] =>
  elements(table)
    .filter(({ tagName }) => tagName === 'tr')
    .map((row) => cellsOf(row, flat, page))
    .filter((row) => row.length > 1)
    .map(unpricedHead);

/** What heads a column is a name, also when the name is "Free". */
const unpricedHead = (row: Row, index: number): Row =>
  index > 0 ? row : row.map((cell) => ({ ...cell, priced: cell.priced.filter(({ price }) => price === 'amount') }));

const cellsOf = (row: Element, flat: Lines, page: PageLines): Row =>
  row.children.flatMap((child): Row => {
    if (child.type !== 'element' || !isNamed(child, 'td', 'th')) return [];
    const cell = cellOf(child, flat, page);
    const span = Number(child.properties['colSpan'] ?? 1);
    return Array.from({ length: Math.min(span, 12) }, () => cell);
  });

const cellOf = (element: Element, flat: Lines, page: PageLines): Cell => {
  const [from, to] = flat.rangeOf(element);
  const lines = to > from ? linesIn({ from, to, element }, page) : [];
  const text = page.lines
    .slice(from, to)
    .map((line) => line.text)
    .join(' ')
    .replace(/[\u200B\s]+/g, ' ')
    .trim();
  const priced = lines.every(isClear) ? lines.filter(({ price, words, rest }) => price !== null && (words === 0 || rest !== '')) : [];
  return { element, text, lines, isHead: element.tagName === 'th', priced };
};

/** True for a price and for words; a few words with a figure may be a price that was not understood. */
const isClear = ({ price, words, line: { text } }: PricedLine): boolean =>
  price !== null || (words > 0 && !/\d/.test(text)) || words > 2 || text.length > 60;

/** True for a cell that says what something costs. */
export const isPriced = (cell: Cell): boolean => cell.priced.length > 0;

/** True for a cell over several rows, which puts the others into other columns. */
export const isTall = ({ element }: Cell): boolean => Number(element.properties['rowSpan'] ?? 1) > 1;

/** A name is short, has letters, and is no price and no name of a period alone. */
export const isName = (cell: Cell): boolean =>
  cell.text !== '' &&
  cell.text.length <= 60 &&
  /\p{L}/u.test(cell.text) &&
  !cell.lines.some(({ follows, leads, price }) => follows || leads || price === 'amount');

/** The prices of a cell; `period`: what its column or row says of those that name none. */
export const pricesOf = (cell: Cell, period: string | null): readonly ShownPrice[] =>
  cell.priced.flatMap(({ amounts, price, line }): readonly ShownPrice[] => {
    if (price === 'free') return [{ ...FREE, quote: line.text.trim(), isHidden: line.hidden, offset: line.offset }];
    return amounts.filter(isPrice).map((amount) => ({
      ...amount,
      period: amount.period ?? period,
      quote: amount.raw,
      isExtra: amount.role === 'addOn',
      isHidden: line.hidden,
      offset: line.offset,
    }));
  });

const FREE: Omit<ShownPrice, 'quote' | 'isHidden' | 'offset'> = {
  value: 0,
  high: null,
  currency: null,
  period: null,
  per: null,
  from: false,
  billed: null,
  taxIncluded: null,
  once: false,
  isExtra: false,
};

/** Words of the first of some cells that offers to talk about a price; null where none does. */
export const requestIn = (cells: readonly Cell[]): string | null =>
  cells.flatMap(({ priced }) => priced).find(({ price }) => price === 'request')?.line.text ?? null;
