/** A schema is read in the draft of JSON Schema that it names. */
import { expect, it } from 'vitest';
import { schemaReason } from '../../../cli/check/checks/api/schema-reason.ts';
import { schemaFault, violations } from '../../../compiler/schema/validate.ts';

/** Draft 7 and 2019-09 have a list of schemas for the parts of a list; 2020-12 has another word for it. */
const LISTED = { items: [{ type: 'number' }] };

it.each([
  ['http://json-schema.org/draft-07/schema#', LISTED],
  ['http://json-schema.org/draft-07/schema', LISTED],
  ['https://json-schema.org/draft/2019-09/schema', LISTED],
  ['https://json-schema.org/draft/2020-12/schema', { prefixItems: LISTED.items }],
  [undefined, { prefixItems: LISTED.items }],
])('%s', ($schema, schema) => {
  expect(schemaReason({ $schema, ...schema }, [1])).toBe(null);
  expect(schemaReason({ $schema, ...schema }, ['x'])).toBe('/0 must be number');
});

it('a draft that is not known is not judged', () => {
  expect(schemaReason({ $schema: 'http://json-schema.org/draft-03/schema#', type: 'number' }, 'x')).toBe(null);
});

it('a schema may refer to the schema of schemas', () => {
  const json = { type: 'object', properties: { schema: { $ref: 'https://json-schema.org/draft/2020-12/schema' } } };
  expect(schemaFault(json)).toBe(null);
  expect(violations({ json, required: true }, { schema: { type: 'object' } })).toEqual([]);
  expect(violations({ json, required: true }, { schema: { type: 1 } })).not.toEqual([]);
});

it('a schema that would be compared later is not judged, and leaves no promise behind', async () => {
  const lost: unknown[] = [];
  const keep = (error: unknown): void => void lost.push(error);
  process.on('unhandledRejection', keep);
  expect(schemaReason({ $async: true, type: 'object', properties: { a: { type: 'string' } } }, { a: 1 })).toBe(null);
  expect(schemaFault({ $async: true, type: 'object' })).toBe('$async is not a keyword of JSON Schema');
  await new Promise((done) => setTimeout(done, 20));
  process.off('unhandledRejection', keep);
  expect(lost).toEqual([]);
});
