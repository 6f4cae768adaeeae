import { LANGUAGE_TAG } from '../../base/language-tags.ts';
import { array, object, optional, record, string, type Infer } from '../../schema/builder.ts';
import { forms } from './search.ts';

const names = (list: string) =>
  optional(record(`Slug of one of ${list} -> further names`, array('Names', string('Name', { pattern: '[\\p{L}\\p{N}]' }))));

const aliases = object('Further names of things, as people call them', {
  plans: names('the plans'),
  features: names('the features'),
  platforms: names('the platforms'),
  comparisons: names('the comparisons: names of the tool'),
});

const sentence = object('A sentence of your own', {
  ask: array('Questions that it answers, as people ask them', string('Question', { pattern: '[\\p{L}\\p{N}]' }), { minItems: 1 }),
  say: string('The answer', { minLength: 1, maxLength: 300 }),
});

/** `answers` of the configuration. */
export const answersConfig = object('The answers of the A2A guide; see docs/explanation/answers.md', {
  aliases: optional(aliases),
  phrases: optional(
    record(
      'What people say when they want an answer. Name of an intent such as contacts.sales, or an intent and a slug such as guides.find/first-steps',
      forms,
    ),
  ),
  sentences: optional(array('Sentences of your own. They go before everything that pages say', sentence)),
  labels: optional(
    record(
      'Language (BCP 47) -> labels of replies. They replace those of sitec; a language that sitec does not know needs all of them',
      record('Name of a label -> its text', string('Text', { minLength: 1, maxLength: 200 })),
      LANGUAGE_TAG,
    ),
  ),
});

/** Kinds of things that may have more names, as in the API. */
export type AliasKind = keyof Infer<typeof aliases>;
