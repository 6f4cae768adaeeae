/** What a site says that people say when they want one of its answers: a concept for each answer, and a rule that leads to it. */
import type { Rule } from '../../runtime/bundle.ts';
import type { ListedForms } from '../words/forms.ts';
import type { Intent } from './intent.ts';

const conceptOf = (key: string): string => `PHRASE_${key}`;

/** The intent of an answer's key, and the slug behind it. */
export const partsOfKey = (key: string): readonly [intent: string, slug: string | undefined] => {
  const at = key.indexOf('/');
  return at < 0 ? [key, undefined] : [key.slice(0, at), key.slice(at + 1)];
};

/** Concepts of the phrases. */
export const phraseConcepts = (phrases: ListedForms): readonly string[] => Object.keys(phrases).map(conceptOf);

/** Concept -> forms. */
export const phraseForms = (phrases: ListedForms): ListedForms =>
  Object.fromEntries(Object.entries(phrases).map(([key, forms]) => [conceptOf(key), forms]));

/** The rules of the phrases: they have the highest strength, and stand before the others. */
export const phraseRules = (phrases: ListedForms, intents: readonly Intent[]): readonly Rule[] =>
  Object.keys(phrases).flatMap((key): readonly Rule[] => {
    const [name, slug] = partsOfKey(key);
    const intent = intents.find((each) => each.name === name);
    if (intent === undefined || (slug !== undefined && intent.slot === undefined)) return [];
    const slot = slug === undefined ? {} : { slot: [intent.slot ?? '', slug] as const };
    return [{ intent: name, all: [conceptOf(key)], any: [], none: [], names: [], ...slot, firm: true, own: true, strength: 3 }];
  });
