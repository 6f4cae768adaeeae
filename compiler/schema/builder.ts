/**
 * A small builder: one expression gives a JSON Schema (draft 2020-12) and its TypeScript type.
 * MCP clients refuse `$ref` and arrays of types, so schemas are written out in full, and "or null" is `anyOf`. Deriving the type from a
 * literal JSON Schema took the type checker more than a minute. Types of facts are inferred from exported schemas, so the compiler does not
 * use `isolatedDeclarations`, which would need each type twice.
 */

/** A JSON Schema document or a part of one. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** The schemas of the properties of an object, by name. */
export const propertiesOf = ({ properties = {} }: JsonSchema): Readonly<Record<string, JsonSchema>> =>
  properties as Readonly<Record<string, JsonSchema>>;

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

/** A text; `keywords` are more JSON Schema keywords, such as `pattern`. */
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

/** A value or null. The description is on the outside, where MCP clients look for it. */
export const nullable = <T>(inner: Schema<T>): Schema<T | null> => {
  const { description, ...rest } = inner.json;
  return schema({ description, anyOf: [rest, { type: 'null' }] });
};

/** A value of one of two types. */
export const either = <A, B>(description: string, first: Schema<A>, second: Schema<B>): Schema<A | B> =>
  schema({ description, anyOf: [first.json, second.json] });

/** A list of values of one type; `keywords` are more JSON Schema keywords, such as `minItems`. */
export const array = <T>(description: string, items: Schema<T>, keywords: JsonSchema = {}): Schema<T[]> =>
  schema({ type: 'array', description, items: items.json, ...keywords });

/** An object with free keys and values of one type; `keys` is the pattern of its keys. */
export const record = <T>(description: string, values: Schema<T>, keys?: string): Schema<Record<string, T>> =>
  schema({
    type: 'object',
    description,
    ...(keys !== undefined && { propertyNames: { type: 'string', pattern: keys } }),
    additionalProperties: values.json,
  });

/** Marks a property that may be absent. */
export const optional = <T>(inner: Schema<T>): OptionalSchema<T> => ({ json: inner.json, required: false });

/** A closed object: every property that is not optional is required, and no other is allowed. */
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

/** An object that may have more keys: content files also have data for the site's templates. */
export const open = <P extends Properties>(description: string, properties: P): Schema<ObjectOf<P>> => {
  const { json } = object(description, properties);
  return schema({ ...json, additionalProperties: true });
};

/** Members that need a description because their names are not clear. */
const DESCRIBED = new Set(['nextOffset']);

/**
 * A short schema for clients that load those of all tools at once: the top-level members of an object, each with its type. A nullable
 * member has no type that every client supports, and is left out; members that are not listed are allowed.
 */
export const outline = ({ required = [], ...schema }: JsonSchema): JsonSchema => {
  const members = Object.entries(propertiesOf(schema)).filter(([, { type }]) => type !== undefined);
  const names = new Set(members.map(([name]) => name));
  return {
    type: 'object',
    properties: Object.fromEntries(members.map(([name, schema]) => [name, typeOnly(schema, DESCRIBED.has(name))])),
    required: (required as readonly string[]).filter((name) => names.has(name)),
  };
};

const typeOnly = ({ type, description, items }: JsonSchema, isDescribed: boolean): JsonSchema => ({
  type,
  ...(isDescribed && { description }),
  ...(items !== undefined && { items: { type: (items as JsonSchema).type } }),
});
