/** Documents and queries for the benchmark of the search: the same in every run, from words that sites use, in four languages. */
import type { IndexedDocument } from '../compiler/search/index.ts';
import { SUBJECTS } from '../compiler/words/concepts/index.ts';
import { ANSWER_LANGUAGES, type AnswerLanguage } from '../compiler/words/forms.ts';

/** Rare words of a language that are made up of its syllables, as names and terms are. */
const SYLLABLES: Readonly<Record<AnswerLanguage, string>> = {
  en: 'ter ing con ment al pro ver able ness port ship per form ly ate',
  de: 'ung ver gen schaft lich keit ein bau werk halt stell zeug an fahr',
  'ur-Latn': 'aa na kar ein mat zin dar ish koi tar ban hai sar gah mul',
  ar: 'مع تر سل كت بر نص قل در عم حس فك لم',
};
const VOCABULARY = 2500;
const SECTION_WORDS = 150;
const DESCRIPTION_WORDS = 25;
const QUERY_WORDS = 6;

/** Numbers from 0 to 1, always the same ones (mulberry32). */
const random = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Words of a language, the most used first: those of the concepts, then made-up ones. */
const vocabulary = (language: AnswerLanguage): readonly string[] => {
  const next = random(language.length);
  const syllables = SYLLABLES[language].split(' ');
  const pick = (): string => syllables[Math.floor(next() * syllables.length)] ?? '';
  const known = Object.values(SUBJECTS).flatMap((forms) => forms[language].replaceAll('"', '').split(' '));
  const made = Array.from({ length: VOCABULARY }, () => Array.from({ length: 2 + Math.floor(next() * 3) }, pick).join(''));
  return [...new Set([...known.map((form) => form.replace('*', '')), ...made])];
};

/** Gives some words of a language in a row: the further back a word stands in its vocabulary, the rarer it is, as George Zipf observed. */
const writer = (seed: number): ((language: AnswerLanguage, count: number) => string) => {
  const next = random(seed);
  const words = new Map(ANSWER_LANGUAGES.map((language) => [language, vocabulary(language)]));
  return (language, count) => {
    const list = words.get(language) ?? [];
    return Array.from({ length: count }, () => list[Math.floor(list.length ** next()) - 1] ?? '').join(' ');
  };
};

const languageAt = (position: number): AnswerLanguage => ANSWER_LANGUAGES[position % ANSWER_LANGUAGES.length] ?? 'en';

/** Guides of so many words each, with a description and a heading for every 150 words. */
export const syntheticDocuments = (count: number, words: number): readonly IndexedDocument[] => {
  const write = writer(1);
  return Array.from({ length: count }, (_, position) => {
    const language = languageAt(position);
    const sections = Array.from({ length: Math.ceil(words / SECTION_WORDS) }, (__, index) => ({
      id: `s${index}`,
      text: write(language, 4),
      level: 2,
    }));
    const title = write(language, 6);
    const body = sections.map(({ text }) => `## ${text}\n\n${write(language, Math.min(words, SECTION_WORDS))}`);
    const url = `https://bench.example/guides/guide-${position}/`;
    return {
      kind: 'guide',
      slug: `guide-${position}`,
      title,
      language,
      description: write(language, DESCRIPTION_WORDS),
      approxTokens: words * 2,
      url,
      markdownUrl: `${url}index.md`,
      headings: sections,
      markdown: [`# ${title}`, ...body].join('\n\n'),
    };
  });
};

/** Queries of six words, in each language in turn. */
export const syntheticQueries = (count: number): readonly string[] => {
  const write = writer(2);
  return Array.from({ length: count }, (_, position) => write(languageAt(position), QUERY_WORDS));
};
