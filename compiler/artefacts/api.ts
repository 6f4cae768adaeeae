import { json } from '../base/json.ts';
import { defineEmitter } from '../build/build.ts';
import { factsOf } from '../facts/resources/index.ts';
import { kindSchemas } from '../facts/schema-documents.ts';

/** The JSON API: a list document for each kind, and a document for each record where its kind has such documents. */
export const api = defineEmitter('JSON API', function* ({ base, resources, facts }) {
  for (const resource of resources) {
    const { body, items } = factsOf(facts, resource);
    const { list, item } = kindSchemas(resource, base);
    yield { path: resource.listPath, class: 'api', body: json(body), schema: list.path, origin: resource.name };
    if (!item) continue;
    for (const record of items) {
      const path = resource.itemPath(record.slug);
      yield { path, class: 'api', body: json(record), schema: item.path, origin: `${resource.name}/${record.slug}` };
    }
  }
});
