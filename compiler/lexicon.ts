/**
 * The lexicon: concepts that questions are recognised by, and their forms in every language. It is data; the runtime only looks words up.
 * Notation: forms separated by spaces; `price*` matches every word that begins so; `"sign up"` is a phrase. Spelling is folded by the analyser.
 */
import type { AnswerTable } from '../runtime/bundle.ts';
import { tokens } from '../runtime/answer/analyse.ts';
import type { AnswerLanguage } from './intent.ts';
import { FUNCTION_WORDS } from './lexicon/function-words.ts';
import { OFFER } from './lexicon/offer.ts';
import { PEOPLE } from './lexicon/people.ts';
import { compare } from './problem.ts';

/** concept -> language -> forms. */
export type ConceptForms = Readonly<Record<string, Readonly<Record<AnswerLanguage, string>>>>;

/** Every concept that a rule may name. `SERVICE` is the name of the company, which only the site knows. */
export const CONCEPTS: ConceptForms = { ...OFFER, ...PEOPLE };
const SERVICE = 'SERVICE';

interface Form {
  readonly concept: string;
  readonly language: string;
  /** Folded words, joined by a space. */
  readonly key: string;
  readonly prefix: boolean;
}

/** Folds the lexicon into the tables of the runtime. `company`: name of the company, which becomes a form of `SERVICE`. */
export function compileLexicon(company: string): Pick<AnswerTable, 'concepts' | 'prefixes' | 'functionWords'> {
  const listed = Object.entries(CONCEPTS).flatMap(([concept, languages]) =>
    Object.entries(languages).flatMap(([language, forms]) => [...readForms(concept, language, forms)]),
  );
  const forms = [...listed, ...readForms(SERVICE, '', `"${company.replaceAll('"', ' ')}"`)];
  return {
    concepts: group(forms.filter(({ prefix }) => !prefix)),
    prefixes: group(forms.filter(({ prefix }) => prefix)),
    functionWords: functionWords(listed),
  };
}

function* readForms(concept: string, language: string, forms: string): Iterable<Form> {
  for (const [form] of forms.matchAll(/"[^"]+"|\S+/g)) {
    const words = tokens(form);
    const key = words.join(' ');
    if (key === '') continue;
    yield { concept, language, key, prefix: form.endsWith('*') };
    // Arabic writes the article together with the word.
    if (language === 'ar' && words.length === 1 && !form.endsWith('*')) yield { concept, language, key: `ال${key}`, prefix: false };
  }
}

function byKey(forms: readonly Form[]): ReadonlyMap<string, readonly Form[]> {
  const groups = new Map<string, Form[]>();
  for (const form of forms) groups.set(form.key, [...(groups.get(form.key) ?? []), form]);
  return groups;
}

function group(forms: readonly Form[]): Readonly<Record<string, readonly string[]>> {
  const sorted = [...byKey(forms)].toSorted(([left], [right]) => compare(left, right));
  return Object.fromEntries(sorted.map(([key, same]) => [key, [...new Set(same.map(({ concept }) => concept))]]));
}

/** Function words, and words of the lexicon that only one language has: `kostet` is as German as `der`. */
function functionWords(forms: readonly Form[]): Readonly<Record<string, readonly string[]>> {
  const signs = forms.filter(
    (form) => !form.prefix && !form.key.includes(' ') && forms.every((other) => other.language === form.language || !covers(other, form)),
  );
  const lists = Object.entries(FUNCTION_WORDS).map(([language, words]) => {
    const own = signs.filter((form) => form.language === language).map(({ key }) => key);
    return [language, [...new Set([...tokens(words), ...own])]] as const;
  });
  return Object.fromEntries(lists);
}

function covers(form: Form, { key }: Form): boolean {
  return form.prefix ? key.startsWith(form.key) : key === form.key;
}
