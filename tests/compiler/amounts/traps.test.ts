/** Texts that look like prices and are none, or name another number than the nearest one. */
import { expect, it } from 'vitest';
import { misread, type PriceRow } from './price-table.ts';

const ROWS: readonly PriceRow[] = [
  ['GPT-4 $'],
  ['GPT-4 $20', '20 USD'],
  ['v2.5 $'],
  ['#1 $49', '49 USD'],
  ['Top 10 $49', '49 USD'],
  ['5 $ 49', '? USD'],
  ['10 users $49', '49 USD'],
  ['49 € 10 Nutzer', '? EUR'],
  ['$49 500 contacts', '? USD'],
  ['$ 4 9 /mo', '? USD'],
  ['$ 4 9', '? USD'],
  ['24/7 support $49', '49 USD'],
  ['24/7 149 $', '149 USD'],
  ['100% uptime $49', '49 USD'],
  ['© 2026 Acme'],
  ['Call +1-555-123-4567'],
  ['+49 170 1234567'],
  ['$5M raised'],
  ['saved customers $2 million'],
  ['$500k ARR'],
  ['a refund of $30'],
  ['$20 in credits'],
  ['20 € Guthaben'],
  ['Includes $20 of usage'],
  ['Others charge $99/mo'],
  ['Mitbewerber verlangen 99 € im Monat'],
  ['getServerId$3(Table.java:98)'],
  ['Prices in USD\n5 users'],
  ['EUR\n14 days free'],
  ['$49\nMonthly active users: 100', '49 USD'],
  ['$499 one-time, no monthly fees', '499 USD'],
  ['$499 lifetime. Monthly updates.', '499 USD'],
  ['49 € monatlich kündbar', '49 EUR'],
  ['$49/month, 12 month contract', '49 USD P1M'],
  ['$49\nper month\n5 users\n$490', '49 USD P1M', '490 USD'],
  ['$1,2345', '? USD'],
  ['$1.2.3', '? USD'],
  ['$24/7', '? USD'],
  ['$ 49 . 99', '? USD'],
  ['$49½'],
  ['$१49'],
  ['Free trial for 14 days'],
  ['PHP 8'],
  ['TRY 30 DAYS'],
];

it('prices are not made of what is none', () => {
  expect(misread(ROWS)).toEqual([]);
});
