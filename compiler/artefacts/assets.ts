import { accessSync, constants, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { defineEmitter } from '../build/build.ts';
import { publishes } from '../build/contents.ts';
import { paths } from '../paths.ts';
import { sourceName } from '../site/files.ts';
import { configTextPlace } from '../config/positions.ts';
import type { Settings } from '../config/settings.ts';
import { input } from '../problems/input.ts';
import type { ProblemList } from '../problems/problem.ts';
import type { Site } from '../site/site.ts';

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

/**
 * The files of a site, relative to its folder, whose names change with their bytes: those that `hashedAssets` of the configuration matches.
 * A page is never one of them, because its address stays. A glob without a file is a problem, but not in a sample of a
 * site on the web, whose other files were not loaded.
 */
const hashedFiles = (
  { folder, assets }: Pick<Site, 'folder' | 'assets'>,
  settings: Settings,
  problems: ProblemList,
): ReadonlySet<string> => {
  const globs = settings.config.hashedAssets ?? [];
  const found = globs.map((glob) => {
    const matched = new Set(fastGlob.sync(glob.replace(/^\/+/, ''), { cwd: folder, dot: true, followSymbolicLinks: false }));
    const files = assets.filter((file) => matched.has(file));
    if (files.length === 0 && settings.sample === null)
      problems.add(input.hashedUnmatched, { glob }, configTextPlace(settings, 'hashedAssets', glob));
    return files;
  });
  return new Set(found.flat());
};
