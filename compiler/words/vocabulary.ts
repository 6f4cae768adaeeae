/** The words for understanding questions, folded as the analyser folds a question. */
import { tokens, UNSPACED } from '../../runtime/answer/analyse.ts';
import { createMeanings, type Meanings } from '../../runtime/answer/meanings.ts';
import { baseOf } from '../../runtime/answer/query.ts';
import type { PassageTable } from '../../runtime/bundle.ts';
import { fallbacksOf } from '../base/language-tags.ts';
import { onceEach, onceEachText } from '../base/memoise.ts';
import type { Build } from '../build/build.ts';
import { formsOf } from '../config/sections/search.ts';
import { SHAPES_OF } from './shapes.ts';
import { languageFiles, partsOf } from '../pages/language/language-files.ts';
import { functionWordsOf, knownLanguages, meaningsOf, ownLanguages } from './languages.ts';

/** Meanings of greetings and thanks: a question that begins with one is not about it. */
export const COURTESIES: readonly string[] = ['hello', 'thanks'];

/** The tables for understanding questions, and their meanings in the words of a page. */
export interface Vocabulary extends Pick<PassageTable, 'meanings' | 'shapes' | 'courtesies'> {
  /** Language (BCP 47), the most likely one first -> its folded function words, joined by a space. */
  readonly functionWords: Readonly<Record<string, string>>;
  readonly meaningsOf: Meanings;
}

/** The vocabulary of a site: the language data of sitec, and `search.concepts` of the configuration. */
export const vocabularyOf = onceEach((build: Build): Vocabulary =>
  vocabularyIn(knownLanguages(build), ownLanguages(build), build.settings.config.search?.concepts ?? {}),
);

type Concepts = Readonly<Record<string, Parameters<typeof formsOf>[0]>>;

/** Maximum words and phrases whose meanings are kept: a site repeats the same ones. */
const MOST_KNOWN = 50_000;

/** The vocabulary of languages by tag, the most likely one first, of which some are those of a site, and of the concepts of that site. */
export const vocabularyIn = (
  languages: readonly string[],
  own: ReadonlySet<string> = new Set(languages),
  concepts: Concepts = {},
): Vocabulary => {
  const meanings = meaningsWith(languages, own, concepts);
  return {
    meanings,
    shapes: Object.fromEntries(Object.entries(SHAPES_OF).map(([meaning, shapes]) => [meaning, shapes.map((shape) => `#${shape}`)])),
    courtesies: COURTESIES,
    functionWords: foldedWordsOf(languages, own),
    meaningsOf: createMeanings(meanings, (work) => onceEachText(work, MOST_KNOWN)),
  };
};

/** Folded forms of question words in several languages, because people ask in other languages than the site's. */
const meaningsWith = (languages: readonly string[], own: ReadonlySet<string>, concepts: Concepts): PassageTable['meanings'] => {
  const forms = new Map<string, Set<string>>();
  const functionWords = new Set(Object.values(foldedWordsOf([...own], own)).flatMap((words) => words.split(' ')));
  const add = (meaning: string, form: string, isOwn = true): void => {
    const folded = tokens(form.replace(/["*]/g, '')).join(' ') + (form.endsWith('*') ? '*' : '');
    // "não" of Portuguese is folded like "nào" of Vietnamese, which means "which".
    if (isOwn || !functionWords.has(folded)) forms.set(meaning, (forms.get(meaning) ?? new Set()).add(folded));
  };
  for (const language of languages) {
    const [file, isOwn] = [languageFiles().get(language), own.has(language)];
    for (const [meaning, list] of Object.entries(file ? meaningsOf(file, isOwn) : {}))
      for (const form of partsOf(list)) add(meaning, form, isOwn);
  }
  // A name of the configuration cannot equal a built-in name, so that it never adds to a meaning of sitec by accident.
  for (const [name, given] of Object.entries(concepts)) for (const form of formsOf(given)) add(`own ${name}`.replaceAll(' ', '_'), form);
  return Object.fromEntries([...forms].map(([meaning, given]) => [meaning, [...given].filter((form) => !isCaught(form, given)).join(',')]));
};

/** Whether another form, with an open end, matches everything that a form matches. */
const isCaught = (form: string, forms: ReadonlySet<string>): boolean =>
  Array.from({ length: form.length }, (_, end) => `${form.slice(0, end)}*`).some(
    (open) => open !== form && open.length > 1 && forms.has(open),
  ) && !form.includes(' ');

/** Folded function words by language; a word of two languages counts for the first one. */
const foldedWordsOf = (languages: readonly string[], own: ReadonlySet<string>): Vocabulary['functionWords'] => {
  const wordsOf = (tag: string): readonly string[] => {
    const file = languageFiles().get(tag);
    return partsOf(file ? functionWordsOf(file, own.has(tag)) : '').flatMap(tokens);
  };
  return Object.fromEntries(languages.map((tag) => [tag, [...new Set(wordsOf(tag))].join(' ')]));
};

/** Weight of a letter that indicates a language of the site, relative to another language. */
const OWN_LANGUAGE = 1.5;

/**
 * The languages of questions on a site with pages in some languages (BCP 47). If the site has several, words with a meaning in only one of
 * them show it, too: "was" of "Was kostet Pro?" is also English, "kostet" is not.
 */
export const spokenLanguages = ({ functionWords }: Vocabulary, site: readonly string[]): PassageTable['languages'] => {
  const own = new Set(site.flatMap(fallbacksOf).map(baseOf));
  const meant = new Map(Object.keys(functionWords).flatMap((tag) => (own.has(baseOf(tag)) ? [[tag, meantWordsOf(tag)] as const] : [])));
  const others = (tag: string): readonly string[] => [...meant].flatMap(([other, words]) => (other === tag ? [] : words));
  return Object.entries(functionWords).map(([language, words]) => {
    const foreign = new Set(others(language));
    const telling = foreign.size > 0 ? (meant.get(language) ?? []).filter((word) => !foreign.has(word)) : [];
    const weight = own.has(baseOf(language)) ? OWN_LANGUAGE : 1;
    return [language, [...new Set([...words.split(' '), ...telling])].join(' '), UNSPACED.test(words), weight] as const;
  });
};

/** The folded words of a language that have a meaning alone. */
const meantWordsOf = (tag: string): readonly string[] =>
  Object.values(languageFiles().get(tag)?.meanings ?? {}).flatMap((list) =>
    partsOf(list).flatMap((form) => {
      const [word, ...more] = tokens(form.replace('*', ''));
      return word === undefined || more.length > 0 ? [] : [word];
    }),
  );
