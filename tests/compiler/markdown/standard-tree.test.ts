/** Pages whose tags are out of order: their text is the one that browsers show, in the same order. */
import fastCheck from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { Parent, Root } from '../../../compiler/markdown/hast.ts';
import { unfoldLayouts } from '../../../compiler/markdown/layout-tables.ts';
import { PageLimitError } from '../../../compiler/markdown/page-limits.ts';
import { parsePage } from '../../../compiler/markdown/parse.ts';
import { standardTree } from '../../../compiler/markdown/standard-tree.ts';
import { TreeBuilder } from '../../../compiler/markdown/tree-builder.ts';

/** What is never built, as far as the random pages hold it. */
const DROPPED = new Set(['head', 'select']);
/** Elements that the standard adds and nobody wrote. */
const ADDED = new Set(['html', 'body', 'tbody', 'colgroup']);

/** Elements and texts of a tree in their order, as far as a reader could tell them apart. */
const shapeOf = (parent: Parent): string =>
  parent.children
    .map((child) => {
      if (child.type === 'text') return child.value.replace(/\s+/g, '');
      if (child.type !== 'element' || DROPPED.has(child.tagName)) return '';
      return ADDED.has(child.tagName) ? shapeOf(child) : `<${child.tagName}>${shapeOf(child)}</>`;
    })
    .join('');

/** Signs in a page that browsers build another tree of it. */
const signs = (html: string): number => {
  const builder = new TreeBuilder(500);
  const parser = new Parser({
    onopentag: (name, attributes) => builder.open(name, attributes),
    ontext: (text) => builder.text(text),
    onclosetag: (name, isImplied) => builder.close(name, isImplied),
  });
  parser.end(html);
  return builder.repairs;
};

const browserTree = (html: string): Root => fromHtml(html) as Root;

/** The same, with boxes for the tables that only arrange the page. */
const unfoldedTree = (html: string): Root => {
  const root = browserTree(html);
  unfoldLayouts(root);
  return root;
};

const TAGS = (
  'p b i a div span ul li ol dl dt dd h2 table caption thead tbody tr td th blockquote pre button form section svg path ' +
  'foreignObject select br img hr em font label figure figcaption main details summary'
).split(' ');

/** Tags in any order, with a number after each, so that a text that is moved shows. */
const soup = fastCheck
  .array(fastCheck.tuple(fastCheck.constantFrom(...TAGS), fastCheck.constantFrom('<', '</', '<', '</', ' id=a ')), { maxLength: 14 })
  .map((parts) =>
    parts
      .map(([tag, kind], index) =>
        kind === '</' ? `</${tag}>${index} ` : `<${tag}${kind === '<' ? '' : ` class="c${index % 3}"`}>${index} `,
      )
      .join(''),
  );

/** A tree of elements, each with an end tag. */
const tidyTree = fastCheck.letrec<{ node: string }>((tie) => ({
  node: fastCheck.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fastCheck.constantFrom('x ', 'y ', '<br>', '<img alt="">'),
    fastCheck
      .tuple(
        fastCheck.constantFrom('div', 'span', 'b', 'i', 'a', 'ul', 'li', 'p', 'h2', 'table', 'tr', 'td'),
        fastCheck.array(tie('node'), { maxLength: 4 }),
      )
      .map(([tag, inner]) => `<${tag}>${inner.join('')}</${tag}>`),
  ),
})).node;

const document = (body: string): string => `<!doctype html><html><head><title>T</title></head><body><main>${body}</main></body></html>`;

describe('the tree of a page', () => {
  it.each([
    ['tags in any order', soup],
    ['trees whose elements stand where they may not', tidyTree],
  ])('has the elements and texts that browsers show, for %s', (_, bodies) => {
    fastCheck.assert(
      fastCheck.property(bodies, (body) => {
        expect(shapeOf(parsePage(document(body)).root)).toBe(shapeOf(unfoldedTree(document(body))));
      }),
      { numRuns: 3000, seed: 11 },
    );
  });
});

describe('a page whose tags are in order', () => {
  it.each([
    [
      'items, terms, cells and paragraphs without end tags',
      '<ul><li>a<li>b</ul><dl><dt>a<dd>b</dl><p>a<p>b<table><tr><th>a<th>b<tr><td>a<td>b</table><p>c',
    ],
    [
      'a picture in a link, and one that closes itself',
      '<a href="/x">a<svg viewBox="0 0 1 1"><title>t</title><path d="M0"/><g><path></g></svg></a><svg/>',
    ],
    [
      'a list in a link, and links in cells',
      '<a href="/x"><ul><li>a</ul></a><table><tr><td><a href="/y">b</a><td><a href="/z">c</a></table>',
    ],
    ['400 nested boxes', `${'<div>'.repeat(400)}a${'</div>'.repeat(400)}`],
    ['ruby text without end tags', '<p><ruby>a<rp>(<rt>b<rp>)</ruby>'],
    ['a box that ends with the box around it', '<section><div><figure>a</section>b'],
    ['an end of a paragraph alone', 'a</p>b'],
  ])('is not read twice: %s', (_, body) => {
    expect(signs(document(body))).toBe(0);
  });

  it.each([
    ['a mark that is not closed', '<b>a<i>b</b>c</i>'],
    ['a box that is not closed in a mark', '<b><div>a</b>b'],
    ['a link in a link', '<a href="/x">a<span><a href="/y">b</a></span></a>'],
    ['a text between the parts of a table', '<table>a<tr><td>b</table>'],
    ['a row without a table', '<div><tr><td>a</td></tr></div>'],
    ['a block in a paragraph', '<p><b><div>a</div></b></p>'],
    ['a block in a picture', '<svg><g><p>a</p></g></svg>'],
    ['an item in an item', '<ul><li><div>a<li>b</div></li></ul>'],
  ])('differs from one with %s', (_, body) => {
    expect(signs(document(body))).toBeGreaterThan(0);
  });

  it('keeps the content of a page that does not end its head', () => {
    const { root, head } = parsePage('<!doctype html><html><head><title>T</title><h1>a</h1><p>b');
    expect([head.title, shapeOf(root)]).toEqual(['T', '<h1>a</><p>b</>']);
  });
});

describe('repairs', () => {
  it('leave head, marks and scripts as their tags say', () => {
    const body = '<b data-sitec-plan="solo">Solo<p>more</b>rest</p><script type="application/ld+json">{}</script>';
    const page = document(body);
    const { marks, scripts } = parsePage(page);
    expect(marks).toMatchObject([{ attributes: { plan: 'solo' }, text: 'Solomore', offset: page.indexOf('<b ') }]);
    expect(scripts).toEqual([{ text: '{}', start: page.indexOf('{}') }]);
  });

  it('that multiply elements without end are refused', () => {
    const marks = Array.from({ length: 2000 }, (_, index) => `<p><b id=${index}>x</p>`).join('');
    expect(() => parsePage(document(marks))).toThrow(PageLimitError);
  });

  it('move a hundred thousand texts out of a table', () => {
    const { root } = parsePage(document(`<table>${'x<tr>'.repeat(50_000)}</table>`));
    expect(shapeOf(root).replace(/[^x]/g, '')).toHaveLength(50_000);
  });

  it('keep the texts of any page when it is read by the standard alone', () => {
    fastCheck.assert(
      fastCheck.property(soup, (body) => {
        expect(shapeOf(standardTree(document(body)))).toBe(shapeOf(browserTree(document(body))));
      }),
      { numRuns: 3000, seed: 11 },
    );
  });
});
