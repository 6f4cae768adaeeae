import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonSchema } from './builder.ts';

/**
 * The errors of a validator that tell a person what to mend: for a name that is not allowed, why. Of a failed `anyOf`, which reports every branch and then itself, those of the
 * branch that was meant are left; where none was, the `anyOf` alone. A value of a wrong type is told once.
 */
export const tellingErrors = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
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
export const formsIn = (branches: unknown): string => {
  const forms = [...new Set(formsOf({ anyOf: branches }))];
  return [forms.slice(0, -1).join(', '), forms.at(-1)].filter(Boolean).join(' or ');
};

const formsOf = ({ anyOf, enum: values, type }: JsonSchema): readonly string[] => {
  if (Array.isArray(anyOf)) return (anyOf as readonly JsonSchema[]).flatMap(formsOf);
  return Array.isArray(values) ? values.map((value) => JSON.stringify(value)) : [String(type)];
};
