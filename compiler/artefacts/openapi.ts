import type { OpenAPIV3_1 } from 'openapi-types';
import { prettyJson } from '../base/json.ts';
import { defineEmitter, type Build } from '../build/build.ts';
import { contactEmail, contentsOf, searchedPages } from '../build/contents.ts';
import { documentationUrl, SERVICE_VERSION } from '../build/service-info.ts';
import { capitalised, plainName, schemaName, toolName } from '../facts/kinds/names.ts';
import type { Resource } from '../facts/resource.ts';
import { factsOf } from '../facts/resources/index.ts';
import { paths } from '../paths.ts';

type Operation = OpenAPIV3_1.OperationObject;
type Response = OpenAPIV3_1.ResponseObject;
type SchemaObject = OpenAPIV3_1.SchemaObject;

const answer = (name: string, description: string): Response => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schemaName(name)}` } } },
});

/** Some hosts have one page for all missing paths. With such a host, clients must not expect an error that they can parse. */
const responses = (name: string, description: string, missing: string, { serves }: Build): Record<string, Response> => ({
  '200': answer(name, description),
  '304': { description: 'Unchanged since the entity tag in If-None-Match' },
  '404': serves.missingData ? answer('error', missing) : { description: missing },
});

const listOperation = ({ name, title, description }: Resource, build: Build): Operation => ({
  operationId: `get_${toolName(name)}`,
  summary: title,
  description,
  tags: [name],
  responses: responses(name, description, 'The site does not publish this document any more', build),
});

const itemOperation = (resource: Resource, description: string, build: Build): Operation => {
  const { name, singular } = resource;
  const slugs = factsOf(build.facts, resource).items.map(({ slug }) => slug);
  return {
    operationId: `get_${toolName(singular)}`,
    summary: capitalised(plainName(singular)),
    description,
    tags: [name],
    parameters: [
      {
        name: 'slug',
        in: 'path',
        required: true,
        description: `Slug of the ${plainName(singular)}`,
        schema: { type: 'string', ...(slugs.length > 0 && { enum: [...slugs] }) },
      },
    ],
    responses: responses(singular, description, `No such ${plainName(singular)}`, build),
  };
};

const operationsOf = (resource: Resource, build: Build): readonly (readonly [string, Operation])[] => {
  const list = [resource.listPath, listOperation(resource, build)] as const;
  if (!resource.item) return [list];
  return [list, [resource.itemPath('{slug}'), itemOperation(resource, resource.item.description, build)]];
};

const errorSchema: SchemaObject = {
  type: 'object',
  description: 'Answer for a path that does not exist',
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

const schemasOf = ({ resources, serves }: Build): Readonly<Record<string, SchemaObject>> =>
  Object.fromEntries([
    ...resources.flatMap(({ name, singular, schema, item }) => [
      [schemaName(name), schema.json as SchemaObject] as const,
      ...(item ? [[schemaName(singular), item.schema.json as SchemaObject] as const] : []),
    ]),
    ...(serves.missingData ? [[schemaName('error'), errorSchema] as const] : []),
  ]);

/** Facts have the terms of the site; their licence is not known otherwise. */
const infoOf = (build: Build): OpenAPIV3_1.InfoObject => {
  const { base, facts } = build;
  const { name, pages } = facts.company.body;
  const email = contactEmail(build);
  return {
    title: `${name} site data`,
    version: SERVICE_VERSION,
    description: `Read-only facts about ${name}: ${contentsOf(build)}. They are compiled from the website when it is built, and stay as they are until the next build: ask again with If-None-Match. No key is needed. What is null was not found on the ${searchedPages(build)}, unless a \`status\` or \`reason\` beside it says more. Quote amounts with currency and period, and link the \`url\` beside them; a price whose \`status\` is \`shown\` is given with its \`quote\` or its \`page\`.`,
    contact: { name: `${name} support`, url: pages.contact ?? `${base}/`, ...(email && { email }) },
    license: { name: 'Terms of the website', url: pages.terms ?? `${base}/` },
  };
};

/** OpenAPI 3.1 description of the JSON API, with exactly the paths, slugs and schemas that are published. */
export const openapi = defineEmitter('OpenAPI', function* (build) {
  const operations = build.resources.flatMap((resource) => operationsOf(resource, build));
  const document: OpenAPIV3_1.Document = {
    openapi: '3.1.0',
    info: infoOf(build),
    servers: [{ url: build.base }],
    externalDocs: { url: documentationUrl(build) },
    security: [],
    tags: build.resources.map(({ name, description }) => ({ name, description })),
    // The types of OpenAPI 3.1 extend those of 3.0 in a way that exactOptionalPropertyTypes cannot follow.
    paths: Object.fromEntries(operations.map(([path, get]) => [path, { get }])) as unknown as OpenAPIV3_1.PathsObject,
    components: { schemas: { ...schemasOf(build) } },
  };
  yield { path: paths.openapi, class: 'api', body: prettyJson(document), origin: 'OpenAPI' };
});
