/** Random documents of the elements that the converter knows, as HTML; and the conversion alone, without the rules about pages. */
import fastCheck, { type Arbitrary } from 'fast-check';
import type { Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { toMarkdownTree } from '../../../../compiler/markdown/convert/convert.ts';
import { print } from '../../../../compiler/markdown/convert/print.ts';
import { tidy } from '../../../../compiler/markdown/convert/tidy.ts';
import { parsePage } from '../../../../compiler/markdown/parse.ts';
import { collapseWhitespace } from '../../../../compiler/markdown/whitespace.ts';

const processor = remark().use(remarkGfm);

/** Reads markdown as other programs do. */
export const parseMarkdown = (markdown: string): Root => processor.parse(markdown);

/** The markdown of HTML, converted as it stands. */
export const markdownOf = (html: string): { readonly tree: Root; readonly markdown: string } => {
  const { root } = parsePage(html);
  collapseWhitespace(root);
  const tree = toMarkdownTree(root);
  return { tree, markdown: print(tree) };
};

/** Markdown that was read and is printed again. */
export const printAgain = (markdown: string): string => print(tidy(parseMarkdown(markdown)));

/** What a tree says: without places, chosen delimiters, and what is only said by being absent. */
export const sayingOf = (tree: Root): unknown =>
  JSON.parse(
    JSON.stringify(tree, (key, value: unknown) =>
      ['position', 'data', 'spread'].includes(key) || value === null || value === '' ? undefined : value,
    ),
  );

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const { array, constantFrom, oneof, string, tuple } = fastCheck;

/** Signs that mean something in markdown, letters, spaces and signs of other scripts. */
const SIGNS = [
  ...'ab9 *_~`|\\[]()<>!&#+-.:/="',
  '\n',
  '  ',
  'é',
  'e\u0301',
  '字',
  '😀',
  '€',
  '\u00a0',
  '\u200d',
  'كي',
  '1. ',
  '- ',
  '&amp;',
];

const signs = array(constantFrom(...SIGNS), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
const words = oneof(
  { weight: 4, arbitrary: signs },
  { weight: 1, arbitrary: string({ unit: 'binary', maxLength: 6 }) },
  { weight: 3, arbitrary: constantFrom('a', ' a', 'a ', '(', 'b c') },
).map(escape);

const source = constantFrom('/a', 'https://a.example/?q[]=1|2', 'https://a.example/(b', 'https://a.example/ü *_x_*');
const address = oneof(source, constantFrom('#c', 'mailto:a@b.example'));

/** Inline content. */
export const inline: Arbitrary<string> = fastCheck.letrec<{ content: string; part: string }>((tie) => ({
  content: array(tie('part'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  part: oneof(
    { maxDepth: 4, depthSize: 'small' },
    words,
    tuple(constantFrom('em', 'strong', 'del', 'b', 'i', 'span'), tie('content')).map(([name, content]) => `<${name}>${content}</${name}>`),
    tuple(address, tie('content')).map(([href, content]) => `<a href="${escape(href)}">${content}</a>`),
    words.map((text) => `<code>${text}</code>`),
    tuple(source, words).map(([src, alt]) => `<img src="${escape(src)}" alt="${alt}">`),
    constantFrom('<br>'),
  ),
})).content;

/** Inline content with characters that need an escape only in some places. */
export const plain: Arbitrary<string> = array(
  constantFrom(
    ...'a|b c|*|#|1.|12.|5)|[|]|](|!|~|`|-|+|=|:-|_|ab_cd|a_b|&lt;|&lt;!|x &amp; y|<b>b</b>|<em>ab_cd</em>|<em>#</em>|<code>d</code>'.split(
      '|',
    ),
    ...'<br>|<br>1. x|<br>#|<a href="/a">c</a>|<a href="/x">[y]</a>|<a href="/x?a=1&amp;b=2">#1</a>'.split('|'),
    '|',
    ' ',
    ' | ',
    '\n',
    '<img src="/i?a=1&amp;b" alt="a | b">',
  ),
  { maxLength: 6 },
).map((parts) => parts.join(''));

/** Blocks in blocks. `quotes`: whether some are quotations, behind which remark takes tight lists for loose ones. `line`: what stands in their lines. */
export const blocks = (quotes: boolean, line = inline): Arbitrary<string> =>
  fastCheck.letrec<{ content: string; block: string; items: string; cell: string }>((tie) => ({
    content: array(tie('block'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
    items: array(
      oneof(
        line.map((text) => `x ${text}`),
        line.map((text) => `<input type="checkbox" checked> x ${text}`),
        tie('content').map((content) => `<p>x</p>${content}`),
        tie('items').map((items) => `x<ul>${items}</ul>`),
      ),
      { minLength: 1, maxLength: 3 },
    ).map((parts) => parts.map((part) => `<li>${part}</li>`).join('')),
    cell: oneof(line, tie('content'), constantFrom('')),
    block: oneof(
      { maxDepth: 3, depthSize: 'small' },
      line.map((content) => `<p>${content}</p>`),
      tuple(constantFrom('h1', 'h2', 'h6'), line).map(([name, content]) => `<${name}>${content}</${name}>`),
      words.map((text) => `<pre><code class="language-x">${text}</code></pre>`),
      constantFrom('<hr>'),
      tie('items').map((items) => `<ul>${items}</ul>`),
      tuple(constantFrom(1, 7, 999_999_999), tie('items')).map(([start, items]) => `<ol start="${start}">${items}</ol>`),
      tie('content').map((content) => (quotes ? `<blockquote>${content}</blockquote>` : `<div>${content}</div>`)),
      array(tuple(tie('cell'), tie('cell')), { minLength: 1, maxLength: 3 }).map((rows) => tableOf([['x', 'y'], ...rows])),
    ),
  })).content;

const tableOf = (rows: readonly (readonly string[])[]): string =>
  `<table>${rows.map((row, index) => `<tr>${row.map((cell) => (index === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`).join('')}</table>`;
