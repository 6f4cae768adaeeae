import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineEmitter } from '../build/build.ts';
import { sourceName } from '../site/files.ts';

/** Every other file of the site, as it is; pages that could not be read among them. */
export const assets = defineEmitter('assets', function* ({ site, pages }) {
  const read = new Set(pages.map(({ file }) => file));
  const unread = site.documents.flatMap(({ file }) => (read.has(file) ? [] : [file]));
  for (const file of [...site.assets, ...unread])
    yield { path: `/${file}`, class: 'asset', body: readFileSync(join(site.folder, file)), origin: sourceName(site.name, file) };
});
