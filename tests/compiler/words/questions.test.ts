/** What buyers ask in each language: the runtime has to understand every sentence as what it is, in the language that it is in. */
import { beforeAll, describe, expect, it } from 'vitest';
import { languageFiles, QUESTIONS, type QuestionName } from '../../../compiler/pages/language/language-files.ts';
import { allLanguages } from '../../../compiler/words/languages.ts';
import { spokenLanguages, vocabularyIn, type Vocabulary } from '../../../compiler/words/vocabulary.ts';
import { stem, tokens } from '../../../runtime/answer/analyse.ts';
import { MANIFEST_FILE } from '../../../runtime/bundle.ts';
import { createQueries, type ReadQuery } from '../../../runtime/answer/query.ts';
import { buildSite, html } from '../site.ts';

const files = [...languageFiles()];
const english = languageFiles().get('en');
if (!english) throw new Error('no English');

/** Names that are words of no language. */
const NAMES: Readonly<Record<string, string>> = { site: 'Acme', plan: 'Zorbix', feature: 'Quexil', platform: 'Vandoro', other: 'Trelk' };
const placeholdersOf = (text: string): readonly string[] => (text.match(/(?<=\{)\w+(?=\})/g) ?? []).sort();
const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => NAMES[name] ?? '');

/** How a question begins and ends where it is not with `?` alone. */
const MARKS: Readonly<Record<string, RegExp>> = {
  ar: /^[^؟]+؟$/,
  el: /^[^;]+;$/,
  es: /^¿[^¿?]+\?$/,
  ja: /^[^？]+？$/,
  zh: /^[^？]+？$/,
  'zh-Hant': /^[^？]+？$/,
};

/** Language -> one that goes before it and says much in the same words: where neither is that of the site, its questions may be read as the other's. */
const SISTERS: Readonly<Record<string, string>> = { nb: 'da', 'zh-Hant': 'zh' };

/** Question -> what its words mean in every language. */
const MEANT = {
  company: 'owner',
  price: 'price',
  monthly: 'monthly',
  yearly: 'yearly',
  plan: 'price',
  trial: 'trial',
  cancel: 'cancel',
  refund: 'refund',
  payment: 'payment',
  contact: 'contact',
  phone: 'phone',
  support: 'support',
  place: 'place',
  hours: 'hours',
  data: 'data',
  privacy: 'data',
  security: 'security',
  compare: 'compare',
  discount: 'discount',
} as const satisfies Partial<Record<QuestionName, string>>;
const PRICED: readonly QuestionName[] = ['price', 'monthly', 'yearly', 'plan'];
/** Questions that facts may answer alone: a word that means nothing to them would keep them from it. */
const CLEAR = [
  ...PRICED,
  'company',
  'trial',
  'cancel',
  'refund',
  'payment',
  'contact',
  'phone',
  'support',
  'place',
  'hours',
  'discount',
] as const satisfies readonly QuestionName[];

const queriesOf = (vocabulary: Vocabulary, site: readonly string[] = []): ReadQuery =>
  createQueries({ ...vocabulary, name: '', languages: spokenLanguages(vocabulary, site) });
const meaningsOf = (read: ReadQuery, text: string): readonly string[] => read(text).words.flatMap(({ meanings }) => meanings);

describe.each(files)('the questions of %s', (tag, { questions }) => {
  const asked = QUESTIONS.map((name) => [name, filled(questions[name])] as const);
  /** The questions that are told to be in another language, but for one; a question without a function word is in none. */
  const misread = (read: ReadQuery, other?: string) =>
    asked.map(([, text]) => [text, read(text).language] as const).filter(([, language]) => ![undefined, tag, other].includes(language));

  it('have all names and no others, each text once, with the placeholders of English', () => {
    expect(Object.keys(questions)).toEqual([...QUESTIONS]);
    expect(new Set(Object.values(questions)).size).toBe(QUESTIONS.length);
    for (const name of QUESTIONS) expect([name, placeholdersOf(questions[name])]).toEqual([name, placeholdersOf(english.questions[name])]);
  });

  it('are one sentence each, with the question mark of the language', () => {
    for (const text of Object.values(questions)) expect(text).toMatch(MARKS[tag] ?? /^[^?¿？;؟]+\?$/);
  });

  it('leave names as they are, so that search finds them', () => {
    for (const name of QUESTIONS) {
      const names = placeholdersOf(questions[name]).map((placeholder) => NAMES[placeholder]?.toLowerCase());
      expect(tokens(filled(questions[name])), name).toEqual(expect.arrayContaining(names));
    }
  });

  it('are in no other language, whatever the language of the site', () => {
    expect(misread(queriesOf(vocabularyIn(allLanguages())), SISTERS[tag])).toEqual([]);
  });

  it('are in no other language on a site of the language', () => {
    const vocabulary = vocabularyIn([...new Set([tag, ...allLanguages()])]);
    expect(misread(queriesOf(vocabulary, [tag]))).toEqual([]);
  });

  it('mean what they ask for by words of the language, and money only where a price is asked for', () => {
    // Both forms of Chinese ask with the characters that the file of the one holds.
    const read = queriesOf(vocabularyIn(tag === 'zh-Hant' ? [tag, 'zh'] : [tag]));
    for (const [name, meaning] of Object.entries(MEANT) as (readonly [QuestionName, string])[])
      expect([name, meaningsOf(read, filled(questions[name]))]).toEqual([name, expect.arrayContaining([meaning])]);
    expect(asked.filter(([name, text]) => meaningsOf(read, text).includes('price') && !PRICED.includes(name))).toEqual([]);
  });
});

describe('a question of a fact', () => {
  const names = new Set(Object.values(NAMES).map((name) => stem(name.toLowerCase())));

  it.each(files)('has function words, names and words with a meaning in %s', (tag, { questions }) => {
    const read = queriesOf(vocabularyIn([...new Set([tag, ...(tag === 'zh-Hant' ? ['zh'] : []), ...allLanguages()])], new Set([tag])), [
      tag,
    ]);
    const others = CLEAR.flatMap((name) =>
      read(filled(questions[name])).words.flatMap(({ word, meanings, isContent }) =>
        isContent && meanings.length === 0 && !names.has(word) ? `${name}: ${word}` : [],
      ),
    );
    expect(others).toEqual([]);
  });

  it('has no words between two words of a script without spaces', () => {
    const read = queriesOf(vocabularyIn(['zh', ...allLanguages()]), ['zh']);
    expect(read('如何联系你们？').words.flatMap(({ word, isContent }) => (isContent ? word : []))).toEqual(['联系']);
  });

  it('keeps a function word of the site that other languages have a word like', () => {
    const meaningsIn = (tag: string) => meaningsOf(queriesOf(vocabularyIn([tag, ...allLanguages()], new Set([tag])), [tag]), 'Khi nào?');
    expect(meaningsIn('vi')).toEqual([]);
    expect(meaningsIn('pt')).toEqual(['not']);
  });
});

describe('a question with few function words', () => {
  const read = queriesOf(vocabularyIn(['pt', ...allLanguages()]), ['pt']);

  it('is in no language for a word of two letters, which joins words all the same', () => {
    const { language, words } = read('Quantos anzóis vendem aí?');
    expect(language).toBeUndefined();
    expect(words.find(({ word }) => word === 'ai')?.isContent).toBe(false);
  });

  it('is in the language of a word of three letters', () => {
    expect(read('Anvils für Acme').language).toBe('de');
  });
});

describe('a bundle', () => {
  let texts: readonly string[] = [];
  beforeAll(async () => {
    const { dist } = await buildSite({ files: { 'index.html': html('Acme', '<p>Acme repairs clocks in Galway.</p>') } });
    texts = [...dist]
      .filter(([path]) => path !== MANIFEST_FILE)
      .map(([, bytes]) => bytes)
      .map((bytes) => new TextDecoder().decode(bytes));
  });

  it('holds none of the questions but those in its manifest, which a check asks', () => {
    const sentences = files.flatMap(([, { questions }]) => Object.values(questions)).filter((text) => !text.includes('{'));
    expect(sentences.length).toBeGreaterThan(300);
    // Words of the same files are there, so that the texts were read.
    expect(texts.filter((text) => text.includes('I did not find that on')).length).toBeGreaterThan(0);
    expect(sentences.filter((sentence) => texts.some((text) => text.includes(sentence)))).toEqual([]);
  });
});
