/** Signs, codes and words for money in a text, and what ends an amount without cents. */
import { describe, expect, it } from 'vitest';
import { endsAmount, signsIn } from '../../../compiler/money/signs.ts';

describe('signs', () => {
  it.each<readonly [text: string, currency: string | null, signs: readonly string[]]>([
    ['5 zł 3 złote', 'PLN', ['zł', 'złote']],
    ['$', null, ['$']],
    ['$', 'USD', ['$']],
    ['USD', 'USD', ['USD']],
    ['EUR', 'USD', []],
    ['5 euros and 5 dollars', 'EUR', ['euros']],
    ['5 euros and 5 dollars', null, ['euros', 'dollars']],
    ['5 US dollars', 'USD', ['US', 'dollars']],
    ['Dhs 5', 'AED', ['Dhs']],
    ['Dh 5', 'AED', ['Dh']],
    ['SR 5', 'SAR', ['SR']],
    ['5 یورو', 'EUR', ['یورو']],
    ['USD 5, $5', 'USD', ['USD', '$']],
    ['abc ABC €', null, ['ABC', '€']],
    ['5 fr 5 Fr. 5', 'CHF', []],
    ['5 Kč', 'CZK', ['Kč']],
    ['د.إ 5', 'AED', ['د.إ']],
    ['5 Schweizer Franken', 'CHF', []],
    ['5 Franken', 'CHF', []],
    ['Rs. 5', 'PKR', ['Rs.']],
    ['ABCD', null, []],
    ['xUSD', null, []],
    ['', 'USD', []],
    ['', null, []],
  ])('in %j for %s', (text, currency, signs) => {
    expect(signsIn(text, currency).map(({ start, end }) => text.slice(start, end))).toEqual(signs);
  });
});

describe('an end', () => {
  it.each<readonly [text: string, currency: string | null, isEnd: boolean]>([
    ['.-', 'CHF', true],
    ['.-', 'USD', false],
    [',–', null, true],
    [':-', 'SEK', true],
    ['-', 'CHF', false],
    ['x.-', 'CHF', false],
    ['.—', 'NOK', true],
    ['.5', 'DKK', false],
    ['.-', 'DKK', true],
    ['.-', 'ISK', true],
  ])('%j of %s', (text, currency, isEnd) => {
    expect(endsAmount(text, currency)).toBe(isEnd);
  });
});
