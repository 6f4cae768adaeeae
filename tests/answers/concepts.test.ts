import { describe, expect, it } from 'vitest';
import { SHARED_SUBJECTS, SUBJECTS } from '../../compiler/words/concepts/index.ts';
import { compileLexicon, CONCEPTS, conceptTable } from '../../compiler/words/lexicon.ts';
import { tokens } from '../../runtime/answer/analyse.ts';
import { createConcepts } from '../../runtime/answer/concepts.ts';

const read = createConcepts(
  conceptTable({ ORDER: ['order', 'bestell*', '"place an order"'], PLACE: ['place'], BUY: ['"place an order now"'] }),
);
const found = (text: string): readonly string[] => read(tokens(text)).map(({ concept, start, size }) => `${concept} ${start} ${size}`);

describe('createConcepts', () => {
  it.each([
    ['a word', 'my Order', ['ORDER 1 1']],
    ['a word that is longer', 'orders', []],
    ['a beginning', 'Bestellungen', ['ORDER 0 1']],
    ['a beginning that is the whole word', 'bestell', ['ORDER 0 1']],
    ['less than a beginning', 'best', []],
    ['phrases, the longest first, then their words', 'I place an order now', ['BUY 1 4', 'ORDER 1 3', 'PLACE 1 1', 'ORDER 3 1']],
    ['a phrase that the text cuts off', 'place an', ['PLACE 0 1']],
    ['nothing', '', []],
    ['words that objects have', '__proto__ constructor toString', []],
  ])('finds %s', (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('takes the inflection off a word before it looks at its beginning', () => {
    const arabic = createConcepts(conceptTable({ PRICE: ['سعر*'] }));
    expect(arabic(tokens('بالسعر')).map(({ concept }) => concept)).toEqual(['PRICE']);
  });

  it('names a concept once for a place, whatever number of its forms fit', () => {
    const twice = createConcepts(conceptTable({ ORDER: ['order', 'ord*', 'or*'] }));
    expect(twice(['order'])).toEqual([{ concept: 'ORDER', start: 0, size: 1 }]);
  });

  it('takes names of objects for forms', () => {
    const odd = createConcepts(conceptTable({ ODD: ['constructor', 'proto'] }));
    expect(odd(tokens('__proto__ constructor toString')).map(({ start }) => start)).toEqual([0, 1]);
  });

  it('reads very long words and texts', () => {
    const all = createConcepts(compileLexicon('Acme'));
    const counts = ['a'.repeat(100_000), 'order '.repeat(5000), 'place an '.repeat(5000)].map((text) => all(tokens(text)).length);
    expect(counts.map((count) => count > 0)).toEqual([false, true, false]);
  });
});

describe('the concepts of sitec', () => {
  it('have a form in every language, each of which says something', () => {
    for (const [name, languages] of Object.entries(SUBJECTS)) {
      for (const [language, forms] of Object.entries(languages)) {
        const words = [...forms.matchAll(/"([^"]+)"|(\S+)/g)].map(([, phrase, word]) => tokens(phrase ?? word ?? ''));
        expect(words.length, `${name} ${language}`).toBeGreaterThan(0);
        expect(
          words.every(({ length }) => length > 0 && length <= 5),
          `${name} ${language}`,
        ).toBe(true);
      }
    }
  });

  it('have other names than those of questions, but for the ones that they share', () => {
    const shared = Object.keys(SUBJECTS).filter((name) => Object.hasOwn(CONCEPTS, name));
    expect(shared).toEqual([]);
    expect(SHARED_SUBJECTS.filter((name) => !Object.hasOwn(CONCEPTS, name))).toEqual([]);
  });

  it('begin with no more letters than the runtime needs to look at', () => {
    const { prefixes } = compileLexicon('Acme');
    expect(Object.keys(prefixes).filter((prefix) => prefix.length < 2 || prefix.length > 18)).toEqual([]);
  });

  it.each([
    ['Where is my parcel?', 'DELIVERY'],
    ['Wie verbinde ich meinen Shop?', 'CONNECT'],
    ['Passwörter zurücksetzen', 'PASSWORD'],
    ['password bhool gaya', 'PASSWORD'],
    ['استرداد المبلغ', 'REFUND'],
    ['تصدير البيانات', 'EXPORT'],
    ['paise wapas kaise milenge', 'REFUND'],
    ['wie lade ich Rechnungen herunter', 'INVOICE'],
  ])('%s is about %s', (text, concept) => {
    const all = createConcepts(compileLexicon('Acme'));
    expect(all(tokens(text)).map((match) => match.concept)).toContain(concept);
  });
});
