import { describe, expect, it } from 'vitest';
import { ANALYSER, fold, stem, tokens } from '../../runtime/answer/analyse.ts';

describe('fold', () => {
  it.each([
    ['compatibility forms', 'ﬁｘ', 'fix'],
    ['case', 'PRICE', 'price'],
    ['dotted capital I of Turkish', 'İstanbul', 'istanbul'],
    ['sharp s', 'Straße', 'strasse'],
    ['tatweel, soft hyphen, zero width and bidi controls', 'كـتاب a\u00ADb\u200Bc\u202Ed\uFEFF', 'كتاب abcd'],
    ['Arabic digits', '٢٤', '24'],
    ['Persian digits', '۲۴', '24'],
    ['hamza and madda', 'أإآٱ', 'اااا'],
    ['yeh', 'ىئیے', 'يييي'],
    ['waw', 'ؤ', 'و'],
    ['heh and teh marbuta', 'ةہھۃ', 'هههه'],
    ['kaf', 'کگ', 'كك'],
    ['Persian letters', 'پچڤ', 'بجف'],
    ['accents', 'Ünïcödé', 'unicode'],
    ['harakat', 'سِعْر', 'سعر'],
    ['vowels of Hindi stay', 'कीमत', 'कीमत'],
  ])('%s', (_, text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('tokens', () => {
  it.each([
    ['letters, digits and marks', "Don't pay $19/mo!", ['don', 't', 'pay', '19', 'mo']],
    ['nothing to read', ' ?!🙂 ', []],
    ['pairs of an unspaced script', '価格は', ['価格', '格は']],
    ['a single character of an unspaced script', '価', ['価']],
  ])('%s', (_, text, expected) => {
    expect(tokens(text)).toEqual(expected);
  });
});

describe('stem', () => {
  it.each([
    ['companies', 'company'],
    ['planning', 'plan'],
    ['shipped', 'ship'],
    ['agreed', 'agreed'],
    ['prices', 'pric'],
    ['price', 'pric'],
    ['kosten', 'kost'],
    ['geliefert', 'liefert'],
    ['geschafte', 'geschaft'],
    ['generate', 'generat'],
    ['gewicht', 'gewicht'],
    ['livrez', 'livr'],
    ['preise', 'preis'],
    ['api', 'api'],
    ['abc1', 'abc1'],
    ['الباقات', 'باق'],
    ['والاسعار', 'اسعار'],
    ['وسعر', 'سعر'],
    ['ال', 'ال'],
  ])('%s', (token, expected) => {
    expect(stem(token)).toBe(expected);
  });
});

it('has a fingerprint of eight hexadecimal digits', () => {
  expect(ANALYSER).toMatch(/^[0-9a-f]{8}$/);
});
