/** Amounts of money in a line: what they are, what they are for, and how often they are paid. */
import { describe, expect, it } from 'vitest';
import { amountsIn, periodIn, type Amount } from '../../../compiler/money/amounts.ts';
import { vocabularyOf } from '../../../compiler/money/vocabulary.ts';

/** An amount in short: `49 USD P1M per user from billed P1Y (addOn)`; what is unknown is left out or `?`. */
const short = ({ value, high, currency, period, per, from, billed, role }: Amount): string =>
  [
    value ?? '?',
    currency ?? '?',
    period,
    per && `per ${per}`,
    from && 'from',
    high && `to ${high}`,
    billed && `billed ${billed}`,
    role !== 'price' && `(${role})`,
  ]
    .filter(Boolean)
    .join(' ');

/** Rows of a table: the language, the text, and its amounts in short. */
type Row = readonly [language: string, text: string, ...amounts: readonly string[]];

const TABLES: Readonly<Record<string, readonly Row[]>> = {
  spellings: [
    ['en', '$1,499.50', '1499.5 USD'],
    ['de', '1.499,50 €', '1499.5 EUR'],
    ['de-CH', "CHF 1'499.-", '1499 CHF'],
    ['fr', '12\u202F500,00\u00A0€', '12500 EUR'],
    ['hi', '₹1,00,000', '100000 INR'],
    ['ur', '۵۰۰ روپے', '500 PKR'],
    ['en', '30¢', '? ?'],
  ],
  'what is counted': [
    ['de', '9 € pro Nutzer und Monat', '9 EUR P1M per Nutzer'],
    ['en', '$18 per computer and business', '18 USD per computer'],
    ['en', '$10/1000 messages', '10 USD per 1000 messages'],
    ['en', '$3/M tokens', '3 USD per M tokens'],
    ['en', '$12 per half hour', '12 USD per half hour'],
    ['de', '40 € je angefangene halbe Stunde', '40 EUR per angefangene halbe Stunde'],
    ['en', '45 lei/sem', '45 RON per sem'],
    ['fr', '45 €/sem', '45 EUR P1W'],
    ['pl', '180 zł za dobę', '180 PLN P1D'],
    ['ru', '500 ₽ в сутки', '500 RUB P1D'],
    ['cs', 'Kurz 2× týdně (8 lekcí) 990 Kč', '990 CZK'],
    ['en', '2x per week $40', '40 USD P1W'],
    ['pt', '12x sem juros de R$ 49', '49 BRL (about)'],
    ['es', '17 MXN por 1', '17 MXN'],
  ],
  'ranges and bounds': [
    ['en', '$10–$20', '10 USD from to 20'],
    ['en', '$49 – 5 users', '49 USD'],
    ['de', '250 € – 400 €', '250 EUR from to 400'],
    ['sv', '700-1 100 kr/timme', '700 SEK PT1H from to 1100'],
    ['sv', '1 500-3 500 kr', '1500 SEK from to 3500'],
    ['de', '250 € bis 400 €', '250 EUR from to 400'],
    ['de', '400 € – 250 €', '400 EUR', '250 EUR'],
    ['ja', '250円～1,240円', '250 JPY from to 1240'],
    ['en', 'about $50', '50 USD (about)'],
    ['en', 'Min. $50', '50 USD (about)'],
    ['en', '30-min $50', '50 USD'],
    ['fr', 'Soit 0,09 € / crédit', '0.09 EUR per crédit (about)'],
    ['de', 'Das entspricht 3 € im Monat', '3 EUR P1M (about)'],
    ['en', 'invoices above $5,000', '5000 USD (about)'],
    ['en', 'Market rate: $200–$250/user · save 35%', '200 USD per user from to 250 (former)'],
  ],
  'amounts that touch': [
    ['en', '$60 $49/mo', '60 USD', '49 USD P1M'],
    ['en', '$60$49/mo', '60 USD', '49 USD P1M'],
    ['de', '60 €49 € pro Monat', '60 EUR', '49 EUR P1M'],
    ['en', 'USD 60 USD 49', '60 USD', '49 USD'],
    ['en', '$5 USD, 10 users', '5 USD'],
    ['en', 'from $49$49/mo', '49 USD P1M from'],
    ['de', 'ab 129 € 129 € / Monat', '129 EUR P1M from'],
    ['en', '$49 + $49 setup', '49 USD', '49 USD (addOn)'],
    ['en', '$50 $50 to $90 per month', '50 USD P1M from to 90'],
  ],
  'cents in a line of their own': [
    ['en', '$\n4\n99\nMonthly', '4.99 USD P1M'],
    ['en', '$\n20\n05\n/mo', '20.05 USD P1M'],
    ['en', '$\n20\n10\nusers', '20 USD'],
    ['en', '$4.50\n99\nMonthly', '4.5 USD'],
  ],
  'former and later prices': [
    ['en', 'was $99 now $49', '99 USD (former)', '49 USD'],
    ['en', '$1 for the first month, then $49/mo', '1 USD (former)', '49 USD P1M (later)'],
    ['it', 'Primo mese — poi $49/mese', '49 USD P1M (later)'],
    ['en', '$80 for the first hour, then $40/hour', '80 USD', '40 USD PT1H (later)'],
  ],
  'paid by the year': [
    ['en', '$16/mo billed annually', '16 USD P1M billed P1Y'],
    ['en', '$16/mo, annual plan', '16 USD P1M billed P1Y'],
    ['en', '$16/mo, billed every 12 months', '16 USD P1M billed P1Y'],
    ['en', '$19/mo when you pay annually', '19 USD P1M billed P1Y'],
    ['en', 'Yearly: $16 per month', '16 USD P1M billed P1Y'],
    ['it', '$16/mese con piano annuale (-20%)', '16 USD P1M billed P1Y'],
    ['en', '$16 / month with annual fee', '16 USD P1M'],
    ['de', '16 € mtl. bei jährlicher Zahlung', '16 EUR P1M billed P1Y'],
    ['fr', '29 €/mois facturé annuellement', '29 EUR P1M billed P1Y'],
    ['ar', '49 دولار شهريًا تُدفع سنويًا', '49 USD P1M billed P1Y'],
    ['en', 'Monthly $49, yearly $490', '49 USD P1M', '490 USD P1Y'],
    ['en', '$16/month\nYearly: $192', '16 USD P1M', '192 USD P1Y'],
    ['de', '20 € / Monat\n240 € / Jahr', '20 EUR P1M', '240 EUR P1Y'],
  ],
};

describe('amounts of a line', () => {
  it.each(Object.entries(TABLES).flatMap(([table, rows]) => rows.map((row) => [table, row] as const)))('%s: %j', (_, row) => {
    const [language, text, ...amounts] = row;
    expect(amountsIn(text, vocabularyOf(language)).map(short)).toEqual(amounts);
  });
});

it('a period is no more than its own words', () => {
  const words = ['per month', 'half day', 'Price per month', 'month and more'];
  expect(words.map((each) => periodIn(each, vocabularyOf('en')))).toEqual(['P1M', 'P0.5D', null, null]);
});
