/**
 * The lexicon: concepts that questions are recognised by, and their forms in every language. It is data; the runtime only looks words up.
 * Notation: forms separated by spaces; `price*` matches every word that begins so; `"sign up"` is a phrase. Spelling is folded by the analyser.
 */
import { tokens } from '../../runtime/answer/analyse.ts';
import { KEY_LETTERS } from '../../runtime/answer/concepts.ts';
import type { AnswerTable, ConceptTable } from '../../runtime/bundle.ts';
import { once } from '../base/memoise.ts';
import { compare } from '../problems/problem.ts';
import { SUBJECTS } from './concepts/index.ts';
import type { ConceptForms, ListedForms } from './forms.ts';
import { ACTIONS } from './lexicon/actions.ts';
import { CHOICE } from './lexicon/choice.ts';
import { COMPANY_WORDS } from './lexicon/company.ts';
import { CONTACT_WORDS } from './lexicon/contacts.ts';
import { COUNTS } from './lexicon/counts.ts';
import { FEATURES } from './lexicon/features.ts';
import { FUNCTION_WORDS } from './lexicon/function-words.ts';
import { GENERAL_WORDS } from './lexicon/general.ts';
import { GUIDES } from './lexicon/guides.ts';
import { LANGUAGES } from './lexicon/languages.ts';
import { MACHINE } from './lexicon/machine.ts';
import { MONEY } from './lexicon/money.ts';
import { PERIODS } from './lexicon/periods.ts';
import { PLANS } from './lexicon/plans.ts';
import { PLATFORMS } from './lexicon/platforms.ts';
import { TRIALS } from './lexicon/trials.ts';
import { USERS } from './lexicon/users.ts';

/** Every concept that a rule may name. `SERVICE` is the name of the company, which only the site knows. */
export const CONCEPTS: ConceptForms = {
  ...PLANS,
  ...TRIALS,
  ...PERIODS,
  ...MONEY,
  ...COUNTS,
  ...USERS,
  ...CHOICE,
  ...FEATURES,
  ...PLATFORMS,
  ...GUIDES,
  ...CONTACT_WORDS,
  ...COMPANY_WORDS,
  ...LANGUAGES,
  ...MACHINE,
  ...ACTIONS,
  ...GENERAL_WORDS,
};
const SERVICE = 'SERVICE';

interface Form {
  readonly concept: string;
  readonly language: string;
  /** Folded words, joined by a space. */
  readonly key: string;
  readonly prefix: boolean;
}

/** Folds all forms of concepts into a table of the runtime. */
export const conceptTable = (concepts: ListedForms): ConceptTable => tableOf(listedForms(concepts));

/**
 * Folds lexicon and subjects into the table of the runtime. `company`: name of the company, which becomes a form of `SERVICE`; `own`: the
 * concepts of the site.
 */
export const compileLexicon = (company: string, own: ListedForms = {}): ConceptTable => {
  const service = readForms(SERVICE, '', `"${company.replaceAll('"', ' ')}"`);
  return tableOf([...lexiconForms(), ...service, ...listedForms(own)]);
};

/** The forms that all sites share. They are folded once, and sorted, so that those of a site are soon put among them. */
const lexiconForms = once((): readonly Form[] =>
  formsOf({ ...SUBJECTS, ...CONCEPTS }).toSorted(({ key: left }, { key: right }) => compare(left, right)),
);

const listedForms = (concepts: ListedForms): readonly Form[] =>
  Object.entries(concepts).flatMap(([concept, listed]) => listed.flatMap((form) => [...readForms(concept, '', form)]));

const tableOf = (forms: readonly Form[]): ConceptTable => {
  const words = group(forms.filter(({ prefix }) => !prefix));
  const phrases = Object.keys(words).flatMap((key) => (key.includes(' ') ? [key.split(' ')] : []));
  return {
    words,
    prefixes: gather(Object.entries(group(forms.filter(({ prefix }) => prefix))), ([prefix, concepts]) => [
      prefix.slice(0, KEY_LETTERS),
      [prefix, ...concepts] as const,
    ]),
    phrases: Object.fromEntries(
      Object.entries(gather(phrases, (phrase) => [phrase[0] ?? '', phrase.length])).map(([first, sizes]) => [first, sorted(sizes)]),
    ),
  };
};

/** Puts what belongs to one key together. */
const gather = <Item, Value>(
  items: readonly Item[],
  read: (item: Item) => readonly [key: string, value: Value],
): Record<string, Value[]> => {
  const groups = new Map<string, Value[]>();
  for (const [key, value] of items.map(read)) {
    const group = groups.get(key) ?? [];
    group.push(value);
    groups.set(key, group);
  }
  return Object.fromEntries(groups);
};

/** Each number once, the largest first. */
const sorted = (numbers: readonly number[]): readonly number[] => [...new Set(numbers)].toSorted((left, right) => right - left);

const formsOf = (concepts: ConceptForms): readonly Form[] =>
  Object.entries(concepts).flatMap(([concept, languages]) =>
    Object.entries(languages).flatMap(([language, forms]) => [...readForms(concept, language, forms)]),
  );

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

const byKey = (forms: readonly Form[]): ReadonlyMap<string, readonly Form[]> => {
  const groups = new Map<string, Form[]>();
  for (const form of forms) {
    const group = groups.get(form.key);
    if (group) group.push(form);
    else groups.set(form.key, [form]);
  }
  return groups;
};

const group = (forms: readonly Form[]): Readonly<Record<string, readonly string[]>> => {
  const sorted = [...byKey(forms)].toSorted(([left], [right]) => compare(left, right));
  return Object.fromEntries(sorted.map(([key, same]) => [key, [...new Set(same.map(({ concept }) => concept))]]));
};

/** By language: function words, and words of the lexicon that only one language has: `kostet` is as German as `der`. */
export const functionWords = once((): AnswerTable['functionWords'] => {
  const forms = formsOf(CONCEPTS);
  const groups = byKey(forms);
  const isShared = (form: Form): boolean =>
    beginnings(form.key).some((start) => groups.get(start)?.some((other) => other.language !== form.language && covers(other, form)));
  const signs = forms.filter((form) => !form.prefix && !form.key.includes(' ') && !isShared(form));
  const lists = Object.entries(FUNCTION_WORDS).map(([language, words]) => {
    const own = signs.filter((form) => form.language === language).map(({ key }) => key);
    return [language, [...new Set([...tokens(words), ...own])]] as const;
  });
  return Object.fromEntries(lists);
});

/** Every beginning of a text, itself among them. */
const beginnings = (text: string): readonly string[] => Array.from({ length: text.length }, (_, last) => text.slice(0, last + 1));

const covers = (form: Form, { key }: Form): boolean => (form.prefix ? key.startsWith(form.key) : key === form.key);
