import fastGlob from 'fast-glob';
import { configTextPlace } from '../config/positions.ts';
import type { Settings } from '../config/settings.ts';
import { input } from '../problems/input.ts';
import type { ProblemList } from '../problems/problem.ts';
import type { Site } from './site.ts';

/**
 * The files of a site, relative to its folder, whose names change with their bytes: those that `hashedAssets` of the configuration matches.
 * A page is never one of them, because its address stays. A glob without a file is a problem, but not in a sample of a
 * site on the web, whose other files were not loaded.
 */
export const hashedFiles = (
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
