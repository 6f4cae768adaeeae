/** Periods that begin at a word, and books of phrases. */
import { describe, expect, it } from 'vitest';
import { bookOf, PhraseBook } from '../../../compiler/money/phrase-book.ts';
import { scan } from '../../../compiler/money/scan.ts';
import { periodAt, periodOf, rateAt, vocabularyOf } from '../../../compiler/money/vocabulary.ts';

const english = vocabularyOf('en');

describe('a period', () => {
  it.each<readonly [text: string, period: string | null, words: number]>([
    ['monthly', 'P1M', 1],
    ['/mo', 'P1M', 2],
    ['per month', 'P1M', 2],
    ['a year of it', 'P1Y', 2],
    ['every day', 'P1D', 2],
    ['per hour', 'PT1H', 2],
    ['per quarter', 'P3M', 2],
    ['/ week', 'P1W', 2],
    ['per user', null, 0],
    ['per monthly', null, 0],
    ['month', null, 0],
    ['a', null, 0],
    ['every 2 weeks', null, 0],
    ['$', null, 0],
    ['', null, 0],
  ])('in %j', (text, period, words) => {
    expect(periodAt(scan(text), 0, english)).toEqual(period === null ? null : { period, next: words });
  });

  it('may begin behind other words', () => {
    expect(periodAt(scan('paid per month'), 1, english)).toEqual({ period: 'P1M', next: 3 });
    expect(rateAt(scan('paid monthly'), 1, english)).toEqual({ period: 'P1M', next: 2 });
  });

  it.each<readonly [text: string, period: string | null, words: number]>([
    ['monthly', 'P1M', 1],
    ['per month', 'P1M', 2],
    ['a month', null, 0],
    ['words', null, 0],
  ])('is a rhythm in %j', (text, period, words) => {
    expect(rateAt(scan(text), 0, english)).toEqual(period === null ? null : { period, next: words });
  });

  it.each<readonly [unit: string, count: number, period: string | null]>([
    ['H', 1, 'PT1H'],
    ['H', 24, 'PT24H'],
    ['D', 7, 'P7D'],
    ['W', 1, 'P1W'],
    ['M', 1, 'P1M'],
    ['M', 12, 'P1Y'],
    ['D', 12, 'P12D'],
    ['Q', 1, 'P3M'],
    ['Q', 2, 'P6M'],
    ['Y', 2, 'P2Y'],
    ['M', 0, null],
    ['M', -1, null],
    ['M', 1.5, null],
    ['X', 1, null],
    ['', 1, null],
  ])('of %s times %d', (unit, count, period) => {
    expect(periodOf(unit, count)).toBe(period);
  });
});

describe('a book', () => {
  const COLOURS = bookOf({ warm: 'red,dark red,orange', cold: 'blue,light blue' });

  it.each([
    ['red', 'warm', 1],
    ['dark red car', 'warm', 2],
    ['light blue', 'cold', 2],
    ['ORANGE', 'warm', 1],
  ])('has %s', (text, value, next) => {
    expect(COLOURS.at(scan(text), 0)).toEqual({ value, next });
  });

  it.each(['dark', 'dark blue', 'light', 'r', 'darkred', ''])('has no %j', (text) => {
    expect(COLOURS.at(scan(text), 0)).toBeNull();
  });

  it('keeps the first meaning of a phrase, or makes one of both', () => {
    const entries = [
      ['Ice Cream', 1],
      ['ice cream', 2],
    ] as const;
    expect(new PhraseBook<number>(entries).at(scan('ice cream'), 0)).toEqual({ value: 1, next: 2 });
    expect(new PhraseBook<number>(entries, (old, value) => old + value).at(scan('ice cream'), 0)).toEqual({ value: 3, next: 2 });
  });
});
