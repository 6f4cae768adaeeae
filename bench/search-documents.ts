/** Pages and questions for the benchmarks of search and answers: made-up words in four languages, the same in every run. */
import { languageFiles, partsOf } from '../compiler/pages/language/language-files.ts';
import type { WrittenPage } from '../tests/passage-build.ts';

/** Syllables of the rare words of a language, such as names and terms. */
const SYLLABLES: Readonly<Record<string, string>> = {
  en: 'ter ing con ment al pro ver able ness port ship per form ly ate',
  de: 'ung ver gen schaft lich keit ein bau werk halt stell zeug an fahr',
  es: 'cion mente tra dor es con ble per re ado ista gen par til',
  ar: 'مع تر سل كت بر نص قل در عم حس فك لم',
};
const LANGUAGES = Object.keys(SYLLABLES);
const VOCABULARY = 6000;
const SECTION_WORDS = 60;

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

/** Words of a language, the most frequent first: function words, words of questions, then made-up ones. */
const vocabulary = (language: string): readonly string[] => {
  const next = random(language.length + language.charCodeAt(0));
  const syllables = SYLLABLES[language]?.split(' ') ?? [];
  const pick = (): string => syllables[Math.floor(next() * syllables.length)] ?? '';
  const { functionWords = '', meanings = {} } = languageFiles().get(language) ?? {};
  const known = [functionWords, ...Object.values(meanings)].flatMap(partsOf).flatMap((form) => form.replace('*', '').split(' '));
  const made = Array.from({ length: VOCABULARY }, () => Array.from({ length: 2 + Math.floor(next() * 3) }, pick).join(''));
  return [...new Set([...known, ...made])];
};

/** Returns words of a language in a row. A word is rarer the later it comes in its vocabulary (Zipf's law). */
const writer = (seed: number): ((language: string, count: number) => string) => {
  const next = random(seed);
  const words = new Map(LANGUAGES.map((language) => [language, vocabulary(language)]));
  return (language, count) => {
    const list = words.get(language) ?? [];
    return Array.from({ length: count }, () => list[Math.floor(list.length ** next()) - 1] ?? '').join(' ');
  };
};

const languageAt = (position: number): string => LANGUAGES[position % LANGUAGES.length] ?? 'en';

/** Pages of so many sections of 60 words each, with a description. */
export const syntheticPages = (count: number, sections: number): readonly WrittenPage[] => {
  const write = writer(1);
  return Array.from({ length: count }, (_, position) => {
    const language = languageAt(position);
    const title = write(language, 6);
    const body = Array.from({ length: sections }, () => `## ${write(language, 4)}\n\n${write(language, SECTION_WORDS)}.`);
    // Most pages of a large site are not guides.
    const isGuide = position % 10 === 0;
    const path = isGuide ? `/guides/guide-${position}/` : `/pages/page-${position}/`;
    return { path, title, language, description: `${write(language, 15)}.`, isGuide, markdown: [`# ${title}`, ...body].join('\n\n') };
  });
};

/** Questions of six words; the languages alternate. */
export const syntheticQueries = (count: number): readonly string[] => {
  const write = writer(2);
  return Array.from({ length: count }, (_, position) => write(languageAt(position), 6));
};
