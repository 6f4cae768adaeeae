/** Comparison tables: which cell belongs to which plan and row, and what it says. */
import { describe, expect, it } from 'vitest';
import type { Claim } from '../../../compiler/claim.ts';
import { ProblemList } from '../../../compiler/problem.ts';
import type { Icons } from '../../../compiler/readers/cell-value.ts';
import { PlanNames } from '../../../compiler/readers/plans/plan-key.ts';
import { planTables, type PlanFeature } from '../../../compiler/readers/plans/plan-tables.ts';
import { tableGrids } from '../../../compiler/readers/table-grid.ts';
import type { Limit, Money } from '../../../compiler/resources/shapes.ts';
import { barePage } from '../offer-claims.ts';
import { treeOf } from './tree.ts';

interface Read {
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

const readTables = (markup: string, icons: Icons = {}): Read => {
  const problems = new ProblemList();
  const names = new PlanNames(new Set(['acme']));
  for (const name of ['Solo', 'Team', 'Large']) names.add(name, name.toLowerCase());
  const limitKeys = ['users', 'contacts', 'aiCredits', 'accountsPerChannel'];
  const claims = planTables(treeOf(markup), { page: barePage, names, limitKeys, icons, dollar: 'USD', problems });
  return {
    claims,
    said: claims.map((claim) => `${claim.slug} ${claim.pointer} ${wordsOf(claim)}`),
    empty: problems.sorted().map(({ message }) => message),
  };
};

const HEAD = '<tr><th></th><th>Solo</th><th>Team</th></tr>';
const table = (rows: string, head = HEAD): string => `<table>${head}${rows}</table>`;
const row = (...cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const said = (markup: string, icons?: Icons): readonly string[] => readTables(markup, icons).said;

describe('the columns of plans', () => {
  const reports = ['solo /features/reports yes', 'team /features/reports no'];

  it.each([
    ['in the head', `<table><thead>${HEAD}</thead><tbody>${row('Reports', 'yes', 'no')}</tbody></table>`],
    ['in the first row', table(row('Reports', 'yes', 'no'))],
    ['below a row of something else', table(row('Reports', 'yes', 'no'), `<tr><td colspan="3">Compare</td></tr>${HEAD}`)],
    ['with a price beside the name', table(row('Reports', 'yes', 'no'), '<tr><th></th><th>Solo<br>for one</th><th><p>Team</p></th></tr>')],
    ['with words that others leave out', table(row('Reports', 'yes', 'no'), '<tr><th></th><th>Acme Solo</th><th>TEAM plan</th></tr>')],
    [
      'behind a column of something else',
      table(row('Reports', 'new', 'yes', 'no'), '<tr><th></th><th>Since</th><th>Solo</th><th>Team</th></tr>'),
    ],
    ['before the row heads', table(row('yes', 'no', 'Reports'), '<tr><th>Solo</th><th>Team</th><th></th></tr>')],
  ])('are found %s', (_, markup) => {
    expect(said(markup)).toEqual(reports);
  });

  it.each([
    ['only one plan', table(row('Reports', 'yes', 'no'), '<tr><th></th><th>Solo</th><th>Rival</th></tr>')],
    ['names of no plan', table(row('Reports', 'yes', 'no'), '<tr><th></th><th>Gold</th><th>Silver</th></tr>')],
    ['a name inside of a sentence', table(row('Reports', 'yes', 'no'), '<tr><th></th><th>The Solo life</th><th>The Team life</th></tr>')],
    ['a cell that spans two columns', table(row('Reports', 'yes', 'no'), '<tr><th></th><th colspan="2">Solo<br>Team</th></tr>')],
    ['a table that is left out', `<div data-sitec="ignore">${table(row('Reports', 'yes', 'no'))}</div>`],
    ['a quoted table', `<blockquote>${table(row('Reports', 'yes', 'no'))}</blockquote>`],
    ['a hidden table', `<div style="display: none">${table(row('Reports', 'yes', 'no'))}</div>`],
    ['a table in a cell of another table', `<table><tr><td>${table(row('Reports', 'yes', 'no'))}</td></tr></table>`],
  ])('are not found in %s', (_, markup) => {
    expect(said(markup)).toEqual([]);
  });

  it('of a third plan that spans nothing are read; one in a competitor column is not', () => {
    const head = '<tr><th></th><th>Solo</th><th>Rival</th><th>Large</th></tr>';
    expect(said(table(row('Reports', 'yes', 'yes', 'no'), head))).toEqual(['solo /features/reports yes', 'large /features/reports no']);
  });
});

describe('rows', () => {
  it('with a price give prices, for the period of their head', () => {
    expect(said(table(row('Price', '$19 a month', '$29 a month')))).toEqual(['solo /price 19 USD P1M', 'team /price 29 USD P1M']);
    expect(said(table(row('Monthly price', '$19', 'Free')))).toEqual(['solo /price 19 USD P1M', 'team /price 0']);
    expect(said(table(row('Yearly price', '$190', 'Contact us')))).toEqual(['solo /price 190 USD P1Y', 'team /price on_request']);
    expect(said(table(row('Preis', '19 €', '')))).toEqual(['solo /price 19 EUR']);
  });

  it('with a limit give limits', () => {
    expect(said(table(row('Users', '2', 'Unlimited')))).toEqual(['solo /limits/users 2', 'team /limits/users unlimited']);
    expect(said(table(row('AI credits per month', '1,000', 'fair use')))).toEqual([
      'solo /limits/aiCredits 1000 P1M',
      'team /limits/aiCredits unreadable P1M',
    ]);
    expect(said(table(row('Number of contacts', '10k', 'custom')))).toEqual([
      'solo /limits/contacts 10000',
      'team /limits/contacts on_request',
    ]);
  });

  it('with yes or no about a limit are features', () => {
    expect(said(table(row('Users', 'yes', 'no')))).toEqual(['solo /features/users yes', 'team /features/users no']);
  });

  it('with words are features with a note', () => {
    expect(said(table(row('Support', 'E-mail', 'E-mail and phone')))).toEqual([
      'solo /features/support E-mail',
      'team /features/support E-mail and phone',
    ]);
  });

  it('that head a group are no features', () => {
    expect(said(table(`<tr><th colspan="3">Channels</th></tr>${row('Telegram', 'yes', 'no')}`))).toEqual([
      'solo /features/telegram yes',
      'team /features/telegram no',
    ]);
    expect(said(table('<tr><th>Channels</th><td colspan="2"></td></tr>')).filter((each) => each.includes('channels'))).toEqual([]);
  });

  it('without a head say nothing', () => {
    expect(readTables(table(row('', 'yes', 'no')))).toMatchObject({ said: [], empty: [] });
  });

  it('have the head that says so', () => {
    const scoped = '<tr><td>★</td><th scope="row">Reports</th><td>yes</td><td>no</td></tr>';
    expect(said(table(scoped, '<tr><th></th><th></th><th>Solo</th><th>Team</th></tr>'))).toEqual([
      'solo /features/reports yes',
      'team /features/reports no',
    ]);
  });

  it('whose head links to the page of a feature are about that feature', () => {
    const slugs = (href: string): readonly unknown[] =>
      readTables(table(row(`<a href="${href}">Reports</a>`, 'yes', 'no'))).claims.map(({ value }) => (value as PlanFeature).slug);
    expect(slugs('/features/reports/')).toEqual(['reports', 'reports']);
    expect(slugs('../features/reports')).toEqual(['reports', 'reports']);
    expect(slugs('/docs/reports/')).toEqual([null, null]);
    expect(slugs('http://[')).toEqual([null, null]);
  });

  it('say where they stand', () => {
    const markup = table(row('Reports', 'yes', 'no'));
    const [, team] = readTables(markup).claims;
    expect(team?.place).toEqual({
      file: 'site/pricing.html',
      offset: markup.indexOf('<td>no'),
      note: 'table, row "Reports", column "Team"',
    });
  });
});

describe('a price in the head of a column', () => {
  it('is the price of its plan', () => {
    const head = '<tr><th></th><th>Solo<br>$19 a month</th><th>Team<p>$29</p></th></tr>';
    expect(said(table(row('Reports', 'yes', 'no'), head)).slice(0, 2)).toEqual(['solo /price 19 USD P1M', 'team /price 29 USD']);
  });

  it('is no price when it is struck or a word', () => {
    const head = '<tr><th></th><th>Solo<br><s>$29</s></th><th>Team<br>Free</th></tr>';
    expect(said(table('', head))).toEqual([]);
  });
});

describe('cells that span several places', () => {
  it('say the same in each of them', () => {
    expect(
      said(
        table(
          '<tr><td>Reports</td><td colspan="2">no</td></tr><tr><td>Export</td><td>yes</td><td rowspan="2">soon</td></tr><tr><td>API</td><td>no</td></tr>',
        ),
      ),
    ).toEqual(['solo /features/export yes', 'team /features/export soon', 'solo /features/api no', 'team /features/api soon']);
  });

  it('are read where a third plan stands beside them', () => {
    const head = '<tr><th></th><th>Solo</th><th>Team</th><th>Large</th></tr>';
    expect(said(table('<tr><td>Reports</td><td colspan="2">no</td><td>yes</td></tr>', head))).toEqual([
      'solo /features/reports no',
      'team /features/reports no',
      'large /features/reports yes',
    ]);
  });

  it('push the cells behind them to the right', () => {
    const head = '<tr><th colspan="2"></th><th>Solo</th><th>Team</th></tr>';
    expect(said(table('<tr><td>Reports</td><td>daily</td><td>yes</td><td>no</td></tr>', head))).toEqual([
      'solo /features/reports yes',
      'team /features/reports no',
    ]);
  });

  it.each([
    ['nothing', ''],
    ['zero', '0'],
    ['less than zero', '-3'],
    ['a word', 'all'],
  ])('colspan of %s is one', (_, span) => {
    expect(said(table(`<tr><td colspan="${span}">Reports</td><td>yes</td><td>no</td></tr>`))).toEqual([
      'solo /features/reports yes',
      'team /features/reports no',
    ]);
  });

  it('rowspan of zero lasts to the end of the table', () => {
    const [grid] = tableGrids(treeOf('<table><tr><td rowspan="0">a</td><td>b</td></tr><tr><td>c</td></tr><tr><td>d</td></tr></table>'));
    expect(grid?.map((cells) => cells.length)).toEqual([2, 2, 2]);
    expect(new Set(grid?.map(([first]) => first)).size).toBe(1);
  });

  it('without end are cut where the HTML standard cuts them', () => {
    const wide = '<td colspan="99999999" rowspan="99999999">x</td>';
    const start = performance.now();
    const [grid] = tableGrids(treeOf(`<table>${`<tr>${wide.repeat(20)}</tr>`.repeat(500)}</table>`));
    expect(grid).toHaveLength(500);
    expect(Math.max(...(grid ?? []).map((cells) => cells.length))).toBe(1000);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

describe('a cell', () => {
  const cells: readonly (readonly [what: string, cell: string, says: string])[] = [
    ['a word', 'yes', 'yes'],
    ['a German word', 'Ja', 'yes'],
    ['a sign', '✓', 'yes'],
    ['a dash', '—', 'no'],
    ['a sign that screen readers skip', '<i aria-hidden="true">✗</i>', 'no'],
    ['an element with a label', '<i class="icon" aria-label="Included"></i>', 'yes'],
    ['a picture with a text', '<img src="check.svg" alt="Yes">', 'yes'],
    ['a drawing with a title', '<svg viewBox="0 0 1 1"><title>no</title><path d="M0 0"/></svg>', 'no'],
    ['a title', '<i title="not included"></i>', 'no'],
    ['text for screen readers', '<i class="icon"></i><span class="sr-only">Yes</span>', 'yes'],
    ['an attribute of sitec', '<i class="icon" data-sitec-cell="yes"></i>', 'yes'],
    ['an attribute of sitec before its text', '<i data-sitec-cell="partial">✓</i>', 'partial'],
    ['text before the label of a picture', 'soon <img src="x.svg" alt="Yes">', 'soon'],
  ];

  it.each(cells)('with %s', (_, cell, says) => {
    expect(readTables(table(row('Reports', cell, 'no')))).toMatchObject({
      said: [`solo /features/reports ${says}`, 'team /features/reports no'],
      empty: [],
    });
  });

  it('is marked itself', () => {
    expect(said(table('<tr><td>Reports</td><td data-sitec-cell="no">✓</td><td>no</td></tr>'))[0]).toBe('solo /features/reports no');
  });

  it('with an icon is what the configuration says of it', () => {
    const icons = { '.check': 'yes', 'svg.cross, .no': 'no', '.half': 'partial' };
    const rows =
      row('Reports', '<i class="fa check"></i>', '<svg class="cross"></svg>') + row('Export', '<b class="no"></b>', '<i class="half"></i>');
    expect(readTables(table(rows), icons)).toMatchObject({
      said: ['solo /features/reports yes', 'team /features/reports no', 'solo /features/export no', 'team /features/export partial'],
      empty: [],
    });
  });

  it.each([
    ['nothing', ''],
    ['an icon that nobody names', '<i class="icon-check"></i>'],
    ['a drawing without a title', '<svg class="check"><path d="M0 0"/></svg>'],
    ['a picture without a text', '<img src="check.svg" alt="">'],
    ['an empty label', '<i aria-label=" "></i>'],
    ['hidden words', '<span hidden>yes, of course</span>'],
  ])('with %s says nothing, and never no', (_, cell) => {
    expect(readTables(table(row('Reports', cell, 'yes')))).toMatchObject({
      said: ['team /features/reports yes'],
      empty: ['empty cell in row "Reports", column "Solo"'],
    });
  });

  it('that is missing says nothing', () => {
    expect(readTables(table('<tr><td>Reports</td><td>yes</td></tr>'))).toMatchObject({ said: ['solo /features/reports yes'], empty: [] });
  });
});
