import { Script } from 'node:vm';
import { Ajv, type Options } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { errorCode, thrownReason } from '../../../../compiler/base/errors.ts';
import { isText } from '../findings.ts';

/** Time limit for one document, in ms. */
const PATIENCE = 2000;

/** Foreign schemas may name formats and keywords of their own (JSON Schema 2020-12, sections 6.5 and 7.2.2 of Core and Validation). */
const OPTIONS: Options = { strict: false, validateFormats: false, addUsedSchema: false, logger: false };

const DEFAULT_DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** Known drafts of JSON Schema by their `$schema`, each with its reader. */
const newReaders = (): ReadonlyMap<string, Ajv> =>
  new Map<string, Ajv>([
    ['http://json-schema.org/draft-07/schema', new Ajv(OPTIONS)],
    ['https://json-schema.org/draft/2019-09/schema', new Ajv2019(OPTIONS)],
    [DEFAULT_DRAFT, new Ajv2020(OPTIONS)],
  ]);

let readers = newReaders();

/** The reader of a schema; undefined for an unknown draft. A schema without a draft has the newest one. */
const readerOf = ({ $schema }: Readonly<Record<string, unknown>>): Ajv | undefined =>
  readers.get(isText($schema) ? $schema.replace(/#$/, '') : DEFAULT_DRAFT);

/**
 * A `pattern`, or references that form a circle, may run without an end. A script with a timeout can be stopped from outside in both cases.
 */
const limited = new Script('work()');

/** Why a value does not match a schema, or why the schema cannot be used; null when it matches, and when this program cannot judge it. */
export const schemaReason = (schema: Readonly<Record<string, unknown>>, value: unknown): string | null => {
  const work = (): string | null => {
    const validate = readerOf(schema)?.compile(schema);
    // With `$async`, a keyword of this library only, it would return a promise. Other readers ignore it.
    if (!validate || '$async' in validate || validate(value)) return null;
    const [first] = validate.errors ?? [];
    return `${first?.instancePath || 'it'} ${first?.message ?? 'does not match'}`;
  };
  try {
    return limited.runInNewContext({ work }, { timeout: PATIENCE }) as string | null;
  } catch (error) {
    if (error instanceof Ajv.MissingRefError) return null;
    // A stopped reader has incomplete state.
    readers = newReaders();
    const isLate = errorCode(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    return isLate ? `it takes more than ${PATIENCE / 1000} s to compare them` : `the schema cannot be used: ${thrownReason(error)}`;
  }
};
