/** What values are checked with is not checked itself in a build: these are schemas of JSON Schema 2020-12. */
import { expect, it } from 'vitest';
import { reportSchema } from '../../../cli/report/schema.ts';
import { configSchema } from '../../../compiler/config/schema.ts';
import { kindSchemas } from '../../../compiler/facts/schema-documents.ts';
import { resourcesOf } from '../../../compiler/facts/resources/index.ts';
import { schemaFault } from '../../../compiler/schema/validate.ts';

const kinds = resourcesOf({ config: {} }).flatMap((resource) => {
  const { list, item } = kindSchemas(resource, 'https://acme.example');
  return [[`the list of ${resource.name}`, list.json] as const, ...(item ? [[`one of ${resource.name}`, item.json] as const] : [])];
});

it.each([...kinds, ['the configuration', configSchema.json] as const, ['the report', reportSchema.json] as const])(
  '%s has one',
  (_, schema) => {
    expect(schemaFault(schema)).toBe(null);
  },
);

it('what is none is told', () => {
  expect(schemaFault({ type: 'text' })).not.toBe(null);
});
