/** Headings, questions and amounts that a rule takes are told, unless they stand elsewhere or nobody misses them. */
import { expect, it } from 'vitest';
import { convert } from '../page.ts';

const page = (body: string): string => `<title>T</title><h1>T</h1><p>Made by hand in small numbers, $5 each.</p>${body}`;
const missed = (body: string): readonly string[] => convert(page(body)).missed.map(({ rule, kind, text }) => `${rule}: ${kind} ${text}`);

const MAIN = '<main><p>We print on paper that we make of old clothes, and we send it within two days, $5 each.</p>';

it.each([
  ['an amount on a button', '<button>Order for $9</button>', ['form controls: amount $9']],
  ['a question on a button that opens nothing', '<button>Is it free?</button>', ['form controls: question Is it free?']],
  ['the heading of a banner', '<div class="consent-x"><h2>We bake</h2><button>OK</button></div>', ['cookie banner: heading We bake']],
  [
    'the heading of a sidebar',
    '<aside><h2>For schools</h2><nav><a href="/a">A</a></nav></aside>',
    ['sidebar with a menu: heading For schools'],
  ],
  [
    'the title of a table of contents',
    '<div><h2>Parts</h2><a href="#a">One of two</a><a href="#b">Two of two</a></div>',
    ['table of contents: heading Parts'],
  ],
  ['the amounts of a sidebar', '<aside><nav>A</nav><p>Paper is $7 now.</p></aside>', ['sidebar with a menu: amount $7']],
  ['what stands elsewhere', '<button>Order for $5</button><div class="consent-x"><h2>Made by hand</h2><button>OK</button></div>', []],
  ['what only acts', '<button>Order now</button><button>Copy</button>', []],
  ['a menu, a footer and a dialog', '<nav><h2>Menu</h2></nav><footer><h2>Shop</h2>$8</footer><dialog><h2>Stay</h2>$8</dialog>', []],
  [
    'what is beside the main content',
    `${MAIN}</main><section><h2>For schools</h2></section>`,
    ['beside the main content: heading For schools'],
  ],
  ['what is marked as being around it', `${MAIN}</main><header><h2>Shop</h2></header><aside><h2>News</h2></aside>`, []],
  [
    'a footer in the main content',
    `${MAIN}<footer><h2>Terms</h2>$8</footer></main>`,
    ['navigation, page footers, dialogs: heading Terms', 'navigation, page footers, dialogs: amount $8'],
  ],
  [
    'what the site leaves out of the main content',
    `${MAIN}<div data-sitec="ignore"><h2>Not for agents</h2>$8</div><nav>$8</nav></main>`,
    [],
  ],
  ['what nobody sees', '<div hidden><h2>Hidden</h2>$8</div><p style="display:none">$8 off</p>', []],
  ['what the site leaves out itself', '<div data-sitec="ignore"><h2>Not for agents</h2>$8</div>', []],
  ['the label of a field that asks', '<label for="a">Who are you?</label><input id="a">', []],
])('%s', (_, body, expected) => {
  expect(missed(body)).toEqual(expected);
});

it('each is reported once, three of a kind, with how many there are besides', () => {
  const buttons = [11, 12, 12, 13, 14, 15].map((amount) => `<button>Order for $${amount}</button>`).join('');
  const { problems } = convert(page(buttons));
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'SITEC3117 the markdown of the page lacks the amount "$11", because of the rule "form controls"',
    'SITEC3117 the markdown of the page lacks the amount "$12", because of the rule "form controls"',
    'SITEC3117 the markdown of the page lacks the amount "$13", because of the rule "form controls", and 2 more',
  ]);
});
