/** Cells of comparison tables: what they say, and where one stands that spans several places. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tableGrids } from '../../../../compiler/facts/readers/table-grid.ts';
import { readTables, row, said, table } from './tables.ts';
import { treeOf } from './tree.ts';

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
    const [grid] = tableGrids(treeOf(`<table>${`<tr>${wide.repeat(20)}</tr>`.repeat(500)}</table>`));
    expect(grid).toHaveLength(500);
    expect(Math.max(...(grid ?? []).map((cells) => cells.length))).toBe(1000);
  });

  it('fill no more places than a comparison of so many cells needs', () => {
    const placesOf = (markup: string): number =>
      (tableGrids(treeOf(markup))[0] ?? []).reduce((sum, cells) => sum + cells.filter(Boolean).length, 0);
    const tall = (rows: number): string => `<table>${'<tr><td rowspan="1000">a</td><td>b</td></tr>'.repeat(rows)}</table>`;
    expect([100, 1000, 4000].map((rows) => placesOf(tall(rows)) <= Math.max(10_000, rows * 2 * 101))).toEqual([true, true, true]);
    expect(placesOf(`<table>${'<tr><td rowspan="65534" colspan="1000">a</td></tr>'.repeat(3000)}</table>`)).toBeLessThan(310_000);
  });

  it('that no place is left for stand in their first', () => {
    const rows = '<tr><td rowspan="65534" colspan="1000">a</td></tr>'.repeat(40);
    const [grid] = tableGrids(treeOf(`<table>${rows}</table>`));
    expect(grid?.slice(0, 20).map((cells) => cells.length)).toEqual(Array.from({ length: 20 }, () => 1));
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
    ['a sign in colour', '✅', 'yes'],
    ['a sign with a selector of its style', '☑\uFE0F', 'yes'],
    ['a cross', '✕', 'no'],
    ['a cross in colour', '❌', 'no'],
    ['a minus', '−', 'no'],
    ['a sign and its word', '✓ <span class="sr-only">Included</span>', 'yes'],
    ['a sign and another word', '✓ 5 users', '✓ 5 users'],
    ['a sign that a word contradicts', '✓ No', '✓ No'],
    ['a picture of a sign', '<img src="a.svg" alt="check">', 'yes'],
    ['a picture of a sign in colour', '<img src="a.svg" alt="Green check mark icon">', 'yes'],
    ['a picture of a cross', '<img src="a.svg" alt="cross">', 'no'],
    ['a picture of something else', '<img src="a.svg" alt="Background check">', 'Background check'],
    ['a word that is a sign in its font', '<i class="material-icons">check</i>', 'yes'],
    ['the word alone', 'Check', 'Check'],
    ['a letter that is yes or no', 'X', 'X'],
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

  it('with an icon is what the configuration says of its shape, or of its place', () => {
    const drawn = '<svg viewBox="0 0 9 9"><path d="M1 1"/><g><path d="M2 2"/></g></svg>';
    const shape = createHash('sha256').update('M1 1M2 2').digest('hex').slice(0, 12);
    const icons = { [`shape:${shape}`]: 'yes', 'td:last-child > b': 'no' };
    expect(said(table(row('Reports', drawn, '<b></b>')), icons)).toEqual(['solo /features/reports yes', 'team /features/reports no']);
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
