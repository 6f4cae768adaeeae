import { accessSync, constants, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineEmitter } from '../build/build.ts';
import { publishes } from '../build/contents.ts';
import { paths } from '../paths.ts';
import { sourceName } from '../site/files.ts';
import { hashedFiles } from '../site/hashed-files.ts';

/**
 * Every other file of the site, unchanged. This includes pages that could not be read, unless access to them is forbidden. robots.txt has an
 * emitter of its own, which completes it.
 */
export const assets = defineEmitter('assets', function* (build) {
  const { site, pages, settings, problems } = build;
  const hashed = hashedFiles(site, settings, problems);
  const read = new Set(pages.map(({ file }) => file));
  const unread = site.documents.flatMap(({ file }) => (read.has(file) || !mayRead(join(site.folder, file)) ? [] : [file]));
  const isOwn = (file: string): boolean => `/${file}` !== paths.robots || !publishes(build)(paths.robots);
  for (const file of [...site.assets.filter(isOwn), ...unread])
    yield {
      path: `/${file}`,
      class: hashed.has(file) ? 'hashedAsset' : 'asset',
      body: readFileSync(join(site.folder, file)),
      origin: sourceName(site.name, file),
    };
});

const mayRead = (file: string): boolean => {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false; // It was reported with the page.
  }
};
