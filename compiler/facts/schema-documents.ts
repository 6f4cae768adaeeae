import { schemaPath } from '../paths.ts';
import type { JsonSchema } from '../schema/builder.ts';
import { capitalised, plainName } from './kinds/names.ts';
import type { Resource } from './resource.ts';

/** A published JSON Schema. */
export interface SchemaDocument {
  readonly path: string;
  /** The schema that documents are checked against during the build, and the published schema. */
  readonly json: JsonSchema;
}

/** The schemas of a kind: of its list document, and of its item documents if there are any. */
export interface KindSchemas {
  readonly list: SchemaDocument;
  readonly item: SchemaDocument | null;
}

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** Schemas by resource and public address. The document check caches compiled schemas by object, so each is compiled once. */
const known = new WeakMap<Resource, Map<string, KindSchemas>>();

/** The schemas of a kind as standalone documents (2020-12). `base` is the public address, which their `$id` begins with. */
export const kindSchemas = (resource: Resource, base: string): KindSchemas => {
  const byBase = known.get(resource) ?? new Map<string, KindSchemas>();
  const schemas = byBase.get(base) ?? makeSchemas(resource, base);
  known.set(resource, byBase.set(base, schemas));
  return schemas;
};

const makeSchemas = ({ name, singular, title, schema, item }: Resource, base: string): KindSchemas => {
  const document = (file: string, words: string, json: JsonSchema): SchemaDocument => {
    const path = schemaPath(file);
    return { path, json: { $schema: DRAFT, $id: base + path, title: words, ...json } };
  };
  return {
    list: document(name, title, schema.json),
    item: item ? document(singular, capitalised(plainName(singular)), item.schema.json) : null,
  };
};
