/** Lists, sections and single parts of a page, and what stands around records. */
import { expect, it } from 'vitest';
import { cards, shown } from './shown.ts';

it.each<readonly [title: string, html: string, ...lines: readonly string[]]>([
  [
    'cards with a heading, a price, a list and a link',
    cards(
      '<h3>Pro</h3><p>$9/mo</p><ul><li>5 users</li></ul><a href="/pro">Buy</a>',
      '<h3>Team</h3><p>$29/mo</p><ul><li>20 users</li></ul><a href="/team">Buy</a>',
    ),
    'cards strong pricing "Plans"',
    'Pro = 9 USD P1M "$9/mo" | +5 users | [Buy /pro]',
    'Team = 29 USD P1M "$29/mo" | +20 users | [Buy /team]',
  ],
  [
    'a field for a number',
    '<h2>Plans</h2><p>Users <input type="number"></p><div><div><h3>Pro</h3><p>$9</p></div><div><h3>Team</h3><p>$19</p></div></div>',
  ],
  [
    'a field for a text',
    '<h2>Plans</h2><p>Mail <input type="text"></p><div><div><h3>Pro</h3><p>$9</p></div><div><h3>Team</h3><p>$19</p></div></div>',
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'a field before their heading',
    '<h2>Size</h2><p>Users <input type="range"></p><h2>Plans</h2><div><div><h3>Pro</h3><p>$9</p></div><div><h3>Team</h3><p>$19</p></div></div>',
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  ['a field inside of a card', cards('<h3>Pro</h3><p>$9</p><input type="number">', '<h3>Team</h3><p>$19</p>')],
  ['a counter inside of a card', cards('<h3>Pro</h3><p>$9</p><button>+</button>', '<h3>Team</h3><p>$19</p>')],
  [
    'a field behind them',
    cards('<h3>Pro</h3><p>$9</p>', '<h3>Team</h3><p>$19</p>') + '<h2>More</h2><p>text</p><input type="number">',
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'the same names below two headings',
    '<h2>Car</h2><div><div><h3>Small</h3><p>$9</p></div><div><h3>Big</h3><p>$19</p></div></div><h2>Van</h2><div><div><h3>Small</h3><p>$39</p></div><div><h3>Big</h3><p>$49</p></div></div>',
    'cards strong "Car"',
    'Car: Small = 9 USD "$9"',
    'Car: Big = 19 USD "$19"',
    'cards strong "Van"',
    'Van: Small = 39 USD "$39"',
    'Van: Big = 49 USD "$49"',
  ],
  [
    'the same names and prices below two headings',
    '<h2>Car</h2><div><div><h3>Small</h3><p>$9</p></div><div><h3>Big</h3><p>$19</p></div></div><h2>Van</h2><div><div><h3>Small</h3><p>$9</p></div><div><h3>Big</h3><p>$49</p></div></div>',
    'cards strong "Car"',
    'Small = 9 USD "$9"',
    'Car: Big = 19 USD "$19"',
    'cards strong "Van"',
    'Small = 9 USD "$9"',
    'Van: Big = 49 USD "$49"',
  ],
  [
    'sections with cards',
    '<div><section><h2>Massage</h2><div><p>30 minutes</p><p>$30</p></div><div><p>60 minutes</p><p>$50</p></div></section><section><h2>Couples</h2><div><p>90 minutes</p><p>$80</p></div><div><p>120 minutes</p><p>$90</p></div></section></div>',
    'cards "Massage"',
    'Massage: 30 minutes = 30 USD "$30"',
    'Massage: 60 minutes = 50 USD "$50"',
    'cards "Couples"',
    'Couples: 90 minutes = 80 USD "$80"',
    'Couples: 120 minutes = 90 USD "$90"',
  ],
  [
    'names beside badges that are no headings',
    cards('<p class="n">Pro <span class="badge">Popular</span></p><p>$9</p>', '<p class="n">Team</p><p>$19</p>'),
    'cards pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'a description in a list or too long',
    cards(
      '<h3>Pro</h3><ul><li>Everything that a small team needs</li></ul><p>$9</p>',
      '<h3>Team</h3><p>A very long text A very long text A very long text A very long text A very long text A very long text A very long text A very long text A very long text A very long text A very long text A very long text A very long text A very long text A very long text A very long text A very long text A very long text A very long text A very long text </p><p>$19</p><a href="javascript:void(0)">Start</a>',
    ),
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9" | +Everything that a small team needs',
    'Team = 19 USD "$19" | [Start]',
  ],
  [
    'records as items of a list',
    '<ul><li>Haircut $25</li><li>Beard $15</li></ul>',
    'cards',
    'Haircut = 25 USD "$25"',
    'Beard = 15 USD "$15"',
  ],
  [
    'records with links',
    '<h2>Menu</h2><ul><li><a href="/a">Haircut</a> <b>$25</b></li><li><a href="/b">Beard</a> <b>$15</b></li></ul>',
    'cards pricing "Menu"',
    'Haircut = 25 USD "$25"',
    'Beard = 15 USD "$15"',
  ],
  [
    'lines of a paragraph',
    '<h2>Cuts</h2><p>Haircut 25 €<br>Beard 15 €<br>Both 35 €</p>',
    'rows "Cuts"',
    'Haircut = 25 EUR "25 €"',
    'Beard = 15 EUR "15 €"',
    'Both = 35 EUR "35 €"',
  ],
  ['lines of a paragraph without an amount', '<p>Haircut 25 €<br>Beard</p>'],
  [
    'terms and what they stand for',
    '<dl><dt>Haircut</dt><dd>$25</dd><dt>Beard</dt><dd>$15</dd></dl>',
    'sections',
    'Haircut = 25 USD "$25"',
    'Beard = 15 USD "$15"',
  ],
  [
    'parts below headings',
    '<article><h3>Haircut</h3><p>$25</p><h3>Beard</h3><p>$15</p><p>with oil</p><h2>Contact</h2><p>$99</p></article>',
    'sections strong',
    'Haircut = 25 USD "$25"',
    'Beard = 15 USD "$15" | +with oil',
  ],
  [
    'headings that are prices',
    '<div><h3>Haircut</h3><h3>$25</h3></div><div><h3>Beard</h3><h3>$15</h3></div>',
    'cards strong',
    'Haircut = 25 USD "$25"',
    'Beard = 15 USD "$15"',
  ],
  [
    'one part alone',
    '<section><h2>The course</h2><p>$250</p><ul><li>Six days</li><li>Lunch</li></ul><a href="/book">Book</a></section>',
    'single',
    'The course = 250 USD "$250" | +Six days | +Lunch | [Book /book]',
  ],
  ['one part with a list before its price', '<section><h2>The course</h2><ul><li>Six days</li><li>Lunch</li></ul><p>$250</p></section>'],
  ['one part with two headings', '<section><h2>The course</h2><p>$250</p><ul><li>Six days</li><li>Lunch</li></ul><h2>Us</h2></section>'],
  [
    'one part with a smaller heading',
    '<section><h2>The course</h2><p>$250</p><h3>Inside</h3><ul><li>Six days</li><li>Lunch</li></ul></section>',
    'single',
    'The course = 250 USD "$250" | +Six days | +Lunch',
  ],
  ['one part with an item', '<section><h2>The course</h2><p>$250</p><ul><li>Six days</li></ul></section>'],
  [
    'one part with a field',
    '<section><h2>The course</h2><p>$250</p><ul><li>Six days</li><li>Lunch</li></ul><input type="range"></section>',
  ],
  ['one part whose price stands first', '<section><p>$250</p><h2>The course</h2><ul><li>Six days</li><li>Lunch</li></ul></section>'],
  [
    'one part in the body',
    '<h2>The course</h2><p>$250</p><ul><li>Six days</li><li>Lunch</li></ul>',
    'single',
    'The course = 250 USD "$250" | +Six days | +Lunch',
  ],
  ['one free part', '<section><h2>The course</h2><p>Free</p><ul><li>Six days</li><li>Lunch</li></ul></section>'],
  ['a heading far above', cards(`<h3>Pro</h3>${'<p>line</p>'.repeat(16)}<p>$9</p>`, `<h3>Team</h3>${'<p>word</p>'.repeat(16)}<p>$19</p>`)],
  [
    'a heading not so far above',
    cards(`<h3>Pro</h3>${'<p>line</p>'.repeat(14)}<p>$9</p>`, `<h3>Team</h3>${'<p>word</p>'.repeat(14)}<p>$19</p>`),
    'cards strong pricing "Plans"',
    `Pro = 9 USD "$9"${' | +line'.repeat(14)}`,
    `Team = 19 USD "$19"${' | +word'.repeat(14)}`,
  ],
  ['many headings of their own', cards('<h3>Pro</h3><h4>a</h4><h4>b</h4><h4>c</h4><h4>d</h4><p>$9</p>', '<h3>Team</h3><p>$19</p>')],
  [
    'some headings of their own',
    cards('<h3>Pro</h3><h4>aa</h4><h4>bb</h4><h4>cc</h4><p>$9</p>', '<h3>Team</h3><p>$19</p>'),
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  ['lines of more than a card', cards(`<h3>Pro</h3><p>$9</p>${'<p>line</p>'.repeat(90)}`, '<h3>Team</h3><p>$19</p>')],
  [
    'a note before them',
    '<h2>Plans</h2><p>All prices are billed annually.</p><div><div><h3>Pro</h3><p>$9/mo</p></div><div><h3>Team</h3><p>$19/mo</p></div></div>',
    'cards strong pricing "Plans"',
    'Pro = 9 USD P1M billed P1Y "$9/mo"',
    'Team = 19 USD P1M billed P1Y "$19/mo"',
  ],
  [
    'a note behind them',
    cards('<h3>Pro</h3><p>$9/mo</p>', '<h3>Team</h3><p>$190/yr</p>') + '<p>All plans are billed annually</p>',
    'cards strong pricing "Plans"',
    'Pro = 9 USD P1M billed P1Y "$9/mo"',
    'Team = 190 USD P1Y "$190/yr"',
  ],
  [
    'a note far behind them',
    cards('<h3>Pro</h3><p>$9/mo</p>', '<h3>Team</h3><p>$19/mo</p>') +
      '<p>a</p><p>b</p><p>c</p><p>d</p><p>All plans are billed annually</p>',
    'cards strong pricing "Plans"',
    'Pro = 9 USD P1M "$9/mo"',
    'Team = 19 USD P1M "$19/mo"',
  ],
  [
    'two notes that differ',
    '<p>All plans are billed annually</p><div><div><h3>Pro</h3><p>$9/mo</p></div><div><h3>Team</h3><p>$19/mo</p></div></div><p>All plans are billed monthly</p>',
    'cards strong',
    'Pro = 9 USD P1M "$9/mo"',
    'Team = 19 USD P1M "$19/mo"',
  ],
  [
    'a note of months',
    cards('<h3>Pro</h3><p>$9/mo</p>', '<h3>Team</h3><p>$19/mo</p>') + '<p>All plans are billed monthly</p>',
    'cards strong pricing "Plans"',
    'Pro = 9 USD P1M "$9/mo"',
    'Team = 19 USD P1M "$19/mo"',
  ],
  [
    'a dollar that the page names',
    cards('<h3>Pro</h3><p>$9</p>', '<h3>Team</h3><p>$19</p>') + '<p>Prices in CAD, from CAD 9</p>',
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'crowns that the page names',
    cards('<h3>Pro</h3><p>kr 9</p>', '<h3>Team</h3><p>kr 19</p>') + '<p>from SEK 9</p>',
    'cards strong pricing "Plans"',
    'Pro = 9 SEK "kr 9"',
    'Team = 19 SEK "kr 19"',
  ],
])('%s', (_, html, ...lines) => {
  expect(shown(html)).toEqual(lines);
});

it('crowns are those that the page names, where it names one', () => {
  const page = cards('<h3>Pro</h3><p>kr 9</p>', '<h3>Team</h3><p>kr 19</p>');
  expect(shown(page + '<p>from SEK 9</p>', 'en-NZ')).toEqual([
    'cards strong pricing "Plans"',
    'Pro = 9 SEK "kr 9"',
    'Team = 19 SEK "kr 19"',
  ]);
  expect(shown(page + '<p>from SEK 9 or from NOK 9</p>', 'en-NZ')).toEqual([
    'cards strong pricing "Plans"',
    'Pro = 9 ? "kr 9"',
    'Team = 19 ? "kr 19"',
  ]);
});

it.each([
  ['a sign of several currencies', 'es', '$9 al mes', ['cards strong pricing "Plans"', 'Pro = 9 ? P1M "$9 al mes"', 'Team = 19 ? "$19"']],
  [
    'a sign that the region tells',
    'es-MX',
    '$9 al mes',
    ['cards strong pricing "Plans"', 'Pro = 9 MXN P1M "$9 al mes"', 'Team = 19 MXN "$19"'],
  ],
  ['a code elsewhere', 'es', 'US$9 al mes', ['cards strong pricing "Plans"', 'Pro = 9 USD P1M "US$9 al mes"', 'Team = 19 USD "$19"']],
  ['words that are no money', 'en', 'Weight: 5 pounds', []],
])('the currency of %s', (_, language, price, offers) => {
  const team = price.includes('$') ? '$19' : '19 pounds';
  expect(shown(cards(`<h3>Pro</h3><p>${price}</p>`, `<h3>Team</h3><p>${team}</p>`), language)).toEqual(offers);
});
