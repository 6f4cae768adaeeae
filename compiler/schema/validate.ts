import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { thrownReason } from '../base/errors.ts';
import { dateOf } from '../base/dates.ts';
import { once } from '../base/memoise.ts';
import type { JsonSchema, Schema } from './builder.ts';
import { suggestionFor, violationWords } from './violation-words.ts';

/**
 * The errors of a validator that tell a person what to mend: for a name that is not allowed, why. Of a failed `anyOf`, which reports every branch and then itself, those of the
 * branch that was meant are left; where none was, the `anyOf` alone. A value of a wrong type is told once.
 */
const tellingErrors = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  const told: ErrorObject[] = [];
  for (const error of errors) {
    if (error.keyword === 'propertyNames') continue;
    if (error.keyword !== 'anyOf') told.push(error);
    else told.push(...meant(error, cutBranches(told, error)));
  }
  const mistyped = new Set(told.filter(({ keyword }) => keyword === 'type').map(spotOf));
  return told.filter((error) => error.keyword === 'type' || !mistyped.has(spotOf(error)));
};

/** A value and the part of the schema that it was checked against. */
const spotOf = ({ instancePath, schemaPath }: ErrorObject): string => `${instancePath} ${schemaPath.replace(/\/[^/]*$/, '')}`;

/** Takes away the errors of the branches, which stand at the end. */
const cutBranches = (told: ErrorObject[], { schemaPath, instancePath }: ErrorObject): readonly ErrorObject[] => {
  const isBelow = (path: string, top: string): boolean => path.startsWith(`${top}/`);
  const last = told.findLastIndex(
    (error) =>
      !isBelow(error.schemaPath, schemaPath) || (error.instancePath !== instancePath && !isBelow(error.instancePath, instancePath)),
  );
  return told.splice(last + 1);
};

/** Errors that say that a value is of another form altogether. */
const FORM_ERRORS: ReadonlySet<string> = new Set(['type', 'enum', 'const', 'anyOf']);

/** The errors of the branch whose form the value has; of several, of the one that it misses least. */
const meant = (failed: ErrorObject, errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  const isOfForm = (branch: readonly ErrorObject[]): boolean =>
    !branch.some(({ keyword, instancePath }) => FORM_ERRORS.has(keyword) && instancePath === failed.instancePath);
  const branches = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    const [name = ''] = error.schemaPath.slice(failed.schemaPath.length + 1).split('/', 1);
    branches.set(name, [...(branches.get(name) ?? []), error]);
  }
  const [nearest] = [...branches.values()].filter(isOfForm).toSorted((a, b) => a.length - b.length);
  return nearest ?? [failed];
};

/** The forms that the branches of an `anyOf` allow, in words: `number, "unlimited" or object`. */
const formsIn = (branches: unknown): string => {
  const forms = [...new Set(formsOf({ anyOf: branches }))];
  return [forms.slice(0, -1).join(', '), forms.at(-1)].filter(Boolean).join(' or ');
};

const formsOf = ({ anyOf, enum: values, type }: JsonSchema): readonly string[] => {
  if (Array.isArray(anyOf)) return (anyOf as readonly JsonSchema[]).flatMap(formsOf);
  return Array.isArray(values) ? values.map((value) => JSON.stringify(value)) : [String(type)];
};

/** One way in which a value does not match its schema. */
interface Violation {
  /** Keys and positions from the root of the value to the wrong part. */
  readonly path: readonly string[];
  /** What the part must be, as the second half of a sentence. */
  readonly reason: string;
  /** The same for somebody who knows no JSON Schema. */
  readonly words: string;
  /** Short picture of what is there instead. */
  readonly got: string;
  /** What was perhaps meant, as the end of a sentence; empty where nobody knows. */
  readonly suggestion: string;
  /** What is there, where that is a text; null for another value. */
  readonly text: string | null;
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
const options = {
  strict: true,
  ownProperties: true,
  allErrors: true,
  verbose: true,
  addUsedSchema: false,
  formats,
  code: { optimize: false },
} as const;

/** For schemas that are known to be such: those of sitec, which tests check, and those of the configuration that `schemaFault` has nothing to say of. */
const ajv = new Ajv2020({ ...options, meta: false, validateSchema: false });
/** What it takes to check a schema takes longer to make than all others. */
const checking = once(() => new Ajv2020(options));
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
    const validate = checking().compile(schema);
    // It would be compared at some later time, which nobody waits for.
    if ('$async' in validate) return '$async is no keyword of JSON Schema';
    // It may refer to the meta-schema, which only this one knows.
    compiled.set(schema, validate);
    return null;
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
    words: violationWords(error),
    suggestion: suggestionFor(error),
    text: typeof error.data === 'string' ? error.data : null,
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
