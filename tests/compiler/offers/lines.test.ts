/** What of the mark-up of a page becomes words of a price. */
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { elements } from '../../../compiler/markdown/hast.ts';
import { linesOf } from '../../../compiler/offers/lines.ts';
import { cards, shown } from './shown.ts';

it.each<readonly [title: string, content: string, line: string]>([
  ['struck by an element', '<p><del>$5</del> <strike>$6</strike> $9</p>', 'Pro = 9 USD "$9"'],
  [
    'struck by a class',
    '<p><span class="line-through">$5</span><span class="old-price">$6</span><span class="price--old">$7</span><span class="strikethrough">$8</span> $9</p>',
    'Pro = 9 USD "$9"',
  ],
  ['struck by a style', '<p><span style="text-decoration:line-through">$5</span> $9</p>', 'Pro = 9 USD "$9"'],
  ['struck by a label', '<p><span aria-label="Original price">$5</span> $9</p>', 'Pro = 9 USD "$9"'],
  ['named by a label', '<p><span aria-label="Price">$9</span></p>', 'Pro = 9 USD "$9"'],
  ['before a short word with a point', '<p>all boxes $9 per pc.</p>', 'Pro = 9 USD per pc "$9 per pc"'],
  ['at the end of a sentence', '<p>all boxes $9 per box.</p>', ''],
  ['in front of the point of a currency, behind a word', '<p>429 DKK</p><p>Card 4399 kr.</p>', 'Pro = 429 DKK "429 DKK"'],
  ['in a quotation', '<p><q>$5</q> $9</p>', 'Pro = 9 USD "$9"'],
  ['in code', '<p><code>$5</code> $9</p>', 'Pro = 9 USD "$9"'],
  [
    'left out by the site',
    '<p><span data-sitec="ignore">$5</span><span data-pagefind-ignore>$6</span><span data-no-markdown>$7</span><span data-agent-markdown="exclude">$8</span> $9</p>',
    'Pro = 9 USD "$9"',
  ],
  [
    'not left out',
    '<p><span data-pagefind-ignore="false">$9</span><span data-agent-markdown="include">/mo</span></p>',
    'Pro = 9 USD P1M "$9/mo"',
  ],
  ['in a tooltip', '<p><span role="tooltip">$5</span> $9</p>', 'Pro = 9 USD "$9"'],
  ['in a hidden class', '<p><span class="hidden">$5</span></p>', 'Pro = 5 USD hidden "$5"'],
  ['in a class hidden on phones', '<p><span class="hidden md:block">$9</span></p>', 'Pro = 9 USD "$9"'],
  ['in a class shown on large screens', '<p><span class="d-none d-md-block">$9</span></p>', 'Pro = 9 USD "$9"'],
  ['hidden by a style', '<p><span style="visibility:hidden">$9</span></p>', 'Pro = 9 USD hidden "$9"'],
  ['with a space of no width', '<p><span>Only</span><b>$9</b></p>', 'Pro = 9 USD "$9"'],
  ['digits in elements of their own', '<p>$<i>1</i><i>9</i></p>', 'Pro = 19 USD "$19"'],
  ['two figures in elements', '<p><b>$9</b><b>12</b></p>', 'Pro = 9 USD "$9"'],
  ['a figure and a sign', '<p><b>9</b><b>€</b></p>', 'Pro = 9 EUR "9 €"'],
  ['a figure and a word', '<p><b>$9</b><b>monthly</b></p>', 'Pro = 9 USD P1M "$9 monthly"'],
  ['a raised figure', '<p>$9 per m<sup>2</sup></p>', 'Pro = 9 USD per m2 "$9 per m2"'],
  ['cents below', '<p>$9<sub>50</sub></p>', 'Pro = 9.5 USD "$9.50"'],
  ['a note', '<p>$9<sup>2</sup></p>', 'Pro = 9 USD "$9"'],
  ['a note before a period', '<p>$9<sup>2</sup>/mo</p>', 'Pro = 9 USD P1M "$9²/mo"'],
  ['a note before a sign', '<p>9<sup>1</sup> € / month</p>', 'Pro = 9 EUR P1M "9¹ € / month"'],
  ['a note with a link', '<p>$9<sup><a href="#n">1</a></sup>/mo</p>', 'Pro = 9 USD P1M "$9 | ¹/mo"'],
  ['a note behind cents', '<p>$9<sup>50</sup><sup>1</sup>/mo</p>', 'Pro = 9.5 USD P1M "$9.50¹/mo"'],
  ['a note behind a word', '<p>$9 monthly<sup>1</sup></p>', 'Pro = 9 USD P1M "$9 monthly"'],
  ['a star', '<p>$9<sup>*</sup></p>', 'Pro = 9 USD "$9"'],
  ['cents that are words', '<p>$9<sup>for one</sup></p>', 'Pro = 9 USD "$9"'],
  ['a button alone', '<p><button>$9</button></p>', 'Pro = 9 USD "$9" | [$9]'],
  ['a link', '<p><a href="/x">$9</a></p>', 'Pro = 9 USD "$9" | [$9 /x]'],
  ['a role of a button', '<p><span role="button">Buy</span> $9</p>', 'Pro = 9 USD "$9"'],
  ['a heading by its role', '<p><span role="heading">Big</span></p><p>$9</p>', 'Pro = 9 USD "$9"'],
  ['empty elements', '<p><span></span> <b> </b>$9</p>', 'Pro = 9 USD "$9"'],
  ['a break', '<p>Now<br>$9</p>', 'Pro = 9 USD "$9"'],
  ['an output', '<p><output>$5</output>$9</p>', ''],
  ['a button that counts', '<p><button>–</button>$9</p>', ''],
  ['a button of more than a sign', '<p><button><b>+</b></button>$9</p>', ''],
  [
    'struck in other words',
    '<p><span class="strike">$1</span><span class="struck">$2</span><span class="crossed-out">$3</span><span class="price-before">$4</span><span class="compare-at-price">$5</span><span class="was-price">$6</span><span class="text-decoration-line-through">$7</span> $9</p>',
    'Pro = 9 USD "$9"',
  ],
  ['classes that only begin so', '<p><span class="striker">$9</span></p>', 'Pro = 9 USD "$9"'],
  ['classes of a price', '<p><span class="bold-price">$9</span></p>', 'Pro = 9 USD "$9"'],
  ['hidden by spaces in a style', '<p><span style="display : none">$9</span></p>', 'Pro = 9 USD hidden "$9"'],
  ['hidden by spaces in a style of visibility', '<p><span style="visibility : hidden">$9</span></p>', 'Pro = 9 USD hidden "$9"'],
  ['a class that only holds such a word', '<p><span class="hidden-price">$9</span></p>', 'Pro = 9 USD "$9"'],
  ['a class for screens in the middle', '<p><span class="hidden grid-d-md-block">$9</span></p>', 'Pro = 9 USD hidden "$9"'],
  ['elements with spaces between', '<p><b>$9</b> <i>per</i> <i>month</i></p>', 'Pro = 9 USD P1M "$9 per month"'],
  ['elements without spaces between', '<p><b>$9</b><i>per</i><i>month</i></p>', 'Pro = 9 USD P1M "$9 per month"'],
  ['an empty element between', '<p><b>$9</b><i></i><i>/mo</i></p>', 'Pro = 9 USD P1M "$9/mo"'],
  ['digits that roll', '<p>$<i>1</i><i>2</i><i>9</i></p>', 'Pro = 129 USD "$129"'],
  ['a digit and two', '<p>$<i>1</i><i>29</i></p>', 'Pro = 1 USD "$1"'],
  ['two digits and one', '<p>$<i>12</i><i>9</i></p>', 'Pro = 12 USD "$12"'],
  ['a figure and one letter', '<p><b>$9</b><b>k</b></p>', ''],
  ['a figure and a stroke', '<p><b>$9</b><b>/mo</b></p>', 'Pro = 9 USD P1M "$9/mo"'],
  ['words and a figure', '<p><b>now</b><b>9 €</b></p>', 'Pro = 9 EUR "9 €"'],
  ['cents with spaces', '<p>$9<sup> 50 </sup></p>', 'Pro = 9 USD "$9"'],
  ['cents of three figures', '<p>$9<sup>500</sup></p>', 'Pro = 9500 USD "$9500"'],
  ['cents behind a figure and words', '<p>$9 a<sup>50</sup></p>', 'Pro = 9 USD from to 50 "$9 a50"'],
  ['a button in a line', '<p>Now <button>Buy</button> $9</p>', 'Pro = 9 USD "$9" | [Buy]'],
  ['a hidden part in the middle', '<p>$9 <span hidden>$8</span>/mo</p>', 'Pro = 9 USD P1M "$9 /mo"'],
])('%s', (_, content, line) => {
  const lines = shown(cards(`<h3>Pro</h3>${content}`, '<h3>Team</h3><p>$77/mo</p>', '<h3>Max</h3><p>$99/mo</p>'));
  expect(lines.find((each) => each.startsWith('Pro =')) ?? '').toBe(line);
});

it.each<readonly [title: string, html: string, ...lines: readonly string[]]>([
  ['the footer of the page', '<footer><div><h3>Pro</h3><p>$9</p></div><div><h3>Team</h3><p>$19</p></div></footer>'],
  [
    'the footer of a section',
    '<section><footer><div><h3>Pro</h3><p>$9</p></div><div><h3>Team</h3><p>$19</p></div></footer></section>',
    'cards strong',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'the footer of an article',
    '<article><div><div><h3>Pro</h3><footer>$9</footer></div><div><h3>Team</h3><footer>$19</footer></div></div></article>',
    'cards strong',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'navigation',
    '<nav><div><h3>Pro</h3><p>$9</p></div><div><h3>Team</h3><p>$19</p></div></nav><div role="navigation"><div><h3>Pro</h3><p>$9</p></div><div><h3>Team</h3><p>$19</p></div></div>',
  ],
])('%s', (_, html, ...lines) => {
  expect(shown(html)).toEqual(lines);
});

it.each<readonly [content: string, line: string]>([
  ['<p>$9 <a href="/x"><span><div>Buy</div></span></a></p>', 'Pro = 9 USD "$9" | [Buy /x]'],
  ['<a href="/x"><b><p>Big</p></b></a><p>$9</p>', 'Pro = 9 USD "$9" | [Big /x]'],
  ['<p>$9</p><a href="/x">  Buy  <b>now</b></a>', 'Pro = 9 USD "$9" | [Buy now /x]'],
  ['<p>$9</p><p>a  <b>b</b>   c</p>', 'Pro = 9 USD "$9" | +a b c'],
  ['<p>$9</p><p>a<b>b</b></p>', 'Pro = 9 USD "$9" | +a b'],
  ['<p>$9</p><p>a <b> </b> b</p>', 'Pro = 9 USD "$9" | +a b'],
  ['<p>$9</p><p> <b>a</b> </p>', 'Pro = 9 USD "$9" | +a'],
  ['<p>$9</p><p>(a)<b>b</b></p>', 'Pro = 9 USD "$9" | +(a) b'],
  ['<p>$9</p><p>a<b>(b)</b></p>', 'Pro = 9 USD "$9" | +a(b)'],
  ['<p>$9</p><p>a<b>5</b></p>', 'Pro = 9 USD "$9" | +a 5'],
  ['<p>$9</p><p>5<b>a</b></p>', 'Pro = 9 USD "$9" | +5a'],
  ['<p>$9</p><p>5<b>ab</b></p>', 'Pro = 9 USD "$9" | +5 ab'],
  ['<p>$9</p><p>5<b>x</b> more</p>', 'Pro = 9 USD "$9" | +5x more'],
  ['<p>$9</p><p>5<b>5</b></p>', 'Pro = 9 USD "$9"'],
  ['<p>$9</p><p>5<b>55</b></p>', 'Pro = 9 USD "$9"'],
  ['<p>$9</p><p>x5<b>€</b></p>', 'Pro = 9 USD "$9" | +x5 €'],
  ['<p>$9</p><p>5<b>a€</b></p>', 'Pro = 9 USD "$9" | +5a€'],
  ['<p>$9</p><p>5<b>-5</b></p>', 'Pro = 9 USD "$9"'],
  ['<p>$9</p><p>!<b>b</b></p>', 'Pro = 9 USD "$9" | +!b'],
  ['<p>$9</p><p>a<b>!b</b></p>', 'Pro = 9 USD "$9" | +a!b'],
  ['<p>$9</p><p>a\n\n  b\tc</p>', 'Pro = 9 USD "$9" | +a b c'],
  ['<p>$9</p><p>---</p><p>5 users</p>', 'Pro = 9 USD "$9" | +5 users'],
  ['<p>$9</p><p>→</p>', 'Pro = 9 USD "$9"'],
  ['<p>$9<sup>99</sup> x</p>', 'Pro = 9.99 USD "$9.99"'],
  ['<p>$9 <sup>99</sup></p>', 'Pro = 9 USD "$9"'],
  ['<p>$9</p><p>m<sub>2</sub>O and more</p>', 'Pro = 9 USD "$9" | +m2O and more'],
  ['<p>$9</p><p>a<sup>b</sup>c</p>', 'Pro = 9 USD "$9" | +ab c'],
  ['<p>$9</p><p>a<i></i>b</p>', 'Pro = 9 USD "$9" | +a b'],
  ['<p>$<i>1</i>9<i>9</i></p>', 'Pro = 199 USD "$199"'],
  ['<p>$<i>1</i><i>9</i>9</p>', 'Pro = 199 USD "$199"'],
  ['<p>$9<br><br>/mo</p>', 'Pro = 9 USD P1M "$9 /mo"'],
  ['<p hidden>$90/yr <span hidden>$8</span></p>', 'Pro = 90 USD P1Y hidden "$90/yr"'],
  ['<p>$9</p><button>Buy</button> now', 'Pro = 9 USD "$9" | +now | [Buy]'],
  ['<p>$9</p><span>a<button>Buy</button>b</span>', 'Pro = 9 USD "$9" | +a | +b | [Buy]'],
  ['<p>$9</p><a href="/a">A</a> and <a href="/b">B</a>', 'Pro = 9 USD "$9" | +A and B'],
  ['<p>$9</p><p><a href="/a">A</a> <b>B</b></p>', 'Pro = 9 USD "$9" | +A B'],
  ['<p>$9</p><p><a href="/a">A</a> <a href="/b">B</a></p>', 'Pro = 9 USD "$9" | +A B'],
  ['<dl><dt>Price</dt><dd>$9</dd></dl>', 'Pro = 9 USD "$9"'],
  ['<table><tr><td>x</td><th>$9</th></tr></table>', ''],
  ['<p>$9</p><h4>Box</h4><p>5 users</p>', 'Pro = 9 USD "$9" | +5 users'],
  ['<p>5 users</p><footer>$9</footer>', ''],
  ['<div><footer>$9</footer></div>', ''],
  ['<ul><li>a<footer>$9</footer></li></ul><p>$5/mo</p>', 'Pro = 5 USD P1M "$5/mo" | +a $9'],
])('the lines of %s', (content, line) => {
  const lines = shown(cards(`<h3>Pro</h3>${content}`, '<h3>Team</h3><p>$77/mo</p>', '<h3>Max</h3><p>$99/mo</p>'));
  expect(lines.find((each) => each.startsWith('Pro =')) ?? '').toBe(line);
});

describe('a line', () => {
  const lineOf = (html: string) => linesOf(fromHtml(html, { fragment: true })).lines[0];

  it('begins where its first word does', () => {
    expect(lineOf('<p>  Pro <b>plan</b></p>')?.offset).toBe(5);
    expect(lineOf('<p><b> </b>\n<b>Pro</b></p>')?.offset).toBe(15);
  });

  it('has the level of its heading, or of a part that is called one', () => {
    const levels = ['<h3>Pro</h3>', '<h6>Pro</h6>', '<p role="heading">Pro</p>', '<hr><p>Pro</p>', '<p role="headings">Pro</p>'];
    expect(levels.map((html) => lineOf(html)?.heading)).toEqual([3, 6, 6, 0, 0]);
  });

  it('may be an item, a cell or a control', () => {
    const names = (html: string) => {
      const line = lineOf(html);
      return [line?.item, line?.cell, line?.control].map((element) => element?.tagName ?? null);
    };
    expect(names('<ul><li>Pro</li></ul>')).toEqual(['li', null, null]);
    expect(names('<dl><dd>Pro</dd></dl>')).toEqual(['dd', null, null]);
    expect(names('<dl><dt>Pro</dt></dl>')).toEqual([null, null, null]);
    expect(names('<table><tr><td>Pro</td></tr></table>')).toEqual([null, 'td', null]);
    expect(names('<table><tr><th>Pro</th></tr></table>')).toEqual([null, 'th', null]);
    expect(names('<p><a href="/">Pro</a></p>')).toEqual([null, null, 'a']);
    expect(names('<p><span role="button">Pro</span></p>')).toEqual([null, null, 'span']);
    expect(names('<p><a href="/">Pro</a> plan</p>')).toEqual([null, null, null]);
    expect(names('<ul><li><a href="/">Pro</a></li></ul>')).toEqual(['li', null, 'a']);
  });

  it('is in the ranges of the elements around it', () => {
    const tree = fromHtml('<div>One<p>Two</p><p></p>Three <b>four</b></div>', { fragment: true });
    const { lines, rangeOf } = linesOf(tree);
    expect(lines.map(({ text }) => text)).toEqual(['One', 'Two', 'Three four']);
    const ranges = elements(tree).map((element) => `${element.tagName} ${rangeOf(element).join('-')}`);
    expect(ranges).toEqual(['div 0-3', 'p 1-2', 'p 2-2', 'b 2-3']);
  });
});
