/** The conversion alone, case by case: what is printed is read back as what was converted. UPDATE=1 writes the expected markdown. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastCheck from 'fast-check';
import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { printByPackages } from '../../../compiler/markdown/convert/print.ts';
import { convert } from '../page.ts';
import { blocks, inline, markdownOf, parseMarkdown, plain, printAgain, sayingOf } from './commonmark/documents.ts';

const FOLDER = fileURLToPath(new URL('commonmark', import.meta.url));
const cases = readdirSync(FOLDER).flatMap((name) => (name.endsWith('.html') ? [name.slice(0, -'.html'.length)] : []));

/** A reference such as `&#x20;`, which is not escaped text of the page. */
const REFERENCE = /(?<!\\)&#x/i;

describe.each(cases)('%s', (name) => {
  const { tree, markdown } = markdownOf(readFileSync(join(FOLDER, `${name}.html`), 'utf8'));

  it('are converted as expected', () => {
    const expected = join(FOLDER, `${name}.md`);
    if (process.env.UPDATE === '1') writeFileSync(expected, markdown);
    expect(markdown).toBe(readFileSync(expected, 'utf8'));
  });

  it('are read back, and printed again with the same bytes', () => {
    expect(sayingOf(parseMarkdown(markdown))).toEqual(sayingOf(tree));
    expect(printAgain(markdown)).toBe(markdown);
    expect(markdown).not.toMatch(REFERENCE);
  });

  it('are printed as the packages print them', () => {
    expect(markdown).toBe(printByPackages(tree));
  });
});

describe('random documents', () => {
  const lines = inline.map((content) => `<p>${content}</p>`);

  it.each([
    ['of lines', lines, 500],
    ['of blocks', blocks(false), 150],
    ['of blocks and quotations', blocks(true), 100],
  ])('%s are read back as they are, without character references', (_, documents, numRuns) => {
    fastCheck.assert(
      fastCheck.property(documents, (html) => {
        const { tree, markdown } = markdownOf(html);
        expect(sayingOf(parseMarkdown(markdown))).toEqual(sayingOf(tree));
        expect(markdown).not.toMatch(REFERENCE);
      }),
      { numRuns, seed: 11 },
    );
  });

  it.each([
    ['of lines', lines, 500],
    ['of blocks and quotations', blocks(true), 300],
    ['of ordinary prose', blocks(true, plain), 2000],
  ])('%s are printed as the packages print them', (_, documents, numRuns) => {
    fastCheck.assert(
      fastCheck.property(documents, (html) => {
        const { tree, markdown } = markdownOf(html);
        expect(markdown).toBe(printByPackages(tree));
      }),
      { numRuns, seed: 13 },
    );
  });

  it.each([
    ['of lines', lines, 500],
    ['of blocks', blocks(false), 150],
  ])('%s are a fixed point', (_, documents, numRuns) => {
    fastCheck.assert(
      fastCheck.property(documents, (html) => {
        const { markdown } = markdownOf(html);
        expect(printAgain(markdown)).toBe(markdown);
      }),
      { numRuns, seed: 12 },
    );
  });
});

describe('nesting without end', () => {
  const depthOf = (node: Nodes): number =>
    'children' in node
      ? Math.max(0, ...node.children.map(depthOf)) + (['emphasis', 'strong', 'delete', 'link'].includes(node.type) ? 1 : 0)
      : 0;

  const nested = fastCheck
    .tuple(
      fastCheck.array(fastCheck.constantFrom('<em>', '<strong>', '<del>', '<a href="/y">', '<i>', '<b>', '<p>', '<li>'), {
        minLength: 1,
        maxLength: 4,
      }),
      fastCheck.constantFrom('x', 'x ', ' x', '(', ''),
    )
    .map(([tags, text]) =>
      tags
        .map((tag) => tag + text)
        .join('')
        .repeat(120),
    );

  it('is bounded in what is printed', () => {
    fastCheck.assert(
      fastCheck.property(nested, (html) => {
        const { tree, markdown } = markdownOf(html);
        expect(depthOf(tree)).toBeLessThanOrEqual(5);
        // Lists may be 120 levels deep, each of them indented by two spaces more.
        expect(markdown.replace(/^ +/gm, '').length).toBeLessThan(12 * html.length);
      }),
      { numRuns: 30, seed: 13 },
    );
  });

  it('is taken off a group of marks that no parser could tell apart', () => {
    const { tree, markdown } = markdownOf(`<p>a${'<b>(</b><i>b)</i>'.repeat(2000)}c</p>`);
    expect(markdown.match(/b\\?\)/g)).toHaveLength(2000);
    expect(sayingOf(parseMarkdown(markdown))).toEqual(sayingOf(tree));
  });
});

describe('what pages have and markdown should not', () => {
  const body = (html: string): string => convert(`<title>T</title><main><h1>T</h1>${html}</main>`).markdown.slice('# T\n\n'.length);

  it.each([
    ['list items of icons', '<ul><li><svg></svg></li><li>One</li><li><a href="/x"></a></li></ul>', '- One\n'],
    ['headings, quotations and lists around nothing', '<p>a</p><h2> </h2><blockquote><p></p></blockquote><ul><li></li></ul>', 'a\n'],
    ['marks inside of equal marks', '<p><b>a <strong>b</strong></b> <i><em>c</em></i></p>', '**a b** *c*\n'],
    ['marks around joiners alone', '<p><b>\u200d</b>a</p>', '\u200da\n'],
    ['spaces at the edges of code', '<p>Run<code> npm ci </code>now<code> </code>.</p>', 'Run `npm ci` now .\n'],
    [
      'addresses that need escapes',
      '<p>See https://a.example/b_c, or a@b.example.</p>',
      'See <https://a.example/b_c>, or <a@b.example>.\n',
    ],
    [
      'links without a space between',
      '<p><a href="https://a.example/">one</a><a href="https://b.example/">two</a></p>',
      '[one](https://a.example/) [two](https://b.example/)\n',
    ],
    [
      'signs that addresses cannot hold',
      '<p><a href="mailto:a@b.example?subject=a b">Mail</a></p>',
      '[Mail](mailto:a@b.example?subject=a%20b)\n',
    ],
  ])('%s', (_, html, markdown) => {
    expect(body(html)).toBe(markdown);
  });
});
