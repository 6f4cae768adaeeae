import type { Element } from '../markdown/hast.ts';
import type { Amount } from '../money/amounts.ts';
import type { OfferSet, PageLines } from './offer.ts';
import { isPayment, isQuantity, isSum } from './names.ts';
import type { PricedPage } from './priced-page.ts';
import {
  areAlikePictures,
  bareAmount,
  inCurrency,
  isAddOn,
  isName,
  isPriced,
  rowsOf,
  type Cell,
  type PricedTable,
  type Row,
  type TableRows,
} from './table-cells.ts';
import { columnOffers } from './table-columns.ts';
import { cellOffers, pricedRows } from './table-rows.ts';

/** The offers of a table: its columns when a row has their prices, its cells when columns and rows have names, else its rows. */
export const tableSet = (element: Element, heading: string | null, on: PricedPage): Pick<OfferSet, 'form' | 'offers'> | null => {
  const page = on.lines;
  const above = page.lines[on.rangeOf(element)[0] - 1]?.text ?? '';
  const table = pricedTable(rowsOf(element, on), page, page.isLabel(above) ? page.saidBy(above) : null);
  if (!table) return null;
  const periodic = table.columns.filter((column) => isLabelled(table.head[column], page));
  const own = withoutOthers(table, page);
  const ofColumns = hasPlans(own, periodic, page) ? columnOffers(own, page) : null;
  if (ofColumns) return { form: 'columns', offers: ofColumns };
  // A cell is named after its row and its column, to which words for prices add nothing.
  const thing = heading !== null && on.titlesPrices(heading) ? null : heading;
  return cellsOf(table, thing, periodic, page) ?? rowsIn(table, heading, periodic, page);
};

const cellsOf: SetReader = (table, heading, periodic, page) => {
  const offers = periodic.length === 0 && !hasLabelledRow(table, page) ? cellOffers(table, heading, page) : [];
  return offers.length > 0 ? { form: 'cells', offers } : null;
};

const rowsIn: SetReader = (table, heading, periodic, page) => {
  if (areUnclear(table, periodic) || onlySaysFree(table, periodic)) return null;
  const offers = pricedRows(table, heading !== null && page.isLabel(heading) ? null : heading, page);
  return offers.length > 0 ? { form: 'rows', offers } : null;
};

/** Reads the offers of a table in one of their forms. `periodic` are the columns whose headings label prices. */
type SetReader = (
  table: PricedTable,
  heading: string | null,
  periodic: readonly number[],
  page: PageLines,
) => Pick<OfferSet, 'form' | 'offers'> | null;

/** Null for a table without prices, with rows or columns that cannot be distinguished, or with a sum. `said` is what the line above it says. */
const pricedTable = ({ rows: all, groups }: TableRows, page: PageLines, said: Amount | null): PricedTable | null => {
  const [head] = all;
  const labels = (head ?? []).map(({ text }, column) => (column === 0 && isUnit(text, page) ? null : page.saidBy(text)) ?? said);
  const units = labels.map((label, column) => (label?.currency != null ? label : bareAmount(all.map((row) => row[column]))));
  const rows = all.map((row, index) => (index === 0 ? row : inUnits(row, units, page)));
  if (!head || !rows.some((row) => row.some(isPriced))) return null;
  if (rows.some(([cell]) => cell !== undefined && isSum(cell.text))) return null;
  const width = Math.max(...rows.map(({ length }) => length));
  // "Total approx." is calculated from the price in another column, and a deposit is not a price.
  const isOwn = (column: number): boolean =>
    !/^(?:about|saving)$/.test(labels[column]?.role ?? '') && ![isSum, isPayment].some((test) => test(head[column]?.text ?? ''));
  const isPaid = (column: number): boolean => rows.some((row) => row[column] !== undefined && isPriced(row[column]));
  // A head with the only prices names plans, of which some may have none.
  const isPlan = (column: number): boolean => column > 0 && (isPaid(column) || head.filter(isPriced).length > 1 || hasParts(head[column]));
  const columns = [...Array(width).keys()].filter((column) => isOwn(column) && (hasPricedHead(rows) ? isPlan(column) : isPaid(column)));
  return { rows, groups, head, columns: withoutTexts(columns, rows, page), labels, hasOnePicture: areAlikePictures(rows) };
};

/** True for a heading of the first column that is only a unit of time, which its rows or the other columns count: "Days". */
const isUnit = (text: string, page: PageLines): boolean =>
  /^\p{L}+$/u.test(text) && page.periodIn(text) !== null && page.rateBefore(text) === null;

/** Without columns of texts with amounts beside the only column whose heading names prices: "1 room: 30 €, 2 rooms: 50 €". */
const withoutTexts = (columns: readonly number[], [head, ...rows]: readonly Row[], page: PageLines): readonly number[] => {
  const [named, ...others] = columns.filter((column) => page.isLabel(head?.[column]?.text ?? ''));
  if (named === undefined || others.length > 0) return columns;
  const isText = (column: number): boolean => rows.every((row) => row[column]?.priced.every(({ words }) => words > 0) !== false);
  return columns.filter((column) => column === named || !isText(column));
};

/** Without the rows below the head that have prices of others: "Market average". */
const withoutOthers = (table: PricedTable, page: PageLines): PricedTable => ({
  ...table,
  rows: table.rows.filter((row, index) => index === 0 || !row.some(isPriced) || !page.namesOthers(row[0]?.text ?? '')),
});

/** A row of figures with the units of their columns, or else of the row: "Monthly price (USD)". */
const inUnits = (row: Row, units: readonly (Amount | null)[], page: PageLines): Row => {
  const [{ text: name } = { text: '' }] = row;
  const own = page.isLabel(name) ? page.saidBy(name) : null;
  return row.map((cell, column) => inCurrency(cell, units[column] ?? (column === 0 ? null : own), page));
};

/** True for a cell with words behind its name, as beside a name with its price. */
const hasParts = (cell: Cell | undefined): boolean => cell?.lines.some(({ line }, index) => index > 0 || line.edges.length > 0) === true;

/** True when rows cannot be offers: several columns with prices have no labels, or only the first row has prices. */
const areUnclear = ({ rows, columns }: PricedTable, periodic: readonly number[]): boolean =>
  hasPricedHead(rows) || (columns.length > 2 && periodic.length < columns.length);

/** True when only the first row has prices. */
const hasPricedHead = ([, ...rows]: readonly Row[]): boolean => rows.length > 0 && !rows.some((row) => row.some(isPriced));

/** True for a table of several values whose only prices say what is free, in columns without a heading for prices: of one of several plans. */
const onlySaysFree = ({ rows, columns }: PricedTable, periodic: readonly number[]): boolean =>
  rows.every((row) => row.length > 2 && row.every(({ priced }) => priced.every(({ price }) => price === 'free'))) &&
  columns.every((column) => !periodic.includes(column));

const isLabelled = (cell: Cell | undefined, page: PageLines): boolean =>
  page.saidBy(cell?.text ?? '') !== null || page.isLabel(cell?.text ?? '');

/** True when each column may be a plan: its price is in its heading, or in one row of prices or one per period. */
const hasPlans = (table: PricedTable, periodic: readonly number[], page: PageLines): boolean => {
  const { rows, head, columns } = table;
  if (rows.length < 2 || columns.length < 2) return false;
  // Prices in the headings are those of plans, whatever other rows cost.
  if (columns.every((column) => head[column] && isPriced(head[column]))) return true;
  return periodic.length * 2 < columns.length && hasPlanRow(table, page);
};

/** True for one row of prices, or one per period. */
const hasPlanRow = ({ rows, columns }: PricedTable, page: PageLines): boolean => {
  const priced = rows.filter((row) => row.some(isPriced) && !isAddOn(row, page));
  if (priced.length === 0) return false;
  if (priced.every(([cell]) => isLabelled(cell, page))) return true;
  const isCompared = (row: Row): boolean => new Set(columns.map((column) => row[column]?.text)).size > 1;
  return (
    priced.length === 1 &&
    (!priced[0]?.[0] || !isName(priced[0][0]) || rows.slice(1).some((row) => !priced.includes(row) && isCompared(row)))
  );
};

/** True for a row that is named after its period. Rows that are all named after lengths of time have several: "1 day", "2 weeks". */
const hasLabelledRow = ({ rows }: PricedTable, page: PageLines): boolean => {
  const firsts = rows.filter((row) => row.some(isPriced)).map(([first]) => first);
  return firsts.some((first) => isLabelled(first, page)) && !firsts.every((first) => isQuantity(first?.text ?? ''));
};
