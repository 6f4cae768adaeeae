import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generatorOfProject } from './detect.ts';
import { generators, type Generator } from './generators.ts';

const foldersOf = ({ folder, otherFolders = [] }: Generator): readonly string[] => [folder, ...otherFolders];

/** This folder may have a site or a bundle, so sites in other folders come first. */
const LAST = 'dist';

const guessed = generators.filter(({ onlyIfFound }) => !onlyIfFound).flatMap(foldersOf);

/** Folders to look for a rendered site, in this order, when none is named and no generator is detected. */
export const SITE_FOLDERS: readonly string[] = [...new Set(guessed.filter((folder) => folder !== LAST)), 'public-html', LAST];

/** The folders for a project, those of its generator first. The project itself is left out, because bundles are written into it. */
export const siteFoldersOf = (project: string): readonly string[] => {
  const found = generatorOfProject(project);
  const own = found === null ? [] : foldersOf(found.generator).filter((folder) => folder !== '.');
  return [...new Set([...own, ...SITE_FOLDERS])];
};

/** Whether a folder is a rendered site; the home page of a project may be a source. */
export const isSiteItself = (folder: string): boolean => {
  const found = generatorOfProject(folder);
  return existsSync(join(folder, 'index.html')) && (found === null || found.generator.folder === '.');
};

/** Whether a site is its own source. A bundle may go into the output of a generator, but not into such a site. */
export const isOwnSource = (site: string, project: string): boolean =>
  resolve(site) === resolve(project) || generatorOfProject(site) !== null;
