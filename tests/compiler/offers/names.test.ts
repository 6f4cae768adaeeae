/** What records side by side are called. */
import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import { offersOf } from '../../../compiler/offers/find.ts';
import { cards, shown } from './shown.ts';

it.each<readonly [title: string, html: string, ...lines: readonly string[]]>([
  [
    'a first item is one',
    '<div><ul class="c"><li>Pro</li><li>$9</li></ul><ul class="c"><li>Team</li><li>$19</li></ul></div>',
    'cards',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'items with a name, a price and a list',
    '<ul><li><p>Pro</p><p>$9</p><ul><li>5 users</li></ul></li><li><p>Team</p><p>$19</p><ul><li>20 users</li></ul></li></ul>',
    'cards',
    'Pro = 9 USD "$9" | +5 users',
    'Team = 19 USD "$19" | +20 users',
  ],
  [
    'add-ons in a list of services, and an abbreviation',
    cards('<p>Extra seat</p><p>+$5/mo</p>', '<p>Transfer for Acme l.l.c.</p><p>$50</p>', '<p>Audit</p><p>Contact us</p>'),
    'cards pricing "Plans"',
    'Extra seat = 5 USD P1M extra "+$5/mo"',
    'Transfer for Acme l.l.c. = 50 USD "$50"',
    'Audit = | request "Contact us"',
  ],
  [
    'lines right behind a price that begins a card',
    cards('<p>$9</p><p>Pro</p><a href="/a">Buy</a>', '<p>$19</p><p>Team</p><a href="/b">Buy</a>'),
    'cards pricing "Plans"',
    'Pro = 9 USD "$9" | [Buy /a]',
    'Team = 19 USD "$19" | [Buy /b]',
  ],
  ['figures with labels', cards('<p>$9</p><p>Saved a year</p>', '<p>$19</p><p>Lost a year</p>')],
  [
    'a free card without a figure',
    cards('<div class="name">Free</div><p>0</p><a href="/a">Get free</a>', '<div class="name">Pro</div><p>$19</p><a href="/b">Buy</a>'),
    'cards pricing "Plans"',
    'Free = 0 ? "Free" | [Get free /a]',
    'Pro = 19 USD "$19" | [Buy /b]',
  ],
  ['lines far behind it', cards('<p>$9</p><div>a</div><div>b</div><p>Pro</p>', '<p>$19</p><div>a</div><div>b</div><p>Team</p>')],
  [
    'headings behind the price are',
    cards('<p>$9</p><h3>Pro</h3>', '<p>$19</p><h3>Team</h3>'),
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'without a price a line is one',
    cards('<p>Pro</p><p>$9</p>', '<p>Business</p><p>Contact us</p>'),
    'cards pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Business = | request "Contact us"',
  ],
  [
    'a plus is a part of one',
    cards('<p>Pro</p><p>$9</p>', '<p>Pro+</p><p>$19</p>', '<p>Team</p><p>$29</p>'),
    'cards pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Pro+ = 19 USD "$19"',
    'Team = 29 USD "$29"',
  ],
  [
    'a unit is one where a line has nothing else',
    '<p>6 € per adult<br>4 € per child</p>',
    'rows',
    'adult = 6 EUR per adult "6 € per adult"',
    'child = 4 EUR per child "4 € per child"',
  ],
  [
    'a unit of several people is one',
    '<p>6 € per adult<br>4 € per senior, student or child</p>',
    'rows',
    'adult = 6 EUR per adult "6 € per adult"',
    'senior, student or child = 4 EUR per senior, student or child "4 € per senior, student or child"',
  ],
  [
    'an arrow leads from the price of others to the own one',
    cards(
      '<h3>Photos</h3><div><div>$500 <small>a studio</small></div><div>↓</div><div>$290 <small>with Acme</small></div></div>',
      '<h3>Films</h3><div><div>$900 <small>a crew</small></div><div>↓</div><div>$490 <small>with Acme</small></div></div>',
    ),
  ],
  ['a sentence with a price is none', cards('<p>Pro costs $9.</p><p>Words</p>', '<p>Team costs $19.</p><p>More</p>')],
  ['a heading with a price is one', cards('<h3>Pro costs $9!</h3><p>Words</p>', '<h3>Team costs $19!</h3><p>More</p>')],
  [
    'a heading with an element of its own',
    cards('<h3>Pro <b>for one</b></h3><p>$9</p>', '<h3><b>Team</b> for all</h3><p>$19</p>'),
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team for all = 19 USD "$19"',
  ],
  [
    'a heading of elements',
    cards('<h3><b>Pro</b><i>Best</i></h3><p>$9</p>', '<h3><b>Team</b></h3><p>$19</p>'),
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'a line with an element without a look',
    cards('<p>Pro <b>for one</b></p><p>$9</p>', '<p>Team <b>for all</b></p><p>$19</p>'),
    'cards pricing "Plans"',
    'Pro for one = 9 USD "$9"',
    'Team for all = 19 USD "$19"',
  ],
  [
    'a line with a badge and more',
    cards('<p>Pro <b class="x">new</b> of us</p><p>$9</p>', '<p>Team <b class="x">old</b> <i>too</i></p><p>$19</p>'),
    'cards pricing "Plans"',
    'Pro new of us = 9 USD "$9"',
    'Team old too = 19 USD "$19"',
  ],
  [
    'a line with a badge and a space',
    cards('<p>Pro <b class="x">new</b> </p><p>$9</p>', '<p>Team <b class="x">old</b> </p><p>$19</p>'),
    'cards pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'a role of a heading with a badge',
    cards('<div role="heading">Pro <b>new</b></div><p>$9</p>', '<div role="heading">Team <b>old</b></div><p>$19</p>'),
    'cards strong pricing "Plans"',
    'Pro new = 9 USD "$9"',
    'Team old = 19 USD "$19"',
  ],
  [
    'names as long as names are',
    cards('<p>NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN</p><p>$9</p>', '<p>Team</p><p>$19</p>'),
    'cards pricing "Plans"',
    'NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'longer than names are',
    cards('<p>NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN</p><p>Pro</p><p>$9</p>', '<p>Team</p><p>$19</p>'),
    'cards pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'no letters',
    cards('<p>2024</p><p>Pro</p><p>$9</p>', '<p>2025</p><p>Team</p><p>$19</p>'),
    'cards pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'marks around a name',
    cards('<h3>• Pro: …</h3><p>$9</p>', '<h3>★ Team ★ *</h3><p>$19</p>'),
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'what two of three have in common',
    cards(
      '<p class="t">New</p><p>Pro</p><p>$9</p>',
      '<p class="t">New</p><p>Team</p><p>$19</p>',
      '<p class="t">Old</p><p>Max</p><p>$29</p>',
    ),
    'cards pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
    'Max = 29 USD "$29"',
  ],
  [
    'one place of several',
    cards(
      '<p class="a">One</p><p class="b">Pro</p><p>$9</p>',
      '<p class="b">Team</p><p>$19</p>',
      '<p class="a">Two</p><p class="b">Max</p><p>$29</p>',
    ),
    'cards pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
    'Max = 29 USD "$29"',
  ],
  [
    'a heading rather than a line before it',
    cards('<p class="a">For one</p><h3>Pro</h3><p>$9</p>', '<p class="a">For all</p><h3>Team</h3><p>$19</p>'),
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'headings of most of them',
    cards('<h3>Pro</h3><p>$9</p>', '<h4>Team</h4><p>$19</p>', '<h3>Max</h3><p>$29</p>'),
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
    'Max = 29 USD "$29"',
  ],
  [
    'no heading in one of them',
    cards('<h3>Pro</h3><p>$9</p>', '<p>Team</p><p>$19</p>', '<h3>Max</h3><p>$29</p>'),
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Max = 29 USD "$29"',
  ],
  [
    'one period as a name',
    cards('<h3>Monthly</h3><p>$9</p>', '<h3>Forever</h3><p>$90</p>'),
    'cards strong pricing "Plans"',
    'Monthly = 9 USD P1M "$9"',
    'Forever = 90 USD "$90"',
  ],
  [
    'a badge in a row with one of several names',
    cards('<b>Solo</b><p>$9</p>', '<b>Duo</b> <i class="tag">Best value</i><p>$19</p>', '<b>Trio</b><p>$29</p>'),
    'cards pricing "Plans"',
    'Solo = 9 USD "$9"',
    'Duo = 19 USD "$19"',
    'Trio = 29 USD "$29"',
  ],
  [
    'badges in the rows of half of the names, and a class more',
    cards(
      '<b class="name">Solo</b><p>$9</p>',
      '<b class="name best">Duo</b> <i class="tag">Recommended</i><p>$19</p>',
      '<b class="name">Trio</b> <i class="tag dark">Max 100</i><p>$29</p>',
      '<b class="name">Four</b><p>$39</p>',
    ),
    'cards pricing "Plans"',
    'Solo = 9 USD "$9"',
    'Duo = 19 USD "$19"',
    'Trio = 29 USD "$29"',
    'Four = 39 USD "$39"',
  ],
  [
    'names before notes that are too long for a name',
    cards(
      '<div><b>Massage</b> <i>For the back, the neck and the shoulders, with warm oil</i></div><p>20 min</p><p>$19</p>',
      '<div><b>Bath</b> <i>With salt</i></div><p>35 min</p><p>$29</p>',
    ),
    'cards pricing "Plans"',
    'Massage = 19 USD "$19" | +20 min',
    'Bath = 29 USD "$29" | +35 min',
  ],
  [
    'words above names that the links have',
    cards(
      '<p class="step">You begin</p><p class="name">Recruit</p><p>$9</p><a href="/a">Start with Recruit</a>',
      '<p class="step">You build</p><p class="name">Builder</p><p>$19</p><a href="/b">Choose Builder</a>',
    ),
    'cards pricing "Plans"',
    'Recruit = 9 USD "$9" | [Start with Recruit /a]',
    'Builder = 19 USD "$19" | [Choose Builder /b]',
  ],
  [
    'a sign of letters and billing words, which are no names of the prices of a card',
    cards('<b>Solo</b><p>R$ 9/month</p><p>R$ 90/year</p>', '<b>Duo</b><p>R$ 19/month</p><p>R$ 190/year</p>'),
    'cards pricing "Plans"',
    'Solo = 9 BRL P1M "R$ 9/month"; 90 BRL P1Y "R$ 90/year"',
    'Duo = 19 BRL P1M "R$ 19/month"; 190 BRL P1Y "R$ 190/year"',
  ],
  [
    'names in a row of two elements each',
    cards('<b>Level</b> <i>1</i><p>$9</p>', '<b>Level</b> <i>2</i><p>$19</p>', '<b>Level</b> <i>3</i><p>$29</p>'),
    'cards pricing "Plans"',
    'Level 1 = 9 USD "$9"',
    'Level 2 = 19 USD "$19"',
    'Level 3 = 29 USD "$29"',
  ],
  [
    'words for a period and for one payment, among names',
    '<h2>Fees</h2>' +
      [
        '<b>One-time</b><p>$18</p><p>For all.</p>',
        '<b>Jahresbeitrag</b><p>$93</p><p>For all.</p>',
        '<b>Family</b><p>$46</p><p>For all.</p>',
      ]
        .map((card) => `<div>${card}</div>`)
        .join(''),
    'cards pricing "Fees"',
    'One-time = 18 USD once "$18"',
    'Jahresbeitrag = 93 USD P1Y "$93"',
    'Family = 46 USD "$46"',
  ],
  [
    'a year that is cheaper than a month',
    cards('<b>Monthly</b><p>$12</p>', '<b>Annual</b><p>$9</p>', '<b>Family</b><p>$20</p>'),
    'cards pricing "Plans"',
    'Monthly = 12 USD P1M "$12"',
    'Annual = 9 USD "$9"',
    'Family = 20 USD "$20"',
  ],
  [
    'a second word in a row that is no badge',
    cards('<b>Solo</b><p>$9</p>', '<b>Duo</b> <i>60 min</i><p>$19</p>', '<b>Trio</b><p>$29</p>'),
    'cards pricing "Plans"',
    'Solo = 9 USD "$9"',
    'Duo 60 min = 19 USD "$19"',
    'Trio = 29 USD "$29"',
  ],
  [
    'lines with the word for a period',
    '<h2>Fees</h2><ul><li>Monatsbeitrag: 49 €</li><li>Start: 20 €</li></ul>',
    'cards pricing "Fees"',
    'Monatsbeitrag = 49 EUR P1M "Monatsbeitrag: 49 €"',
    'Start = 20 EUR "20 €"',
  ],
  [
    'a name that is a unit elsewhere',
    '<h2>Fees</h2><ul><li>Trim: 15 €</li><li>Shave: 20 €</li></ul>',
    'cards pricing "Fees"',
    'Trim = 15 EUR "15 €"',
    'Shave = 20 EUR "20 €"',
  ],
  [
    'headings that go on about figures',
    cards('<h3>Monthly</h3><h4>Pro</h4><p>$9</p>', '<h3>Monthly</h3><h4>Team</h4><p>$19</p>'),
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'sums in other words',
    cards('<p>Pro $9</p>', '<p>Grand total due $9</p>') +
      '<h2>Plans</h2><div><div class="card"><p>Abo 9 €</p></div><div class="card"><p>Gesamtpreis 9 €</p></div></div><h2>Plans</h2><div><div class="card"><p>Abo 9 €</p></div><div class="card"><p>Sub-total 9 €</p></div></div>',
  ],
  [
    'names that only begin like sums',
    cards('<p>Pro $9</p>', '<p>Totally $9</p>'),
    'cards pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Totally = 9 USD "$9"',
  ],
])('%s', (_, html, ...lines) => {
  expect(shown(html)).toEqual(lines);
});

it.each(
  `Total|total|Grand total|Estimated total|Estimated total due|Total due|Subtotal|Sub-total|Amount due|Gesamt|Gesamtpreis|Gesamtbetrag|Zwischensumme|Summe|Totale
  Montant total|Importe total|Razem|Suma|Итого|合計|合计|总计|Toplam|المجموع|Din totalpris|I alt|Totalt|Yhteensä|Total:|Total (all)|Total 2`
    .split(/[|\n]/)
    .map((name) => name.trim()),
)('no set of offers has one called %s', (name) => {
  expect(shown(cards('<h3>Pro</h3><p>$9</p>', '<h3>Max</h3><p>$19</p>', `<h3>${name}</h3><p>$28</p>`))).toEqual([]);
});

it.each('Totally|Sum|Summer|Bergtotal|Amount|My total|Grand|Estimated|Totals|Totalitem|Due'.split('|'))(
  'an offer may be called %s',
  (name) => {
    const lines = shown(cards('<h3>Pro</h3><p>$9</p>', '<h3>Max</h3><p>$19</p>', `<h3>${name}</h3><p>$28</p>`));
    expect(lines.at(-1)).toBe(`${name} = 28 USD "$28"`);
  },
);

it.each([
  ['Pro', 'Pro'],
  ['  Pro  plan ', 'Pro plan'],
  ['• Pro', 'Pro'],
  ['·–—:|★*- Pro', 'Pro'],
  ['Pro:', 'Pro'],
  ['Pro – — | ★ * + _ -', 'Pro'],
  ['Pro..', 'Pro'],
  ['Pro…', 'Pro'],
  ['Pro+', 'Pro+'],
  ['Pro +', 'Pro'],
  ['Pro.x', 'Pro.x'],
  ['A-B', 'A-B'],
  ['Pro 2.0', 'Pro 2.0'],
])('a heading %j names %j', (heading, name) => {
  const lines = shown(cards(`<h3>${heading}</h3><p>$9</p>`, '<h3>Team</h3><p>$19</p>', '<h3>Max</h3><p>$29</p>'));
  expect(lines[1]).toBe(`${name} = 9 USD "$9"`);
});

it.each(['Pro?', 'Pro!', 'Pro bundle.', 'Professional.', 'プロ。', 'プロ！', 'プロ？'])('a line %j names nothing', (text) => {
  const lines = shown(cards(`<p>${text}</p><p>$9</p>`, '<p>Team</p><p>$19</p>', '<p>Max</p><p>$29</p>'));
  expect(lines.slice(1)).toEqual(['Team = 19 USD "$19"', 'Max = 29 USD "$29"']);
});

it.each(['Acme Ltd.', 'Acme Inc.', 'A.', 'Corp.'])('a line %j names an offer', (text) => {
  const lines = shown(cards(`<p>${text}</p><p>$9</p>`, '<p>Team</p><p>$19</p>', '<p>Max</p><p>$29</p>'));
  expect(lines[1]).toBe(`${text} = 9 USD "$9"`);
});

it('a colon of any width at its end is not in a name', () => {
  const lines = shown('<div><p>30分：¥300</p><p>60分：¥600</p></div>', 'ja');
  expect(lines.slice(1)).toEqual(['30分 = 300 JPY "¥300"', '60分 = 600 JPY "¥600"']);
});

it.each<readonly [html: string, isPricing: boolean]>([
  ['<h1>Pricing</h1>', true],
  ['<h1>Acme</h1><h2>Pricing</h2>', false],
  ['<h1><img alt="" src="logo.svg"></h1><h2>Pricing</h2>', true],
  ['<h1><img alt="" src="logo.svg"></h1><h2>Contact</h2><h2>Pricing</h2>', false],
  ['<h2>Pricing</h2><h2>Contact</h2>', false],
])('the first other heading of %s names the page, where that of the first level only has a picture', (html, isPricing) => {
  expect(offersOf(fromHtml(`${html}<p>$9</p>`), 'en', 'Acme').isPricing).toBe(isPricing);
});

const slogan = (label: string, heading: string, price: string): string =>
  `<p class="kicker">${label}</p><h2>${heading}</h2><p>${price}</p>`;
const slogans = cards(slogan('Crew', 'Everything for one boat', '$0'), slogan('Fleet', 'Bring your whole harbour along', '$49 a month'));

it('labels above slogans are names where the page has prices of them elsewhere', () => {
  const said = '<h1>Crew is $0, and Fleet is $49 a month</h1>';
  const names = (html: string): readonly string[] =>
    shown(html)
      .slice(1)
      .map((line) => line.split(' = ')[0] ?? '');
  expect(names(said + slogans)).toEqual(['Crew', 'Fleet']);
  expect(names(slogans)).toEqual(['Everything for one boat', 'Bring your whole harbour along']);
  expect(names(said + slogans.replaceAll('Everything for one boat', 'Solo').replaceAll('Bring your whole harbour along', 'Team'))).toEqual([
    'Solo',
    'Team',
  ]);
});
