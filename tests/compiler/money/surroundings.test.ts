/** Amounts that a text mentions, with the words around them and the heads of their table. */
import { expect, it } from 'vitest';
import { amountMentions } from '../../../compiler/money/mentions.ts';

type Said = readonly [amount: string, raw: string, before: string, after: string, column?: string, row?: string];

it.each<readonly [language: string | null, text: string, mentions: readonly Said[]]>([
  ['en', 'Pro costs US$49 a month.', [['49 USD P1M', 'US$49 a month', 'Pro costs ', '.']]],
  ['en', 'Pro\n\nfrom\n\n$49\n\nper month', [['49 ? P1M', 'from $49 per month', 'Pro\n', '']]],
  ['en', '~~$49~~ $5', [['5 ?', '$5', ' ', '']]],
  ['en', '> Others take $49\n\n$5', [['5 ?', '$5', '', '']]],
  ['en', '```\nprice = $49\n```\n$5', [['5 ?', '$5', '', '']]],
  ['en', '$10–$20', []],
  ['en', 'raised $5M', []],
  ['en', 'Save $20', []],
  ['en', '| | Solo | Team |\n| --- | --- | --- |\n| Price | on request | only $29 |', [['29 ?', '$29', ' only ', ' ', 'Team', 'Price']]],
  ['en', '### Solo\n\nnow **$19** with support', [['19 ?', '$19', '### Solo\nnow ', ' with support']]],
  ['en', '- $19\n- per user', [['19 ?', '$19', '- ', '\n- per user']]],
  [
    'en',
    'text\n\n| A | B |\n| - | - |\n| x\\|y | $5 | z |\n\nmore $6',
    [
      ['5 ?', '$5', ' ', ' ', 'B', 'x\\|y'],
      ['6 ?', '$6', 'text\n| A | B |\n| - | - |\n| x\\|y | $5 | z |\nmore ', ''],
    ],
  ],
  [
    'en',
    '$1 for a month, then $49/mo',
    [
      ['1 ?', '$1', '', ' for a month, then $49/mo'],
      ['49 ? P1M', 'a month, then $49/mo', '$1 for ', ''],
    ],
  ],
  ['en', 'a `$5` b', [['5 ?', '$5', 'a ', ' b']]],
  ['en', 'line\\\n$5', [['5 ?', '$5', 'line\n', '']]],
  ['en', '1. $5\n2. per month', [['5 ?', '$5', '1. ', '\n2. per month']]],
  ['en', '# $5\nper month', [['5 ?', '$5', '# ', '\nper month']]],
  ['en', 'from\n# $5', [['5 ?', '$5', 'from\n# ', '']]],
  ['en', `${'a'.repeat(100)} $5 ${'b'.repeat(100)}`, [['5 ?', '$5', `${'a'.repeat(100)} `, ` ${'b'.repeat(59)}`]]],
  [
    'en',
    'word word word word word word word word word word word word word word word word word word word word $5 word word word word word word word word word word word word word word word word word word word word ',
    [
      [
        '5 ?',
        '$5',
        'word word word word word word word word word word word word ',
        ' word word word word word word word word word word word word',
      ],
    ],
  ],
  ['en', 'nothing', []],
  ['en', '  \n\n$5', [['5 ?', '$5', '', '']]],
  [
    'en',
    '$5\n$6\n\n$7',
    [
      ['5 ?', '$5', '', '\n$6\n$7'],
      ['6 ?', '$6', '$5\n', '\n$7'],
      ['7 ?', '$7', '$5\n$6\n', ''],
    ],
  ],
  ['en', 'a\nb\nfrom\n$5', [['5 ?', 'from $5', 'a\nb\n', '']]],
  ['en', '| $5 | b |', [['5 ?', '$5', ' ', ' ', '$5', '$5']]],
  ['en', `${'x'.repeat(3990)}. $5 a month`, [['5 ? P1M', '$5 a month', `${'x'.repeat(118)}. `, '']]],
  ['en-CA', 'Pro costs $49 a month.', [['49 ? P1M', '$49 a month', 'Pro costs ', '.']]],
  [null, '$49', [['49 ?', '$49', '', '']]],
  [null, 'CA$5', [['5 CAD', 'CA$5', '', '']]],
  ['ja', 'スタンダード 2,980円/月', [['2980 JPY P1M', '2,980円/月', 'スタンダード ', '']]],
  ['en', 'about $5\n\n5¢ and $6', [['6 ?', '$6', 'about $5\n5¢ and ', '']]],
  [
    'en',
    '$5\n$5\nx',
    [
      ['5 ?', '$5', '', '\n$5\nx'],
      ['5 ?', '$5', '$5\n', '\nx'],
    ],
  ],
  ['en', 'a b\nc d\ne f\n$5 g', [['5 ?', '$5', 'a b\nc d\ne f\n', ' g']]],
  ['en', 'from\nfrom\nfrom\nfrom\nfrom\n$5', [['5 ?', 'from $5', 'from\nfrom\nfrom\nfrom\n', '']]],
  ['en', 'Pro\n  # x $5\n  per month', [['5 ?', '$5', 'Pro\n  # x ', '\n  per month']]],
  ['en', '12. $5\nper month', [['5 ?', '$5', '12. ', '\nper month']]],
  ['en', '-$5\nper month', []],
  ['en', 'a # $5\nper month', [['5 ? P1M', '$5 per month', 'a # ', '']]],
  [
    'en',
    '| a | $5\n| b | $6 |',
    [
      ['5 ?', '$5', ' ', '\n', '$5', 'a'],
      ['6 ?', '$6', ' ', ' ', '$5', 'b'],
    ],
  ],
  ['en', '| h |\n| $5 |', [['5 ?', '$5', ' ', ' ', 'h', '$5']]],
  ['en', '| A |\n| - |\n| $5 |\n', [['5 ?', '$5', ' ', ' ', 'A', '$5']]],
  ['en', '| A\n| - | - |\n| x | $5 |', [['5 ?', '$5', ' ', ' ', '', 'x']]],
  ['en', `${'w '.repeat(1999)}$49 a month${' w'.repeat(50)}`, [['49 ? P1M', '$49 a month', 'w '.repeat(30), ' w'.repeat(30)]]],
  ['en', '~~$9~~\n| A |\n| $5 |', [['5 ?', '$5', ' ', ' ', 'A', '$5']]],
  ['en', '***\n| $5 |', [['5 ?', '$5', ' ', ' ', '$5', '$5']]],
  ['en', 'a ```\n$5', [['5 ?', '$5', 'a \n', '']]],
  ['en', '$5 ```', [['5 ?', '$5', '', ' ']]],
  [
    'en',
    '$5\\\n$6',
    [
      ['5 ?', '$5', '', '\n$6'],
      ['6 ?', '$6', '$5\n', ''],
    ],
  ],
  ['en', `${'w '.repeat(2001)}$5 a month`, [['5 ? P1M', '$5 a month', 'w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w ', '']]],
  ['en', `${'w '.repeat(1995)}$5 a month`, [['5 ? P1M', '$5 a month', 'w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w ', '']]],
  ['en', 'nodigits\n$', []],
  ['en', '$5 to $9 then $7', [['7 ?', '$7', '$5 to $9 then ', '']]],
])('%s: %j', (language, text, mentions) => {
  const found = amountMentions(text, language).map(({ value, currency, period, raw, before, after, heads }) => [
    [value, currency ?? '?', period].filter((word) => word !== null).join(' '),
    raw,
    before,
    after,
    ...(heads ?? []),
  ]);
  expect(found).toEqual(mentions);
});
