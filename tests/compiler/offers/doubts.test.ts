/** Sets of one page that say the same offers twice: where they disagree about a price nobody can tell which one counts. */
import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import { chooseOffers } from '../../../compiler/offers/choose.ts';
import { offersOf } from '../../../compiler/offers/find.ts';
import { offerLine, table } from './shown.ts';

type Priced = readonly (readonly [name: string, price: string])[];

const heading = (text: string): string => (text === '' ? '' : `<h2>${text}</h2>`);

/** Cards of names and prices, below a heading where there is one. */
const cards = (above: string, ...all: Priced): string =>
  `<section>${heading(above)}<div>${all.map(([name, price]) => `<div><h3>${name}</h3><p>${price}</p></div>`).join('')}</div></section>`;

/** The same as the columns and as the rows of a table. */
const columns = (...all: Priced): string => table(['', ...all.map(([name]) => name)], ['Price', ...all.map(([, price]) => price)]);
const rows = (...all: Priced): string => table(['Name', 'Price'], ...all);

const PLANS = cards('Plans', ['Pro', '$9/mo'], ['Team', '$29/mo']);

it.each<readonly [title: string, html: string, ...offers: readonly string[]]>([
  ['another price of one', PLANS + columns(['PRO', '$12/mo'], ['Team', '$29/mo']), 'Pro =', 'Team = 29 USD P1M "$29/mo"'],
  ['another price of one in rows', PLANS + rows(['Pro', '$12/mo'], ['Team', '$29/mo']), 'Pro =', 'Team = 29 USD P1M "$29/mo"'],
  ['other prices of all', PLANS + columns(['Pro', '$12/mo'], ['Team', '$39/mo']), 'Pro = 9 USD P1M "$9/mo"', 'Team = 29 USD P1M "$29/mo"'],
  ['another period', PLANS + columns(['Pro', '$12/yr'], ['Team', '$29/mo']), 'Pro = 9 USD P1M "$9/mo"', 'Team = 29 USD P1M "$29/mo"'],
  ['another currency', PLANS + columns(['Pro', '12 €/mo'], ['Team', '$29/mo']), 'Pro = 9 USD P1M "$9/mo"', 'Team = 29 USD P1M "$29/mo"'],
  [
    'for something else',
    PLANS + columns(['Pro', '$12/mo per user'], ['Team', '$29/mo']),
    'Pro = 9 USD P1M "$9/mo"',
    'Team = 29 USD P1M "$29/mo"',
  ],
  [
    'billed otherwise',
    PLANS + columns(['Pro', '$12/mo billed yearly'], ['Team', '$29/mo']),
    'Pro = 9 USD P1M "$9/mo"',
    'Team = 29 USD P1M "$29/mo"',
  ],
  [
    'two tables that disagree',
    PLANS + columns(['Pro', '$12/mo'], ['Team', '$29/mo']) + rows(['Pro', '$9/mo'], ['Team', '$29/mo']),
    'Pro = 9 USD P1M "$9/mo"',
    'Team = 29 USD P1M "$29/mo"',
  ],
  [
    'nothing but a free plan in common',
    cards('', ['Solo', '$0'], ['Pro', '$9/mo']) + columns(['Solo', '$0'], ['Pro', '$12/mo']),
    'Solo = 0 USD "$0"',
    'Pro = 9 USD P1M "$9/mo"',
  ],
  [
    'of parts of one section, which have their names above them',
    `<h2>Cleaning</h2>${[
      ['Wash', '$9', '$29'],
      ['Polish', '$12', '$39'],
      ['Coating', '$12', '$39'],
    ]
      .map(([name, small, large]) => `<div><p>${name}</p><div><div>Small <b>${small}</b></div><div>Large <b>${large}</b></div></div></div>`)
      .join('')}`,
    'Wash: Small = 9 USD "$9"',
    'Wash: Large = 29 USD "$29"',
    'Polish: Small = 12 USD "$12"',
    'Polish: Large = 39 USD "$39"',
    'Coating: Small = 12 USD "$12"',
    'Coating: Large = 39 USD "$39"',
  ],
  [
    'cards below other headings',
    cards('Car', ['Small', '$9'], ['Large', '$29']) + cards('Van', ['Small', '$12'], ['Large', '$29']),
    'Car: Small = 9 USD "$9"',
    'Large = 29 USD "$29"',
    'Van: Small = 12 USD "$12"',
  ],
  [
    'cards without headings',
    cards('', ['Small', '$9'], ['Large', '$29']) + cards('', ['Small', '$12'], ['Large', '$29']),
    'Small =',
    'Large = 29 USD "$29"',
  ],
  [
    'cards of which some have a heading',
    cards('', ['Small', '$9'], ['Large', '$29']) + cards('Van', ['Small', '$12'], ['Large', '$29']),
    'Small =',
    'Large = 29 USD "$29"',
  ],
  [
    'months, and years of one of them',
    PLANS + cards('', ['Pro', '$90/yr'], ['Team', '$39/mo']),
    'Pro = 9 USD P1M "$9/mo"',
    'Team = 29 USD P1M "$29/mo"',
  ],
  [
    'months, and years with a talk',
    PLANS + cards('', ['Pro', '$90/yr'], ['Team', 'Contact us']),
    'Pro = 9 USD P1M "$9/mo"',
    'Team = 29 USD P1M "$29/mo"',
  ],
  [
    'months, and years of fewer',
    PLANS + cards('', ['Pro', '$90/yr'], ['Max', '$390/yr']),
    'Pro = 9 USD P1M "$9/mo"',
    'Team = 29 USD P1M "$29/mo"',
    'Max = 390 USD P1Y "$390/yr"',
  ],
  [
    'months, and years with months again',
    PLANS + cards('', ['Pro', '$90/yr'], ['Team', '$29/mo</p><p>$290/yr']),
    'Pro = 9 USD P1M "$9/mo"',
    'Team = 29 USD P1M "$29/mo"',
  ],
  [
    'three headings of one name',
    cards('Car', ['Small', '$9'], ['Large', '$29']) +
      cards('Van', ['Small', '$12'], ['Large', '$39']) +
      cards('Bus', ['Small', '$15'], ['Large', '$49']),
    'Car: Small = 9 USD "$9"',
    'Car: Large = 29 USD "$29"',
    'Van: Small = 12 USD "$12"',
    'Van: Large = 39 USD "$39"',
    'Bus: Small = 15 USD "$15"',
    'Bus: Large = 49 USD "$49"',
  ],
  [
    'free below two headings',
    cards('Car', ['Small', '$0'], ['Large', '$29']) + cards('Van', ['Small', '$12'], ['Large', '$39']),
    'Small = 0 USD "$0"',
    'Car: Large = 29 USD "$29"',
    'Van: Large = 39 USD "$39"',
  ],
])('%s', (_, html, ...offers) => {
  const page = { path: '/', language: 'en', isArticle: false, ...offersOf(fromHtml(html), 'en', 'Pricing') };
  expect(chooseOffers([page], 'en', new Set()).map(({ offer }) => offerLine(offer))).toEqual(offers);
});
