/** A currency that a page says once, for numbers without one. */
import { expect, it } from 'vitest';
import { shown, table } from './shown.ts';

const LIST = '<ul><li>Cut 45.–</li><li>Colour 85.50</li></ul>';
const TABLE = table(['Cut', '45.–'], ['Colour', '85.50']);
const OFFERS = ['Cut = 45 CHF "45.–"', 'Colour = 85.5 CHF "85.50"'];

it.each<readonly [title: string, html: string, ...lines: readonly string[]]>([
  ['a line before a table', `<h2>Hair</h2><p>All prices in CHF.</p>${TABLE}`, 'rows strong "Hair"', ...OFFERS],
  ['a line after a table', `<h2>Hair</h2>${TABLE}<p>All prices in CHF.</p>`, 'rows strong "Hair"', ...OFFERS],
  ['a caption', TABLE.replace('<table>', '<table><caption>Prices in CHF</caption>'), 'rows strong', ...OFFERS],
  ['a heading', `<h2>Prices in CHF</h2>${LIST}`, 'cards pricing "Prices in CHF"', ...OFFERS],
  [
    'a line after the parts of a section',
    `<h2>Prices</h2><h3>Hair</h3>${LIST}<h3>Beard</h3><ul><li>Shave 25.–</li><li>Trim 15.–</li></ul><p>Prices in CHF</p>`,
    'cards "Hair"',
    ...OFFERS,
    'cards "Beard"',
    'Shave = 25 CHF "25.–"',
    'Trim = 15 CHF "15.–"',
  ],
  [
    'columns where one number has decimals',
    `<h2>Rooms</h2><p>Prices in USD</p>${table(['', 'Summer', 'Winter'], ['Single', '45.00', '40'], ['Double', '85', '80.00'])}`,
    'cells strong "Rooms"',
    'Single, Summer = 45 USD "45.00"',
    'Single, Winter = 40 USD "40"',
    'Double, Summer = 85 USD "85"',
    'Double, Winter = 80 USD "80.00"',
  ],
  ['numbers without decimals', `<h2>Hair</h2><p>All prices in CHF.</p>${table(['Cut', '45'], ['Colour', '85'])}`],
  [
    'numbers of which some are no prices',
    `<p>Prices in USD</p>${table(['Thing', 'Weight', 'Price'], ['A', '1.45', '40.00'], ['B', '8.50', '80.00'])}`,
  ],
  ['times', `<h2>Hours</h2><p>All prices in CHF.</p>${table(['Monday', '9.00 – 18.00'], ['Friday', '9.00 – 12.00'])}`],
  ['another section', `<h2>Hair</h2>${TABLE}<h2>Payment</h2><p>All prices in CHF.</p>`],
  ['another currency', `<h2>Hair</h2>${TABLE}<p>All prices in CHF.</p><p>Delivery costs 5 €.</p>`],
  ['no currency', `<h2>Prices</h2>${LIST}`],
])('%s', (_, html, ...lines) => {
  expect(shown(html)).toEqual(lines);
});
