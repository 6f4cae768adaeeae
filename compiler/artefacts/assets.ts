import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineEmitter } from '../build/build.ts';
import { sourceName } from '../site/files.ts';

/** Every other file of the site, as it is. */
export const assets = defineEmitter('assets', function* ({ site }) {
  for (const file of site.assets)
    yield { path: `/${file}`, class: 'asset', body: readFileSync(join(site.folder, file)), origin: sourceName(site.name, file) };
});
