/** Lines as pages write them, and words of other languages at their limits. */
import { expect, it } from 'vitest';
import { lineWords } from './said.ts';

it.each<readonly [language: string | null, text: string, said: string]>([
  ['de', '5 € im Jahr', '5 EUR P1Y'],
  ['de', '5 € Jahr mehr', '"5 €" is 5 EUR | lead "" | rest "Jahr mehr" | 1 words | yearly'],
  ['de', '5 € Monat, Jahr', '"5 € Monat" is 5 EUR P1M | lead "" | rest "Jahr" | yearly'],
  ['de', '5 € je Std.', '5 EUR PT1H'],
  ['ja', '5円 から 9円', '"5円 から" is 5 JPY from; "9円" is 9 JPY'],
  ['ja', 'から5円', '5 JPY from'],
  ['ja', '5円から月', '"5円から" is 5 JPY from | lead "" | rest "月"'],
  ['ru', '5 ₽ за м²', '5 RUB per м²'],
  ['ru', '5 ₽ за км', '"5 ₽" is 5 RUB | lead "" | rest "за км"'],
  ['en', '$16/month', '16 USD P1M'],
  ['en', '✗', ''],
  ['en', '€48 a month, or €480 a year', '"€48 a month" is 48 EUR P1M; "€480 a year" is 480 EUR P1Y | lead "" | rest "or"'],
  [
    'de',
    '12 € pro Nutzer und Monat\njährlich abgerechnet',
    '"12 € pro Nutzer und Monat jährlich abgerechnet" is 12 EUR P1M per Nutzer billed P1Y',
  ],
  ['en', 'Yearly', 'follows | leads'],
  ['ar', '٧٥ ريال شهريًا', '75 ? P1M'],
  ['en', 'Grip', '1 words'],
  [
    'en',
    'Just $0.33 a day, less than a $4 coffee!',
    '"$0.33 a day" is 0.33 USD P1D; "$4" is 4 USD (about) | lead "Just" | rest "Just , less than a coffee!" | 1 words',
  ],
  ['en', 'Lifetime', 'follows'],
  ['en', 'From $90', '90 USD from'],
  ['en', '$1 first year', '"$1" is 1 USD (former) | lead "" | rest "first year" | yearly'],
  ['en-AU', 'A$19 per month', '19 AUD P1M'],
  ['en', '$ 199 USD / month', '199 USD P1M'],
  ['de', '10–20 € je Benutzer', '10 EUR per Benutzer from to 20'],
  ['en', '$10/mo, billed yearly', '10 USD P1M billed P1Y'],
  ['ur-Latn', 'Rs. 14,999 se shuru, fi mahina', '14999 PKR P1M from'],
  ['ur-Latn', 'PKR 3,500 fi user fi mahina, sal ki payment', '3500 PKR P1M per user billed P1Y'],
  ['en', '₹1,49,999', '149999 INR'],
  ['en', '$20–40/month', '20 USD P1M from to 40'],
  ['de', '19,- € im Monat', '19 EUR P1M'],
  ['fr', '14 990 € HT / an', '14990 EUR P1Y without tax'],
  ['en', 'Hourly readings.', '1 words'],
  ['en', '$   29   / month', '"$ 29 / month" is 29 USD P1M'],
  ['en', 'One-off set-up fee: €199', '"€199" is 199 EUR once (saving) | rest "One-off set-up fee" | 2 words'],
  ['en', 'was $39 now $19 per month', '"$39" is 39 USD (former); "$19 per month" is 19 USD P1M | lead "was" | rest "was now"'],
  ['de', 'jährlich abgerechnet, sonst 29 €', '"29 €" is 29 EUR | rest "jährlich abgerechnet, sonst" | 1 words | yearly'],
  [
    'en',
    'Letters by post are $1.20 each; e-mail costs nothing.',
    '"$1.20" is 1.2 USD | lead "Letters by post are" | rest "Letters by post are each; e-mail costs nothing." | 6 words',
  ],
  [
    'en',
    'For as long as you stay. Save 20% today, get $10 off for each friend.',
    '"$10" is 10 USD (saving) | lead "For as long as you stay. Save 20% today, get" | rest "For as long as you stay. Save 20% today, get off for each friend." | 9 words',
  ],
])('%s: %j', (language, text, said) => {
  expect(lineWords(text, language)).toBe(said);
});
