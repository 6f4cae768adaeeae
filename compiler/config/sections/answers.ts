import { LANGUAGE_TAG } from '../../base/language-tags.ts';
import { array, integer, object, optional, record, string, type Infer } from '../../schema/builder.ts';
import { forms } from './search.ts';

const names = (list: string) =>
  optional(record(`Slug of one of ${list} -> further names`, array('Names', string('Name', { pattern: '[\\p{L}\\p{N}]' }))));

const aliases = object(
  'Further names of things, as people call them. A name that they share with everyday words is one beside a word such as plan',
  {
    plans: names('the plans'),
    features: names('the features'),
    platforms: names('the platforms'),
    comparisons: names('the comparisons: names of the tool'),
  },
);

/** `answers` of the configuration. */
export const answersConfig = object('The answers of the A2A guide; docs/answers.md lists the templates and the intents', {
  languages: optional(
    array(
      'Languages that answers are written in; the first is the default. Default: those of the pages that have templates, which English, German, Roman Urdu and Arabic have',
      string('Language (BCP 47)', { pattern: LANGUAGE_TAG }),
      { minItems: 1 },
    ),
  ),
  templates: optional(
    record(
      'Language (BCP 47) -> templates. They replace those of sitec; a language that sitec does not know needs all of them',
      record('Name of a template -> its text, with {placeholders} for what is published', string('Text', { minLength: 1, maxLength: 500 })),
      LANGUAGE_TAG,
    ),
  ),
  phrases: optional(
    record(
      'What people say when they want an answer. Name of an intent such as contacts.sales, or an intent and a slug such as guides.find/first-steps',
      forms,
    ),
  ),
  aliases: optional(aliases),
  functionWords: optional(
    record(
      'Language (BCP 47) -> words such as the, is, how, which tell a question of that language and carry no meaning; for languages that sitec does not know',
      array('Words', string('Word', { pattern: '^[^\\s]+$' })),
      LANGUAGE_TAG,
    ),
  ),
  numbers: optional(
    record(
      'Language (BCP 47) -> its words for numbers',
      record('Word -> number', integer('Number', { minimum: 0, maximum: 1_000_000 })),
      LANGUAGE_TAG,
    ),
  ),
});

/** `answers` as a site configures them. */
export type AnswersConfig = Infer<typeof answersConfig>;

/** Kinds of things that may have further names, as the API lists them. */
export type AliasKind = keyof Infer<typeof aliases>;
