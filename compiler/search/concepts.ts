/** The concepts that a site adds to those of sitec, and those of all that pages are found by. */
import type { Config } from '../config/schema.ts';
import { formsOf } from '../config/sections/search.ts';
import { SHARED_SUBJECTS, SUBJECTS } from '../words/concepts/index.ts';
import type { ListedForms } from '../words/forms.ts';

/** A concept of the configuration. */
export interface OwnConcept {
  /** Its name there. */
  readonly name: string;
  /** Its name in the index, as those of sitec are written. */
  readonly id: string;
  readonly forms: readonly string[];
  /** Languages that its forms are listed by; null when they are one list. */
  readonly languages: readonly string[] | null;
}

/** The concepts of the configuration, in its order. */
export const ownConcepts = ({ search }: Pick<Config, 'search'>): readonly OwnConcept[] =>
  Object.entries(search?.concepts ?? {}).map(([name, forms]) => ({
    name,
    id: name.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '_'),
    forms: formsOf(forms),
    languages: Array.isArray(forms) ? null : Object.keys(forms).filter((language) => (forms[language] ?? []).length > 0),
  }));

/** Their forms by name in the index; concepts whose names differ by signs only are one. */
export const ownForms = (concepts: readonly OwnConcept[]): ListedForms => {
  const forms = new Map<string, string[]>();
  for (const concept of concepts) forms.set(concept.id, [...(forms.get(concept.id) ?? []), ...concept.forms]);
  return Object.fromEntries(forms);
};

/** Names of the concepts that pages are found by: subjects, and those that the site gives forms; not what only questions say, such as a greeting. */
export const searchedConcepts = (own: readonly OwnConcept[]): ReadonlySet<string> =>
  new Set([...Object.keys(SUBJECTS), ...SHARED_SUBJECTS, ...own.map(({ id }) => id)]);
