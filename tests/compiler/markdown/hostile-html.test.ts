/** HTML that other converters do not survive: each must end, and keep its words. */
import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PageLimitError } from '../../../compiler/markdown/page-limits.ts';
import { parsePage } from '../../../compiler/markdown/parse.ts';
import { convert } from '../page.ts';

const page = (body: string): string => `<title>T</title><main><h1>T</h1>${body}</main>`;

const wordsOf = (text: string): number => text.match(/q/g)?.length ?? 0;

describe('names of elements', () => {
  it.each(['constructor', 'Content', 'sitec-content', 'Footnote', 'FootnoteReference', 'sitec-footnote', 'hasOwnProperty'])(
    'that mean something in a program mean nothing: %s',
    (name) => {
      const { markdown } = convert(
        page(`<p>q</p><${name} id="1">q <b>q</b></${name}><table><tr><td><${name}>q</${name}></td></tr></table>`),
      );
      expect(wordsOf(markdown)).toBe(4);
      expect(markdown).not.toContain('[^');
    },
  );
});

describe('nesting', () => {
  it.each([
    ['em and div', '<em>q<div>q', 30, 60],
    ['p, b and i', '<p><b><i>q', 160, 160],
    ['one mark in itself', '<strong>q', 400, 400],
    ['links in links', '<a href="/y">q', 200, 200],
    ['lists', '<ul><li>q', 100, 100],
    ['quotations', '<blockquote>q', 200, 200],
    ['tables', '<table><tr><td>q', 100, 100],
  ])('of %s ends and keeps every word', (_, part, times, words) => {
    expect(wordsOf(convert(page(part.repeat(times))).markdown)).toBe(words);
  });

  it.each([
    ['links', '<a href="/y">q</a> '],
    ['films', '<iframe src="https://www.youtube.com/embed/y" title="q"></iframe>'],
    ['breaks', 'q<br>'],
    ['marks', '<b>q</b><i>r</i>'],
  ])('that there is none of: a line of 40,000 %s ends too', (_, part) => {
    expect(wordsOf(convert(page(`<p>${part.repeat(40_000)}</p>`)).markdown)).toBe(40_000);
  });

  it('200 times three levels deep is over the limit of 500 and is refused', () => {
    expect(() => parsePage(page('<p><b><i>x'.repeat(250)))).toThrow(PageLimitError);
  });

  it('of random elements neither throws nor loses a word', () => {
    const tags = [
      'p',
      'b',
      'i',
      'em',
      'a',
      'div',
      'ul',
      'li',
      'ol',
      'table',
      'tr',
      'td',
      'th',
      'pre',
      'code',
      'h2',
      'del',
      'blockquote',
      'dl',
      'dt',
      'dd',
    ];
    const part = fastCheck.tuple(fastCheck.constantFrom(...tags), fastCheck.boolean());
    fastCheck.assert(
      fastCheck.property(fastCheck.array(part, { maxLength: 40 }), (parts) => {
        const html = parts.map(([tag, close]) => (close ? `</${tag}>` : `<${tag}>`)).join(' ');
        expect(convert(page(`<p>before</p>${html}<p>after</p>`)).markdown).toMatch(/before[^]*after/);
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});

describe('tables', () => {
  it('with a column span of a hundred million stay small', () => {
    const { markdown } = convert(page('<table><tr><th>a<th>b</tr><tr><td colspan="99999999">x<td>y</tr></table>'));
    expect(markdown.length).toBeLessThan(100);
  });

  it('with 500 rows of wide spans do not grow', () => {
    const { markdown } = convert(page(`<table>${'<tr><td colspan=1000>q<td colspan=1000>q'.repeat(500)}</table>`));
    expect(wordsOf(markdown)).toBe(1000);
  });

  it('with 3,000 cells that span all further rows do not grow', () => {
    const { markdown } = convert(page(`<table>${'<tr><td rowspan=3000>q'.repeat(3000)}</table>`));
    expect(wordsOf(markdown)).toBe(3000);
  });

  it('whose cells span rows that do not exist end with the table', () => {
    const { markdown } = convert(page('<table><tr><th rowspan="70000">x</th><th>y</th></tr><tr><td>z</td></tr></table>'));
    expect(markdown).toContain('| x | y |\n| - | - |\n| x | z |');
  });
});

describe('titles', () => {
  const title = fastCheck.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
  const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

  it('are one heading on one line, whatever they hold', () => {
    fastCheck.assert(
      fastCheck.property(title, (text) => {
        const { markdown } = convert(page('').replace('<h1>T', `<h1>${escape(text)}`));
        expect(markdown.trimEnd().split('\n')).toHaveLength(1);
        expect(markdown).toMatch(/^# ./);
      }),
      { numRuns: 300, seed: 3 },
    );
  });
});
