/** A JSON Schema as rows of a table: one row a key, nested keys with dots, list items with []. */
import type { JsonSchema } from '../../compiler/schema/builder.ts';
import { prose, table } from '../../docs/.vitepress/markdown.ts';

interface Row {
  readonly key: string;
  readonly type: string;
  readonly needed: boolean;
  readonly description: string;
}

/** Every key of an object schema with its type, whether it is needed, and what it means; keys that `elsewhere` matches are left out. */
export const schemaTable = (schema: JsonSchema, elsewhere = /^$/): string =>
  table(
    ['Key', 'Type', 'Needed', 'Meaning'],
    rowsOf(schema, '')
      .filter(({ key }) => !elsewhere.test(key))
      .map(({ key, type, needed, description }) => [`\`${key}\``, type, needed ? 'yes' : 'no', prose(description)]),
  );

/** Dotted name of every key of an object schema, the way that the table shows it. */
export const keysOf = (schema: JsonSchema): readonly string[] => rowsOf(schema, '').map(({ key }) => key);

const rowsOf = (schema: JsonSchema, prefix: string): readonly Row[] => {
  const required = (schema.required ?? []) as readonly string[];
  return Object.entries((schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>).flatMap(([name, property]) => {
    const key = prefix + name;
    const row = { key, type: typeOf(property), needed: required.includes(name), description: textOf(property.description) };
    return [row, ...nested(property, key)];
  });
};

/** Rows of what stands inside a value: keys of an object, of the items of a list, of a form beside a plain value. */
const nested = (schema: JsonSchema, key: string): readonly Row[] => {
  if (schema.properties) return rowsOf(schema, `${key}.`);
  if (isSchema(schema.items)) return nested(schema.items, `${key}[]`);
  if (isSchema(schema.additionalProperties)) return nested(schema.additionalProperties, `${key}.*`);
  return choices(schema).flatMap((choice) => nested(choice, key));
};

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const choices = (schema: JsonSchema): readonly JsonSchema[] => (schema.anyOf ?? []) as readonly JsonSchema[];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const typeOf = (schema: JsonSchema): string => {
  if (choices(schema).length > 0) return choices(schema).map(typeOf).join(' or ');
  if (Array.isArray(schema.enum)) return schema.enum.map((word) => `\`${textOf(word)}\``).join(', ');
  if (schema.type === 'array') return isSchema(schema.items) ? `list of ${plural(typeOf(schema.items))}` : 'list';
  if (isSchema(schema.additionalProperties)) return `names with ${plural(typeOf(schema.additionalProperties))}`;
  const words = { string: 'text', integer: 'whole number', null: 'null', boolean: '`true`, `false`', object: 'object', number: 'number' };
  return (words[schema.type as keyof typeof words] ?? textOf(schema.type)) + rangeOf(schema as { minimum?: number; maximum?: number });
};

const rangeOf = ({ minimum, maximum }: { readonly minimum?: number; readonly maximum?: number }): string => {
  if (minimum !== undefined && maximum !== undefined) return ` (${minimum} to ${maximum})`;
  return minimum === undefined ? '' : ` (${minimum} or more)`;
};

const plural = (type: string): string => type.replace(/\b(text|object|number)\b/g, '$1s');
