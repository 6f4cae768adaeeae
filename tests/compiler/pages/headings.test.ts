/** The outline of a page: the headings of its markdown, each with an id that stays the same. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastCheck from 'fast-check';
import type { Nodes } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { convert } from '../page.ts';
import { html } from '../site.ts';

const processor = remark().use(remarkGfm);
const idsOf = (body: string): readonly string[] =>
  convert(html('Title', body))
    .headings.slice(1)
    .map(({ id }) => id);

const textOf = (node: Nodes): string =>
  'children' in node ? node.children.map(textOf).join('') : 'value' in node ? node.value : 'alt' in node ? (node.alt ?? '') : '';

/** What a reader of the markdown finds. */
const outlineOf = (node: Nodes): readonly (readonly [level: number, text: string])[] =>
  node.type === 'heading'
    ? [[node.depth, textOf(node).replace(/\s+/g, ' ').trim()]]
    : 'children' in node
      ? node.children.flatMap(outlineOf)
      : [];

const expectOutline = (page: string, name = ''): void => {
  const { headings, markdown } = convert(page);
  expect(
    headings.map(({ level, text }) => [level, text]),
    name,
  ).toEqual(outlineOf(processor.parse(markdown)));
  expect(new Set(headings.map(({ id }) => id)).size, name).toBe(headings.length);
};

describe('the id of a heading', () => {
  it.each([
    ['words', '<h2>Connect your inbox</h2>', ['connect-your-inbox']],
    ['signs between words', '<h2>C# &amp; <code>a_b*</code>, 2nd try!</h2>', ['c-a-b-2nd-try']],
    ['Arabic', '<h2>كيف تبدأ؟</h2>', ['كيف-تبدأ']],
    ['Chinese', '<h2>如何开始</h2>', ['如何开始']],
    ['accents in either form', '<h2>Café</h2><h2>Cafe\u0301</h2>', ['café', 'café-2']],
    ['an emoji beside words', '<h2>🎉 Launch</h2>', ['launch']],
    ['emoji only', '<h2>🎉</h2>', ['section']],
    ['punctuation only', '<h2>?!</h2><h2>…</h2>', ['section', 'section-2']],
    ['an image', '<h2><img src="/a.png" alt="Our logo"></h2>', ['our-logo']],
    ['the same words', '<h2>Setup</h2><h2>Setup</h2><h2>SETUP</h2>', ['setup', 'setup-2', 'setup-3']],
    ['an id of the page', '<h2 id="Step_1">Connect</h2>', ['Step_1']],
    ['an id of the page after equal words', '<h2>Setup</h2><h2 id="setup">Other</h2>', ['setup-2', 'setup']],
    ['an id of the page that looks numbered', '<h2>A</h2><h2>A</h2><h2 id="a-2">B</h2>', ['a', 'a-3', 'a-2']],
    ['an id that stands twice', '<h2 id="x">A</h2><h2 id="x">B</h2>', ['x', 'x-2']],
  ])('of %s', (_, body, ids) => {
    expect(idsOf(body)).toEqual(ids);
  });

  it('is that of the same heading when others come, go or move', () => {
    const words = fastCheck.uniqueArray(fastCheck.stringMatching(/^[a-z]{1,8}( [a-z]{1,8})?$/), { minLength: 2, maxLength: 8 });
    fastCheck.assert(
      fastCheck.property(words, (texts) => {
        const body = (list: readonly string[]): string => list.map((text) => `<h2>${text}</h2><p>Text.</p>`).join('');
        expect(idsOf(body(texts.toReversed()))).toEqual(idsOf(body(texts)).toReversed());
        expect(idsOf(body(texts.slice(1)))).toEqual(idsOf(body(texts)).slice(1));
      }),
      { numRuns: 30 },
    );
  });

  it('is found at once for thousands of equal headings', () => {
    expect(idsOf('<h2>Same</h2>'.repeat(20_000)).at(-1)).toBe('same-20000');
  });
});

describe('the outline is that of the markdown', () => {
  const folder = join(import.meta.dirname, '../markdown/cases');

  it.each(readdirSync(folder))('of %s', (name) => {
    expectOutline(readFileSync(join(folder, name, 'input.html'), 'utf8'), name);
  });

  it.each([
    ['a kicker and a heading before the title', '<main><p>New</p><h2>Before</h2><h1>Title</h1><h2>After</h2></main>'],
    ['a page that shows no title', '<title>Shop</title><main><h2>First</h2></main>'],
    ['two titles', '<title>Shop</title><main><h1>First</h1><h1>Second</h1></main>'],
    [
      'headings in cells, which are no headings there',
      '<main><h1>T</h1><table><tr><th><h3>A</h3></th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table></main>',
    ],
    [
      'headings in lists, quotes and links',
      '<main><h1>T</h1><ul><li><h3>A</h3></li></ul><blockquote><h3>B</h3></blockquote><a href="/x"><h3>C</h3></a></main>',
    ],
    ['line breaks, marks and signs', '<main><h1>T</h1><h2>A<br>b</h2><h2><s>Old</s> # New #</h2><h2>1. ~x~ [y](z)</h2></main>'],
  ])('of %s', (_, page) => {
    expectOutline(page);
  });
});
