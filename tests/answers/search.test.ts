import { expect, it } from 'vitest';
import { compileSearch } from '../../compiler/search-index.ts';
import { createSearch } from '../../runtime/answer/search.ts';
import { guides } from './fixture.ts';

const index = compileSearch(guides);
const search = createSearch(index);

it.each([
  ['how to moderate comments', 'moderate-comments'],
  ['moderating coments', 'moderate-comments'],
  ['tracking number of a parcel', 'courier-tracking'],
  ['Kosten einer Nachricht', 'chat-a-kosten'],
  ['Nachrichtenkosten', 'chat-a-kosten'],
  ['order kaise lein', 'dm-se-order'],
  ['الرد التلقائي', 'alrad'],
  ['رد تلقائى', 'alrad'],
])('%s -> %s', (query, slug) => {
  expect(search(query)[0]).toMatchObject({ score: 1, document: { slug } });
});

it('returns nothing for a query without a known term', () => {
  expect(search('zzzz')).toEqual([]);
  expect(search('')).toEqual([]);
  expect(search('__proto__ constructor toString')).toEqual(expect.any(Array));
});

it('leaves other languages out when one is asked for', () => {
  expect(search('order', { language: 'ur-Latn' }).map(({ document }) => document.language)).toEqual(['ur-Latn']);
  expect(search('order', { language: 'fr' })).toEqual([]);
});

it('returns nothing below a quarter of the best, best first', () => {
  const scores = search('message order tracking customers').map(({ score }) => score);
  expect(scores.length).toBeGreaterThan(1);
  expect(scores).toEqual(scores.toSorted((left, right) => right - left));
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(0.25);
});

it('keeps the order of the index for equal scores', () => {
  const [first] = guides;
  if (first === undefined) throw new Error('fixture without guides');
  const twins = createSearch(
    compileSearch([
      { ...first, slug: 'x' },
      { ...first, slug: 'y' },
    ]),
  );
  expect(twins('comments').map(({ document }) => document.slug)).toEqual(['x', 'y']);
});

it('counts a repeated word once', () => {
  expect(search('tracking '.repeat(50))).toEqual(search('tracking'));
});

it('refuses the index of another analyser', () => {
  expect(() => createSearch({ ...index, analyser: '00000000' })).toThrow(/SITEC3401.*00000000.*run sitec build again/);
});

it('is built the same twice, with sorted terms', () => {
  expect(JSON.stringify(compileSearch(guides))).toBe(JSON.stringify(index));
  const terms = Object.keys(index.fields[0]?.postings ?? {}).filter((term) => !/^\d+$/.test(term));
  expect(terms).toEqual(terms.toSorted());
});

it('survives an index without guides', () => {
  expect(createSearch(compileSearch([]))('anything')).toEqual([]);
});
