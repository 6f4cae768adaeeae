import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { thrownReason } from '../base/errors.ts';
import { dateOf } from '../base/dates.ts';
import { pointerSteps } from '../base/json.ts';
import { grouped } from '../base/group-by.ts';
import { once } from '../base/memoise.ts';
import { propertiesOf, type JsonSchema, type Schema } from './builder.ts';
import { suggestionFor, violationWords } from './violation-words.ts';

/**
 * The errors of a validator that are useful for a person; for a name that is not allowed, the reason. A failed `anyOf` reports every branch
 * and then itself: the errors of the intended branch are kept, and without one only the `anyOf`. A value of a wrong type is reported once.
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

/** A value and its part of the schema. */
const spotOf = ({ instancePath, schemaPath }: ErrorObject): string => `${instancePath} ${schemaPath.replace(/\/[^/]*$/, '')}`;

/** Removes the errors of the branches, which are at the end. */
const cutBranches = (told: ErrorObject[], { schemaPath, instancePath }: ErrorObject): readonly ErrorObject[] => {
  const isBelow = (path: string, top: string): boolean => path.startsWith(`${top}/`);
  const last = told.findLastIndex(
    (error) =>
      !isBelow(error.schemaPath, schemaPath) || (error.instancePath !== instancePath && !isBelow(error.instancePath, instancePath)),
  );
  return told.splice(last + 1);
};

/** Errors for a value of another type or form. */
const FORM_ERRORS: ReadonlySet<string> = new Set(['type', 'enum', 'const', 'anyOf']);

/** The errors of the branch with the same form as the value; of several, the one with the fewest errors. */
const meant = (failed: ErrorObject, errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  const isOfForm = (branch: readonly ErrorObject[]): boolean =>
    !branch.some(({ keyword, instancePath }) => FORM_ERRORS.has(keyword) && instancePath === failed.instancePath);
  const branches = grouped(errors, ({ schemaPath }) => schemaPath.slice(failed.schemaPath.length + 1).split('/', 1)[0]);
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

/** A mismatch of a value and its schema. */
interface Violation {
  /** Keys and indexes from the root of the value to the wrong part. */
  readonly path: readonly string[];
  /** Requirement for the part, as the second half of a sentence. */
  readonly reason: string;
  /** The same for people without knowledge of JSON Schema. */
  readonly words: string;
  /** Short description of the actual value. */
  readonly got: string;
  /** A suggestion, as the end of a sentence; empty without one. */
  readonly suggestion: string;
  /** The actual value, if it is a text; null for another one. */
  readonly text: string | null;
  /** True when the last element of `path` is an unknown key; `known` are the allowed keys. */
  readonly unknown: boolean;
  readonly known: readonly string[];
}

/** The supported formats for schemas of declared kinds (JSON Schema Validation, section 7.3); others are refused, not ignored. */
const formats = {
  date: (text: string) => dateOf(text) === text,
  email: /^[^\s@]+@[^\s@]+$/,
  // RFC 3986 only allows ASCII characters; clients that check the format refuse others.
  uri: (text: string) => /^[!#-;=?-[\]_a-z~%]+$/.test(text) && URL.canParse(text),
};

// `ownProperties`: without it {} passes `required: ["toString"]`. Schemas with an address are not registered under it, because each build
// has its own. Schemas are used only a few times, so optimising their code would take longer than it saves.
const options = {
  strict: true,
  ownProperties: true,
  allErrors: true,
  verbose: true,
  addUsedSchema: false,
  formats,
  code: { optimize: false },
} as const;

/** For schemas that are known to be valid: those of sitec, which tests check, and those of the configuration that passed `schemaFault`. */
const ajv = new Ajv2020({ ...options, meta: false, validateSchema: false });
/** Building the validator of schemas takes longer than all others. */
const checking = once(() => new Ajv2020(options));
const compiled = new WeakMap<JsonSchema, ValidateFunction>();

/** All mismatches of a value and a schema; empty when it is valid. */
export const violations = (schema: Schema<unknown>, value: unknown): readonly Violation[] => {
  let validate = compiled.get(schema.json);
  if (!validate) compiled.set(schema.json, (validate = ajv.compile(schema.json)));
  if (validate(value)) return [];
  return tellingErrors(validate.errors ?? []).map(toViolation);
};

/** Why a schema cannot be used for validation; null when it can. */
export const schemaFault = (schema: JsonSchema): string | null => {
  try {
    const validate = checking().compile(schema);
    // It would validate asynchronously, which no caller supports.
    if ('$async' in validate) return '$async is not a keyword of JSON Schema';
    // The schema may refer to the meta-schema, which only this validator has.
    compiled.set(schema, validate);
    return null;
  } catch (error) {
    return thrownReason(error);
  }
};

const toViolation = (error: ErrorObject): Violation => {
  const path = pointerSteps(error.instancePath);
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
    known: Object.keys(propertiesOf(error.parentSchema ?? {})),
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

/** Undefined for a value that JSON cannot represent, such as a function, a large integer, or a circular object. */
const jsonOf = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
};
