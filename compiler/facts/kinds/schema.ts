import { isObject } from '../../base/json.ts';
import type { JsonSchema } from '../../schema/builder.ts';
import { schemaFault } from '../../schema/validate.ts';

/** Keywords of JSON Schema that all validators and all clients of the published schemas interpret in the same way. */
const KEYWORDS = new Set(
  (
    'type title description properties required additionalProperties items enum const anyOf minLength maxLength pattern format minimum ' +
    'maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems uniqueItems default examples $comment'
  ).split(' '),
);

const PROPERTY = /^[a-z][A-Za-z0-9]*$/;

/** Properties that every record has, whatever its kind. */
const OWN: ReadonlySet<string> = new Set(['slug', 'url', 'markdownUrl', 'jsonUrl', 'updated', 'provenance', 'markdown', 'kind', 'lang']);

const MAXIMUM_DEPTH = 8;

/** The reason why a JSON Schema cannot describe the records of a kind. Null when it can. The first reason counts. */
export const kindSchemaFault = (schema: JsonSchema): string | null => {
  const { $schema: _, ...root } = schema;
  const names = Object.keys(isSchema(root.properties) ? root.properties : {});
  const taken = names.find((name) => OWN.has(name));
  if (root.type !== 'object') return 'its type must be "object"';
  if (names.length === 0) return 'it has no properties';
  if (taken !== undefined) return `the property "${taken}" is one that every record has anyway`;
  return partFault(root, '', 0) ?? schemaFault({ ...root, additionalProperties: false });
};

/** The properties that every record of a kind needs: those required by its schema, and the title field. */
export const requiredOf = (schema: JsonSchema, titleField: string): ReadonlySet<string> =>
  new Set([titleField, ...((schema.required ?? []) as readonly string[])]);

/** A type that the text of an element can be converted to. `texts` is a list with one text per element. */
export type ReadableType = 'string' | 'integer' | 'number' | 'boolean' | 'texts';

/** The type to read a property from a page. Null when the text of an element cannot have that type. */
export const readableType = (schema: JsonSchema): ReadableType | null => {
  const forms = Array.isArray(schema.anyOf) ? schema.anyOf.filter(isSchema).filter(({ type }) => type !== 'null') : [schema];
  const [form = {}, ...others] = forms;
  if (others.length > 0) return null;
  if (form.type === 'array') return isSchema(form.items) && form.items.type === 'string' ? 'texts' : null;
  return SCALARS.find((type) => type === form.type) ?? null;
};

const SCALARS: readonly ReadableType[] = ['string', 'integer', 'number', 'boolean'];

const isSchema = (value: unknown): value is JsonSchema => isObject(value);

const partFault = (schema: unknown, pointer: string, depth: number): string | null => {
  const at = pointer === '' ? '' : `${pointer} `;
  if (!isSchema(schema)) return `${at}must be a schema`;
  if (depth > MAXIMUM_DEPTH) return `${at}is nested too deep`;
  const unknown = Object.keys(schema).find((keyword) => !KEYWORDS.has(keyword));
  if (unknown !== undefined) return `${at}has the keyword "${unknown}", which is not supported`;
  return typeFault(schema, at) ?? objectFault(schema, pointer, at) ?? innerFault(schema, pointer, depth);
};

/** MCP clients reject lists of types. "or null" is written with `anyOf`. */
const typeFault = ({ type, anyOf, items }: JsonSchema, at: string): string | null => {
  if (Array.isArray(type)) return `${at}has a list of types; use anyOf`;
  if (type === 'array' && items === undefined) return `${at}has no items`;
  return type === undefined && anyOf === undefined ? `${at}has no type` : null;
};

const objectFault = (schema: JsonSchema, pointer: string, at: string): string | null => {
  if (schema.type !== 'object') return null;
  if (!isSchema(schema.properties)) return `${at}has no properties`;
  const isClosed = schema.additionalProperties === false || (pointer === '' && schema.additionalProperties === undefined);
  if (!isClosed) return `${at}must be closed: additionalProperties: false`;
  for (const [name, property] of Object.entries(schema.properties)) {
    if (!PROPERTY.test(name)) return `the property "${name}" must be called in camelCase`;
    if (!isDescribed(property)) return `${pointer}/${name} has no description`;
  }
  return null;
};

const isDescribed = (property: unknown): boolean =>
  isSchema(property) && typeof property.description === 'string' && property.description.trim() !== '';

const innerFault = (schema: JsonSchema, pointer: string, depth: number): string | null => {
  const { properties, items, anyOf } = schema;
  const inner: readonly (readonly [name: string, part: unknown])[] = [
    ...Object.entries(isSchema(properties) ? properties : {}),
    ...(items === undefined ? [] : [['items', items] as const]),
    ...(Array.isArray(anyOf) ? anyOf.map((part: unknown) => ['anyOf', part] as const) : []),
  ];
  for (const [name, part] of inner) {
    const fault = partFault(part, `${pointer}/${name}`, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
};
