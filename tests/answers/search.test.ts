import { expect, it } from 'vitest';
import type { IndexedDocument } from '../../compiler/search/index.ts';
import { createConcepts } from '../../runtime/answer/concepts.ts';
import { createSearch, type Search } from '../../runtime/answer/search.ts';
import { guides, searchIndex } from './fixture.ts';

const load = (documents: readonly IndexedDocument[]): Search => {
  const { search, concepts } = searchIndex(documents);
  return createSearch(search, createConcepts(concepts));
};
const slugsOf = (found: ReturnType<Search>): readonly string[] => found.hits.map(({ document: { slug } }) => slug);
const [first] = guides;
if (first === undefined) throw new Error('fixture without guides');
const { search: index } = searchIndex(guides);
const search = load(guides);

it.each([
  ['how to moderate comments', 'moderate-comments'],
  ['tracking number of a parcel', 'courier-tracking'],
  ['Kosten einer Nachricht', 'chat-a-kosten'],
  ['Nachrichtenkosten', 'chat-a-kosten'],
  ['order kaise lein', 'dm-se-order'],
  ['الرد التلقائي', 'alrad'],
  ['رد تلقائى', 'alrad'],
])('%s -> %s', (query, slug) => {
  expect(search(query).hits[0]).toMatchObject({ score: 1, document: { slug } });
});

it.each([
  ['moderating coments', 'moderate-comments'],
  ['modrate', 'moderate-comments'],
  ['couriar', 'courier-tracking'],
  ['trcking', 'courier-tracking'],
  ['Nachrichtn', 'chat-a-kosten'],
  ['التلقئي', 'alrad'],
])('a letter that is wrong does not hide the guide: %s -> %s', (query, slug) => {
  expect(slugsOf(search(query))[0]).toBe(slug);
});

it.each([
  ['Sendungsverfolgung für Kunden', 'courier-tracking'],
  ['Kommentare ausblenden', 'moderate-comments'],
  ['automatic replies', 'alrad'],
  ['Bestellungen annehmen', 'dm-se-order'],
  ['تتبع الشحن', 'courier-tracking'],
])('concepts find a guide of another language: %s -> %s', (query, slug) => {
  expect(slugsOf(search(query))[0]).toBe(slug);
});

it('finds what is written by ear', () => {
  const { url, markdownUrl, headings } = first;
  const urdu = {
    ...first,
    slug: 'x',
    title: 'Qeemat badalna',
    description: null,
    language: 'ur-Latn',
    markdown: '',
    url,
    markdownUrl,
    headings,
  };
  expect(slugsOf(load([...guides, urdu])('keemat'))[0]).toBe('x');
});

it('returns nothing for a query without a known term', () => {
  for (const query of ['zzzz', 'aeiou', '', ' ?!']) expect(search(query)).toEqual({ hits: [], total: 0 });
});

it('takes words that objects have for words', () => {
  const named = { ...first, slug: 'names', title: '__proto__ constructor toString' };
  expect(search('__proto__ constructor hasOwnProperty').hits.every(({ score }) => Number.isFinite(score))).toBe(true);
  expect(slugsOf(load([...guides, named])('constructor'))).toEqual(['names']);
  expect(slugsOf(load([...guides, named])('__proto__'))[0]).toBe('names');
});

it('leaves other languages out when one is asked for', () => {
  expect(search('order', { language: 'ur-Latn' }).hits.map(({ document }) => document.language)).toEqual(['ur-Latn']);
  expect(search('order', { language: 'fr' }).hits).toEqual([]);
});

it('leaves other kinds out, and weighs words as in the whole index', () => {
  const page: IndexedDocument = { ...first, kind: 'page', slug: 'about', title: 'About comments' };
  const mixed = load([...guides, page]);
  expect(slugsOf(mixed('comments', { kinds: ['page'] }))).toEqual(['about']);
  expect(slugsOf(mixed('comments', { kinds: ['guide'] }))).not.toContain('about');
  expect(slugsOf(mixed('comments'))).toEqual(expect.arrayContaining(['about', 'moderate-comments']));
});

it('puts the preferred language first only among hits that are nearly as good', () => {
  const twins = load([...guides, { ...first, language: 'de' }]);
  const languages = (preferred: string): readonly (string | undefined)[] =>
    twins('comments', { preferred })
      .hits.slice(0, 2)
      .map(({ document }) => document.language);
  expect(languages('de')).toEqual(['de', 'en']);
  expect(languages('en')).toEqual(['en', 'de']);
  expect(slugsOf(twins('tracking', { preferred: 'de' }))[0]).toBe('courier-tracking');
});

it('returns nothing below a quarter of the best, best first', () => {
  const scores = search('message order tracking customers').hits.map(({ score }) => score);
  expect(scores.length).toBeGreaterThan(1);
  expect(scores[0]).toBe(1);
  expect(scores).toEqual(scores.toSorted((left, right) => right - left));
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(0.25);
});

it('returns as many hits as it is asked for, and counts the others', () => {
  const all = search('message order tracking customers');
  expect(all.total).toBe(all.hits.length);
  for (const limit of [1, 2, all.total, 99]) {
    const some = search('message order tracking customers', { limit });
    expect(some).toEqual({ hits: all.hits.slice(0, limit), total: all.total });
  }
});

it('keeps the order of the index for equal scores', () => {
  const twins = load(['x', 'y', 'z'].map((url) => ({ ...first, url })));
  const urls = (limit?: number): readonly string[] => twins('comments', { limit }).hits.map(({ document: { url } }) => url);
  expect(urls()).toEqual(['x', 'y', 'z']);
  expect(urls(2)).toEqual(['x', 'y']);
});

it('gives the same scores for the same documents in another order', () => {
  const scoresOf = (documents: readonly IndexedDocument[], query: string): ReadonlyMap<string, number> =>
    new Map(load(documents)(query).hits.map(({ document, score }) => [document.slug, score]));
  for (const query of ['message order tracking customers', 'Kosten pro Nachricht', 'automatic reply'])
    expect(scoresOf(guides.toReversed(), query)).toEqual(scoresOf(guides, query));
});

it('counts a repeated word once, and reads no more than 500 characters', () => {
  expect(search('tracking '.repeat(50))).toEqual(search('tracking'));
  expect(search(`tracking${' '.repeat(500)}comments`)).toEqual(search('tracking'));
});

it('refuses the index of another analyser', () => {
  const { concepts } = searchIndex([]);
  expect(() => createSearch({ ...index, analyser: '00000000' }, createConcepts(concepts))).toThrow(
    /SITEC3401.*00000000.*run sitec build again/,
  );
});

it('survives an index without documents', () => {
  expect(load([])('anything')).toEqual({ hits: [], total: 0 });
});
