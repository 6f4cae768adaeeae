import { Ajv2020 } from 'ajv/dist/2020.js';
import MissingRefError from 'ajv/dist/compile/ref_error.js';

/** Schemas of other people may name formats and keywords that only they know (JSON Schema 2020-12, sections 6.5 and 7.2.2 of Core and Validation). */
const ajv = new Ajv2020({ strict: false, validateFormats: false, addUsedSchema: false, logger: false });

/** Why a value does not match a schema, or why the schema cannot be used; null when it does, and when the schema refers to one that is elsewhere. */
export const schemaReason = (schema: Readonly<Record<string, unknown>>, value: unknown): string | null => {
  try {
    const validate = ajv.compile(schema);
    return validate(value) ? null : ajv.errorsText(validate.errors?.slice(0, 1), { dataVar: '' });
  } catch (error) {
    return error instanceof MissingRefError.default ? null : `the schema cannot be used: ${(error as Error).message}`;
  }
};
