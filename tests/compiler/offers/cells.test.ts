/** Cells of tables of prices: names, figures, requests and what their heads say. */
import { expect, it } from 'vitest';
import { shown, table } from './shown.ts';

it.each<readonly [title: string, html: string, ...lines: readonly string[]]>([
  ['heads that are free or a price', table(['', 'Free', '$9'], ['Users', '1', '5'], ['Price', 'Free', '$9'])],
  ['rows of prices where one is not of a period', table(['', 'Solo', 'Pro'], ['Monthly', '$1', '$9'], ['Setup', '$5', '$90'])],
  ['columns of which most are periods', table(['Plan', 'Monthly', 'Yearly', 'Big'], ['Pro', '$9', '$90', '$900'])],
  ['a head alone', table(['Pro $9', 'Team $19'])],
  [
    'three columns of prices that are labels',
    table(['Plan', 'Monthly', 'Quarterly', 'Yearly'], ['Pro', '$9', '$25', '$90'], ['Team', '$19', '$50', '$190']),
    'rows strong',
    'Pro = 9 USD P1M "$9"; 25 USD P3M "$25"; 90 USD P1Y "$90"',
    'Team = 19 USD P1M "$19"; 50 USD P3M "$50"; 190 USD P1Y "$190"',
  ],
  [
    'a wide row',
    table(['Wash', '$9'], ['Dry', '$19', 'warm', 'soft']),
    'rows strong',
    'Wash = 9 USD "$9"',
    'Dry = 19 USD "$19" | +warm | +soft',
  ],
  [
    'cells of sixty characters',
    table(['SSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSS', '$9'], ['Team', '$19']),
    'rows strong',
    'SSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSS = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'what a column says of its prices',
    table(['Plan', 'per user'], ['Pro', '$9/mo'], ['Team', '$19']),
    'rows strong',
    'Pro = 9 USD P1M per user "$9/mo"',
    'Team = 19 USD per user "$19"',
  ],
  [
    'a year above a price of the year',
    table(['Plan', 'Annual price'], ['Pro', '$90/yr'], ['Team', '$190']),
    'rows strong',
    'Pro = 90 USD P1Y "$90/yr"',
    'Team = 190 USD P1Y "$190"',
  ],
  [
    'bare figures with and without cents',
    table(['Plan', 'USD'], ['Pro', '9'], ['Team', '19.50'], ['Max', `1'299`]),
    'rows strong',
    'Pro = 9 USD "9"',
    'Team = 19.5 USD "19.50"',
    `Max = 1299 USD "1'299"`,
  ],
  ['bare figures below words', table(['Plan', 'Price'], ['Pro', '9'], ['Team', '19'])],
  ['bare figures of a month', table(['Plan', 'EUR per month'], ['Pro', '9'], ['Team', '19 a']), 'rows strong', 'Pro = 9 EUR P1M "9"'],
  [
    'bare figures that mean nothing',
    table(['Plan', 'EUR'], ['Pro', '1.2.3'], ['Team', '19'], ['Max', '29']),
    'rows strong',
    'Team = 19 EUR "19"',
    'Max = 29 EUR "29"',
  ],
  ['figures without a label', table(['30', '$9'], ['60', '$17'])],
  ['names by the rest of a cell', table(['1', 'Wash $9'], ['2', 'Dry $19']), 'rows strong', 'Wash = 9 USD "$9"', 'Dry = 19 USD "$19"'],
  [
    'signs in columns',
    table(
      ['', 'Pro', 'Team'],
      ['Price', '$9', '$19'],
      ['Mail', 'yes', 'no'],
      ['Chat', '<i class="x"></i>', ''],
      ['', '5', '6'],
      ['Web', '5 sites', ''],
    ),
    'columns strong',
    'Pro = 9 USD "$9" | +Mail | +Chat | +Web: 5 sites',
    'Team = 19 USD "$19" | -Mail | -Chat | -Web',
  ],
  [
    'a row over all columns',
    table(['', 'Pro', 'Team'], ['<td colspan=3>Features</td>'], ['Price', '$9', '$19']),
    'columns strong',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'heads with a price before the name',
    table(['', '<p>$9</p><p>Pro</p>', '<p>$19</p><p>Team</p>'], ['Users', '5', '6']),
    'columns strong',
    'Pro = 9 USD "$9" | +Users: 5',
    'Team = 19 USD "$19" | +Users: 6',
  ],
  ['long heads', table(['', 'PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP', 'Team'], ['Price', '$9', '$19'])],
  [
    'one value twice in a row',
    table(['Wash', '$9', '$9'], ['Dry', '$29', '$29']),
    'rows strong',
    'Wash = 9 USD "$9"',
    'Dry = 29 USD "$29"',
  ],
])('%s', (_, html, ...lines) => {
  expect(shown(html)).toEqual(lines);
});
