import { pricesIn } from '../amounts/text-money.ts';
import { placeOfNode } from '../facts/page-tree.ts';
import { priceRow } from '../facts/readers/plans/price-rows.ts';
import { selectField } from '../facts/readers/selectors.ts';
import { tableGrids, type CellRow } from '../facts/readers/table-grid.ts';
import { visibleText } from '../facts/readers/visible-text.ts';
import { isNamed, lineOf, type Element, type Root } from '../markdown/hast.ts';
import type { Page } from '../pages/page.ts';
import type { Reading } from '../read-build.ts';
import type { PlansConfig } from './card-selectors.ts';
import { fieldCandidates, type ProposedField } from './field-candidates.ts';
import type { OpenFact } from './open-facts.ts';
import { priceWords } from './open-prices.ts';
import { tryPlans } from './plan-trial.ts';
import { selectorsOf } from './selector-candidates.ts';

/** A table whose columns or rows look like plans. Nothing on the page says that they are, so a person has to. */
export interface TableSelectors {
  readonly plans: PlansConfig;
  readonly fact: OpenFact;
}

/** Elements of a table that each stand for a plan, and where its name stands. */
interface PlanCells {
  readonly items: readonly Element[];
  readonly names: readonly Element[];
  /** Cells with the prices, where they stand inside of the items. */
  readonly prices: readonly Element[];
}

/** Fields that are tried; each is a reading of the plans. */
const MAXIMUM_TRIALS = 4;

/** Selectors for the first table of a page whose columns or rows have prices and can be read as plans; null without one. */
export const proposeTableSelectors = (reading: Reading, page: Page, root: Root): TableSelectors | null => {
  for (const grid of tableGrids(root))
    for (const cells of [columnsOf(grid), rowsOf(grid)]) {
      const found = cells && proved(reading, page, root, cells);
      if (found) return found;
    }
  return null;
};

/** The heads of the columns of a table with a row of prices, or with amounts in the heads themselves. */
const columnsOf = ([head = [], ...rows]: readonly CellRow[]): PlanCells | null => {
  const heads = head.slice(1).filter((cell) => cell !== null);
  const priced = rows.some((row) => priceRow(row[0] ? visibleText(row[0]).line : '') !== null && row.slice(1).some(hasAmount));
  const isPlans = heads.length > 1 && heads.every((cell) => isName(cell)) && (priced || heads.filter(hasAmount).length > 1);
  return isPlans ? { items: heads, names: heads, prices: [] } : null;
};

/** The rows of a table with a column of amounts behind their names. */
const rowsOf = (grid: readonly CellRow[]): PlanCells | null => {
  const rows = grid.slice(1).filter((row) => row[0] && isName(row[0]));
  const column = (grid[0] ?? []).findIndex((_, index) => index > 0 && rows.filter((row) => hasAmount(row[index] ?? null)).length > 1);
  if (rows.length < 2 || rows.length < grid.length - 1 || column < 1) return null;
  const cells = rows.map((row) => ({ name: row[0] as Element, price: row[column] ?? null }));
  const items = cells.map(({ name }) => name);
  return { items, names: items, prices: cells.flatMap(({ price }) => price ?? []) };
};

const hasAmount = (cell: Element | null): boolean => cell !== null && pricesIn(visibleText(cell).text).length > 0;

const MAXIMUM_NAME = 40;

const isName = (cell: Element): boolean => {
  const [name = ''] = visibleText(cell).lines;
  return /\p{L}/u.test(name) && name.length <= MAXIMUM_NAME && pricesIn(name).length === 0;
};

const proved = (reading: Reading, page: Page, root: Root, cells: PlanCells): TableSelectors | null => {
  const rows = cells.prices.length > 0 ? cells.items.map((cell) => rowAround(root, cell)) : null;
  const items = rows ?? cells.items;
  if (items.some((item) => item === null)) return null;
  const targets = items as readonly Element[];
  for (const item of selectorsOf(root, targets)) {
    const plans = { page: page.path, item, expect: targets.length };
    for (const fields of fieldsOf(targets, cells)) {
      const proposal: PlansConfig = { ...plans, fields };
      const fact = factOf(reading, proposal, page, targets);
      if (fact) return { plans: proposal, fact };
    }
  }
  return null;
};

const rowAround = (root: Root | Element, cell: Element): Element | null => {
  for (const child of root.children) {
    if (child.type !== 'element') continue;
    if (isNamed(child, 'tr') && child.children.includes(cell)) return child;
    const inner = rowAround(child, cell);
    if (inner) return inner;
  }
  return null;
};

const fieldsOf = (targets: readonly Element[], { names, prices }: PlanCells): readonly NonNullable<PlansConfig['fields']>[] => {
  const found = (cells: readonly Element[], reads: (text: string, index: number) => boolean): readonly ProposedField[] =>
    fieldCandidates(targets.map((item, index) => ({ item, found: chainOf(cells[index]) })))
      .filter((field) => targets.every((item, index) => reads(selectField(field, item)?.text ?? '', index)))
      .slice(0, MAXIMUM_TRIALS);
  const named = found(names, (text, index) => text === visibleText(names[index] as Element).lines[0]);
  if (prices.length === 0) return named.map((name) => ({ name }));
  const priced = found(prices, (text, index) => text === lineOf(prices[index] as Element));
  return named.slice(0, 1).flatMap((name) => priced.map((price) => ({ name, price })));
};

/** A cell, and the elements that alone make up its first line. */
const chainOf = (cell: Element | undefined): readonly Element[] => {
  const inner = cell?.children.find((child): child is Element => child.type === 'element');
  return cell ? [...(inner ? [inner] : []), cell] : [];
};

/** What would be published; null when the selectors do not give as many plans, prices for them, or give an error. */
const factOf = (reading: Reading, plans: PlansConfig, page: Page, targets: readonly Element[]): OpenFact | null => {
  const trial = tryPlans(reading, { facts: { plans } });
  const priced = trial.plans.filter(({ price }) => price.value !== null);
  if (trial.plans.length !== targets.length || priced.length < 2 || trial.problems.some(({ level }) => level === 'error')) return null;
  const words = trial.plans.map(({ name, price }) => `${name} ${priceWords({ ...price, raw: null })}`).join(', ');
  return {
    path: 'plans',
    words: `The table has ${targets.length} plans: ${words}`,
    place: placeOfNode(page, targets[0] as Element, 'table'),
  };
};
