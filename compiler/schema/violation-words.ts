import type { ErrorObject } from 'ajv/dist/2020.js';
import { LANGUAGE_TAG } from '../base/language-tags.ts';
import { didYouMean } from '../base/did-you-mean.ts';
import { propertiesOf, type JsonSchema } from './builder.ts';

/** Requirement for a value of a configuration, as the second half of a sentence, for people without knowledge of JSON Schema. */
export const violationWords = (error: ErrorObject): string => WORDS[error.keyword]?.(error) ?? error.message ?? 'is not allowed';

/** `; did you mean "cloudflare"?` for a text that is close to one of the allowed words; else empty. */
export const suggestionFor = ({ keyword, params, data }: ErrorObject): string =>
  keyword === 'enum' && typeof data === 'string' ? didYouMean(data, params.allowedValues as readonly string[]) : '';

type Words = (error: ErrorObject) => string;

const WORDS: Readonly<Record<string, Words>> = {
  type: ({ parentSchema }) => `must be ${formOf(parentSchema ?? {})}`,
  anyOf: ({ schema }) => `must be ${listed([...new Set((schema as readonly JsonSchema[]).map(formOf))])}`,
  enum: ({ params }) => `must be ${listed((params.allowedValues as readonly unknown[]).map(String))}`,
  pattern: ({ parentSchema, schema, message = '' }) => {
    const form = PATTERNS[String(schema)];
    if (form !== undefined) return `must be ${form}`;
    return parentSchema?.description === undefined
      ? message
      : `must be of this form: ${firstSentence(parentSchema)} (pattern ${String(schema)})`;
  },
  required: ({ params, parentSchema }) =>
    `must have the key "${params.missingProperty}"${meaningOf(String(params.missingProperty), parentSchema)}`,
  minimum: ({ schema }) => `must be ${String(schema)} or more`,
  maximum: ({ schema }) => `must be ${String(schema)} or less`,
  minItems: ({ schema }) => (schema === 1 ? 'must not be empty' : `must have ${String(schema)} entries or more`),
  minLength: () => 'must not be empty',
  uniqueItems: () => 'must not name anything twice',
};

/** Patterns for which a name is clearer. */
const PATTERNS: Readonly<Record<string, string>> = {
  [LANGUAGE_TAG]: 'the tag of a language, such as en or pt-BR',
  '^https?://\\S+$': 'an address such as https://www.example.com',
  '^/': 'a path that starts with a slash, such as /pricing/',
  '^/(?!/)': 'a path that starts with one slash, such as /style.css',
  '^\\S+@\\S+$': 'an e-mail address',
  '^plans\\.[^\\s.]+\\.price$': 'the path of a price, such as plans.growth.price',
  '^(?:mailto:|https://|tel:)[!#-;=?-\\[\\]_a-z~]+$':
    'an address that starts with mailto:, https:// or tel:, such as mailto:security@example.com',
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?(?:Z|[+-]\\d{2}:\\d{2})$': 'a time such as 2027-06-30T00:00:00Z',
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list [...]',
  object: 'an object { ... }',
  null: 'null',
};

const formOf = (schema: JsonSchema): string => {
  const { type, enum: values, anyOf } = schema;
  if (Array.isArray(values)) return listed(values.map(String));
  if (Array.isArray(anyOf)) return listed([...new Set((anyOf as readonly JsonSchema[]).map(formOf))]);
  return TYPES[String(type)] ?? String(type);
};

const listed = (words: readonly string[]): string =>
  words.length > MOST_IN_A_SENTENCE
    ? `one of ${words.join(', ')}`
    : [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' or ');

const MOST_IN_A_SENTENCE = 4;

const meaningOf = (key: string, parent: ErrorObject['parentSchema']): string => {
  const property = propertiesOf(parent ?? {})[key];
  return property === undefined ? '' : `: ${firstSentence(property)}`;
};

const firstSentence = (schema: JsonSchema | undefined): string => {
  const description = schema?.description;
  return typeof description === 'string' ? (description.split(/\. (?=[A-Z])/)[0] ?? '') : 'see the documentation';
};
