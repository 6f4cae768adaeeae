/** What sitec knows of languages: a further language is a further file, so each file is held to what the English one has. */
import { describe, expect, it } from 'vitest';
import { tokens } from '../../../runtime/answer/analyse.ts';
import { createQueries } from '../../../runtime/answer/query.ts';
import { compileAnswers } from '../../../compiler/answers/compile.ts';
import { languageFiles, partsOf } from '../../../compiler/pages/language/language-files.ts';
import { allLanguages, ANSWER_LABELS, meaningsOf, labelsFor } from '../../../compiler/words/languages.ts';
import { spokenLanguages, vocabularyIn, vocabularyOf } from '../../../compiler/words/vocabulary.ts';
import { buildOf } from '../../passage-build.ts';

const files = [...languageFiles()];
const english = languageFiles().get('en');
if (!english) throw new Error('no English');
/** Meanings that a language may be without: those that no file but a few has words for yet, and all of one that asks with the characters of another. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = { 'zh-Hant': Object.keys(meaningsOf(english, true)) };
const RARE = ['status'];
const placeholders = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();

it('knows at least twenty languages by their tags', () => {
  const tags = files.map(([tag]) => tag);
  expect(tags.length).toBeGreaterThanOrEqual(20);
  expect(new Set(tags).size).toBe(tags.length);
  for (const tag of tags) expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
});

describe.each(files)('%s', (tag, file) => {
  const { labels, functionWords } = file;
  const meanings = meaningsOf(file, true);

  it('has every label, with its placeholders', () => {
    expect(Object.keys(labels).sort()).toEqual(Object.keys(english.labels).sort());
    for (const [name, text] of Object.entries(labels))
      expect([name, placeholders(text)]).toEqual([name, placeholders(english.labels[name] ?? '')]);
    expect(Object.keys(labels)).toEqual(expect.arrayContaining([...ANSWER_LABELS]));
  });

  it('has forms for every meaning, and for no other one', () => {
    const needed = Object.keys(meaningsOf(english, true)).filter((meaning) => ![...RARE, ...(WITHOUT[tag] ?? [])].includes(meaning));
    expect(
      Object.keys(meanings)
        .filter((meaning) => !RARE.includes(meaning))
        .sort(),
    ).toEqual(needed.sort());
    for (const [meaning, list] of Object.entries(meanings)) expect(partsOf(list).length, meaning).toBeGreaterThan(0);
  });

  it('has forms that a question can have: words, a star at the end only, and enough before it', () => {
    for (const form of Object.values(meanings).flatMap(partsOf)) {
      expect(tokens(form).length, form).toBeGreaterThan(0);
      expect(form, form).toMatch(/^[^*]+\*?$/);
      if (form.endsWith('*')) expect([...form].length, form).toBeGreaterThan(/^[a-z]/i.test(form) ? 3 : 1);
    }
  });

  it('has the topics of English, unless another file has its words', () => {
    expect(Object.keys(file.topics ?? {})).toEqual(WITHOUT[tag] ? [] : Object.keys(english.topics ?? {}));
  });

  it('has words that tell it from others', () => {
    expect(new Set(partsOf(functionWords).flatMap(tokens)).size).toBeGreaterThan(15);
  });
});

it('no open form catches a function word of any language', () => {
  const words = new Set(files.flatMap(([, { functionWords }]) => partsOf(functionWords).flatMap(tokens)));
  const open = files.flatMap(([tag, file]) =>
    Object.values(meaningsOf(file, true)).flatMap((list) =>
      partsOf(list).flatMap((form) => (form.endsWith('*') ? [[tag, tokens(form).join(' ')] as const] : [])),
    ),
  );
  const caught = open.flatMap(([tag, form]) =>
    [...words].flatMap((word) => (word.startsWith(form) ? [`${tag}: ${form}* catches ${word}`] : [])),
  );
  expect(caught).toEqual([]);
});

it.each([
  ['cs', 'dodatečné náklady našich dodavatelů'],
  ['da', 'leverage'],
  ['de', 'Wie groß ist das Doppelzimmer?'],
  ['en', 'Get started in five minutes. All rights reserved'],
  ['es', 'una plantilla para enviar; todos los derechos reservados'],
  ['fi', 'toimitusjohtaja, toimitilat, lähetä viesti'],
  ['fr', 'le port réseau d’une architecture résiliente; tous droits réservés'],
  ['he', "מס' הזמנה"],
  ['hi', 'क्या मैं बैंक बदल कर सकता हूँ'],
  ['hu', 'Mivel foglalkozik az adott ember?'],
  ['id', 'kirim pesan antar kota'],
  ['nl', 'de leverancier'],
  ['pl', 'podatność, wizytówki'],
  ['ro', 'cui îi scriu; toate drepturile rezervate'],
  ['ru', 'бронза и бронхит'],
  ['sv', 'leverage'],
  ['th', 'ภาษาไทย'],
  ['uk', 'бронхіт'],
  ['vi', 'cho thuê'],
])('has no topic in %s for ordinary words', (language, text) => {
  const found = vocabularyIn([language]).meaningsOf(tokens(text));
  expect(found.filter(({ meaning }) => [...Object.keys(english.topics ?? {}), 'since', 'cancel'].includes(meaning))).toEqual([]);
});

describe('the vocabulary of a site', () => {
  const wordsOf = (language: string) => {
    const build = buildOf([{ path: '/', title: 'Home', language, markdown: '# Home\n' }]);
    return { ...vocabularyOf(build), labels: compileAnswers(build).labels };
  };
  const vocabulary = wordsOf('es');

  it.each(['en', 'es', 'ro', 'th'])('in %s has the words of its language first, and those of most others', (language) => {
    const { functionWords, labels } = wordsOf(language);
    for (const tags of [Object.keys(functionWords), Object.keys(labels)]) {
      expect(tags[0]).toBe(language);
      expect(new Set(tags)).toEqual(new Set([language, ...tags.filter((tag) => languageFiles().has(tag))]));
      expect(tags).toEqual(expect.arrayContaining(['en', 'zh', 'es', 'de', 'ja', 'fr', 'pt', 'ru', 'ar']));
    }
  });

  it.each(['en', 'hi', 'th'])('in %s has at most 42 kB', (language) => {
    const { meanings, functionWords, labels } = wordsOf(language);
    expect(Buffer.byteLength(JSON.stringify({ meanings, functionWords, labels }))).toBeLessThanOrEqual(42_000);
  });

  it.each([
    ['How much does it cost?', 'en', 'price'],
    ['Was kostet das?', 'de', 'price'],
    ['¿Cuánto cuesta?', 'es', 'price'],
    ['Combien ça coûte ?', 'fr', 'price'],
    ['Quanto custa isso?', 'pt', 'price'],
    ['いくらですか', 'ja', 'price'],
    ['多少钱', 'zh', 'price'],
    ['얼마예요', 'ko', 'price'],
    ['Сколько это стоит?', 'ru', 'price'],
    ['Ile to kosztuje?', 'pl', 'price'],
    ['Wie kann ich kündigen?', 'de', 'cancel'],
    ['¿Dónde está su oficina?', 'es', 'place'],
    ['Est-ce que je peux résilier ?', 'fr', 'cancel'],
    ['How can I pay?', 'en', 'payment'],
    ['Wie kann ich bezahlen?', 'de', 'payment'],
    ['Come posso pagare?', 'it', 'payment'],
  ])('reads %s of %s as a question about %s', (question, _, meaning) => {
    const { words } = createQueries({ ...vocabulary, name: '', languages: spokenLanguages(vocabulary, []) })(question);
    expect(words.flatMap(({ meanings }) => meanings)).toContain(meaning);
  });
});

it.each([
  ['Ile kosztuje Acme?', 'pl'],
  ['Ile to kosztuje?', 'pl'],
  ['Fiyatı ne kadar?', 'tr'],
  ['Berapa harga Acme per bulan?', 'id'],
  ['Acme giá bao nhiêu mỗi tháng?', 'vi'],
  ['¿Cuánto cuesta Acme al mes?', 'es'],
  ['Wat kost Acme per maand?', 'nl'],
])('reads %s as %s on an English site', (question, language) => {
  const all = vocabularyIn(allLanguages());
  expect(createQueries({ ...all, name: '', languages: spokenLanguages(all, ['en']) })(question).language).toBe(language);
});

it.each([
  ['Was kostet Acme?', ['en', 'de'], 'de'],
  ['Kontakt', ['en', 'de'], 'de'],
  ['contact', ['en', 'de'], 'en'],
  ['Was kostet Acme?', ['en'], 'en'],
  ['Support', ['en', 'de'], undefined],
])('reads %s on a site in %s', (question, site, language) => {
  const all = vocabularyIn([...new Set([...site, ...allLanguages()])], new Set(site));
  expect(createQueries({ ...all, name: '', languages: spokenLanguages(all, site) })(question).language).toBe(language);
});

describe('labels around values', () => {
  const money = { value: 19, currency: 'EUR', period: 'P1M', per: 'seat', from: false };
  const labelsIn = (language: string) => labelsFor(buildOf([{ path: '/', title: 'Home', language, markdown: '' }]));

  it.each([
    ['en', money, 'EUR 19 per seat a month'],
    ['en', { ...money, per: null, from: true }, 'from EUR 19 a month'],
    ['en', { ...money, value: 0 }, 'free of charge'],
    ['en-GB', { ...money, per: null }, 'EUR 19 a month'],
    // A language without a file gets the labels of English.
    ['cy', { ...money, per: null, period: null }, 'EUR 19'],
  ])('in %s %j is %s', (language, price, said) => {
    expect(labelsIn(language).money(price)).toBe(said);
  });

  it('are those of the language of the site', () => {
    expect(labelsIn('de').days(14)).toContain('14');
    expect(labelsIn('de').included).not.toBe(labelsIn('en').included);
    expect(labelsIn('en').trial('')).toBe('free trial');
  });
});
