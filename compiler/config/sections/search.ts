import { LANGUAGE_TAG } from '../../base/language-tags.ts';
import { array, either, object, optional, record, string } from '../../schema/builder.ts';

const form = string(
  'A word, the beginning of a word followed by *, or a phrase of up to five words in double quotes; case and accents do not count',
  { pattern: '^(?=.*[\\p{L}\\p{N}])(?:"[^\\s"*]+(?: [^\\s"*]+){0,4}"|[^\\s"*]+\\*?)$' },
);

/** Words for one thing: a list, or lists by language. */
export const forms = either(
  'Forms',
  array('Forms in all languages', form),
  record('Language (BCP 47) -> forms', array('Forms in a language', form), LANGUAGE_TAG),
);

/** All forms, in any language. */
export const formsOf = (given: readonly string[] | Readonly<Record<string, readonly string[]>>): readonly string[] =>
  Array.isArray(given) ? (given as readonly string[]) : Object.values(given as Readonly<Record<string, readonly string[]>>).flat();

/** `search` of the configuration. */
export const searchConfig = object('The search', {
  concepts: optional(
    record(
      'Further concepts by name: what people call one thing in different words or languages. A passage with one form is found by all others',
      forms,
    ),
  ),
});
