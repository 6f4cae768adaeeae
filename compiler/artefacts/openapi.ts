import type { OpenAPIV3_1 } from 'openapi-types';
import { defineEmitter, prettyJson, type Build } from '../artefact.ts';
import { itemPath, paths, resourcePath } from '../paths.ts';
import type { Resource } from '../resource.ts';
import { resourceList } from '../resources/index.ts';
import { SERVICE_VERSION } from '../service.ts';

type Operation = OpenAPIV3_1.OperationObject;
type SchemaObject = OpenAPIV3_1.SchemaObject;

const schemaName = (name: string): string => name[0]?.toUpperCase() + name.slice(1);
const reference = (name: string): OpenAPIV3_1.ReferenceObject => ({ $ref: `#/components/schemas/${schemaName(name)}` });
const success = (name: string, description: string): OpenAPIV3_1.ResponseObject => ({
  description,
  content: { 'application/json': { schema: reference(name) } },
});

const listOperation = ({ name, title, description }: Resource): Operation => ({
  operationId: `get_${name}`,
  summary: title,
  description,
  tags: [name],
  responses: { '200': success(name, description), '304': { description: 'Unchanged since the entity tag in If-None-Match' } },
});

const itemOperation = ({ name, singular, item }: Resource, slugs: readonly string[]): Operation => ({
  operationId: `get_${singular}`,
  summary: schemaName(singular),
  description: item?.description ?? '',
  tags: [name],
  parameters: [
    {
      name: 'slug',
      in: 'path',
      required: true,
      description: `Slug of the ${singular}`,
      schema: { type: 'string', ...(slugs.length > 0 && { enum: [...slugs] }) },
    },
  ],
  responses: {
    '200': success(singular, item?.description ?? ''),
    '304': { description: 'Unchanged since the entity tag in If-None-Match' },
    '404': { description: `No such ${singular}`, content: { 'application/json': { schema: reference('error') } } },
  },
});

const operationsOf = (resource: Resource, build: Build): readonly (readonly [string, Operation])[] => {
  const slugs = (build.facts[resource.name].items as readonly { readonly slug: string }[]).map(({ slug }) => slug);
  const list = [resourcePath(resource.name), listOperation(resource)] as const;
  return resource.item ? [list, [itemPath(resource.name, '{slug}'), itemOperation(resource, slugs)]] : [list];
};

const errorSchema: SchemaObject = {
  type: 'object',
  description: 'What a path that does not exist is answered with',
  properties: {
    error: {
      type: 'object',
      properties: { code: { type: 'string' }, message: { type: 'string' }, documentation: { type: 'string' } },
      required: ['code', 'message', 'documentation'],
      additionalProperties: false,
    },
  },
  required: ['error'],
  additionalProperties: false,
};

/** OpenAPI 3.1 description of the JSON API: the paths, slugs and schemas that are published, nothing else. */
export const openapi = defineEmitter('OpenAPI', function* (build) {
  const { base, facts } = build;
  const name = facts.company.body.name;
  const schemas = resourceList.flatMap((resource) => [
    [schemaName(resource.name), resource.schema.json as SchemaObject] as const,
    ...(resource.item ? [[schemaName(resource.singular), resource.item.schema.json as SchemaObject] as const] : []),
  ]);
  const document: OpenAPIV3_1.Document = {
    openapi: '3.1.0',
    info: {
      title: `${name} site data`,
      version: SERVICE_VERSION,
      description: `Read-only facts about ${name}: company, plans, features, platforms, guides and comparisons. They are compiled from the website on every deploy. No key is needed.`,
      ...(facts.company.body.contacts.support?.email && {
        contact: { name: `${name} support`, email: facts.company.body.contacts.support.email },
      }),
    },
    servers: [{ url: base }],
    security: [],
    tags: resourceList.map(({ name: tag, description }) => ({ name: tag, description })),
    // The types of OpenAPI 3.1 extend those of 3.0 in a way that exactOptionalPropertyTypes cannot follow.
    paths: Object.fromEntries(
      resourceList.flatMap((resource) => operationsOf(resource, build)).map(([path, get]) => [path, { get }]),
    ) as unknown as OpenAPIV3_1.PathsObject,
    components: { schemas: Object.fromEntries([...schemas, ['Error', errorSchema]]) },
  };
  yield { path: paths.openapi, class: 'api', body: prettyJson(document), origin: 'OpenAPI' };
});
