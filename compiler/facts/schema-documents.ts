import { schemaPath } from '../paths.ts';
import type { JsonSchema } from '../schema/builder.ts';
import { capitalised, plainName } from './kinds/names.ts';
import type { Resource } from './resource.ts';

/** A published JSON Schema. */
export interface SchemaDocument {
  readonly path: string;
  /** What documents are checked against at build time, and what is published. */
  readonly json: JsonSchema;
}

/** The schemas of a kind: of its list document and, where its records have documents of their own, of those. */
export interface KindSchemas {
  readonly list: SchemaDocument;
  readonly item: SchemaDocument | null;
}

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** Schemas by resource and public address: the check of a document knows a schema by its object, and compiles each once. */
const known = new WeakMap<Resource, Map<string, KindSchemas>>();

/** The schemas of a kind as documents that stand alone (2020-12); `base` is the public address, below which each has its `$id`. */
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
