/** Pieces of passages: what is quoted as it stands, and the terms that a question finds it by. */
import { describe, expect, it } from 'vitest';
import type { Passage, PassageFact } from '../../../compiler/passages/passages.ts';
import { textOf } from '../../../compiler/passages/pieces.ts';
import { lineReader } from '../../../compiler/passages/terms.ts';
import { createMeanings } from '../../../runtime/answer/meanings.ts';

const read = lineReader(createMeanings({ price: 'cost*,how much', place: 'where' }));
const written = (more: Partial<Passage>, page = 'Boats'): ReturnType<typeof textOf> =>
  textOf({ kind: 'section', title: 'Canoes', above: ['Hire'], anchor: 'canoes', text: '', ...more }, page, read);
const quoted = (more: Partial<Passage>, page = 'Canoes'): readonly string[] => written(more, page)[4].map(([text]) => text);
const fact = (key: string, name: string): PassageFact => ({
  fact: { key, value: 1, unit: null, source: 'https://acme.example/api', pointer: '/x' },
  asked: { name, slots: {} },
});

describe('pieces', () => {
  it.each<[string, Partial<Passage>, readonly string[]]>([
    ['sentences follow each other', { text: 'One.\nTwo!' }, ['One. Two!']],
    ['lines that are none are parted', { text: 'Paddle\nVest\nMap.' }, ['Paddle; Vest; Map.']],
    ['a row is one', { kind: 'row', text: 'Canoe\nHour: 9 €.' }, ['Canoe; Hour: 9 €.']],
    ['a long word is cut', { text: 'x'.repeat(400) }, [`${'x'.repeat(150)}…`]],
    ['a long sentence is cut behind a word', { text: 'word '.repeat(100) }, [`${'word '.repeat(58)}word…`]],
    ['facts have the name of their record', { kind: 'facts', text: '9 €', facts: [fact('p', 'plans.price')] }, ['Canoes: 9 €']],
    [
      'a list is one',
      { kind: 'facts', title: '', text: 'A: 1\nB: 2', facts: [fact('a', 'plans.list'), fact('b', 'plans.list')] },
      ['A: 1; B: 2'],
    ],
  ])('%s', (_, passage, expected) => {
    expect(quoted(passage)).toEqual(expected);
  });

  it('of an answer: the first one is about the question', () => {
    const text = `Yes!\n${'Canoes are dry. '.repeat(30)}`;
    const [first, second] = written({ kind: 'question', title: 'Can we camp?', text })[4].map(([, terms]) => terms.split(' '));
    expect(first).toContain('camp');
    expect(second).not.toContain('camp');
  });

  it.each<[string, Partial<Passage>, readonly string[]]>([
    ['of a short text', { title: 'Ada Reed', text: 'Founder\nShe builds canoes.' }, ['Ada Reed; Founder; She builds canoes.']],
    ['not before its own words', { title: 'Rafts', text: 'Rafts for ten.' }, ['Rafts for ten.']],
    ['not before an answer', { kind: 'question', title: 'Camping', text: 'Yes.' }, ['Yes.']],
    ['not a sentence', { title: 'We float!', text: 'Every day.' }, ['Every day.']],
    ['not a long one', { title: 'word '.repeat(13), text: 'Every day.' }, ['Every day.']],
  ])('have the heading %s', (_, passage, expected) => {
    expect(quoted(passage)).toEqual(expected);
  });

  it('of a short text are found by its lines, not by its heading', () => {
    const [piece] = written({ title: 'Ada Reed', text: 'Founder' })[4];
    expect(piece).toEqual(['Ada Reed; Founder', 'found']);
  });

  it('of a plan show a duration only where it has one', () => {
    const [month, count] = written({
      kind: 'facts',
      text: 'Lasts 24 months\n5 boats',
      facts: [fact('a', 'plans.limit'), fact('b', 'plans.limit')],
    })[4];
    expect(month?.[1].split(' ')).toContain('#duration');
    expect(count?.[1].split(' ')).not.toContain('#duration');
  });

  it('have at most 300 characters, and all lines together', () => {
    const lines = Array.from({ length: 30 }, (_, at) => `This is sentence ${at} of many.`);
    const found = quoted({ text: lines.join('\n') });
    expect(found.join(' ')).toBe(lines.join(' '));
    expect(found.length).toBeLessThan(5);
    for (const text of found) expect(text.length).toBeLessThanOrEqual(300);
  });
});

describe('terms', () => {
  it('are those of the page, of the headings, and of the piece with its meanings and figures', () => {
    const [title, anchor, about, head, [piece]] = written({ text: 'It costs 9 € where we are.', further: ['kayak'] });
    expect([title, anchor, about, head]).toEqual(['Canoes', '#canoes', 'boat', 'hir cano kayak']);
    expect(piece?.[1].split(' ')).toEqual(expect.arrayContaining(['cost', '=price', '=place', '#money', '#number']));
    expect(piece).toHaveLength(2);
  });

  it.each([
    ['Mon–Fri 8:00–18:00', '=hours'],
    ['9 a.m. to 5 p.m.', '=hours'],
    ['10 – 16 Uhr', '=hours'],
    ['10時～19時', '=hours'],
    ['Hafenweg 5, 20457 Hamburg', '#place'],
    ['20457 Hamburg', '#place'],
    ['1200 Harbor Boulevard, Mill Rocks, FL 33701', '#place'],
    ['〒460-0000 愛知県', '#place'],
    ['Where: 3 Harbour Lane', '#place'],
  ])('of "%s" have its meaning or shape %s', (text, meaning) => {
    const [, , , , [piece]] = written({ text });
    expect(piece?.[1].split(' ')).toContain(meaning);
  });

  it.each(['3-5 rooms', '9.00-12.00 €', '24/7', '2026 Canoes', 'A ratio of 1:2-3:4'])('of "%s" have no such meaning', (text) => {
    const [, , , , [piece]] = written({ text });
    expect((piece?.[1] ?? '').split(' ').filter((term) => /^=(?:hours|place)$/.test(term))).toEqual([]);
  });

  it('have no parts of addresses, but both forms of words that a hyphen joins', () => {
    const [, , , , [piece]] = written({ text: 'See https://java.net/wiki?a=b, or the Wi-Fi of ours' });
    expect(piece?.[1]).toBe('see or the wi fi of our wifi');
  });

  it('of facts are their names, what they answer and what they belong to', () => {
    const facts = [fact('p', 'plans.price'), fact('d', 'plans.one')];
    const [, , about, head, [price, other]] = written({
      kind: 'facts',
      text: 'On request\nFor two',
      facts,
      answers: ['place'],
      belongs: ['price'],
    });
    expect([about, head]).toEqual(['cano !place ~price', 'hir']);
    expect(price?.[1].split(' ')).toEqual(expect.arrayContaining(['on', '!price', '#money']));
    expect(price?.slice(2)).toEqual([[facts[0]?.fact], facts[0]?.asked]);
    expect(other?.[1]).toBe('cano for two =included');
  });
});
