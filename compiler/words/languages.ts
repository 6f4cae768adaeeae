/** The languages of questions and replies. */
import type { AnswerLabel } from '../../runtime/bundle.ts';
import { languageFiles, type LanguageFile } from '../pages/language/language-files.ts';
import { fallbacksOf } from '../base/language-tags.ts';
import { onceEach } from '../base/memoise.ts';
import type { Build } from '../build/build.ts';
import { languagesOf } from '../build/contents.ts';

/** Labels of replies. */
export const ANSWER_LABELS: readonly AnswerLabel[] = ['and', 'says', 'unsure', 'notFound', 'readMore', 'cannotAct', 'hello', 'thanks'];

/** Languages by their use on the web, the most used first, for questions in other languages than the one of the site. */
const ASKED_IN = [
  'en',
  'zh',
  'es',
  'de',
  'ja',
  'fr',
  'pt',
  'ru',
  'ar',
  'it',
  'ko',
  'tr',
  'hi',
  'id',
  'nl',
  'pl',
  'zh-Hant',
  'vi',
  'ur-Latn',
  'uk',
  'sv',
  'cs',
];
/** Maximum bytes of word lists in a bundle; further languages are left out. */
const MOST_BYTES = 41_000;

/**
 * Tags of all languages, in the order in which a bundle includes those that its site does not use. If a question fits two languages, the
 * first one counts.
 */
export const allLanguages = (): readonly string[] => [...new Set([...ASKED_IN, ...languageFiles().keys()])];

/** Tags of the languages of a site that sitec has words of, the main one first. */
export const ownLanguages = onceEach((build: Build): ReadonlySet<string> => {
  const files = languageFiles();
  const own = [...languagesOf(build), ...build.listed.flatMap(({ language }) => language ?? [])];
  return new Set(own.flatMap((tag) => fallbacksOf(tag).find((each) => files.has(each)) ?? []));
});

/** Tags of the languages of a bundle: those of the site, then others while there is room. */
export const knownLanguages = onceEach((build: Build): readonly string[] => {
  const own = ownLanguages(build);
  let room = MOST_BYTES;
  return [...new Set([...own, ...allLanguages()])].filter((tag) => {
    room -= sizeOf(languageFiles().get(tag), own.has(tag));
    return room >= 0;
  });
});

const sizeOf = (file: LanguageFile | undefined, isOwn: boolean): number => {
  if (!file) return 0;
  const labels = ANSWER_LABELS.map((name) => file.labels[name]);
  return Buffer.byteLength([file.functionWords, ...Object.values(meaningsOf(file, isOwn)), ...labels].join(','));
};

/** The meanings of a language in a bundle: with its topics if it is a language of the site. */
export const meaningsOf = ({ meanings, topics }: LanguageFile, isOwn: boolean): LanguageFile['meanings'] =>
  isOwn ? { ...meanings, ...topics } : meanings;
