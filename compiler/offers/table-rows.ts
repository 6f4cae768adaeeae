import { grouped } from '../base/group-by.ts';
import { valueOfSpelling } from '../money/spellings.ts';
import { offerKey, withRate, type ShownBullet, type ShownOffer, type ShownPrice, type PageLines } from './offer.ts';
import {
  isAddOn,
  isName,
  isPriced,
  offsetOf,
  pricesOf,
  requestIn,
  titleOf,
  UNTOLD,
  withoutNotes,
  type Cell,
  type PricedTable,
  type Row,
} from './table-cells.ts';
import { isQuantity } from './names.ts';
import { LONGEST_NAME } from './priced-lines.ts';
import { comparedBullet, featuresOf } from './table-columns.ts';

/** The offers of the rows of a table with prices. Empty when the prices of one are unclear. */
export const pricedRows = (table: PricedTable, heading: string | null, page: PageLines): readonly ShownOffer[] => {
  const offers = withoutLabels(rowOffers(table, heading, page), page);
  return offers.some(isUnlabelled) ? [] : offers;
};

/** Without rows that are labels of prices. Beside other rows, "Jahresbeitrag" is an offer with this period. */
const withoutLabels = (offers: readonly ShownOffer[], page: PageLines): readonly ShownOffer[] => {
  const isLabel = ({ name }: ShownOffer): boolean => page.isLabel(name);
  if (offers.every(isLabel)) return [];
  return offers.flatMap((offer) => {
    const rate = page.rateBefore(offer.name);
    if (rate === null) return isLabel(offer) ? [] : [offer];
    return [{ ...offer, prices: offer.prices.map((price) => withRate(price, rate)) }];
  });
};

/** Two numbers of a row without a distinction. */
const isUnlabelled = ({ prices }: ShownOffer): boolean =>
  new Set(prices.map(({ value }) => value)).size > 1 &&
  new Set(prices.map(({ currency, period, per, taxIncluded, isExtra }) => `${currency} ${period} ${per} ${taxIncluded} ${isExtra}`)).size <
    prices.length;

/** Maximum offers of a table whose cells are offers. */
const MOST_CELLS = 200;

/**
 * The cells of a table whose rows and columns have names: rooms by seasons, services by sizes. Empty when a name is missing or is there
 * twice.
 */
export const cellOffers = (table: PricedTable, heading: string | null, page: PageLines): readonly ShownOffer[] => {
  const { rows, head, columns, labels } = table;
  const heads = columns.map((column) => head[column]);
  const names = heads.flatMap((cell) => (cell && !isPriced(cell) ? (columnName(cell, head[0]) ?? []) : []));
  if (columns.length < 2 || columns.includes(0) || new Set(names.map(offerKey)).size < columns.length) return [];
  const paid = rows.filter((row) => row.some(isPriced));
  if (paid.every((row) => isAddOn(row, page))) return [];
  // Rows with yes or no for each column are about the columns, which are then the offers, for several prices.
  const features = columns.map((column) => featuresOf(table, column));
  const areColumns = features.every(({ length }) => length > 0);
  const cellOffer = ({ offer, row }: OfRow, column: number, at: number): readonly ShownOffer[] => {
    const cell = row[column];
    if (!cell || !isPriced(cell) || (areColumns && page.namesOthers(offer.name))) return [];
    const own = areColumns ? { name: `${names[at]}, ${offer.name}`, bullets: features[at] ?? [] } : { name: `${offer.name}, ${names[at]}` };
    return [{ ...offer, ...own, prices: pricesOf(cell, labels[0] ?? null), request: requestIn([cell]), offset: offsetOf(cell) }];
  };
  const named = rowOffers(table, heading, page, (found) => columns.flatMap((column, at) => cellOffer(found, column, at)));
  return named.length >= paid.length && named.length <= MOST_CELLS ? named : [];
};

/** An offer, and the row that it is in. */
interface OfRow {
  readonly offer: ShownOffer;
  readonly row: Row;
}

/**
 * The offers of the rows of a table. Equal names below different headings in the table get these headings. Rows that still have the name
 * of another are left out; empty when these are most of them, or when no other has a price.
 */
const rowOffers = (
  table: PricedTable,
  heading: string | null,
  page: PageLines,
  each: (found: OfRow) => readonly ShownOffer[] = ({ offer }) => [offer],
): readonly ShownOffer[] => {
  const found = table.rows.flatMap((row, index) => {
    const group = table.groups[index] ?? null;
    const offer = rowOffer(row, table, group ?? heading, page);
    return offer ? [{ offer, row, group }] : [];
  });
  const isRepeated = new Set(found.map(({ offer }) => offerKey(offer.name))).size < found.length;
  const named = found.map(({ offer, row, group }) => ({
    row,
    offer: isRepeated && group !== null && !offer.name.startsWith(group) ? { ...offer, name: `${group}: ${offer.name}` } : offer,
  }));
  const told = completed(named, table.columns);
  const alike = grouped(told, ({ offer }) => offerKey(offer.name));
  const own = told.filter(({ offer }) => alike.get(offerKey(offer.name))?.length === 1);
  return own.length * 2 > told.length && own.some(({ offer }) => offer.prices.length > 0) ? own.flatMap(each) : [];
};

/** Maximum characters of a cell that completes a name. */
const LONGEST_CELL = 30;

/** "Massage" in two rows becomes "Massage, 30 minutes" and "Massage, 60 minutes", by the first column that distinguishes them. */
const completed = (all: readonly OfRow[], columns: readonly number[]): readonly OfRow[] => {
  const alike = grouped(all, ({ offer }) => offerKey(offer.name));
  return all.map((each) => {
    const { row, offer } = each;
    const same = alike.get(offerKey(offer.name)) ?? [];
    const texts = (column: number): readonly string[] => same.map((other) => other.row[column]?.text ?? '');
    const isOwn = (_: unknown, column: number): boolean =>
      !columns.includes(column) &&
      new Set(texts(column)).size === same.length &&
      texts(column).every((text) => text !== '' && text.length <= LONGEST_CELL);
    const own = same.length > 1 ? row.find(isOwn) : undefined;
    return own ? { row, offer: { ...offer, name: `${offer.name}, ${own.text}` } } : each;
  });
};

/** The unit that a row is named after: "Per word", "1 kg". */
const unitOf = ([first]: Row, page: PageLines): { readonly name: string; readonly per: string } | null => {
  const per = first && !isPriced(first) ? (page.saidBy(first.text)?.per ?? null) : null;
  return first && per !== null ? { name: first.text, per } : null;
};

/** The word for its period that a row is named after: "Jahresbeitrag". */
const rateName = ([first]: Row, page: PageLines): string | null =>
  first && !isPriced(first) && page.rateBefore(first.text) ? first.text : null;

const rowOffer = (
  row: Row,
  { head, columns, labels, hasOnePicture }: PricedTable,
  heading: string | null,
  page: PageLines,
): ShownOffer | null => {
  const cells = columns.flatMap((column) => row[column] ?? []);
  const cell = cells.find(isPriced);
  const unit = unitOf(row, page);
  const name = cell && (rowName(row, head, columns, heading) ?? unit?.name ?? rateName(row, page));
  if (!cell || !name) return null;
  const isOnly = cells.every((each) => each === cell || !isPriced(each));
  const prices = columns
    .flatMap((column) => (row[column] ? pricesOf(isOnly ? withoutNotes(row[column]) : row[column], labels[column] ?? null) : []))
    .map((price) => (unit && price.per === null && price.period === null ? { ...price, per: unit.per } : price))
    .filter((price, index, all) => all.findIndex((other) => isSamePrice(price, other)) === index)
    // Free is free in every currency.
    .filter(({ value, currency }, _, [first]) => value !== 0 || first?.value !== 0 || currency === first.currency);
  const bullets = row.flatMap((each, column): readonly ShownBullet[] => {
    if (hasOnlyPrices(each, columns.includes(column)) || isInName(each.text, name)) return [];
    // A link or button is an action.
    if (each.lines.every(({ line }) => line.control !== null)) return [];
    if (/\p{L}/u.test(each.text) && !MEASURED.test(each.text)) return [{ text: each.text, included: true }];
    // A figure, also with the sign of its unit, or a sign says something only with the heading of its column.
    const label = head[column];
    return label && label !== each && isName(label) ? comparedBullet(label, each, hasOnePicture) : [];
  });
  const offer = {
    name: name.replace(/\s*[:：]$/u, ''),
    prices,
    request: prices.length === 0 ? requestIn([cell]) : null,
    bullets,
    ...UNTOLD,
    offset: offsetOf(cell),
  };
  // "35 € / 25 €" in the only cell with a price does not make the other rows unclear.
  return isUnlabelled(offer) && isOnly ? null : offer;
};

/** True for a cell of a column of prices with one, or for one of another column that is nothing else. */
const hasOnlyPrices = (cell: Cell, isOfPrices: boolean): boolean =>
  isPriced(cell) && (isOfPrices || cell.priced.some(({ words }) => words === 0));

const isInName = (text: string, name: string): boolean => name.startsWith(text) || name.endsWith(text) || text.startsWith(name);

const isSamePrice = (one: ShownPrice, other: ShownPrice): boolean =>
  (['value', 'currency', 'period', 'per', 'billed', 'taxIncluded', 'isExtra'] as const).every((key) => one[key] === other[key]);

/**
 * The first cell with words beside the prices. A number or a letter is completed by the heading of its column: "500 credits", "Plan A", but a code such as
 * "17 04 05" or "AB 1234" only where no other cell has words. A row that begins with its price has the price as its name, below the
 * heading of the table.
 */
const rowName = (row: Row, head: Row, columns: readonly number[], heading: string | null): string | null => {
  if (row[0] && isPriced(row[0])) {
    // Only a cell that is nothing but a price may be before its name.
    if (row[0].lines.length > row[0].priced.length) return null;
    if (heading !== null && !row.some(isName) && !row[0].priced.some(({ lead }) => /\p{L}/u.test(lead))) return `${heading} ${row[0].text}`;
  }
  const name = bestName(
    row.flatMap((cell, column) => (columns.includes(column) ? [] : (cellName(cell, head[column], heading) ?? []))),
    row,
  );
  if (name !== undefined) return name;
  return (
    row.flatMap(({ lines }) => lines.map(({ rest }) => rest)).find((rest) => /\p{L}/u.test(rest) && rest.length <= LONGEST_NAME) ?? null
  );
};

/** The first name, or the next one with words where the first one is a code. */
const bestName = (names: readonly string[], row: Row): string | undefined => {
  const [first = '', ...others] = names;
  const isFigure = row.some(
    ({ text }) => first !== text && first.startsWith(text) && FIGURE.test(text) && valueOfSpelling(text, 0) === null,
  );
  const isCode = isFigure || CODE.test(first);
  return (isCode ? others.find((name) => WORD.test(name)) : undefined) ?? names[0];
};

const MEASURED = /^[\p{N}.,'’ ]+\p{Lu}{2,3}$/u;
const FIGURE = /^[\p{N}.,'’ ]+$/u;
const CODE = /^\p{Lu}{1,4}[-. ]?\p{Nd}{3,}$/u;
const WORD = /\p{L}{2}/u;
const LETTER = /^\p{Lu}$/u;

/** The heading of the column of a cell, which says what its number or letter is. */
const kindOf = (cell: Cell, label: Cell | undefined): string | null =>
  label !== undefined && label !== cell && isName(label) ? label.text : null;

/** The name of a column. A figure counts what the heading of the first column names: "Days", "5", "4". */
const columnName = (cell: Cell, first: Cell | undefined): string | null => {
  if (isName(cell)) return titleOf(cell);
  return FIGURE.test(cell.text) && first && /^[\p{L}\s]+$/u.test(first.text) ? `${cell.text} ${first.text}` : null;
};

const cellName = (cell: Cell, label: Cell | undefined, heading: string | null): string | null => {
  // "30 minutes" is a name below the heading for the service.
  const kind = kindOf(cell, label);
  if (isName(cell) && LETTER.test(cell.text) && kind !== null) return `${kind} ${cell.text}`;
  if (isQuantity(cell.text)) return heading === null ? cell.text : `${heading} ${cell.text}`;
  if (isName(cell)) return titleOf(cell);
  return FIGURE.test(cell.text) && kind !== null ? `${cell.text} ${kind}` : null;
};
