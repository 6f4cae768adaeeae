/** Words for periods and for states. */
import { describe, expect, it } from 'vitest';
import { periodOf } from '../../../compiler/amounts/periods.ts';
import { statusOfWords } from '../../../compiler/amounts/statuses.ts';

describe('a period', () => {
  it.each([
    ['month', 'P1M'],
    ['per month', 'P1M'],
    ['Monthly price', 'P1M'],
    ['plan-price monthly', 'P1M'],
    ['Monat', 'P1M'],
    ['monatlich', 'P1M'],
    ['mahana', 'P1M'],
    ['شهريًا', 'P1M'],
    ['ماہانہ', 'P1M'],
    ['per location per month', 'P1M'],
    ['YEAR', 'P1Y'],
    ['pro Jahr', 'P1Y'],
    ['salana', 'P1Y'],
    ['سنويًا', 'P1Y'],
    ['12 months', 'P1Y'],
    ['6 months', 'P6M'],
    ['6 Monate', 'P6M'],
    ['quarter', 'P3M'],
    ['vierteljährlich', 'P3M'],
    ['week', 'P1W'],
    ['haftawar', 'P1W'],
    ['day', 'P1D'],
    ['P1M', 'P1M'],
    ['p3m', 'P3M'],
    ['month, monthly', 'P1M'],
  ])('%s is %s', (words, period) => {
    expect(periodOf(words)).toBe(period);
  });

  it.each(['', 'one-time', 'monthly or yearly', 'per user', 'P', '0 months', '1.5 months', 'monthlyish'])('is not in %j', (words) => {
    expect(periodOf(words)).toBeNull();
  });
});

describe('a state', () => {
  it.each([
    ['available', 'Available; Live; Now available; Generally available; verfügbar; dastyab; متاح; دستیاب'],
    ['beta', 'Beta; In beta; Public beta; Early access; Preview; Available in beta; تجريبي; Vorschau'],
    ['planned', 'Coming soon; Planned; On the roadmap; Coming Q3 2026; Available soon; demnächst; geplant; bald verfügbar; jald; قريبًا'],
    ['deprecated', 'Deprecated; Retired; No longer available; eingestellt; nicht mehr verfügbar; band; متوقف'],
  ])('%s is what these say: %s', (status, texts) => {
    expect(texts.split('; ').filter((text) => statusOfWords(text) !== status)).toEqual([]);
  });

  it.each([
    '',
    'New',
    'Live chat',
    'Not available',
    'nicht verfügbar',
    'Available on all plans and platforms',
    'Available or planned',
    'Beta 2019',
    'Popular',
    'Available?',
  ])('is not what %j says', (text) => {
    expect(statusOfWords(text)).toBeNull();
  });
});
