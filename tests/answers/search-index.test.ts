/** The index as it is written, as docs/search-index.md describes it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack } from '../../compiler/search/pack.ts';
import { tokens, words } from '../../runtime/answer/analyse.ts';
import { createConcepts } from '../../runtime/answer/concepts.ts';
import { createPostings, unpack } from '../../runtime/answer/postings.ts';
import { createSearch } from '../../runtime/answer/search.ts';
import { guides, searchIndex } from './fixture.ts';

const { search, concepts } = searchIndex(guides);
const field = (name: string) => {
  const found = search.fields.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no field ${name}`);
  return found;
};

describe('packed numbers', () => {
  it.each([
    ['nothing', [], ''],
    ['small numbers, one byte each', [0, 1, 127], 'AAF/'],
    ['larger ones, the lowest bits first', [128, 300], 'gAGsAg=='],
  ])('are %s', (_, numbers, packed) => {
    expect(pack(numbers)).toBe(packed);
    expect([...unpack(packed)]).toEqual(numbers);
  });

  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2 ** 31 - 1)), (numbers) => {
        expect([...unpack(pack(numbers))]).toEqual(numbers);
      }),
    );
  });
});

describe('the index', () => {
  it('has four fields with their weights, in the order of the document', () => {
    expect(search.fields.map(({ name, weight }) => [name, weight])).toEqual([
      ['words', 1],
      ['grams', 0.5],
      ['sounds', 0.3],
      ['concepts', 1],
    ]);
    const document = readFileSync(join(import.meta.dirname, '../../docs/search-index.md'), 'utf8');
    const rows = [...document.matchAll(/^\| `(\w+)` \| ([\d.]+) \|/gm)].map(([, name, weight]) => [name, Number(weight)]);
    expect(rows).toEqual(search.fields.map(({ name, weight }) => [name, weight]));
  });

  it('has the terms of a field once, sorted by code unit, each with its numbers', () => {
    for (const { terms, postings } of search.fields) {
      const list = terms.split(' ');
      expect(list).toEqual([...new Set(list)].sort());
      expect(postings.split(' ')).toHaveLength(list.length);
    }
  });

  it('says which documents have a term, how often in head and in text', () => {
    const [first, second] = guides;
    const numbers = createPostings(field('words'), (found) => [...found])(words('comments')[0] ?? '');
    expect([first?.title, second?.title]).toEqual(['Moderate comments on social media', 'Send courier tracking numbers to customers']);
    // Title and slug say it; nothing else of the guide does.
    expect(numbers).toEqual([0, 2, 0]);
    const kunden = createPostings(field('words'), (found) => [...found])(words('customers')[0] ?? '');
    expect(kunden).toEqual([1, 1, 1]);
  });

  it('has the lengths of head and text of each document', () => {
    const lengths = [...unpack(field('words').lengths)];
    expect(lengths).toHaveLength(2 * guides.length);
    expect(lengths[0]).toBe(tokens('Moderate comments on social media moderate comments').length);
  });

  it('has concepts that pages can be about, not those of conversation', () => {
    const terms = field('concepts').terms.split(' ');
    expect(terms).toEqual(expect.arrayContaining(['COMMENT', 'ORDER', 'PRICE', 'TRACKING']));
    expect(terms).not.toContain('GUIDE');
    expect(concepts.words.hello).toEqual(['GREET']);
  });

  it('is built the same twice', () => {
    expect(JSON.stringify(searchIndex(guides))).toBe(JSON.stringify({ concepts, search }));
  });
});

it('answers 3,000 hostile queries', () => {
  const find = createSearch(search, createConcepts(concepts));
  const characters = [
    'a',
    'Z',
    ' ',
    '\uFDFA',
    'ß',
    'ا',
    '\u064B',
    '価',
    '_',
    '0',
    '\u200B',
    '🙂',
    '*',
    '"',
    '(',
    '\\',
    '%',
    '\uD800',
    'ing',
    'ies',
    'هم',
  ];
  for (let query = 0; query < 3000; query++) {
    // A text of a few characters in a row, so that long words, many words and what folds to much more all occur.
    const text = Array.from(
      { length: 600 },
      (_, at) => characters[(query * 7 + Math.floor(at / (1 + (query % 40))) * query) % characters.length],
    ).join('');
    for (const { score } of find(text).hits) expect(score).toBeGreaterThanOrEqual(0.25);
  }
});
