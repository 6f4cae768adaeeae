/** Comparison tables without a page around them, and what is read of them. */
import type { Claim } from '../../../../compiler/facts/claim.ts';
import type { Icons } from '../../../../compiler/facts/readers/cell-value.ts';
import { PlanNames } from '../../../../compiler/facts/readers/plans/plan-key.ts';
import { planTables, type PlanFeature } from '../../../../compiler/facts/readers/plans/plan-tables.ts';
import { ProblemList } from '../../../../compiler/problems/problem.ts';
import type { Limit, Money } from '../../../../compiler/schema/shapes.ts';
import { barePage } from '../readers/offer-claims.ts';
import { treeOf } from './tree.ts';

/** What tables were read as. */
export interface Read {
  /** "solo /features/reports yes", in the order of the cells. */
  readonly said: readonly string[];
  readonly claims: readonly Claim[];
  readonly empty: readonly string[];
}

const wordsOf = ({ pointer, value }: Claim): string => {
  if (pointer === '/price') return moneyWords(value as Money);
  if (pointer.startsWith('/limits/')) return limitWords(value as Limit);
  const { included, note } = value as PlanFeature;
  return note ?? (included === null ? 'unknown' : included ? 'yes' : 'no');
};
const moneyWords = ({ value, currency, period, reason }: Money): string =>
  value === null ? String(reason) : [value, currency, period].filter((part) => part !== null).join(' ');
const limitWords = ({ value, unlimited, period, reason }: Limit): string =>
  unlimited ? 'unlimited' : [value ?? reason, period].filter((part) => part !== null).join(' ');

/** Reads the tables of some markup for the plans Solo, Team and Large of Acme. */
export const readTables = (markup: string, icons: Icons = {}): Read => {
  const problems = new ProblemList();
  const names = new PlanNames(new Set(['acme']));
  for (const name of ['Solo', 'Team', 'Large']) names.add(name, name.toLowerCase());
  const limitKeys = ['users', 'contacts', 'aiCredits', 'accountsPerChannel'];
  const claims = planTables(treeOf(markup), { page: barePage, names, limitKeys, icons, problems });
  return {
    claims,
    said: claims.map((claim) => `${claim.slug} ${claim.pointer} ${wordsOf(claim)}`),
    empty: problems.sorted().map(({ message }) => message),
  };
};

/** The head of a table with two plans. */
export const HEAD = '<tr><th></th><th>Solo</th><th>Team</th></tr>';
/** A table with the plans Solo and Team in its head. */
export const table = (rows: string, head = HEAD): string => `<table>${head}${rows}</table>`;
/** A row of cells. */
export const row = (...cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
/** What the cells of some markup say. */
export const said = (markup: string, icons?: Icons): readonly string[] => readTables(markup, icons).said;
