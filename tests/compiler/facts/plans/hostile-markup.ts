/** Markup around cards that is broken, misleading or hidden, for property tests. */
import fastCheck, { type Arbitrary } from 'fast-check';

/** Amounts that a reader of the page sees; `$17` and `$23` are those of the cards. */
export const SEEN = [17, 23, 31] as const;

/** Parts that show `$31`, in many forms. */
const seen = [
  '<p>$31 a month</p>',
  '<p><sup>$</sup><b>31</b><i>/month</i></p>',
  '<span>US$31.00</span>',
  '<div><div>$31</div><div>per month</div></div>',
  '<ul><li>$31 a month</li></ul>',
  '<table><tr><td>$31</td><td>5 users</td></tr></table>',
];

/** Parts with amounts that no reader of the page sees as a price of it. */
const unseen = [
  '<p><s>$37 a month</s></p>',
  '<p><del>$37</del></p>',
  '<p><b class="old-price">$37</b></p>',
  '<p style="text-decoration:line-through">$37</p>',
  '<p hidden>$41 a month</p>',
  '<p style="display: none">$41 a month</p>',
  '<p aria-hidden="true">$41</p>',
  '<template><p>$41 a month</p></template>',
  '<blockquote>I pay $43 a month</blockquote>',
  '<div data-sitec="ignore"><h3>Solo</h3><p>$43 a month</p></div>',
  '<script>document.write("<p>$47 a month</p>")</script>',
  '<style>p::after { content: "$47" }</style>',
  '<!-- $53 a month -->',
  '<p title="$59 a month">soon</p>',
  '<img alt="$59 a month" src="x.png">',
  '<svg viewBox="0 0 61 61"><text>$61</text></svg>',
  '<select><option>$67 a month</option></select>',
  '<noscript>$67</noscript>',
];

/** Numbers that are no amounts of money. */
const numbers = ['<p>99% of 500 users</p>', '<p>24/7 since 2026</p>', '<b>8</b><b>9</b>', '<p>v1.2.3, 10:30, 1/2</p>', '<i>7</i>'];

/** Tags that are opened or closed at the wrong place. */
const broken = [
  '</div>',
  '</div></div></div>',
  '<div>',
  '<div class="card">',
  '<p>',
  '</p>',
  '<b>',
  '<s>',
  '<table>',
  '<table><tr>',
  '</table>',
  '<ul><li>',
  '<h3>',
  '<h3>Other</h3>',
  '<select>',
  '<svg>',
  '<math><mi>',
  '<template>',
  '<blockquote>',
  '<!--',
  '<![CDATA[',
  '<?xml version="1.0"?>',
  '<a title="',
  '<p class=>',
  '</',
  '<',
  '&#0;',
  '&#x1F600;',
  '\u0000',
  '\uFEFF',
  '\u202E',
  '<base href="http://[">',
  '<a href="http://[">Buy</a>',
  '<body class="hidden">',
  '<div data-sitec-plan="">',
  '<div data-sitec-plan="__proto__">',
  '<h3>constructor</h3>',
];

/** Tags behind which a page is read as text, or that never end. */
const swallowing = ['<plaintext>', '<xmp>', '<textarea>', '<title>', '<script>', '<style>', '<iframe>', '<noembed>', '<frameset>'];

/** Parts of which none shows another amount than `$31`. */
export const tame: Arbitrary<string> = fastCheck.constantFrom(...seen, ...unseen, ...numbers, ...broken);

/** Any parts at all, and any text. */
export const wild: Arbitrary<string> = fastCheck.oneof(
  { weight: 6, arbitrary: tame },
  { weight: 1, arbitrary: fastCheck.constantFrom(...swallowing) },
  { weight: 2, arbitrary: fastCheck.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: fastCheck.string({ unit: fastCheck.constantFrom(...'<>/="\' $€19.,dphs3-!&;'), maxLength: 24 }) },
);

/** A page with two cards and parts before, inside, between and behind them. */
export const pageOf = (parts: readonly string[]): string => {
  const [before = '', first = '', solo = '', between = '', team = '', behind = ''] = parts;
  return [
    before,
    `<div class="cards">\n<div class="card">${first}<h3>Solo</h3><p>$17 a month</p>${solo}</div>`,
    `${between}<div class="card"><h3>Team</h3><p>$23 a month</p>${team}</div>\n</div>`,
    behind,
  ].join('\n');
};

/** Six parts, most of them empty, so that some cards stay whole. */
export const partsOf = (part: Arbitrary<string>): Arbitrary<readonly string[]> =>
  fastCheck.array(fastCheck.oneof({ weight: 2, arbitrary: fastCheck.constant('') }, { weight: 3, arbitrary: part }), {
    minLength: 6,
    maxLength: 6,
  });
