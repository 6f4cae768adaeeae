/** Which of the sets of a site are its own offers, and in which order they come. */
import { expect, it } from 'vitest';
import { chosen, type Shown } from './chosen.ts';

const PRO_AND_TEAM =
  '<h2>Our plans</h2><div><div><h3>Pro</h3><p>$9/mo</p><ul><li>5 users</li></ul><a href="/pro">Buy</a></div><div><h3>Team</h3><p>$29/mo</p><ul><li>20 users</li></ul><a href="/team">Buy</a></div></div>';

const HALL = '<h2>The hall</h2><table><tr><th>Time<th>Rental price</tr><tr><td>Morning<td>$90</tr><tr><td>Evening<td>$150</tr></table>';

const TAXI = '<div hidden><h2>How it works</h2><div><div><h3>A taxi</h3><p>$60</p></div><div><h3>A lunch</h3><p>$24</p></div></div></div>';

const inThreeLanguages: readonly Shown[] = [
  {
    path: '/a/',
    title: 'Pricing',
    html: PRO_AND_TEAM,
  },
  {
    path: '/de/a/',
    language: 'de-AT',
    title: 'Pricing',
    html: '<h2>Our plans</h2><div><div><h3>Eins</h3><p>3 €/Monat</p></div><div><h3>Zwei</h3><p>5 €/Monat</p></div></div>',
  },
  {
    path: '/n/',
    language: null,
    title: 'Pricing',
    html: '<h2>Our plans</h2><div><div><h3>None</h3><p>$11/mo</p></div><div><h3>Nix</h3><p>$12/mo</p></div></div>',
  },
];

it.each<readonly [title: string, language: string | null, pages: readonly Shown[], offers: string]>([
  [
    'a page of prices before others',
    'en',
    [
      {
        path: '/b/',
        html: PRO_AND_TEAM,
      },
      {
        path: '/a/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Solo</h3><p>$3/mo</p></div><div><h3>Duo</h3><p>$5/mo</p></div></div>',
      },
    ],
    '/a/ Solo, /a/ Duo, /b/ Pro, /b/ Team',
  ],
  [
    'an article',
    'en',
    [
      {
        path: '/a/',
        isArticle: true,
        html: PRO_AND_TEAM,
      },
    ],
    '',
  ],
  ['a language of the site', 'en', inThreeLanguages, '/a/ Pro, /a/ Team, /n/ None, /n/ Nix'],
  ['a region of a language', 'de-CH', inThreeLanguages, '/n/ None, /n/ Nix, /de/a/ Eins, /de/a/ Zwei'],
  ['pages without a language', null, inThreeLanguages, '/n/ None, /n/ Nix'],
  [
    'a language that no page has',
    'fr',
    [
      {
        path: '/a/',
        title: 'Pricing',
        html: PRO_AND_TEAM,
      },
      {
        path: '/de/a/',
        language: 'de-AT',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Eins</h3><p>3 €/Monat</p></div><div><h3>Zwei</h3><p>5 €/Monat</p></div></div>',
      },
    ],
    '/a/ Pro, /a/ Team, /de/a/ Eins, /de/a/ Zwei',
  ],
  [
    'a translation with the same figures',
    'en',
    [
      {
        path: '/a/',
        title: 'Pricing',
        html: PRO_AND_TEAM,
      },
      {
        path: '/b/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Uno</h3><p>$9/mo</p></div><div><h3>Due</h3><p>$29/mo</p></div></div>',
      },
    ],
    '/a/ Pro, /a/ Team',
  ],
  [
    'the same offer on two pages',
    'en',
    [
      {
        path: '/a/',
        title: 'Pricing',
        html: PRO_AND_TEAM,
      },
      {
        path: '/b/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>The Pro plan</h3><p>$9/mo</p></div><div><h3>Team</h3><p>$30/mo</p></div><div><h3>Max</h3><p>$99/mo</p></div></div>',
      },
    ],
    '/b/ The Pro plan, /b/ Team, /b/ Max',
  ],
  [
    'sets that sell nothing',
    'en',
    [{ path: '/a/', html: '<h2>Things</h2><div><div><p>Aa</p><p>$9</p></div><div><p>Bb</p><p>$19</p></div></div>' }],
    '',
  ],
  [
    'sets below a heading of prices',
    'en',
    [
      {
        path: '/a/',
        html: '<h2>Prices</h2><div><div><p>Aa</p><p>$9</p></div><div><p>Bb</p><p>$19</p></div></div><h2>Else</h2><div><div><p>Cc</p><p>$7</p></div><div><p>Dd</p><p>$8</p></div></div>',
      },
    ],
    '/a/ Aa, /a/ Bb',
  ],
  [
    'cards for sale that are paid once',
    'en',
    [
      {
        path: '/a/',
        html: '<h2>Things</h2><div><div><h3>Aa</h3><p>$9</p><ul><li>x y</li></ul><a href="/1">Buy</a></div><div><h3>Bb</h3><p>$19</p><ul><li>y z</li></ul><a href="/2">Buy</a></div></div>',
      },
    ],
    '/a/ Aa, /a/ Bb',
  ],
  [
    'cards without something to click on',
    'en',
    [
      {
        path: '/a/',
        html: '<h2>Things</h2><div><div><h3>Aa</h3><p>$9</p><ul><li>x y</li></ul></div><div><h3>Bb</h3><p>$19</p><ul><li>y z</li></ul><a href="/2">Buy</a></div></div>',
      },
    ],
    '',
  ],
])('%s', (_, language, pages, offers) => {
  expect(chosen(pages, language)).toBe(offers);
});

/** Cards below a heading, each with its name and what it says of its price. */
const side = (heading: string, ...all: readonly (readonly [name: string, content: string])[]): string =>
  `<h2>${heading}</h2><div>${all.map(([name, content]) => `<div><h3>${name}</h3>${content}</div>`).join('')}</div>`;

const BUY = '<a href="/buy">Buy</a>';

it.each<readonly [title: string, offers: string, pages: readonly Shown[]]>([
  [
    'figures that only run together alike',
    '/a/ Aa, /a/ Bb, /b/ Cc, /b/ Dd',
    [
      { path: '/a/', title: 'Pricing', html: side('Plans', ['Aa', '<p>$9</p>'], ['Bb', '<p>$90</p>']) },
      { path: '/b/', title: 'Pricing', html: side('Plans', ['Cc', '<p>$99</p>'], ['Dd', '<p>$0</p>']) },
    ],
  ],
  [
    'two prices of one and one of the other',
    '/a/ Aa, /a/ Bb, /b/ Cc, /b/ Dd',
    [
      { path: '/a/', title: 'Pricing', html: side('Plans', ['Aa', '<p>$9/mo</p><p>$90/yr</p>'], ['Bb', '<p>$5/mo</p>']) },
      { path: '/b/', title: 'Pricing', html: side('Plans', ['Cc', '<p>$9/mo</p>'], ['Dd', '<p>$90/yr</p><p>$5/mo</p>']) },
    ],
  ],
  [
    'a word in common on one page',
    '/a/ Pro, /a/ Team, /a/ Pro more, /a/ Max',
    [
      {
        path: '/a/',
        title: 'Pricing',
        html: side('Plans', ['Pro', '<p>$9</p>'], ['Team', '<p>$29</p>']) + side('More', ['Pro more', '<p>$9</p>'], ['Max', '<p>$5</p>']),
      },
    ],
  ],
  [
    'a word in common with another price',
    '/a/ Pro, /a/ Team, /b/ Pro more, /b/ Max',
    [
      { path: '/a/', title: 'Pricing', html: side('Plans', ['Pro', '<p>$9</p>'], ['Team', '<p>$29</p>']) },
      { path: '/b/', title: 'Pricing', html: side('Plans', ['Pro more', '<p>$8</p>'], ['Max', '<p>$5</p>']) },
    ],
  ],
  [
    'a word in common with another period',
    '/a/ Pro, /a/ Team, /b/ Pro more, /b/ Max',
    [
      { path: '/a/', title: 'Pricing', html: side('Plans', ['Pro', '<p>$9/mo</p>'], ['Team', '<p>$29/mo</p>']) },
      { path: '/b/', title: 'Pricing', html: side('Plans', ['Pro more', '<p>$9/yr</p>'], ['Max', '<p>$5/yr</p>']) },
    ],
  ],
  [
    'a word in common with another currency',
    '/a/ Pro, /a/ Team, /b/ Pro more, /b/ Max',
    [
      { path: '/a/', title: 'Pricing', html: side('Plans', ['Pro', '<p>$9</p>'], ['Team', '<p>$29</p>']) },
      { path: '/b/', title: 'Pricing', html: side('Plans', ['Pro more', '<p>9 €</p>'], ['Max', '<p>5 €</p>']) },
    ],
  ],
  [
    'a word in common, in other letters, and one of its prices',
    '/a/ Pro, /a/ Team, /b/ Max',
    [
      { path: '/a/', title: 'Pricing', html: side('Plans', ['Pro', '<p>$9/mo</p><p>$90/yr</p>'], ['Team', '<p>$29/mo</p>']) },
      { path: '/b/', title: 'Pricing', html: side('Plans', ['Plan PRO', '<p>$90/yr</p>'], ['Max', '<p>$5/mo</p>']) },
    ],
  ],
  [
    'no word in common and one price',
    '/a/ Pro, /a/ Team, /b/ Max, /b/ Mini',
    [
      { path: '/a/', title: 'Pricing', html: side('Plans', ['Pro', '<p>$9</p>'], ['Team', '<p>$29</p>']) },
      { path: '/b/', title: 'Pricing', html: side('Plans', ['Max', '<p>$9</p>'], ['Mini', '<p>$5</p>']) },
    ],
  ],
  [
    'a talk under a word in common',
    '/a/ Pro, /a/ Team, /b/ Pro business, /b/ Mini',
    [
      { path: '/a/', title: 'Pricing', html: side('Plans', ['Pro', '<p>$9</p>'], ['Team', '<p>$29</p>']) },
      { path: '/b/', title: 'Pricing', html: side('Plans', ['Pro business', '<p>Contact us</p>'], ['Mini', '<p>$5</p>']) },
    ],
  ],
  [
    'amounts of money in words about something else',
    '',
    [
      {
        path: '/',
        html: `<h2>Results</h2><div>${['Nord', 'Beta']
          .map(
            (name, at) =>
              `<div><p>${name}</p><p>$${at + 5}00 a month in new revenue</p><ul><li>${at + 2} agents</li><li>${at + 3} months</li></ul><a href="/${at}">Read</a></div>`,
          )
          .join('')}</div>`,
      },
    ],
  ],
  [
    'names that are no headings, paid again and again',
    '',
    [
      {
        path: '/a/',
        html: `<h2>Things</h2><div><div><p>Aa</p><p>$9/mo</p>${BUY}</div><div><p>Bb</p><p>$19/mo</p>${BUY}</div></div>`,
      },
    ],
  ],
  ['headings of which one is on request', '', [{ path: '/a/', html: side('Things', ['Aa', '<p>$9/mo</p>'], ['Bb', '<p>Contact us</p>']) }]],
  [
    'headings of which one is on request, to click on',
    '/a/ Aa, /a/ Bb',
    [{ path: '/a/', html: side('Things', ['Aa', `<p>$9/mo</p>${BUY}`], ['Bb', '<p>Contact us</p>']) }],
  ],
  [
    'cards for sale of which one has no price',
    '',
    [
      {
        path: '/a/',
        html: side('Things', ['Aa', `<p>$9</p><ul><li>aa</li></ul>${BUY}`], ['Bb', `<p>Contact us</p><ul><li>bb</li></ul>${BUY}`]),
      },
    ],
  ],
  [
    'a salary beside what it is a month',
    '/a/ Cook, /a/ Baker',
    [
      {
        path: '/a/',
        html: side('Jobs', ['Cook', `<p>$24,000 a year</p><p>$2,000 a month</p>${BUY}`], ['Baker', `<p>$36,000 a year</p>${BUY}`]),
      },
    ],
  ],
  [
    'columns of others beside one card',
    '/a/ Pro, /a/ Rival, /a/ Other',
    [
      {
        path: '/a/',
        title: 'Pricing',
        html:
          '<section><h2>Pro</h2><p>$9/mo</p><ul><li>aa</li><li>bb</li></ul><a href="/buy">Buy</a></section>' +
          '<h2>Who</h2><table><tr><td></td><td>Rival</td><td>Other</td></tr><tr><td>Price</td><td>$19/mo</td><td>$39/mo</td></tr></table>',
      },
    ],
  ],
  [
    'columns without a rhythm beside cards',
    '/a/ Pro, /a/ Team, /a/ Wash, /a/ Dry',
    [
      {
        path: '/a/',
        title: 'Pricing',
        html:
          side('Plans', ['Pro', `<p>$9/mo</p>${BUY}`], ['Team', `<p>$29/mo</p>${BUY}`]) +
          '<h2>Who</h2><table><tr><td></td><td>Wash</td><td>Dry</td></tr><tr><td>Price</td><td>$19</td><td>$39</td></tr></table>',
      },
    ],
  ],
  [
    'rows of prices beside cards',
    '/a/ Pro, /a/ Team, /a/ Seat, /a/ Desk',
    [
      {
        path: '/a/',
        title: 'Pricing',
        html:
          side('Plans', ['Pro', `<p>$9/mo</p>${BUY}`], ['Team', `<p>$29/mo</p>${BUY}`]) +
          '<h2>Prices</h2><table><tr><td>Seat</td><td>$19/mo</td></tr><tr><td>Desk</td><td>$39/mo</td></tr></table>',
      },
    ],
  ],
  [
    'columns of others of which one is free',
    '/a/ Pro, /a/ Team',
    [
      {
        path: '/a/',
        title: 'Pricing',
        html:
          side('Plans', ['Pro', `<p>$9/mo</p>${BUY}`], ['Team', `<p>$29/mo</p>${BUY}`]) +
          '<h2>Who</h2><table><tr><td></td><td>Rival</td><td>Other</td></tr><tr><td>Price</td><td>Free</td><td>$39/mo</td></tr></table>',
      },
    ],
  ],
  [
    'a year of little money',
    '/a/ Aa, /a/ Bb',
    [{ path: '/a/', html: side('Things', ['Aa', `<p>$90/yr</p>${BUY}`], ['Bb', `<p>$190/yr</p>${BUY}`]) }],
  ],
  [
    'a month of many yen',
    '/a/ Aa, /a/ Bb',
    [{ path: '/a/', html: side('Things', ['Aa', `<p>¥29,800/mo</p>${BUY}`], ['Bb', `<p>¥49,800/mo</p>${BUY}`]) }],
  ],
  [
    'letters in common and one price',
    '/a/ Gold, /a/ Silver, /b/ Solo, /b/ Max',
    [
      { path: '/a/', title: 'Pricing', html: side('Plans', ['Gold', '<p>$9</p>'], ['Silver', '<p>$29</p>']) },
      { path: '/b/', title: 'Pricing', html: side('Plans', ['Solo', '<p>$9</p>'], ['Max', '<p>$5</p>']) },
    ],
  ],
  ['hidden amounts of a picture of the product, beside shown ones', '/a/ Pro, /a/ Team', [{ path: '/a/', html: PRO_AND_TEAM + TAXI }]],
  [
    'hidden amounts on a page of prices, such as those behind another tab',
    '/a/ Pro, /a/ Team, /a/ A taxi, /a/ A lunch',
    [{ path: '/a/', title: 'Pricing', html: PRO_AND_TEAM + TAXI }],
  ],
  [
    'a page of prices behind others by its path',
    '/z/ Pro, /z/ Team, /a/ Max, /a/ Mini',
    [
      { path: '/a/', html: side('Things', ['Max', `<p>$8/mo</p>${BUY}`], ['Mini', `<p>$5/mo</p>${BUY}`]) },
      { path: '/z/', title: 'Pricing', html: side('Plans', ['Pro', '<p>$9</p>'], ['Team', '<p>$29</p>']) },
    ],
  ],
  [
    'a table with a column for prices on another page, where one has the prices',
    '/a/ Pro, /a/ Team, /hall/ Morning, /hall/ Evening',
    [
      { path: '/a/', title: 'Pricing', html: side('Plans', ['Pro', '<p>$9</p>'], ['Team', '<p>$29</p>']) },
      { path: '/hall/', html: `<h1>Hall</h1>${HALL}` },
      { path: '/docs/more/hall/', html: `<h1>Hall</h1>${HALL.replaceAll('ing', '')}` },
    ],
  ],
  ['a table with a column for prices where no page has the prices', '', [{ path: '/hall/', html: `<h1>Hall</h1>${HALL}` }]],
  [
    'a language in capitals and a region',
    '/a/ Pro, /a/ Team',
    [
      { path: '/a/', language: 'EN-gb', title: 'Pricing', html: side('Plans', ['Pro', '<p>£9</p>'], ['Team', '<p>£29</p>']) },
      { path: '/b/', language: 'enm', title: 'Pricing', html: side('Plans', ['Max', '<p>£8</p>'], ['Mini', '<p>£5</p>']) },
    ],
  ],
])('%s', (_, offers, pages) => {
  expect(chosen(pages, 'en')).toBe(offers);
});
