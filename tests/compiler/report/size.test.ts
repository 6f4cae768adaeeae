/** The report of a large site: at most 1 MB, with everything else beside it. */
import { expect, it } from 'vitest';
import { eachView, type PageView } from '../../../compiler/report/page-views.ts';
import { portionOf } from '../../../compiler/report/portion.ts';
import { partsOf } from './built-parts.ts';
import { renderReport } from '../../../compiler/report/render.ts';
import { largeReport } from './report-data.ts';
import { besideValue, ReportPage } from './report-page.ts';

/** Bytes that a report has at most. */
const MAXIMUM = 1_000_000;

it.each([1000, 5000])('of a site of %d pages stays below 1 MB and loses no row', (pages) => {
  const { html, files } = renderReport(largeReport(pages), partsOf());
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MAXIMUM);
  const report = new ReportPage(html);
  for (const list of ['problems', 'plans', 'facts', 'pages']) {
    const shown = report.texts(`[data-list=${list}] > *`).length;
    const { value } = besideValue(files.get(`${list}.js`) ?? '');
    expect(shown).toBeGreaterThan(0);
    expect([list, shown + (value as readonly string[]).length]).toEqual([list, pages]);
  }
});

it('shows rows until there is no room, in their order', () => {
  expect(portionOf(['aa', 'bb', 'é', 'c'], 6)).toEqual({ shown: ['aa', 'bb', 'é'], rest: ['c'] });
  expect(portionOf(['aa', 'bb'], 4)).toEqual({ shown: ['aa', 'bb'], rest: [] });
  expect(portionOf(['aaa', 'b'], 2)).toEqual({ shown: [], rest: ['aaa', 'b'] });
  expect(
    portionOf(
      Array.from({ length: 1200 }, () => 'a'),
      5000,
    ).shown,
  ).toHaveLength(1000);
});

it('keeps pages to look at until there is no room, and leaves out pages that are too large', () => {
  const note = { leftOut: { first: [], others: { count: 2, words: 7 } }, repeated: { first: [], others: { count: 0, words: 0 } } };
  const pages = [3, 2_000_001, 4, 9, 1].map((length) => ({
    html: () => ({ bytes: Buffer.from('x'.repeat(length)) }),
    htmlDigest: () => `digest ${length}`,
    htmlSize: { bytes: length },
    twin: () => 'y',
    note: () => note,
  })) as unknown as Parameters<typeof eachView>[0];
  const seen: (readonly [string, PageView])[] = [];
  const write = (name: string, view: () => PageView): boolean => seen.push([name, view()]) > 0;
  const views = eachView(pages, write, 9);
  expect([...views.keys()]).toEqual([0, 2]);
  expect(seen[0]).toEqual([views.get(0), { html: 'xxx', markdown: 'y', leftOut: [], others: 7 }]);
  // A folder that cannot be written is not tried again and again.
  expect([...eachView(pages, () => false)]).toEqual([]);
});
