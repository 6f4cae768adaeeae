import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readElements } from '../html/elements.ts';
import { generators, type Generator } from './generators.ts';
import { findTellingFile, readTextIfAny, packageManagerOf, readPackageJson } from './telling-files.ts';

/** A detected generator, and how it was detected. */
export interface DetectedGenerator {
  readonly generator: Generator;
  readonly reason: string;
}

/** The generator of a project, by its files and packages, else by the home page of its site (without a site, the one of the project). */
export const detectGenerator = (project: string, site = project): DetectedGenerator | null =>
  generatorOfProject(project) ?? generatorOfPage(site);

/** The first generator of which a project has a file, else a package. */
export const generatorOfProject = (folder: string): DetectedGenerator | null => {
  const { dependencies } = readPackageJson(folder);
  const byFile = ({ detection: { files = [] } }: Generator): string | undefined => findTellingFile(files, folder);
  const byPackage = ({ detection }: Generator): string | undefined => {
    const name = detection.dependencies?.find((each) => dependencies.includes(each));
    return name && `${name} in package.json`;
  };
  return firstOf(byFile) ?? firstOf(byPackage);
};

const firstOf = (reasonOf: (generator: Generator) => string | undefined): DetectedGenerator | null => {
  for (const generator of generators) {
    const reason = reasonOf(generator);
    if (reason !== undefined) return { generator, reason };
  }
  return null;
};

/** The generator that the home page of a rendered site names. */
const generatorOfPage = (site: string): DetectedGenerator | null => {
  const home = join(site, 'index.html');
  if (!existsSync(home)) return null;
  const named = generatorElement(readTextIfAny(home));
  return firstOf(({ detection: { page } }) => {
    if (!page?.test(named)) return undefined;
    return page.test('') ? 'index.html' : '<meta name="generator"> of index.html';
  });
};

/** Content of the first `<meta name="generator">` of a page; empty without one. */
const generatorElement = (page: string): string => {
  let found = '';
  readElements(page, {
    opened: (element, { name = '', content = '' }) => {
      if (found === '' && element === 'meta' && name.toLowerCase() === 'generator') found = content.trim();
    },
  });
  return found;
};

/** The command that renders the site of a project: its script `build`, else the one of its generator; null without a command. */
export const buildCommandOf = (project: string, generator: Generator | null): string | null => {
  const { scripts } = readPackageJson(project);
  return typeof scripts.build === 'string' ? `${packageManagerOf(project).name} run build` : (generator?.buildCommand ?? null);
};

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
