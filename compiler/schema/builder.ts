/**
 * A small builder: one expression gives a JSON Schema (draft 2020-12) and its TypeScript type.
 * MCP clients refuse `$ref` and arrays of types, so schemas are written out whole and "or null" is `anyOf`.
 * To derive the type from a literal of JSON Schema took the type checker more than a minute. Types of facts are inferred from exported schemas, so
 * the compiler has no `isolatedDeclarations`: written out, each would be a second definition.
 */

/** A JSON Schema document or a part of one. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

declare const shape: unique symbol;

/** A JSON Schema together with the TypeScript type of the values that it accepts. */
export interface Schema<T> {
  readonly json: JsonSchema;
  readonly required: boolean;
  readonly [shape]?: T;
}

/** A property that may be absent. */
export interface OptionalSchema<T> extends Schema<T> {
  readonly required: false;
}

type Properties = Readonly<Record<string, Schema<unknown>>>;
type OptionalKeys<P extends Properties> = { [K in keyof P]: P[K] extends OptionalSchema<unknown> ? K : never }[keyof P];

/** The TypeScript type of the values that a schema accepts. */
export type Infer<S> = S extends Schema<infer T> ? T : never;

type ObjectOf<P extends Properties> = { [K in Exclude<keyof P, OptionalKeys<P>>]: Infer<P[K]> } & {
  [K in OptionalKeys<P>]?: Infer<P[K]>;
};

const schema = <T>(json: JsonSchema): Schema<T> => ({ json, required: true });

/** A text; `keywords` are further JSON Schema keywords such as `pattern`. */
export const string = (description: string, keywords: JsonSchema = {}): Schema<string> =>
  schema({ type: 'string', description, ...keywords });

/** A number, whole or not. */
export const number = (description: string, keywords: JsonSchema = {}): Schema<number> =>
  schema({ type: 'number', description, ...keywords });

/** A whole number. */
export const integer = (description: string, keywords: JsonSchema = {}): Schema<number> =>
  schema({ type: 'integer', description, ...keywords });

/** True or false. */
export const boolean = (description: string): Schema<boolean> => schema({ type: 'boolean', description });

/** One of a closed set of words. */
export const oneOf = <const V extends readonly string[]>(description: string, values: V): Schema<V[number]> =>
  schema({ type: 'string', description, enum: values });

/** A value or null. The description moves outside, where MCP clients look for it. */
export const nullable = <T>(inner: Schema<T>): Schema<T | null> => {
  const { description, ...rest } = inner.json;
  return schema({ description, anyOf: [rest, { type: 'null' }] });
};

/** A value of one of two kinds. */
export const either = <A, B>(description: string, first: Schema<A>, second: Schema<B>): Schema<A | B> =>
  schema({ description, anyOf: [first.json, second.json] });

/** A list of values of one kind; `keywords` are further JSON Schema keywords such as `minItems`. */
export const array = <T>(description: string, items: Schema<T>, keywords: JsonSchema = {}): Schema<T[]> =>
  schema({ type: 'array', description, items: items.json, ...keywords });

/** An object with free keys and values of one kind; `keys` is the pattern of its keys. */
export const record = <T>(description: string, values: Schema<T>, keys?: string): Schema<Record<string, T>> =>
  schema({
    type: 'object',
    description,
    ...(keys !== undefined && { propertyNames: { type: 'string', pattern: keys } }),
    additionalProperties: values.json,
  });

/** Marks a property that may be absent. */
export const optional = <T>(inner: Schema<T>): OptionalSchema<T> => ({ json: inner.json, required: false });

/** A closed object: every property that is not optional must be there, and no other may be. */
export const object = <P extends Properties>(description: string, properties: P): Schema<ObjectOf<P>> => {
  const names = Object.keys(properties);
  const required = names.filter((name) => properties[name]?.required);
  return schema({
    type: 'object',
    description,
    properties: Object.fromEntries(names.map((name) => [name, properties[name]?.json])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  });
};

/** An object that may hold further keys: content files carry what their site's templates need besides. */
export const open = <P extends Properties>(description: string, properties: P): Schema<ObjectOf<P>> => {
  const { json } = object(description, properties);
  return schema({ ...json, additionalProperties: true });
};

/** Keywords that tell a reader of results nothing: the values are there to see. */
const NARROW = new Set(['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum']);

/**
 * A schema for clients that load the schemas of all tools at once: structure and closed sets, with words on the upper levels only: `described`
 * levels of properties keep theirs, the schema itself always does.
 */
export const lean = (schema: JsonSchema, described: number): JsonSchema => {
  const kept = Object.entries(schema).filter(([keyword]) => !NARROW.has(keyword) && (described >= 0 || keyword !== 'description'));
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, leanPart(keyword, value, described)]));
};

const leanPart = (keyword: string, value: unknown, described: number): unknown => {
  const part = (each: unknown, levels: number): unknown => (isSchema(each) ? lean(each, levels) : each);
  if (keyword === 'anyOf') return (value as readonly unknown[]).map((each) => part(each, described));
  if (keyword === 'items' || keyword === 'additionalProperties') return part(value, described);
  if (keyword !== 'properties') return value;
  return Object.fromEntries(Object.entries(value as JsonSchema).map(([name, each]) => [name, part(each, described - 1)]));
};

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
