/** What a reader sees of a part of a page, and where each of its words stands. */
import { describe, expect, it } from 'vitest';
import { visibleText } from '../../../../compiler/facts/readers/visible-text.ts';
import { treeOf } from './tree.ts';

type Row = readonly [what: string, markup: string, text: string];

const textIn = (markup: string): string => visibleText(treeOf(markup)).text.trim();

describe('parts of a line join as on the screen', () => {
  const rows: readonly Row[] = [
    ['sign, amount and period', '<p><sup>$</sup><b>19</b><i>/month</i></p>', '$19/month'],
    ['an amount with its decimals in elements', '<p>$<b>19</b><sub>.99</sub></p>', '$19.99'],
    ['a decimal sign alone', '<p><span>19</span><span>,</span><span>90 €</span></p>', '19,90 €'],
    ['a word after a number', '<p><b>19</b><span>USD</span></p>', '19 USD'],
    ['a sign after a number', '<p><b>19</b><span>€</span></p>', '19€'],
    ['white space of any kind', '<p>\n  $19\n\t per   month </p>', '$19 per month'],
    ['letters of a word, with a mark for readers of amounts', '<p><b>S</b>olo</p>', 'S\u200Bolo'],
    ['comments in between', '<p>$<!-- -->19<!-- -->/mo</p>', '$19/mo'],
    ['entities', '<p>&#36;19&nbsp;/ month</p>', '$19 / month'],
  ];

  it.each(rows)('%s', (_, markup, text) => {
    expect(textIn(markup)).toBe(text);
  });
});

describe('blocks and breaks begin a line', () => {
  const rows: readonly Row[] = [
    ['paragraphs', '<p>$19</p><p>5 users</p>', '$19\n5 users'],
    ['a block in a line', 'Solo<div>$19</div>a month', 'Solo\n$19\na month'],
    ['a line break', '<p>$19<br>5 users</p>', '$19\n5 users'],
    ['items of a list', '<ul><li>5 users</li>\n<li>2 channels</li></ul>', '5 users\n2 channels'],
    ['empty blocks, once', '<div><div></div><p>Solo</p><div></div></div><p></p><p>$19</p>', 'Solo\n$19'],
  ];

  it.each(rows)('%s', (_, markup, text) => {
    expect(textIn(markup)).toBe(text);
  });
});

describe('digits of two elements', () => {
  const rows: readonly Row[] = [
    ['never become one number', '<p><b>19</b><b>29</b></p>', '19\n29'],
    ['not even with one digit at the seam', '<p><b>19</b><b>9</b></p>', '19\n9'],
    ['nor when an element without text stands between', '<p><b>5</b><i></i><b>49</b></p>', '5\n49'],
    ['are one when each of them has its own element', '<p>$<i>1</i><i>9</i><i>9</i></p>', '$199'],
    ['in sup are cents', '<p>$19<sup>99</sup></p>', '$19.99'],
    ['in sub are cents', '<p>$<b>19</b><sub>99</sub>/mo</p>', '$19.99/mo'],
    ['in sup with a dot are decimals', '<p>$19<sup>.99</sup></p>', '$19.99'],
    ['in sup are no cents when there is one', '<p>$19<sup>1</sup></p>', '$19\n1'],
    ['in sup are no cents when there are three', '<p>$19<sup>999</sup></p>', '$19\n999'],
  ];

  it.each(rows)('%s', (_, markup, text) => {
    expect(textIn(markup)).toBe(text);
  });
});

describe('is not seen', () => {
  it.each([
    ['s', '<s>$29</s>'],
    ['del', '<del>$29</del>'],
    ['strike', '<strike>$29</strike>'],
    ['a style with line-through', '<b style="text-decoration: line-through">$29</b>'],
    ['the class line-through', '<b class="text-sm line-through">$29</b>'],
    ['the class old-price', '<b class="old-price">$29</b>'],
    ['the class price--was', '<b class="price--was">$29</b>'],
    ['the label of a former price', '<b aria-label="Original price $29">$29</b>'],
    ['hidden', '<b hidden>$29</b>'],
    ['aria-hidden', '<b aria-hidden="true">$29</b>'],
    ['display: none', '<b style="color: red; display:none">$29</b>'],
    ['visibility: hidden', '<b style="visibility: hidden">$29</b>'],
    ['the class hidden', '<b class="price hidden">$29</b>'],
    ['the class d-none', '<b class="d-none">$29</b>'],
    ['a template', '<template><b>$29</b></template>'],
    ['a quotation', '<blockquote>I pay $29</blockquote>'],
    ['what the site leaves out', '<b data-sitec="ignore">$29</b>'],
    ['what it leaves out of its own search', '<b data-pagefind-ignore>$29</b>'],
    ['what it leaves out of markdown', '<b data-no-markdown>$29</b>'],
    ['what it leaves out for agents', '<b data-agent-markdown="exclude">$29</b>'],
    ['a script', '<script>document.write("$29")</script>'],
    ['a style sheet', '<style>b::after { content: "$29" }</style>'],
    ['noscript', '<noscript>$29</noscript>'],
    ['options of a field', '<select><option>$29</option></select>'],
    ['text of a picture', '<svg><text>$29</text></svg>'],
    ['a comment', '<!-- $29 -->'],
    ['an attribute', '<b title="$29"></b>'],
  ])('%s', (_, markup) => {
    expect(textIn(`<div><p>$19</p>${markup}</div>`)).toBe('$19');
  });
});

describe('is seen', () => {
  it.each([
    ['hidden="until-found"', '<b hidden="until-found">$29</b>'],
    ['a class that another one shows again', '<b class="hidden md:block">$29</b>'],
    ['a class of Bootstrap that is shown again', '<b class="d-none d-md-flex">$29</b>'],
    ['aria-hidden="false"', '<b aria-hidden="false">$29</b>'],
    ['data-pagefind-ignore="false"', '<b data-pagefind-ignore="false">$29</b>'],
    ['a class that only sounds like a former price', '<b class="bold-price">$29</b>'],
  ])('%s', (_, markup) => {
    expect(textIn(markup)).toBe('$29');
  });
});

it('elements can be skipped', () => {
  const { text } = visibleText(treeOf('<h3>Max 5</h3><p>$19</p>'), ({ tagName }) => tagName === 'h3');
  expect(text.trim()).toBe('$19');
});

describe('the place of a word', () => {
  const markup = '<div>\n  <h3>Solo</h3>\n  <p>\n    <span>$</span><b>19</b> a month</p>\n <ul><li>5 users</li></ul></div>';
  const { text, offsetAt } = visibleText(treeOf(markup));

  it.each([
    ['Solo', 'Solo<'],
    ['$', '$<'],
    ['19', '19<'],
    ['5 users', '5 users'],
  ])('%s is that of its text in the page', (words, source) => {
    expect(offsetAt(text.indexOf(words))).toBe(markup.indexOf(source));
  });

  it('is the first one before the first word, and the last one behind the last', () => {
    expect(offsetAt(-1)).toBe(markup.indexOf('Solo'));
    expect(offsetAt(10_000)).toBe(markup.indexOf('5 users'));
    expect(visibleText(treeOf('<p></p>')).offsetAt(0)).toBe(0);
  });
});

it('reads deep and long markup to the end', () => {
  const deep = `${'<div>'.repeat(400)}$19${'</div>'.repeat(400)}`;
  expect(textIn(deep)).toBe('$19');
  const long = '<i>1</i>'.repeat(20_000);
  const start = performance.now();
  expect(textIn(long)).toHaveLength(20_000);
  expect(performance.now() - start).toBeLessThan(5000);
});
