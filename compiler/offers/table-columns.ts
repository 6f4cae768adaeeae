import { seamless } from '../base/one-line.ts';
import { readCell } from '../markdown/cells.ts';
import { elements } from '../markdown/hast.ts';
import { namesBesideBadges } from './badges.ts';
import { LONGEST_NAME } from './priced-lines.ts';
import { offerKey, type ShownBullet, type ShownOffer, type ShownPrice, type PageLines } from './offer.ts';
import {
  isAddOn,
  isName,
  isPriced,
  offsetOf,
  pictured,
  pricesOf,
  requestIn,
  titleOf,
  UNTOLD,
  type Cell,
  type PricedTable,
  type Row,
} from './table-cells.ts';

/** The offers of the columns of a table. Null when a column has no name or a duplicate name. */
export const columnOffers = (table: PricedTable, page: PageLines): readonly ShownOffer[] | null => {
  // Beside headings with a name and a price, those without a price begin with the name too.
  const heads = table.head.some(isPriced) ? table.head.map(withFirstWords) : table.head;
  const own = namesBesideBadges(table.columns.map((column) => table.head[column]?.lines.map(({ line }) => line) ?? []));
  const names = table.columns.map((column, index) => own.get(index) ?? headName(heads[column]));
  const isDistinct = new Set(names.map((name) => offerKey(name ?? ''))).size === names.length;
  if (!isDistinct || names.includes(null)) return null;
  return table.columns.map((column, index) => columnOffer(table, column, names[index] ?? '', page));
};

/** A cell with the words of its first element. */
const withFirstWords = (cell: Cell): Cell =>
  isName(cell) ? { ...cell, text: cell.lines[0]?.line.text.replace(/\u200B.*/, '') ?? cell.text } : cell;

const columnOffer = (table: PricedTable, column: number, name: string, page: PageLines): ShownOffer => {
  const { rows, head, labels } = table;
  const isHeadPriced = rows[0]?.[column] !== undefined && isPriced(rows[0][column]);
  const isPaid = (row: Row): boolean =>
    row[column] !== undefined && isPriced(row[column]) && !isAddOn(row, page) && (!isHeadPriced || row === rows[0]);
  const prices = rows.filter(isPaid).flatMap((row): readonly ShownPrice[] => {
    const [first, cell] = [row[0], row[column] as Cell];
    return pricesOf(cell, labels[column] ?? (first && first !== cell ? page.saidBy(first.text) : null));
  });
  const cells = rows.flatMap((row) => row[column] ?? []);
  return {
    name,
    prices,
    request: prices.length === 0 ? requestIn(cells) : null,
    bullets: rows.slice(1).flatMap((row) => (isPaid(row) || isEmpty(row) ? [] : bulletOf(row, column, table))),
    ...UNTOLD,
    offset: offsetOf(head[column]),
  };
};

/** The lines of a column that have yes or no for each column. */
export const featuresOf = (table: PricedTable, column: number): readonly ShownBullet[] => {
  const isMark = (cell: Cell | undefined): boolean => cell !== undefined && readCell(cell.text).included !== null;
  const rows = table.rows.filter((row) => table.columns.every((each) => isMark(row[each])));
  return rows.flatMap((row) => bulletOf(row, column, table));
};

/** The heading of a column may have its name and its price. */
const headName = (cell: Cell | undefined): string | null => {
  if (!cell) return null;
  if (isName(cell)) return titleOf(cell);
  const line = cell.lines.find(({ price, line: { text } }) => price !== 'amount' && /\p{L}/u.test(text));
  const name = line?.line.text ?? cell.lines.find(({ rest }) => /\p{L}/u.test(rest))?.rest;
  return name !== undefined && name.length <= LONGEST_NAME ? seamless(name) : null;
};

/** True for a row without values, such as the heading of other rows. */
const isEmpty = ([, ...cells]: Row): boolean => cells.every(({ text, element }) => text === '' && elements(element).length === 0);

/** A row of a comparison has the values of plans: numbers, words, or signs for yes and no. */
const bulletOf = (row: Row, column: number, { columns, hasOnePicture }: PricedTable): readonly ShownBullet[] => {
  const [head, cell] = [row[0], row[column]];
  if (!head || !cell) return [];
  if (columns.includes(0)) return cell.text === '' ? [] : [{ text: cell.text, included: true }];
  return head === cell || head.text === '' ? [] : comparedBullet(head, cell, hasOnePicture);
};

/**
 * A cell of a comparison as a line: a sign for yes or no, else its words, with its heading. A picture without a name means yes where it is
 * the only one of its table, else nothing.
 */
export const comparedBullet = (head: Cell, cell: Cell, hasOnePicture: boolean): readonly ShownBullet[] => {
  const { included } = readCell(cell.text);
  if (included === null && cell.text !== '') return [{ text: `${head.text}: ${cell.text}`, included: true }];
  const said = included ?? pictured(cell) ?? (hasOnePicture || null);
  return said === null ? [] : [{ text: head.text, included: said }];
};
