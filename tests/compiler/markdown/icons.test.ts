/** Icons in the tables of twins: what names them, in which order, and how one that nothing names is reported. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildSite, html, type Files } from '../site.ts';

const shapeOf = (data: string): string => `shape:${createHash('sha256').update(data).digest('hex').slice(0, 12)}`;

const table = (...cells: readonly string[]): string =>
  `<table><tr><th>Row</th><th>Solo</th></tr>${cells.map((cell, index) => `<tr><td>Row ${index}</td>${cell}</tr>`).join('')}</table>`;

const build = (body: string, icons: Readonly<Record<string, string>> = {}) => {
  const files: Files = { 'index.html': html('Acme', body), 'sitec.config.json': JSON.stringify({ icons }) };
  return buildSite({ files });
};

/** The last cell of each row of the table in a twin. */
const cellsOf = (twin: string): readonly string[] => [...twin.matchAll(/^\| Row \d+ \| ?(.*?) ?\|$/gm)].map(([, cell = '']) => cell);

const DRAWN = '<svg class="k"><path d="M1 1"/><g><path d="M2 2"></path></g></svg>';

describe('the name of an icon', () => {
  const icons = { '.k': 'yes', 'td.half': 'partial', [shapeOf('M3 3')]: 'no', 'tr:has(.odd) b': 'no' };

  it.each([
    ['its mark', `<td data-sitec-cell="marked">${DRAWN}</td>`, 'marked'],
    ['the text of the cell', `<td>5 users ${DRAWN}</td>`, '5 users'],
    ['its label', '<td><svg class="k" aria-label="Included"></svg></td>', 'Included'],
    ['its title', '<td><svg class="k"><title>Included</title></svg></td>', 'Included'],
    ['its alternative', '<td><img class="k" src="x.svg" alt="Included"></td>', 'Included'],
    ['the configuration', `<td>${DRAWN}</td>`, 'Yes'],
    ['the configuration, before words in class names', '<td><i class="k icon-cross"></i></td>', 'Yes'],
    ['the configuration of the cell', '<td class="half"></td>', 'Partial'],
    ['the configuration of its place', '<td><b></b><i class="odd"></i></td>', 'No'],
    ['the configuration of its shape', '<td><svg width="9"><path d="M3 3"/></svg></td>', 'No'],
    ['a word in its class', '<td><i class="fa-check"></i></td>', 'Yes'],
    ['nothing', '<td><i class="constructor"></i></td>', ''],
  ])('is %s', async (_, cell, name) => {
    const { read, codes } = await build(table(cell), icons);
    expect(cellsOf(read('index.md'))).toEqual([name]);
    expect(codes).not.toContain('SITEC3111');
  });

  it('is asked for on pages that browsers repair too', async () => {
    const { read } = await build(`<p><b>x<div>y</b></div>${table(`<td>${DRAWN}</td>`)}`, { [shapeOf('M1 1M2 2')]: 'yes' });
    expect(cellsOf(read('index.md'))).toEqual(['Yes']);
  });
});

describe('an icon without a name', () => {
  const drawing = (data: string): string => `<td><svg><path d="${data}"/></svg></td>`;

  it('is reported with its shape, and that names it', async () => {
    const { problem } = await build(table('<td>yes</td>', `<td>${DRAWN}</td>`));
    const { message, fix } = problem('SITEC3111');
    expect(message).toBe(`the icon in "Row 1" has no name, ${shapeOf('M1 1M2 2').replace(':', ' ')}`);
    const [, key = ''] = /'(shape:\w+)': 'yes'/.exec(fix) ?? [];
    const named = await build(table(`<td>${DRAWN}</td>`), { [key]: 'yes' });
    expect([named.codes, cellsOf(named.read('index.md'))]).toEqual([[], ['Yes']]);
  });

  it('is reported once for each shape, three of a page', async () => {
    const { problems } = await build(table(...['a', 'a', 'b', 'c', 'd', 'b', 'e'].map(drawing)));
    const messages = problems.filter(({ code }) => code === 'SITEC3111').map(({ message }) => message);
    expect(new Set(messages.map((message) => /"(.*?)"/.exec(message)?.[1]))).toEqual(new Set(['Row 0', 'Row 2', 'Row 3']));
    expect(messages).toHaveLength(3);
    expect(messages.filter((message) => message.endsWith(', and 2 more'))).toHaveLength(1);
  });

  it('is not reported where its row has no name', async () => {
    const { codes } = await build('<table><tr><td><img src="step.gif"></td><td>Call us.</td></tr><tr><td></td><td>Pay.</td></tr></table>');
    expect(codes).toEqual([]);
  });
});
