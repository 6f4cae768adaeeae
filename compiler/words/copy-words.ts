/** The words of the copy element, in the languages of the pages. */
import type { CopyTable, CopyWords } from '../../runtime/bundle.ts';
import { fallbacksOf } from '../base/language-tags.ts';
import type { Build } from '../build/build.ts';
import { languagesOf } from '../build/contents.ts';
import { labelsOf } from './languages.ts';

/** Labels in the order of `CopyWords`. */
const NAMES = ['copyPage', 'copied', 'moreWays', 'viewMarkdown', 'openIn', 'readPage'] as const;

/** Words, and their language. */
interface SpokenWords {
  readonly language: string;
  readonly words: CopyWords;
}

type Labels = ReturnType<typeof labelsOf>;

/** The words for a language: those of the nearest one that sitec or the configuration has, else English ones. */
const wordsIn = (language: string, labels: Labels): SpokenWords => {
  const has = (tag: string): boolean => NAMES.every((name) => labels[tag]?.[name] !== undefined);
  const known = fallbacksOf(language).find(has) ?? 'en';
  return { language: known, words: NAMES.map((name) => labels[known]?.[name] ?? '') as unknown as CopyWords };
};

/** The words of a page; without a language, those for the main language of the site. */
export const copyWordsOf = (language: string | null, build: Build): SpokenWords =>
  wordsIn(language ?? languagesOf(build)[0] ?? 'en', labelsOf(build));

/** The words of all pages by their languages, in lower case. */
export const copyTable = (build: Build): CopyTable => {
  const languages = [...new Set(build.pages.flatMap(({ language }) => language ?? []))].sort();
  const byLanguage = languages.map((language) => [language.toLowerCase(), copyWordsOf(language, build).words] as const);
  return { ...Object.fromEntries(byLanguage), '': copyWordsOf(null, build).words };
};
