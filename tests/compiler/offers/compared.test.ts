/** Which sets of a page are of the company itself, where others stand beside them. */
import { expect, it } from 'vitest';
import { chosen, type Shown } from './chosen.ts';

it.each<readonly [title: string, language: string | null, pages: readonly Shown[], offers: string]>([
  [
    'amounts of an example beside a single offer on a page about something else',
    'en',
    [
      {
        path: '/chat/',
        html: '<div><h2>A quote that it wrote</h2><ul><li><span>Base service</span><span>$1,450</span></li><li><span>Travel</span><span>$120</span></li></ul></div><section><h2>Chat agent</h2><p>$79/mo</p><ul><li>Answers</li><li>Bookings</li></ul><a href="/buy/">Buy</a></section>',
      },
    ],
    '/chat/ Chat agent',
  ],
  [
    'headings that say how often',
    'en',
    [
      { path: '/a/', html: '<h2>Things</h2><div><div><h3>Aa</h3><p>$9/mo</p></div><div><h3>Bb</h3><p>$19</p></div></div>' },
      {
        path: '/b/',
        html: '<h2>Things</h2><div><div><h3>Cc</h3><p>$9/mo</p></div><div><h3>Dd</h3><p>$19</p></div><div><h3>Ee</h3><p>$29</p></div></div>',
      },
    ],
    '/a/ Aa, /a/ Bb',
  ],
  [
    'half of them to click on',
    'en',
    [
      {
        path: '/a/',
        html: '<h2>Things</h2><div><div><h3>Aa</h3><p>$9/mo</p><a href="/1">Buy</a></div><div><h3>Bb</h3><p>Contact us</p></div></div>',
      },
      {
        path: '/b/',
        html: '<h2>Things</h2><div><div><h3>Cc</h3><p>$9/mo</p><a href="/1">Buy</a></div><div><h3>Dd</h3><p>$19</p></div><div><h3>Ee</h3><p>$29</p></div></div>',
      },
    ],
    '/a/ Aa, /a/ Bb',
  ],
  [
    'salaries',
    'en',
    [
      {
        path: '/jobs/',
        html: '<h2>Things</h2><div><div><h3>Cook</h3><p>$20,000 a year</p><a href="/1">Apply</a></div><div><h3>Waiter</h3><p>$30,000 a year</p><a href="/2">Apply</a></div></div>',
      },
      {
        path: '/a/',
        html: '<h2>Things</h2><div><div><h3>Aa</h3><p>$19,999 a year</p><a href="/1">Buy</a></div><div><h3>Bb</h3><p>$30,000 a month</p><a href="/2">Buy</a></div></div>',
      },
    ],
    '/a/ Aa, /a/ Bb',
  ],
  [
    'a comparison with the company',
    'en',
    [
      {
        path: '/vs/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Acme</h3><p>$9/mo</p></div><div><h3>Rival</h3><p>$19/mo</p></div></div>',
      },
      {
        path: '/own/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Acme One</h3><p>$8/mo</p></div><div><h3>Acme Two</h3><p>$18/mo</p></div></div>',
      },
      {
        path: '/both/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Acme</h3><p>$7/mo</p></div><div><h3>Acme Max</h3><p>$17/mo</p></div></div>',
      },
    ],
    '/both/ Acme, /both/ Acme Max, /own/ Acme One, /own/ Acme Two',
  ],
  [
    'the own plans among others in a table',
    'en',
    [
      {
        path: '/pricing/',
        title: 'Pricing',
        html: '<h2>Plans</h2><div><div><h3>Solo</h3><p>$9/mo</p></div><div><h3>Crew</h3><p>$19/mo</p></div></div><h2>A year of it</h2><table><tr><th>Tool</th><th>Per month</th></tr><tr><td>Rival</td><td>$29</td></tr><tr><td>Foe</td><td>$39</td></tr><tr><td>Acme Crew</td><td>$19</td></tr></table>',
      },
    ],
    '/pricing/ Solo, /pricing/ Crew',
  ],
  [
    'the own plans and little else in a table',
    'en',
    [
      {
        path: '/pricing/',
        title: 'Pricing',
        html: '<h2>Plans</h2><div><div><h3>Solo</h3><p>$9/mo</p></div><div><h3>Crew</h3><p>$19/mo</p></div></div><h2>A year of it</h2><table><tr><th>Tool</th><th>Per month</th></tr><tr><td>Acme Solo</td><td>$9</td></tr><tr><td>Acme Crew</td><td>$19</td></tr><tr><td>Set of cables</td><td>$39</td></tr></table>',
      },
    ],
    '/pricing/ Solo, /pricing/ Crew, /pricing/ Acme Solo, /pricing/ Acme Crew, /pricing/ Set of cables',
  ],
  [
    'a comparison with others',
    'en',
    [
      {
        path: '/a/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Us</h3><p>$9/mo</p></div><div><h3>Rival</h3><p>$19/mo</p></div></div>',
      },
      {
        path: '/b/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Solo</h3><p>$9/mo</p></div><div><h3>Competitors</h3><p>$19/mo</p></div></div>',
      },
      {
        path: '/c/',
        title: 'Pricing',
        html: '<h2>Market average</h2><div><div><h3>Aa</h3><p>$9</p></div><div><h3>Bb</h3><p>$19</p></div></div>',
      },
    ],
    '',
  ],
  [
    'tables of prices with those of others',
    'en',
    [
      {
        path: '/a/',
        title: 'Pricing',
        html: '<h2>Prices</h2><table><tr><th></th><th>Dealer</th><th>Acme</th></tr><tr><td>Small car</td><td>$90</td><td>$50</td></tr><tr><td>Van</td><td>$120</td><td>$70</td></tr></table>',
      },
      {
        path: '/b/',
        title: 'Pricing',
        html: '<h2>The dealer vs. our garage</h2><table><tr><th></th><th>Dealer</th><th>Garage</th></tr><tr><td>Small car</td><td>$90</td><td>$50</td></tr><tr><td>Van</td><td>$120</td><td>$70</td></tr></table>',
      },
      {
        path: '/c/',
        title: 'Pricing',
        html: '<h2>Prices</h2><table><tr><th></th><th>Small car</th><th>Van</th></tr><tr><td>Oil</td><td>$40</td><td>$60</td></tr></table>',
      },
    ],
    '/c/ Oil, Small car, /c/ Oil, Van',
  ],
  [
    'reviews with numbers',
    'en',
    [
      {
        path: '/a/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>1. Aa</h3><p>$9/mo</p></div><div><h3>2. Bb</h3><p>$19/mo</p></div></div>',
      },
      {
        path: '/b/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>#1) Cc</h3><p>$8/mo</p></div><div><h3>Dd</h3><p>$18/mo</p></div></div>',
      },
    ],
    '/b/ #1) Cc, /b/ Dd',
  ],
  [
    'links to comparisons',
    'en',
    [
      {
        path: '/a/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Aa</h3><p>$9/mo</p><a href="/acme-vs-aa/">Look</a></div><div><h3>Bb</h3><p>$19/mo</p><a href="/compare/bb">Look</a></div></div>',
      },
      {
        path: '/b/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Cc</h3><p>$8/mo</p><a href="/vs/cc">Look</a></div><div><h3>Dd</h3><p>$18/mo</p><a href="/buy">Buy</a></div></div>',
      },
    ],
    '/b/ Cc, /b/ Dd',
  ],
  [
    'cards beside those of a shop',
    'en',
    [
      {
        path: '/a/',
        html: '<h2>Our plans</h2><div><div><h3>Pro</h3><p>$9/mo</p><ul><li>5 users</li></ul><a href="/pro">Buy</a></div><div><h3>Team</h3><p>$29/mo</p><ul><li>20 users</li></ul><a href="/team">Buy</a></div></div><h2>Things</h2><div><div><h3>Aa</h3><p>$7/mo</p></div><div><h3>Bb</h3><p>$17/mo</p></div></div><h2>Things</h2><div><div><h3>Cc</h3><p>$71</p></div><div><h3>Dd</h3><p>$171</p></div></div>',
      },
    ],
    '/a/ Pro, /a/ Team, /a/ Cc, /a/ Dd',
  ],
  [
    'a table of others beside cards',
    'en',
    [
      {
        path: '/a/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Pro</h3><p>$9/mo</p><ul><li>5 users</li></ul><a href="/pro">Buy</a></div><div><h3>Team</h3><p>$29/mo</p><ul><li>20 users</li></ul><a href="/team">Buy</a></div></div><h2>Who</h2><table><tr><td></td><td>Rival</td><td>Other</td></tr><tr><td>Price</td><td>$19/mo</td><td>$39/mo</td></tr><tr><td>Users</td><td>1</td><td>2</td></tr></table>',
      },
      {
        path: '/b/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Mini</h3><p>$3/mo</p><a href=/1>Buy</a></div><div><h3>Maxi</h3><p>$4/mo</p><a href=/1>Buy</a></div></div><h2>Who</h2><table><tr><td></td><td>Mini</td><td>Midi</td></tr><tr><td>Price</td><td>$3/mo</td><td>$6/mo</td></tr><tr><td>Users</td><td>1</td><td>2</td></tr></table><table><tr><td></td><td>Wash</td><td>Dry</td></tr><tr><td>Price</td><td>$11</td><td>$12</td></tr></table>',
      },
    ],
    '/b/ Mini, /b/ Maxi, /b/ Midi, /b/ Wash, /b/ Dry, /a/ Pro, /a/ Team',
  ],
  [
    'a single part',
    'en',
    [
      {
        path: '/a/',
        html: '<section><h2>Course</h2><p>$250/mo</p><ul><li>Six days</li><li>Lunch</li></ul><a href="/book">Book</a></section>',
      },
      { path: '/b/', html: '<section><h2>Other</h2><p>$250</p><ul><li>Six days</li><li>Lunch</li></ul><a href="/book">Book</a></section>' },
      { path: '/c/', html: '<section><h2>Third</h2><p>$250/mo</p><ul><li>Six days</li><li>Lunch</li></ul></section>' },
    ],
    '/a/ Course',
  ],
  [
    'rows',
    'en',
    [{ path: '/a/', html: '<h2>Jobs</h2><table><tr><td>Wash</td><td>$9/mo</td></tr><tr><td>Dry</td><td>$19/mo</td></tr></table>' }],
    '',
  ],
  [
    'the order of pages',
    'en',
    [
      {
        path: '/z/',
        html: '<h2>Our plans</h2><div><div><h3>Pro</h3><p>$9/mo</p><ul><li>5 users</li></ul><a href="/pro">Buy</a></div><div><h3>Team</h3><p>$29/mo</p><ul><li>20 users</li></ul><a href="/team">Buy</a></div></div>',
      },
      { path: '/a/b/', html: '<h2>Our plans</h2><div><div><h3>Aa</h3><p>$1/mo</p></div><div><h3>Bb</h3><p>$2/mo</p></div></div>' },
      {
        path: '/y/',
        html: '<h2>Our plans</h2><div><div><h3>Cc</h3><p>$3/mo</p></div><div><h3>Dd</h3><p>$4/mo</p></div><div><h3>Ee</h3><p>$5/mo</p></div></div>',
      },
      { path: '/x/', html: '<h2>Our plans</h2><div><div><h3>Ff</h3><p>$6/mo</p></div><div><h3>Gg</h3><p>$7/mo</p></div></div>' },
    ],
    '/y/ Cc, /y/ Dd, /y/ Ee, /x/ Ff, /x/ Gg, /z/ Pro, /z/ Team, /a/b/ Aa, /a/b/ Bb',
  ],
])('%s', (_, language, pages, offers) => {
  expect(chosen(pages, language)).toBe(offers);
});

/** A page of prices with two cards, and nothing else. */
const pair = (...cards: readonly [string, string]): readonly Shown[] => [
  { path: '/a/', title: 'Pricing', html: `<h2>Our plans</h2><div>${cards.map((card) => `<div>${card}</div>`).join('')}</div>` },
];

it.each(
  'We|us|With us|Wir|uns|bei uns|nous|Chez nous|Nosotros|nós|noi|wij|ons|bij ons|Vi|hos oss|hos os|my|u nas|Мы|у нас|当社|弊社|我们'.split(
    '|',
  ),
)('%s beside another is a comparison', (name) => {
  expect(chosen(pair(`<h3>${name}</h3><p>$9/mo</p>`, '<h3>Rival</h3><p>$19/mo</p>'), 'en')).toBe('');
});

it.each(['Weekly', 'Bus', 'Uns alle', 'Mister', 'For us', 'Vip'])('%s beside another is none', (name) => {
  expect(chosen(pair(`<h3>${name}</h3><p>$9/mo</p>`, '<h3>Rival</h3><p>$19/mo</p>'), 'en')).toBe(`/a/ ${name}, /a/ Rival`);
});

it.each(['/acme-vs-aa/', '/vs/aa', '/compare/aa', '/comparison/aa', '/comparisons/aa', '/alternative/aa', '/alternatives/aa'])(
  'a link to %s leads to a comparison',
  (href) => {
    const card = (name: string, price: string) => `<h3>${name}</h3><p>${price}/mo</p><a href="${href}">Look</a>`;
    expect(chosen(pair(card('Aa', '$9'), card('Bb', '$19')), 'en')).toBe('');
  },
);

it.each(['/canvas/', '/vs', '/vsx/a', '/compared/a', '/comparisonss/a', '/x-compare/a', '/a-vs', '/alternatively/a'])(
  'a link to %s leads to none',
  (href) => {
    const card = (name: string, price: string) => `<h3>${name}</h3><p>${price}/mo</p><a href="${href}">Look</a>`;
    expect(chosen(pair(card('Aa', '$9'), card('Bb', '$19')), 'en')).toBe('/a/ Aa, /a/ Bb');
  },
);

it.each([
  ['1. Aa', '2. Bb', false],
  ['#1. Aa', '#2. Bb', false],
  ['1) Aa', '22) Bb', false],
  ['111. Aa', '112. Bb', true],
  ['1.Aa', '2.Bb', true],
  ['1 Aa', '2 Bb', true],
  ['Aa 1. x', 'Bb 2. x', true],
  ['##1. Aa', '##2. Bb', true],
])('%s and %s', (first, second, isOwn) => {
  const offers = chosen(pair(`<h3>${first}</h3><p>$9/mo</p>`, `<h3>${second}</h3><p>$19/mo</p>`), 'en');
  expect(offers).toBe(isOwn ? `/a/ ${first}, /a/ ${second}` : '');
});
