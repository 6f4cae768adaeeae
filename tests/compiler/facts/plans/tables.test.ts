/** Comparison tables: which cell belongs to which plan and row. */
import { describe, expect, it } from 'vitest';
import type { PlanFeature } from '../../../../compiler/facts/readers/plans/plan-tables.ts';
import { HEAD, readTables, row, said, table } from './tables.ts';

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
  it('with a price are left to the finder of offers', () => {
    expect(said(table(row('Price', '$19 a month', '$29 a month')))).toEqual([]);
    expect(said(table(row('Monthly price', '$19', 'Free')))).toEqual([]);
    expect(said(table(row('Yearly price', '$190', 'Contact us')))).toEqual([]);
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
      end: markup.indexOf('<td>no') + '<td>no</td>'.length,
      note: 'table, row "Reports", column "Team"',
    });
  });
});
