/** The shapes of numbers in lines. */
import { describe, expect, it } from 'vitest';
import { shapesOf } from '../../../compiler/words/shapes.ts';

describe('the shapes of a line', () => {
  it.each([
    ['From $ 5 a month', ['money', 'number']],
    ['200,50 € im Jahr', ['money', 'number']],
    ['12 , USD', ['money', 'number']],
    ['CHF 7', ['money', 'number']],
    ['３ is not an ASCII digit', []],
    ['300円', ['money', 'number']],
    ['a 3 kroner', ['number']],
    ['me.you+x@example.com', ['email']],
    ['@ 5', ['number']],
    ['call +49 (30) 123-456', ['phone', 'number']],
    ['90 % off', ['share', 'number']],
    ['open 9:30, or 9 Uhr', ['time', 'number']],
    ['open 24/7', ['time', 'number']],
    ['no numbers', []],
    ['10.000 or 3.99', ['number']],
    ['9.00 - 17.00', ['phone', 'time', 'number']],
    ['2FA, B2B, v2 and 4K', []],
    ['20GB', ['number']],
    ['within 14 days', ['number', 'duration']],
    ['10 working days', ['number', 'duration']],
    ['innerhalb von 5 Werktagen', ['number', 'duration']],
    ['durata 24 mesi', ['number', 'duration']],
    ['14日以内', ['number', 'duration']],
    ['30 min', ['number', 'duration']],
    ['200 m', ['number']],
    ['5 users', ['number']],
    ['Founded in 1968', ['year', 'number']],
    ['since 15.03.1998', ['year', 'number']],
    ['昭和55年に創業', ['year', 'duration']],
    ['1900 €, and 12,1968 of B1968', ['money', 'number']],
  ])('%s -> %j', (line, shapes) => {
    expect(shapesOf(line)).toEqual(shapes);
  });

  it.each(['1', '12 ', '1.', '7, ', 'a 1', 'USD 1 . '])('are found in a long line of %j', (part) => {
    expect(shapesOf(part.repeat(200_000))).toContain('number');
  });

  it('are not found in a long line of a name with digits', () => {
    expect(shapesOf('a1'.repeat(200_000))).toEqual([]);
  });
});
