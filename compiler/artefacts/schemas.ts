import { prettyJson } from '../base/json.ts';
import { defineEmitter } from '../build/build.ts';
import { kindSchemas } from '../facts/schema-documents.ts';

/** The JSON Schemas (draft 2020-12) that validated the documents of the API, each at the address of its `$id`. */
export const schemas = defineEmitter('JSON Schemas', function* ({ resources, base }) {
  for (const resource of resources) {
    const { list, item } = kindSchemas(resource, base);
    for (const document of item ? [list, item] : [list])
      yield { path: document.path, class: 'schema', body: prettyJson(document.json), origin: `schema of ${resource.name}` };
  }
});
