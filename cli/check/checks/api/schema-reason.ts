import { Script } from 'node:vm';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** How long one document may take, in ms. */
const PATIENCE = 2000;

/** Schemas of other people may name formats and keywords that only they know (JSON Schema 2020-12, sections 6.5 and 7.2.2 of Core and Validation). */
const newAjv = (): Ajv2020 => new Ajv2020({ strict: false, validateFormats: false, addUsedSchema: false, logger: false });

let ajv = newAjv();

/**
 * A pattern, or parts that refer to each other, may take for ever. Only what can be stopped from outside ends then, wherever it is: with `pattern`
 * left out, references alone would do.
 */
const limited = new Script('work()');

/** Why a value does not match a schema, or why the schema cannot be used; null when it does, and when the schema refers to one that is elsewhere. */
export const schemaReason = (schema: Readonly<Record<string, unknown>>, value: unknown): string | null => {
  const work = (): string | null => {
    const validate = ajv.compile(schema);
    if (validate(value)) return null;
    const [first] = validate.errors ?? [];
    return `${first?.instancePath || 'it'} ${first?.message ?? 'does not match'}`;
  };
  try {
    return limited.runInNewContext({ work }, { timeout: PATIENCE }) as string | null;
  } catch (error) {
    if (error instanceof Ajv2020.MissingRefError) return null;
    // What was stopped is left half done.
    ajv = newAjv();
    const isLate = (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    return isLate ? `it takes more than ${PATIENCE / 1000} s to compare them` : `the schema cannot be used: ${(error as Error).message}`;
  }
};
