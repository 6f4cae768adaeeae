import { defineEmitter, json } from '../artefact.ts';
import { itemPath, resourcePath } from '../paths.ts';
import { resourceList } from '../resources/index.ts';

/** The JSON API: a list document for each kind, and a document for each guide and comparison. */
export const api = defineEmitter('JSON API', function* ({ facts }) {
  for (const { name, item } of resourceList) {
    const { body, items } = facts[name];
    yield { path: resourcePath(name), class: 'api', body: json(body), origin: name };
    if (!item) continue;
    for (const record of items as readonly { readonly slug: string }[])
      yield { path: itemPath(name, record.slug), class: 'api', body: json(record), origin: `${name}/${record.slug}` };
  }
});
