/** Lines that say the currency of other lines, and the numbers that it may belong to. */
import { expect, it } from 'vitest';
import { bareAmountAt, statedCurrency } from '../../../compiler/money/stated.ts';
import { vocabularyOf } from '../../../compiler/money/vocabulary.ts';

it.each<readonly [language: string, line: string, currency: string | null]>([
  ['de', 'Alle Preise in CHF', 'CHF'],
  ['de', 'Alle Preise sind in CHF und inklusive MWST.', 'CHF'],
  ['de', 'Alle Preise in CHF inkl. 7,7 % MwSt', 'CHF'],
  ['de', 'Preisliste (€)', 'EUR'],
  ['en', 'Prices in USD', 'USD'],
  ['en', 'All prices are in US dollars', 'USD'],
  ['fr', 'Tous les prix sont en euros', 'EUR'],
  ['it', 'Tutti i prezzi sono espressi in euro', 'EUR'],
  ['pl', 'Wszystkie ceny podane są w złotych', 'PLN'],
  ['cs', 'Ceny jsou uvedeny v Kč', 'CZK'],
  ['sv', 'Priser i kronor', 'SEK'],
  ['da', 'Alle priser er i danske kroner', 'DKK'],
  ['en', 'Prices in Canadian dollars', null],
  ['en', 'Prices in dollars', 'USD'],
  ['de', 'Preise in Kanadischen Dollar', null],
  ['de', 'Preise für Euro-Paletten', null],
  ['en', 'Our prices. We like US dollars', null],
  ['en', 'Prices in USD or EUR', null],
  ['en', 'Prices from USD 5', null],
  ['en', 'We accept USD', null],
  ['en', 'Our prices', null],
])('%s: "%s" states %s', (language, line, currency) => {
  expect(statedCurrency(line, vocabularyOf(language))).toBe(currency);
});

it.each<readonly [line: string, at: number | null]>([
  ['Haarschnitt 45.–', 12],
  ['Massage 60 min 85.50', 15],
  ['Kaffee .... 4.50', 12],
  ['Rotwein: 4,50', 9],
  ["1'200.00", 0],
  ['45,- *', 0],
  ['12,50 pro Person', 0],
  ['12.50 / Std.', 0],
  ['12.50 € pro Person', null],
  ['Montag 08.00', null],
  ['9.00 – 18.00', null],
  ['4.50 / 6.50', null],
  ['Mehl 1.50 kg', null],
  ['MwSt 7.70 %', null],
  ['v4.50', null],
  ['Stand 12.10.2024', null],
  ['45', null],
])('"%s" has a number like money at %s', (line, at) => {
  expect(bareAmountAt(line, vocabularyOf('de'))).toBe(at);
});
