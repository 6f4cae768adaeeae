/** The words that questions are read with, folded as the analyser folds a question. */
import { tokens } from '../../runtime/answer/analyse.ts';
import { createMeanings, type Meanings } from '../../runtime/answer/meanings.ts';
import type { PassageTable } from '../../runtime/bundle.ts';
import { onceEach } from '../base/memoise.ts';
import type { Build } from '../build/build.ts';
import { languagesOf } from '../build/contents.ts';
import { formsOf } from '../config/sections/search.ts';
import { languageFiles, partsOf } from './languages.ts';

/** The tables that questions are read with, and what the words of a page mean by them. */
export interface Vocabulary extends Pick<PassageTable, 'meanings' | 'functionWords'> {
  readonly meaningsOf: Meanings;
}

/** The vocabulary of a site: what sitec knows of languages, and `search.concepts` of the configuration. */
export const vocabularyOf = onceEach((build: Build): Vocabulary => {
  const meanings = meaningsWith(build.settings.config.search?.concepts ?? {});
  return { meanings, functionWords: functionWords(languagesOf(build)), meaningsOf: createMeanings(meanings) };
});

type Concepts = Readonly<Record<string, Parameters<typeof formsOf>[0]>>;

/** Folded forms of what people ask with, of all languages together: people ask in other languages than the site's. */
const meaningsWith = (concepts: Concepts): PassageTable['meanings'] => {
  const forms = new Map<string, Set<string>>();
  const add = (meaning: string, form: string): void => {
    const folded = tokens(form.replace(/["*]/g, '')).join(' ') + (form.endsWith('*') ? '*' : '');
    forms.set(meaning, (forms.get(meaning) ?? new Set()).add(folded));
  };
  for (const file of languageFiles().values())
    for (const [meaning, list] of Object.entries(file.meanings)) for (const form of partsOf(list)) add(meaning, form);
  // A name of the configuration has no letter of ours, so that it never adds to a meaning of sitec by chance.
  for (const [name, given] of Object.entries(concepts)) for (const form of formsOf(given)) add(`own ${name}`.replaceAll(' ', '_'), form);
  return Object.fromEntries([...forms].map(([meaning, own]) => [meaning, [...own].filter((form) => !isCaught(form, own)).join(',')]));
};

/** Whether another form, open at its end, catches everything that a form does. */
const isCaught = (form: string, forms: ReadonlySet<string>): boolean =>
  Array.from({ length: form.length }, (_, end) => `${form.slice(0, end)}*`).some((open) => open !== form && open.length > 1 && forms.has(open)) && !form.includes(' ');

/** Folded function words by language, those of the site first: of two languages that share their words the first one is spoken. */
const functionWords = (languages: readonly string[]): PassageTable['functionWords'] => {
  const baseOf = (tag: string): string => tag.split('-', 1).join('').toLowerCase();
  const places = new Map([...languages].reverse().map((tag, place) => [baseOf(tag), languages.length - place - 1]));
  const place = (tag: string): number => places.get(baseOf(tag)) ?? languages.length;
  const files = [...languageFiles()].toSorted(([left], [right]) => place(left) - place(right));
  return Object.fromEntries(files.map(([tag, file]) => [tag, [...new Set(partsOf(file.functionWords).flatMap(tokens))].join(' ')]));
};
