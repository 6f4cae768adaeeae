import { Script } from 'node:vm';
import { Ajv, type Options } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { errorCode, thrownReason } from '../../../../compiler/base/errors.ts';
import { isText } from '../reading.ts';

/** How long one document may take, in ms. */
const PATIENCE = 2000;

/** Schemas of other people may name formats and keywords that only they know (JSON Schema 2020-12, sections 6.5 and 7.2.2 of Core and Validation). */
const OPTIONS: Options = { strict: false, validateFormats: false, addUsedSchema: false, logger: false };

const DEFAULT_DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** Drafts of JSON Schema that are known, by what `$schema` names them with, each with what reads it. */
const newReaders = (): ReadonlyMap<string, Ajv> =>
  new Map<string, Ajv>([
    ['http://json-schema.org/draft-07/schema', new Ajv(OPTIONS)],
    ['https://json-schema.org/draft/2019-09/schema', new Ajv2019(OPTIONS)],
    [DEFAULT_DRAFT, new Ajv2020(OPTIONS)],
  ]);

let readers = newReaders();

/** What reads a schema; undefined for one of a draft that is not known. One that names no draft is of the newest. */
const readerOf = ({ $schema }: Readonly<Record<string, unknown>>): Ajv | undefined =>
  readers.get(isText($schema) ? $schema.replace(/#$/, '') : DEFAULT_DRAFT);

/**
 * A pattern, or parts that refer to each other, may take for ever. Only what can be stopped from outside ends then, wherever it is: with `pattern`
 * left out, references alone would do.
 */
const limited = new Script('work()');

/** Why a value does not match a schema, or why the schema cannot be used; null when it does, and when nobody here can judge it. */
export const schemaReason = (schema: Readonly<Record<string, unknown>>, value: unknown): string | null => {
  const work = (): string | null => {
    const validate = readerOf(schema)?.compile(schema);
    // With `$async`, a keyword of the library alone, it would answer with a promise. Other readers pass it over.
    if (!validate || '$async' in validate || validate(value)) return null;
    const [first] = validate.errors ?? [];
    return `${first?.instancePath || 'it'} ${first?.message ?? 'does not match'}`;
  };
  try {
    return limited.runInNewContext({ work }, { timeout: PATIENCE }) as string | null;
  } catch (error) {
    if (error instanceof Ajv.MissingRefError) return null;
    // What was stopped is left half done.
    readers = newReaders();
    const isLate = errorCode(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    return isLate ? `it takes more than ${PATIENCE / 1000} s to compare them` : `the schema cannot be used: ${thrownReason(error)}`;
  }
};
