/** Tables of prices: columns or rows are offers. */
import { expect, it } from 'vitest';
import { shown, table } from './shown.ts';

it.each<readonly [title: string, html: string, ...lines: readonly string[]]>([
  [
    'columns',
    table(['', 'Pro', 'Team'], ['Price', '$9/mo', '$19/mo'], ['Users', '5', '20'], ['Mail', '✓', '–'], ['Chat', '<img src=x>', '']),
    'columns strong',
    'Pro = 9 USD P1M "$9/mo" | +Users: 5 | +Mail | +Chat',
    'Team = 19 USD P1M "$19/mo" | +Users: 20 | -Mail | -Chat',
  ],
  [
    'columns with a period each',
    table(['', 'Pro', 'Team'], ['Monthly', '$9', '$19'], ['Yearly', '$90', '$190']),
    'columns strong',
    'Pro = 9 USD P1M "$9"; 90 USD P1Y "$90"',
    'Team = 19 USD P1M "$19"; 190 USD P1Y "$190"',
  ],
  ['columns with rows of things', table(['', 'Pro', 'Team'], ['Wash', '$9', '$19'], ['Dry', '$90', '$190'])],
  ['columns without a name', table(['', 'Pro', ''], ['Price', '$9', '$19'])],
  ['columns of one name', table(['', 'Pro', 'Pro'], ['Price', '$9', '$19'])],
  [
    'columns headed by name and price',
    table(['', 'Pro<br>$9/mo', 'Team<br>$19/mo'], ['Users', '5', '20']),
    'columns strong',
    'Pro = 9 USD P1M "$9/mo" | +Users: 5',
    'Team = 19 USD P1M "$19/mo" | +Users: 20',
  ],
  [
    'columns headed by name and price in a line',
    table(['', 'Pro $9', 'Team $19'], ['Users', '5', '20']),
    'columns strong',
    'Pro = 9 USD "$9" | +Users: 5',
    'Team = 19 USD "$19" | +Users: 20',
  ],
  [
    'a column that is free',
    table(['', 'Free', 'Team'], ['Price', 'Free', '$19'], ['Users', '1', '20']),
    'columns strong',
    'Free = 0 ? "Free" | +Users: 1',
    'Team = 19 USD "$19" | +Users: 20',
  ],
  [
    'a column on request',
    table(['', 'Pro', 'Team', 'Big'], ['Price', '$9', '$19', 'Contact us'], ['Users', '5', '20', 'all']),
    'columns strong',
    'Pro = 9 USD "$9" | +Users: 5',
    'Team = 19 USD "$19" | +Users: 20',
    'Big = | request "Contact us" | +Users: all',
  ],
  [
    'no first column',
    table(['Pro', 'Team'], ['$9', '$19'], ['5 users', '20 users'], ['', 'Mail']),
    'columns strong',
    'Pro = 9 USD "$9" | +5 users',
    'Team = 19 USD "$19" | +20 users | +Mail',
  ],
  ['rows', table(['Service', 'Price'], ['Wash', '$9'], ['Dry', '$19']), 'rows strong', 'Wash = 9 USD "$9"', 'Dry = 19 USD "$19"'],
  [
    'rows with what they take',
    table(['Service', 'Time', 'Price'], ['Wash', '30 min', '$9'], ['Dry', '60 min', '$19'], ['Press', '', 'Contact us']),
    'rows strong',
    'Wash = 9 USD "$9" | +30 min',
    'Dry = 19 USD "$19" | +60 min',
    'Press = | request "Contact us"',
  ],
  ['rows of bare figures', table(['Service', 'Price (EUR)'], ['Wash', '9'], ['Dry', '1.234,50'], ['Press', '19 and more'])],
  [
    'rows of months and years',
    table(['Plan', 'Monthly', 'Yearly'], ['Pro', '$9', '$90'], ['Team', '$19', '$190']),
    'rows strong',
    'Pro = 9 USD P1M "$9"; 90 USD P1Y "$90"',
    'Team = 19 USD P1M "$19"; 190 USD P1Y "$190"',
  ],
  [
    'rows with two figures that nothing tells apart',
    table(['Plan', 'Small', 'Big', 'Huge'], ['Pro', '$9', '$90', '$900'], ['Team', '$19', '$190', '$1900']),
  ],
  [
    'rows of figures',
    table(['Credits', 'Price'], ['500', '$9'], ['1,000', '$17']),
    'rows strong',
    '500 Credits = 9 USD "$9"',
    '1,000 Credits = 17 USD "$17"',
  ],
  [
    'rows of times below a heading',
    '<h2>Massage</h2>' + table(['30 minutes', '$30'], ['60 minutes', '$50']),
    'rows strong "Massage"',
    'Massage 30 minutes = 30 USD "$30" | +30 minutes',
    'Massage 60 minutes = 50 USD "$50" | +60 minutes',
  ],
  [
    'rows of times without a heading',
    table(['30 minutes', '$30'], ['60 minutes', '$50']),
    'rows strong',
    '30 minutes = 30 USD "$30"',
    '60 minutes = 50 USD "$50"',
  ],
  [
    'rows that begin with their price',
    '<h2>Card</h2>' + table(['$30', '30'], ['$50', '55']),
    'rows strong "Card"',
    'Card $30 = 30 USD "$30" | +30',
    'Card $50 = 50 USD "$50" | +55',
  ],
  [
    'a caption',
    '<h2>Massage</h2><table><caption>Thai</caption><tr><td>30 minutes</td><td>$30</td></tr><tr><td>60 minutes</td><td>$50</td></tr></table>',
    'rows strong "Massage"',
    'Thai 30 minutes = 30 USD "$30" | +30 minutes',
    'Thai 60 minutes = 50 USD "$50" | +60 minutes',
  ],
  ['rows that add up', table(['Thing', 'Price'], ['Wash', '$9'], ['Dry', '$19'], ['Total', '$28'])],
  [
    'a column that adds up',
    table(['Thing', 'Price', 'Total'], ['Wash', '$9', '$18'], ['Dry', '$19', '$38']),
    'rows strong',
    'Wash = 9 USD "$9"',
    'Dry = 19 USD "$19"',
  ],
  ['cells over several rows', table(['Thing', 'Price'], ['<td rowspan=2>Wash</td>', '$9'], ['$19'])],
  ['cells over several columns', table(['', '<td colspan=2>Plans</td>'], ['Users', '5', '20'], ['Price', '$9', '$19'])],
  [
    'a price over several columns',
    table(['', 'Pro', 'Team'], ['Price', '<td colspan=2>$9</td>'], ['Users', '5', '20']),
    'columns strong',
    'Pro = 9 USD "$9" | +Users: 5',
    'Team = 9 USD "$9" | +Users: 20',
  ],
  ['two rows of one name', table(['Thing', 'Price'], ['Wash', '$9'], ['Wash', '$19'])],
  ['rows without a price', table(['Thing', 'Use'], ['Wash', '9'], ['Dry', '19'])],
  ['rows called by labels', table(['Monthly', '$9'], ['Yearly', '$90'])],
  [
    'an annual price by the month',
    table(['Plan', 'Annual price'], ['Pro', '$9 a month'], ['Team', '$19 a month']),
    'rows strong',
    'Pro = 9 USD P1M billed P1Y "$9 a month"',
    'Team = 19 USD P1M billed P1Y "$19 a month"',
  ],
  [
    'an estimate beside the price',
    table(['Plan', 'Price', 'approx.'], ['Pro', '$9', '9 €'], ['Team', '$19', '19 €']),
    'rows strong',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'names of two lines',
    table(['Plan', 'Price'], ['<b>Pro</b><p>for one</p>', '$9'], ['<b>Team</b><p>for all</p>', '$19']),
    'rows strong',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'a table beside the cards',
    '<h2>Plans</h2><div><div><h3>Pro</h3><p>$9/mo</p></div><div><h3>Team</h3><p>$19/mo</p></div></div>' +
      table(['', 'Pro', 'Team'], ['Price', '$9/mo', '$19/mo'], ['Users', '5', '20']),
    'cards strong pricing "Plans"',
    'Pro = 9 USD P1M "$9/mo"',
    'Team = 19 USD P1M "$19/mo"',
    'columns strong repeated "Team"',
    'Pro = 9 USD P1M "$9/mo" | +Users: 5',
    'Team = 19 USD P1M "$19/mo" | +Users: 20',
  ],
  [
    'a table with more than the cards',
    '<h2>Plans</h2><div><div><h3>Pro</h3><p>$9/mo</p></div><div><h3>Team</h3><p>$19/mo</p></div></div>' +
      table(['', 'Pro', 'Team'], ['Price', '$9/mo', '$29/mo'], ['Users', '5', '20']),
    'cards strong pricing "Plans"',
    'Pro = 9 USD P1M "$9/mo"',
    'Team = 19 USD P1M "$19/mo"',
    'columns strong "Team"',
    'Pro = 9 USD P1M "$9/mo" | +Users: 5',
    'Team = 29 USD P1M "$29/mo" | +Users: 20',
  ],
  ['free cells', table(['Plan', 'Price'], ['Solo', 'Free'], ['Team', '$19']), 'rows strong', 'Solo = 0 ? "Free"', 'Team = 19 USD "$19"'],
  [
    'a word with a figure in a cell of prices',
    table(['Plan', 'Price'], ['Solo', '<p>9 x</p><p>$9</p>'], ['Team', '$19']),
    'rows strong',
    'Team = 19 USD "$19"',
  ],
  [
    'a long name',
    table(['Plan', 'Price'], ['SSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSS', '$9'], ['Team', '$19'], ['Max', '$29']),
    'rows strong',
    'Team = 19 USD "$19"',
    'Max = 29 USD "$29"',
  ],
  [
    'heads of two words',
    table(['', '<b>Pro</b><i>plan</i>', '<b>Team</b><i>plan</i>'], ['Price', '$9', '$19']),
    'columns strong',
    'Pro plan = 9 USD "$9"',
    'Team plan = 19 USD "$19"',
  ],
  [
    'a title of prices above',
    '<h2>Pricing</h2>' + table(['Wash', '$9'], ['Dry', '$19']),
    'rows strong pricing "Pricing"',
    'Wash = 9 USD "$9"',
    'Dry = 19 USD "$19"',
  ],
  ['records in cells of one column', table(['Wash $9'], ['Dry $19'])],
])('%s', (_, html, ...lines) => {
  expect(shown(html)).toEqual(lines);
});

it.each<readonly [title: string, html: string, ...lines: readonly string[]]>([
  [
    'a long text with an amount',
    table(['', 'Pro', 'Team'], ['Price', '$9', '$19'], ['Note', 'You can earn 5 or more dollars such as $5 for every friend', '-']),
    'columns strong',
    'Pro = 9 USD "$9" | +Note: You can earn 5 or more dollars such as $5 for every friend',
    'Team = 19 USD "$19" | -Note',
  ],
  [
    'words below prices',
    table(['', 'Pro', 'Team'], ['Price', '$9<br>for 5 users in your team', '$19<br>for 9 users in your team']),
    'columns strong',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  ['figures below prices', table(['', 'Pro', 'Team'], ['Price', '$9<br>5 users', '$19<br>9 users'])],
  ['periods as names', table(['Plan', 'Price'], ['Monthly', '$9'], ['Yearly', '$90'])],
  [
    'a head that is too short',
    table(['Name', 'About'], ['Pro', 'x', '$9'], ['Team', 'y', '$19']),
    'rows strong',
    'Pro = 9 USD "$9" | +x',
    'Team = 19 USD "$19" | +y',
  ],
  [
    'a talk for a month and a price for a year',
    table(['', 'Pro', 'Team'], ['Monthly', '$9', '$19'], ['Yearly', 'Contact us', '$190']),
    'columns strong',
    'Pro = 9 USD P1M "$9"',
    'Team = 19 USD P1M "$19"; 190 USD P1Y "$190"',
  ],
  ['figures behind prices', table(['Price', 'Amount'], ['$9', '100'], ['$19', '']), 'rows strong', '100 Amount = 9 USD "$9"'],
  [
    'prices below a heading',
    '<h2>Credits</h2>' + table(['Price', 'Amount', 'About'], ['$9', '100', ''], ['$19', '300', '']),
    'rows strong "Credits"',
    'Credits $9 = 9 USD "$9" | +100',
    'Credits $19 = 19 USD "$19" | +300',
  ],
])('%s', (_, html, ...lines) => {
  expect(shown(html)).toEqual(lines);
});

it('heads say whether prices have tax', () => {
  const rows = table(['Offre', 'HT', 'TTC'], ['Un', '10 €', '12 €'], ['Deux', '20 €', '24 €']);
  expect(shown(rows, 'fr')).toEqual([
    'rows strong',
    'Un = 10 EUR without tax "10 €"; 12 EUR with tax "12 €"',
    'Deux = 20 EUR without tax "20 €"; 24 EUR with tax "24 €"',
  ]);
});
