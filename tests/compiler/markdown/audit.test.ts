/** The audit of twins: what a page says and its markdown lacks. */
import fastCheck from 'fast-check';
import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import { auditTwin, wordsOfContent } from '../../../compiler/markdown/convert/audit.ts';
import { countParts, countTitles, type Inventory } from '../../../compiler/markdown/convert/inventory.ts';
import type { Parent } from '../../../compiler/markdown/hast.ts';
import { parsePage } from '../../../compiler/markdown/parse.ts';
import { leakOf } from '../../../compiler/markdown/prune/leak.ts';
import { prune } from '../../../compiler/markdown/prune/prune.ts';

const takeStock = (root: Parent): Inventory => ({ ...countTitles(root), ...countParts(root) });

const page = parsePage(
  '<h1>Acme</h1><p>Ships on Monday, again on Monday.</p><p>使用 psql</p><img alt="A van"><table><tr><th>Fast</th><td></td></tr></table><pre>go()</pre>',
).root;
const words = wordsOfContent(page);
const stock = takeStock(page);

const text = (value: string): Root['children'][number] => ({ type: 'paragraph', children: [{ type: 'text', value }] });
const whole: Root = {
  type: 'root',
  children: [
    { type: 'heading', depth: 1, children: [{ type: 'text', value: 'Acme' }] },
    text('Ships on Monday, again on Monday.'),
    text('使 用 psql'),
    { type: 'table', children: [{ type: 'tableRow', children: [{ type: 'tableCell', children: [{ type: 'text', value: 'Fast' }] }] }] },
    { type: 'code', value: 'go()' },
  ],
};
const without = (index: number): Root => ({ ...whole, children: whole.children.filter((_, at) => at !== index) });

it('a whole twin lacks nothing; a picture without an address takes its words with it', () => {
  expect(auditTwin(words, stock, whole)).toEqual({ words: null, missing: [] });
});

it.each([
  [0, 1, 'Acme', ['1 of 1 headings']],
  [1, 6, 'Ships on Monday, again on Monday.', []],
  [2, 3, '使用 psql', []],
  [3, 1, 'Fast', ['1 of 1 table cells']],
  [4, 1, 'go()', ['1 of 1 blocks of code']],
])('without its part %i it names the block', (index, lost, block, missing) => {
  expect(auditTwin(words, stock, without(index))).toEqual({ words: { lost, all: 12, block }, missing });
});

it('a word that is there once less often is lost', () => {
  const once = { ...whole, children: whole.children.with(1, text('Ships on Monday, again.')) };
  expect(auditTwin(words, stock, once)).toMatchObject({ words: { lost: 2, block: 'Ships on Monday, again on Monday.' } });
});

it('words that only a style sheet separates may be apart in the markdown, but no gap may be lost', () => {
  const { root } = parsePage('<p><span>Career growth</span><span>Hiring</span> and more</p>');
  const audit = (...children: Root['children']): unknown =>
    auditTwin(wordsOfContent(root), takeStock(root), { type: 'root', children }).words;
  expect(audit(text('Career growth Hiring and more'))).toBeNull();
  expect(audit(text('and more'), text('Career growth Hiring'))).toBeNull();
  expect(audit(text('Career growthHiring andmore'))).toMatchObject({ lost: 2 });
  expect(audit(text('Career growth and Hiring more'))).toMatchObject({ lost: 1 });
});

it('a question that is neither a heading nor bold is missing, and so is one that is not there', () => {
  const { root } = parsePage('<div><button>Is it free?</button><p>Yes.</p></div><div><button>Who?</button><p>We.</p></div>');
  const strong = (value: string): Root['children'][number] => ({
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value }] }],
  });
  const audit = (...children: Root['children']): readonly string[] =>
    auditTwin(wordsOfContent(root), takeStock(root), { type: 'root', children }).missing;
  expect(audit(strong('Is it free?'), text('Yes.'), strong('Who?'), text('We.'))).toEqual([]);
  expect(audit(text('Is it free?'), text('Yes.'), strong('Who?'), text('We.'))).toEqual(['1 of 2 questions']);
});

/** Words of several scripts, with signs between them that are none. */
const word = fastCheck.stringMatching(/^[a-zäö0-9]{1,6}$|^[اردو]{2,5}$|^[使用]$/u).filter((text) => text !== '');
const gap = fastCheck.constantFrom(' ', ', ', ' – ', '. ', ' “', '\n ');

it('of any words, one that is taken away is missing, and no other', () => {
  fastCheck.assert(
    fastCheck.property(fastCheck.array(fastCheck.tuple(word, gap), { minLength: 1, maxLength: 12 }), fastCheck.nat(), (pairs, at) => {
      const said = pairs.map(([each, sign]) => each + sign).join('');
      const content = wordsOfContent(parsePage(`<p>${said}</p>`).root);
      const audit = (saying: string): unknown =>
        auditTwin(content, takeStock({ type: 'root', children: [] }), { ...whole, children: [text(saying)] }).words;
      expect(audit(said)).toBeNull();
      const rest = pairs.filter((_, index) => index !== at % pairs.length);
      expect(audit(rest.map(([each, sign]) => each + sign).join(''))).toMatchObject({ lost: 1 });
    }),
  );
});

const MENU = '<a href="/a">Our products</a> <a href="/b">What it costs</a> <a href="/c">Ask a question</a>';

it.each([
  [
    'a copy of the menu beside the content',
    `<nav>${MENU}</nav><div>${MENU}</div><p>Text.</p>`,
    { sequences: 5, leaked: 5, first: 'Our products What it' },
  ],
  ['a part of it', `<nav>${MENU}</nav><div>Our products: what is in them. What it really costs. Ask!</div>`, null],
  ['a copy inside of <main>, where it is content', `<nav>${MENU}</nav><main><p>${MENU}</p></main>`, null],
  ['no menu', `<div>${MENU}</div>`, null],
  ['a menu of signs that share a word', '<nav>価格表ブロックの使い方</nav><p>新しいブロックを作る。</p>', null],
])('of %s the leak is told', (_, body, leak) => {
  expect(leakOf(prune(parsePage(body).root, '/'))).toEqual(leak);
});
