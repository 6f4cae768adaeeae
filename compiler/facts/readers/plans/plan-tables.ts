import { isLabel, readLine } from '../../../money/amounts.ts';
import { vocabularyOf, type Vocabulary } from '../../../money/vocabulary.ts';
import { limitLabel, type LimitLabel } from '../../../offers/limit-names.ts';
import { quantityIn } from '../../../offers/quantities.ts';
import { foldName } from '../../../base/slug.ts';
import { attribute, elements, lineOf, type Element, type Root } from '../../../markdown/hast.ts';
import type { CellRow } from '../../../markdown/table-grid.ts';
import type { Page } from '../../../pages/page.ts';
import { drift } from '../../../problems/drift.ts';
import type { ProblemList } from '../../../problems/problem.ts';
import type { Claim } from '../../claim.ts';
import { placeOfNode } from '../../page-tree.ts';
import { limitOf } from '../../values.ts';
import { cellValue, namedIcons, type CellValue, type Icons, type NamedIcons } from '../cell-value.ts';
import { tableGrids } from '../table-grid.ts';
import { visibleText } from '../visible-text.ts';
import type { PlanNames } from './plan-key.ts';
import { rowName } from './row-name.ts';

/** Input to read tables. */
export interface TableContext {
  readonly page: Page;
  /** The plans of other sources. Only their columns are read. */
  readonly names: PlanNames;
  readonly limitKeys: readonly string[];
  /** The configured meaning of the icons of the page. */
  readonly icons: NamedIcons;
  readonly problems: ProblemList;
}

/** A row of the comparison of plans, as the API publishes it. */
export interface PlanFeature {
  readonly name: string;
  readonly slug: string | null;
  readonly included: boolean | null;
  readonly note: string | null;
}

/** Pointer of the claims about a row. */
export const featurePointer = (name: string): string => `/features/${foldName(name)}`;

/** The plan claims of the tables of a page: columns are plans, rows are limits and features. Prices come from offers. */
export const planTables = (root: Root, given: Omit<TableContext, 'icons'> & { readonly icons: Icons }): readonly Claim[] => {
  const context: TableContext = { ...given, icons: namedIcons(root, given.icons) };
  return tableGrids(root).flatMap((grid) => {
    const planIn = planReader(context);
    const header = grid.findIndex((row) => columnsOf(row, planIn).length >= 2);
    const columns = columnsOf(grid[header] ?? [], planIn);
    return columns.length === 0 ? [] : grid.slice(header + 1).flatMap((row) => readRow(row, columns, context));
  });
};

interface Column {
  readonly index: number;
  readonly slug: string;
  readonly name: string;
  readonly cell: Element;
}

type PlanReader = (cell: Element) => Pick<Column, 'slug' | 'name'> | null;

/**
 * Identifies the plan that a cell names. Each cell is read once, in however many positions it is. A heading may have a badge or a price beside
 * the name.
 */
const planReader = ({ names }: TableContext): PlanReader => {
  const known = new Map<Element, ReturnType<PlanReader>>();
  const read: PlanReader = (cell) => {
    const parts = cell.tagName === 'th' ? textsOf(cell) : [];
    const [plan = null] = [...visibleText(cell).lines, ...parts].flatMap((name) => {
      const slug = names.slugOf(name);
      return slug === null ? [] : [{ slug, name }];
    });
    known.set(cell, plan);
    return plan;
  };
  return (cell) => known.get(cell) ?? (known.has(cell) ? null : read(cell));
};

/** The words of each text of an element. */
const textsOf = (element: Element): readonly string[] =>
  element.children.flatMap((child) => (child.type === 'element' ? textsOf(child) : lineOf(child)));

/** A cell over several columns is the heading of a group, not a plan. */
const columnsOf = (row: CellRow, planIn: PlanReader): readonly Column[] => {
  const found = row.flatMap((cell, index): readonly Column[] => {
    const plan = cell && planIn(cell);
    return cell && plan ? [{ index, ...plan, cell }] : [];
  });
  const places = new Map<Element, number>();
  for (const { cell } of found) places.set(cell, (places.get(cell) ?? 0) + 1);
  return found.filter(({ cell }) => places.get(cell) === 1);
};

const readRow = (row: CellRow, columns: readonly Column[], context: TableContext): readonly Claim[] => {
  const head = headOf(row, columns);
  // A cell over all columns is the heading of a group of rows.
  if (!head || new Set(columns.map(({ index }) => row[index])).size === 1) return [];
  const name = rowName(head);
  if (name === '') return [];
  const cells = columns.flatMap((column) => {
    const cell = row[column.index];
    return cell ? [{ column, cell, value: cellValue(cell, context.icons) }] : [];
  });
  // So is one without values.
  if (cells.every(({ cell, value }) => value.words === '' && elements(cell).length === 0)) return [];
  const label = labelOfRow(name, cells, context);
  return cells.flatMap((cell) => readCellOf(cell, { name, head, label, context }));
};

/** The value of a plan in a row. */
interface PlanCell {
  readonly column: Column;
  readonly cell: Element;
  readonly value: CellValue;
}

/** The limit of a row: one that other sources name. When they name none, what one of its cells counts. */
const labelOfRow = (name: string, cells: readonly PlanCell[], { page, limitKeys }: TableContext): LimitLabel | null => {
  const vocabulary = vocabularyOf(page.spoken);
  const label = limitLabel(name, limitKeys, vocabulary);
  const counts = ({ words }: CellValue): boolean => quantityIn(words, label.key, vocabulary)?.reason === null;
  const isCounted = limitKeys.length === 0 && label.key !== '' && cells.some(({ value }) => value.included === null && counts(value));
  return label.isKnown || isCounted ? label : null;
};

/** The heading of a row: a header cell, else the first cell outside the columns of plans. */
const headOf = (row: CellRow, columns: readonly Column[]): Element | null =>
  row.find((cell) => cell && attribute(cell, 'scope') === 'row') ??
  row.find((_, index) => !columns.some((column) => column.index === index)) ??
  null;

interface RowPlace {
  readonly name: string;
  readonly head: Element;
  readonly label: LimitLabel | null;
  readonly context: TableContext;
}

const readCellOf = ({ cell, column, value }: PlanCell, { name, head, label, context }: RowPlace): readonly Claim[] => {
  const { page, problems } = context;
  const place = placeOfNode(page, cell, `table, row "${name}", column "${column.name}"`);
  const claim = (pointer: string, value: unknown): Claim => ({ slug: column.slug, pointer, value, level: 'table', page: page.url, place });
  if (isOfPrices(name, value.words, vocabularyOf(page.spoken))) return [];
  if (value.words === '') {
    problems.add(drift.cellEmpty, { row: name, column: column.name }, place);
    return [];
  }
  const limit = label && value.included === null ? quantityIn(value.words, label.key, vocabularyOf(page.spoken)) : null;
  if (label && limit) {
    const period = limit.period ?? label.period;
    return [claim(`/limits/${label.key}`, limitOf(label.key, { ...limit, period, quote: value.words }))];
  }
  const feature: PlanFeature = { name, slug: linkedSlug(head, page), included: value.included, note: value.text };
  return [claim(featurePointer(name), feature)];
};

/** True for a cell in a row of prices, and for a cell with only a price. */
const isOfPrices = (name: string, words: string, vocabulary: Vocabulary): boolean => {
  const { amounts, rest } = readLine(words, vocabulary);
  return isLabel(name, vocabulary) || (amounts.length > 0 && rest === '');
};

/** A row whose heading links to the page of a feature is about that feature. */
const linkedSlug = (head: Element, page: Page): string | null => {
  const link = elements(head).find((element) => element.tagName === 'a');
  const href = link ? attribute(link, 'href') : undefined;
  if (href === undefined || !URL.canParse(href, page.url)) return null;
  const [folder, name] = new URL(href, page.url).pathname.split('/').filter(Boolean).slice(-2);
  return folder === 'features' && name !== undefined && /^[\w-]+$/.test(name) ? name : null;
};
