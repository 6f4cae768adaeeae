import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { dateOf } from './dates.ts';
import type { JsonSchema, Schema } from './schema.ts';
import { formsIn, tellingErrors } from './telling-errors.ts';
import { thrownReason } from './thrown.ts';

/** One way in which a value does not match its schema. */
export interface Violation {
  /** Keys and positions from the root of the value to the wrong part. */
  readonly path: readonly string[];
  /** What the part must be, as the second half of a sentence. */
  readonly reason: string;
  /** Short picture of what is there instead. */
  readonly got: string;
  /** True when the last element of `path` is a key that the schema does not know; `known` are the keys that it knows. */
  readonly unknown: boolean;
  readonly known: readonly string[];
}

/** The formats that schemas of declared kinds may name (JSON Schema Validation, section 7.3); the others are refused, not passed over. */
const formats = {
  date: (text: string) => dateOf(text) === text,
  email: /^[^\s@]+@[^\s@]+$/,
  // RFC 3986 knows no signs beyond ASCII; clients that check the format refuse them.
  uri: (text: string) => /^[!#-;=?-[\]_a-z~%]+$/.test(text) && URL.canParse(text),
};

// `ownProperties`: without it {} passes `required: ["toString"]`. Schemas that carry an address are not kept under it: each build has its own.
// A schema is used a few times, so that making its code short takes longer than what that saves.
const ajv = new Ajv2020({
  strict: true,
  ownProperties: true,
  allErrors: true,
  verbose: true,
  addUsedSchema: false,
  formats,
  code: { optimize: false },
});
const compiled = new WeakMap<JsonSchema, ValidateFunction>();

/** Every way in which a value does not match a schema; empty when it does. */
export const violations = (schema: Schema<unknown>, value: unknown): readonly Violation[] => {
  let validate = compiled.get(schema.json);
  if (!validate) compiled.set(schema.json, (validate = ajv.compile(schema.json)));
  if (validate(value)) return [];
  return tellingErrors(validate.errors ?? []).map(toViolation);
};

/** Why a schema cannot be used for checking; null when it can. */
export const schemaFault = (schema: JsonSchema): string | null => {
  try {
    // It would be compared at some later time, which nobody waits for.
    return '$async' in ajv.compile(schema) ? '$async is no keyword of JSON Schema' : null;
  } catch (error) {
    return thrownReason(error);
  }
};

const toViolation = (error: ErrorObject): Violation => {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const unknown = error.keyword === 'additionalProperties';
  const name = unknown ? String(error.params.additionalProperty) : error.propertyName;
  return {
    path: name === undefined ? path : [...path, name],
    reason: reasonOf(error),
    got: picture(error.data),
    unknown,
    known: Object.keys((error.parentSchema?.properties as object | undefined) ?? {}),
  };
};

const reasonOf = ({ keyword, message = 'is not allowed', params, schema }: ErrorObject): string => {
  if (keyword === 'anyOf') return `must be ${formsIn(schema)}`;
  return keyword === 'enum' ? `${message}: ${(params.allowedValues as unknown[]).join(', ')}` : message;
};

const picture = (value: unknown): string => {
  const text = jsonOf(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

/** Undefined for what has no form in JSON, such as a function, a large integer, or an object that holds itself. */
const jsonOf = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
};
