/** What was put into a file is found again, and taking it out gives the file. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertInPage } from '../../../../compiler/html/html.ts';
import { insertedRanges, withoutRanges } from '../../../../compiler/site/in-place/record.ts';
import { html } from '../../site.ts';

const bytesOf = (text: string): Buffer => Buffer.from(text);

describe('what was put into a page', () => {
  it.each([
    ['at three places', html('Acme')],
    ['close to each other', '<html><head></head><body></body></html>'],
    ['at the very end', '<title>Acme</title><p>Text'],
  ])('%s is all that is noted', (_, page) => {
    const written = Buffer.from(
      insertInPage(bytesOf(page), { head: '<link rel="a">', start: '<!-- words -->', end: '<aside>words</aside>' }),
    );
    const ranges = insertedRanges(bytesOf(page), written) ?? [];
    expect(ranges.reduce((sum, [from, to]) => sum + to - from, 0)).toBe(written.length - bytesOf(page).length);
    expect(withoutRanges(written, ranges).toString()).toBe(page);
  });

  it('is nothing for the same file', () => {
    expect(insertedRanges(bytesOf('same'), bytesOf('same'))).toEqual([]);
  });

  it.each(['', 'other', 'sam', 'xame', 'Same'])('of another file, %j, is not told', (written) => {
    expect(insertedRanges(bytesOf('same'), bytesOf(written))).toBe(null);
  });

  it('can always be taken out, when it is told', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '<'), maxLength: 200 });
    fc.assert(
      fc.property(text, text, fc.nat(), fc.nat(), (page, put, first, second) => {
        const at = first % (page.length + 1);
        const then = at + (second % (page.length - at + 1));
        const written = bytesOf(page.slice(0, at) + put + page.slice(at, then) + put + page.slice(then));
        const ranges = insertedRanges(bytesOf(page), written);
        return ranges === null || withoutRanges(written, ranges).toString() === page;
      }),
    );
    expect(insertedRanges(bytesOf('ab'), bytesOf('axb'))).toEqual([[1, 2]]);
  });
});
