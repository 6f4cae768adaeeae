/** Plain text for the readers of amounts, and the numbers in it. */
import { describe, expect, it } from 'vitest';
import { readNumber } from '../../../compiler/amounts/numbers.ts';
import { plainText } from '../../../compiler/amounts/plain.ts';

describe('plain text', () => {
  it.each([
    ['١٬٤٩٩٫٥٠', '1,499.50'],
    ['۱۲۳', '123'],
    ['49\u00A0€', '49 €'],
    ['1\u202F499\u2009€', '1 499 €'],
    ['\u200E$49\u200F', '$49'],
    ['Kun\u00ADde', 'Kunde'],
    ['a\tb\nc', 'a b\nc'],
    ['١،٥٠', '1,50'],
    ['أ، ب', 'أ، ب'],
  ])('%j is %j', (given, plain) => {
    expect(plainText(given).text).toBe(plain);
  });

  it('keeps an Arabic separator that a dot or a comma would give another meaning', () => {
    expect(plainText('٤٩٫٥٠٠').text).toBe('49٫500');
    expect(plainText('١٬٤٩').text).toBe('1٬49');
  });

  it('leads every index back to the given text', () => {
    const given = 'ab\u200E ٤٩\u00A0€';
    const { text, at } = plainText(given);
    expect(text).toBe('ab 49 €');
    expect(given.slice(at(3), at(4) + 1)).toBe('٤٩');
    expect(at(text.length)).toBe(given.length);
  });

  it('is the given text where nothing is to do', () => {
    const { text, at } = plainText('from $49 a month');
    expect(text).toBe('from $49 a month');
    expect(at(5)).toBe(5);
  });
});

describe('a number', () => {
  it.each([
    ['49', 49],
    ['0', 0],
    ['0.5', 0.5],
    ['0,005', 0.005],
    ['19.99', 19.99],
    ['19,99', 19.99],
    ['19,9', 19.9],
    ['1.499', 1499],
    ['1,499', 1499],
    ['1 499', 1499],
    ['1\u00A0499', 1499],
    ["1'499", 1499],
    ['1’499', 1499],
    ['1,499.50', 1499.5],
    ['1.499,50', 1499.5],
    ['1 499,50', 1499.5],
    ["1'499.-", 1499],
    ['19,-', 19],
    ['19.–', 19],
    ['19,--', 19],
    ['500/-', 500],
    ['1,00,000', 100_000],
    ['12,34,567.50', 1_234_567.5],
    ['1.000.000', 1_000_000],
    ['12k', 12_000],
    ['1.5k', 1500],
    ['5 lakh', 500_000],
    ['2 crore', 20_000_000],
    ['10 hazar', 10_000],
    ['2 Mio', 2_000_000],
    ['2,5 Mio.', 2_500_000],
    ['5M', 5_000_000],
    ['12 Tsd.', 12_000],
    ['5 ألف', 5000],
    ['٥ آلاف', 5000],
    ['١٬٤٩٩٫٥٠', 1499.5],
    ['٤٩٫٥٠٠', 49.5],
    ['۴۹', 49],
    ['.05', 0.05],
    [' 49 ', 49],
  ])('%s is %d', (spelling, value) => {
    expect(readNumber(spelling)).toBe(value);
  });

  it.each([
    ['four digits behind a comma', '1,2345'],
    ['a version', '1.2.3'],
    ['a letter before', 'v2'],
    ['a model', 'GPT-4'],
    ['a date', '2026-10-20'],
    ['a date with dots', '20.10.2026'],
    ['a date with slashes', '10/20/2026'],
    ['a telephone number', '+49 170 1234567'],
    ['a telephone number with dashes', '1-555-123'],
    ['a leading zero', '0800'],
    ['a ratio', '24/7'],
    ['a time', '9:30'],
    ['a share', '100%'],
    ['a share in words', '19 Prozent'],
    ['a rank', '#1'],
    ['an ordinal', '4th'],
    ['metres or millions', '5m'],
    ['thousandths or thousands of thousands', '1.499k'],
    ['one separator twice', '1,499,00'],
    ['groups of unequal size', '1,49,9'],
    ['mixed groups', '1,499.500'],
    ['a group too long', '1499,999'],
    ['a fraction', '5½'],
    ['a range', '10-20'],
    ['a negative number', '-5'],
    ['digits of two scripts', '१49'],
    ['more digits than a number holds', '1234567890123456789'],
    ['a word alone', 'ألف'],
    ['no digits', 'free'],
    ['nothing', ''],
  ])('is not what %s is', (_, text) => {
    expect(readNumber(text)).toBeNull();
  });
});
