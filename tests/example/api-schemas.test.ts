/** The schemas of the example's API as clients find them: by the Link header of a document, at the address of their `$id`. */
import { Validator, type Schema } from '@cfworker/json-schema';
import { describe, expect, test } from 'vitest';
import { paths } from '../../compiler/paths.ts';
import { lintOpenApi } from '../compiler/artefacts/openapi/linters.ts';
import { example, filesOf, get, getJson, getText } from './example.ts';

const api = filesOf(example.dist).filter((file) => file.startsWith(paths.api.slice(1)) && file.endsWith('.json'));
const documents = api.filter((file) => !file.startsWith('api/v1/schemas/'));

test('there is a schema for each kind of document', () => {
  const names = api.filter((file) => !documents.includes(file)).map((file) => file.slice('api/v1/schemas/'.length, -'.json'.length));
  expect(names).toEqual(['company', 'comparison', 'comparisons', 'features', 'guide', 'guides', 'plans', 'platforms', 'questions']);
  expect(documents).toHaveLength(30);
});

test.each(documents)('%s is what the schema says that its header names', async (file) => {
  const response = await get(`/${file}`);
  const [, path = ''] = /^<([^>]+)>; rel="describedby"; type="application\/schema\+json"$/.exec(response.headers.get('link') ?? '') ?? [];
  const schema = await get(path);
  expect([schema.status, schema.headers.get('content-type'), schema.headers.get('access-control-allow-origin')]).toEqual([
    200,
    'application/schema+json',
    '*',
  ]);
  const value = (await schema.json()) as Schema;
  expect(value.$id).toBe(example.url + path);
  expect(new Validator(value, '2020-12', false).validate(await response.json()).errors).toEqual([]);
});

describe('OpenAPI', () => {
  test('has no finding of three linters', async () => {
    expect(await lintOpenApi(await getText(paths.openapi))).toEqual([]);
  });

  test('holds the published schemas', async () => {
    const { components } = await getJson<{ readonly components: { readonly schemas: Readonly<Record<string, object>> } }>(paths.openapi);
    const plans = await getJson<Readonly<Record<string, unknown>>>('/api/v1/schemas/plans.json');
    expect(plans).toMatchObject(components.schemas.Plans ?? { missing: true });
  });
});

test('the API catalogue names the schemas of the lists', async () => {
  type Link = { readonly href: string; readonly type: string };
  const { linkset } = await getJson<{ readonly linkset: readonly Readonly<Record<string, readonly Link[]>>[] }>(paths.apiCatalog);
  const named = linkset.flatMap((link) => link['service-meta'] ?? []);
  expect(named.map(({ href }) => href.slice(example.url.length))).toEqual(
    ['company', 'plans', 'features', 'platforms', 'guides', 'comparisons', 'questions'].map((name) => `/api/v1/schemas/${name}.json`),
  );
});
