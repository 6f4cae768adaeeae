import { seamless } from '../base/one-line.ts';
import { onceEach } from '../base/memoise.ts';
import { valueOfSpelling } from '../money/spellings.ts';
import { readPicture } from '../markdown/cells.ts';
import { nameOf, wordOf } from '../markdown/convert/icons.ts';
import { classes, elements, isNamed, type Element } from '../markdown/hast.ts';
import { gridOf, type CellRow } from '../markdown/table-grid.ts';
import type { Amount } from '../money/amounts.ts';
import { freePrice, shownPrices, type ShownPrice, linesIn, type PageLines } from './offer.ts';
import { LONGEST_NAME, withCurrencyOf, type PricedLine } from './priced-lines.ts';
import type { PricedPage } from './priced-page.ts';

/** A cell of a table. A cell over several columns is in each of them. */
export interface Cell {
  readonly element: Element;
  readonly text: string;
  readonly lines: readonly PricedLine[];
  /** The lines with a price. */
  readonly priced: readonly PricedLine[];
}

/** The cells of a row of a table. */
export type Row = readonly Cell[];

/** The rows of a table with more than one cell, and for each the text of the last row before it that is one cell: a heading. */
export interface TableRows {
  readonly rows: readonly Row[];
  readonly groups: readonly (string | null)[];
}

/** A table with its prices. */
export interface PricedTable extends TableRows {
  readonly head: Row;
  /** Columns with a price. */
  readonly columns: readonly number[];
  /** The meaning of the headings of columns for their prices. */
  readonly labels: readonly (Amount | null)[];
  /** True when all pictures in its cells are alike. Others may mean yes or no. */
  readonly hasOnePicture: boolean;
}

/** The rows of a table, without those that have no text, and without a title above its head. A cell over several rows is in each of them. */
export const rowsOf = (table: Element, page: PricedPage): TableRows => {
  const rows: Row[] = [];
  const groups: (string | null)[] = [];
  let group: string | null = null;
  const read = onceEach((element: Element) => cellOf(element, page));
  for (const places of gridOf(elements(table).filter(({ tagName }) => tagName === 'tr'))) {
    const row = upToHole(places).map(read);
    const [first] = row;
    if (!first || row.every(({ text }) => text === '')) continue;
    const isOne = isGroup(row);
    if (isOne) group = isName(first) ? titleOf(first) : null;
    if (row.length < 2 || (isOne && rows.length === 0)) continue;
    rows.push(rows.length > 0 ? row : unpricedHead(row));
    groups.push(group);
  }
  return { rows, groups };
};

/** True for a row of one cell, which is a heading of those below it, unless it is in several rows. */
const isGroup = ([first, ...others]: Row): boolean =>
  first !== undefined && others.every((cell) => cell === first) && Number(first.element.properties['rowSpan'] ?? 1) < 2;

/**
 * The heading of a column is a name, even when the name is "Free"; below a name it is a price. Two plain cells are a name and its price:
 * "First talk", "Free".
 */
const unpricedHead = (row: Row): Row =>
  row.length === 2 && row.every(({ element, priced }) => element.tagName === 'td' && priced.every(({ price }) => price !== 'request'))
    ? row
    : row.map((cell) => ({ ...cell, priced: cell.priced.filter((each) => each.price === 'amount' || isBelowName(each, cell)) }));

/** True for words for free in the line below the name of a column, other than those of a button. */
const isBelowName = ({ price, index, line }: PricedLine, { lines: [first] }: Cell): boolean =>
  price === 'free' && line.control === null && first?.price === null && first.index + 1 === index;

/** The cells before a position without one. */
const upToHole = (places: CellRow): readonly Element[] => {
  const end = places.indexOf(null);
  return (end < 0 ? places : places.slice(0, end)) as readonly Element[];
};

const cellOf = (element: Element, page: PricedPage): Cell => {
  const [from, to] = page.rangeOf(element);
  const lines = to > from ? linesIn({ from, to, element }, page.lines) : [];
  const shown = page.lines.lines.slice(from, to).map((line) => line.text);
  const text = seamless(shown.join(' '));
  return { element, text, lines, priced: pricedOf(lines) };
};

const pricedOf = (lines: readonly PricedLine[]): readonly PricedLine[] =>
  lines.every(isClear) ? lines.filter(({ price }) => price !== null) : [];

/** True for a line that is clearly a price or clearly words. A few words with a number may be a price that was not understood. */
const isClear = ({ price, words, line: { text } }: PricedLine): boolean =>
  price !== null || (!/\d/.test(text) && /\p{L}/u.test(text)) || words > 2 || text.length > 60;

/** True for a cell with a price. */
export const isPriced = (cell: Cell): boolean => cell.priced.length > 0;

/** A size as a name: "M" alone is not a unit. */
const SIZE = /^\p{Lu}$/u;

/** A name, which is the first line of a cell, is short, has letters, and is neither a price nor words that introduce or continue one. */
export const isName = (cell: Cell): boolean =>
  cell.text !== '' &&
  titleOf(cell).length <= LONGEST_NAME &&
  /\p{L}/u.test(cell.text) &&
  (SIZE.test(cell.text) || !cell.lines.some(({ follows, leads, price }) => follows || leads || price === 'amount'));

/** The first line of a cell, or of a longer one the words of its first element. What follows may describe it. */
export const titleOf = ({ lines: [first, second], text }: Cell): string => {
  if (!first) return text;
  const title = second ? first.line.text : text;
  return title.length > LONGEST_NAME ? first.line.text.slice(0, first.line.edges[0]?.at).replace(/\u200B.*/, '') : title;
};

/** The prices of a cell. `said` has the values of its column or row for prices without them. */
export const pricesOf = (cell: Cell, said: Amount | null): readonly ShownPrice[] =>
  cell.priced
    .flatMap((each) => (each.price === 'free' ? [freePrice(each.line)] : shownPrices(each)))
    .map((price) => (said ? { ...price, ...own(said), ...yearly(said, price), ...own(price) } : price));

/** A cell without the amounts in brackets behind others like them: "117 € (without the licence for 13 €)". */
export const withoutNotes = (cell: Cell): Cell => ({
  ...cell,
  priced: cell.priced.map((each) => {
    const [first] = each.amounts;
    const at = first ? each.line.text.slice(first.end).search(/[(（]/) : -1;
    const isKept = (amount: Amount): boolean => at < 0 || !first || amount.currency !== first.currency || amount.start < first.end + at;
    return { ...each, amounts: each.amounts.filter(isKept) };
  }),
});

/** "$39 a month" below "Annual price" is the monthly price of a yearly plan. */
const yearly = (said: Amount, { period }: ShownPrice): Partial<ShownPrice> =>
  said.period === 'P1Y' && period === 'P1M' ? { billed: 'P1Y' } : {};

/** The known properties of a price. */
const own = ({ period, per, billed, taxIncluded }: Pick<ShownPrice, 'period' | 'per' | 'billed' | 'taxIncluded'>): Partial<ShownPrice> =>
  Object.fromEntries(Object.entries({ period, per, billed, taxIncluded }).filter(([, value]) => value !== null));

/** Only a figure, without a currency. */
const BARE = /^\d[\d.,'’ ]*(?:[.,/][-–—]+)?$/;

/** The amount of the first of some cells with a number that is a price although its currency is elsewhere. */
export const bareAmount = (cells: readonly (Cell | undefined)[]): Amount | null =>
  cells.find((cell) => cell !== undefined && isPriced(cell) && BARE.test(cell.text))?.priced[0]?.amounts[0] ?? null;

/** A cell below a heading with the currency of its plain numbers, or of the sign of several currencies in it: "EUR", "Price ($)", "USD". */
export const inCurrency = (cell: Cell, said: Amount | null, page: PageLines): Cell => {
  const [line] = cell.lines;
  if (!said || said.currency === null || !line) return cell;
  const { figure, thousands } = /^(?<figure>\d[\d.,'’ ]*)(?<thousands>[kK]?)$/.exec(cell.text)?.groups ?? {};
  const value = figure === undefined ? null : valueOfSpelling(figure, thousands ? 3 : 0);
  const read = value === null ? page.amountWith(said.currency, cell.text) : { ...said, value, high: null };
  if (read === null) {
    const lines = cell.lines.map((each) => withCurrencyOf(each, new Set([said.currency as string])));
    return { ...cell, lines, priced: pricedOf(lines) };
  }
  const amount: Amount = { ...read, ...own(said), ...own(read), raw: cell.text };
  return { ...cell, priced: [{ ...line, amounts: [amount], price: 'amount', rest: '', words: 0 }] };
};

/** Words of the first of some cells with a price on request. Null when there are none. */
export const requestIn = (cells: readonly Cell[]): string | null =>
  cells.flatMap(({ priced }) => priced).find(({ price }) => price === 'request')?.line.text ?? null;

/** True for a row with the price of an add-on: "Extra user", "+$5" in every cell. */
export const isAddOn = (row: Row, page: PageLines): boolean =>
  page.isExtra(row[0]?.text ?? '') ||
  row
    .filter(isPriced)
    .every((cell) => cell.priced.every(({ amounts }) => amounts.length > 0 && amounts.every(({ role }) => role === 'addOn')));

/** The properties that no table has for an offer. */
export const UNTOLD = { description: null, action: null, anchor: null };

/** Offset of the first line of a cell in the page. */
export const offsetOf = (cell: Cell | undefined): number => cell?.lines[0]?.line.offset ?? 0;

/** What a cell without words says: the name of its picture, or no where it has none. Null for a picture without a name. */
export const pictured = (cell: Cell): boolean | null => {
  const pictures = picturesOf(cell);
  if (pictures.length === 0) return false;
  const said = pictures.map((each) => readPicture(nameOf(each) || wordOf(each)).included);
  return said.find((each) => each !== null) ?? null;
};

/** True when all pictures of a table are alike. */
export const areAlikePictures = (rows: readonly Row[]): boolean =>
  new Set(rows.flat().flatMap((cell) => (cell.text === '' && picturesOf(cell).length > 0 ? lookOf(cell) : []))).size < 2;

/** An element without text, class or source shows nothing. */
const picturesOf = ({ element }: Cell): readonly Element[] =>
  elements(element).filter((each) => isNamed(each, 'svg', 'img', 'i') || classes(each).length > 0);

/** All that an element and its children have, without their identifiers. */
const lookOf = ({ element }: Cell): string =>
  elements(element)
    .map(({ tagName, properties: { id: _, ...shown } }) => tagName + JSON.stringify(shown))
    .join('');
