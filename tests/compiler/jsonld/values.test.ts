/** Values of JSON-LD: texts with their entities, and numbers that can be read in one way only. */
import { describe, expect, it } from 'vitest';
import { numeric, text, texts, type JsonLdNode } from '../../../compiler/jsonld/read.ts';
import { nodesOf } from '../facts/readers/offer-claims.ts';

describe('values', () => {
  const node = (value: unknown): JsonLdNode => nodesOf({ '@type': 'T', value })[0] as JsonLdNode;

  it.each<readonly [value: unknown, expected: string | null]>([
    ['  a \n b ', 'a b'],
    ['R&amp;D &mdash; &#8364;1 &#x27;x&#x27; &eacute;', "R&D — €1 'x' é"],
    ['&amp;lt;', '&lt;'],
    ['<b>?a=1&copy=2&amp=3', '<b>?a=1&copy=2&amp=3'],
    [['first', 'second'], 'first'],
    [{ '@value': 'x', '@language': 'en' }, 'x'],
    [19, '19'],
    ['', null],
    ['&nbsp;', null],
    [true, null],
    [{ name: 'x' }, null],
  ])('%j is the text %j', (value, expected) => {
    expect(text(node(value), 'value')).toBe(expected);
  });

  it('of a list are all its texts', () => {
    expect(texts(['a', '', { '@value': 'b' }, null, 3])).toEqual(['a', 'b', '3']);
  });

  it.each<readonly [value: unknown, expected: number | null]>([
    ['0', 0],
    ['-3', -3],
    ['1234.567', 1234.567],
    [1.499, 1.499],
    ['1 499.00', 1499],
    ['1,499,000', 1_499_000],
    ['12.345', null],
    ['1,499', null],
    ['1.499.000', null],
    ['1e3', null],
    ['Infinity', null],
    ['', null],
  ])('%j is the number %j', (value, expected) => {
    expect(numeric(node(value), 'value')).toBe(expected);
  });
});
