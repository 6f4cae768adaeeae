import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import fastGlob from 'fast-glob';
import { MANIFEST_FILE } from '../../runtime/bundle.ts';
import { isWithin, relativePath } from '../base/file-path.ts';
import { nearestConfig } from '../config/file.ts';
import { declaredKinds, unmatchedFacts } from '../config/kinds.ts';
import { configPlace } from '../config/positions.ts';
import type { Settings } from '../config/settings.ts';
import type { Entry } from '../content/entry.ts';
import { readContent } from '../content/read.ts';
import { runningAddress } from '../generators/address.ts';
import { isSiteItself, siteFoldersOf } from '../generators/detect.ts';
import { input } from '../problems/input.ts';
import { Halt, type ProblemList } from '../problems/problem.ts';
import { siteFolder } from '../problems/site-folder.ts';
import { healFolder } from '../stage/leftovers.ts';
import type { Stage } from '../stage/stage.ts';
import { findBase, type BaseSource } from './base-url.ts';
import { checkFolders } from './check-folders.ts';
import { projectFolder } from './project-folder.ts';
import type { CrawledSite } from './crawl/crawl.ts';
import { listSite, type SiteFiles } from './files.ts';
import { isMadeInPlace } from './in-place/bundle.ts';
import { isOutputOfGenerator } from './in-place/generator-output.ts';
import { putOriginals } from './in-place/restore.ts';
import type { RenderedFiles } from './render/source.ts';
import { sampled } from './sample.ts';

/** The folder of the site: the given one, or the first candidate with a site. Throws `Halt` (exit code 3) when there is none. */
export const findFolder = (candidates: readonly string[], settings: Settings, problems: ProblemList): string => {
  const isSite = (folder: string): boolean => existsSync(join(folder, 'index.html')) && !isBundle(folder);
  const found = settings.input === null ? candidates.find(isSite) : candidates.find((folder) => existsSync(folder));
  const name = (folder: string): string => relative(settings.cwd, folder) || '.';
  const looked = found === undefined ? noneOf(candidates, name) + placeOf(settings) : faultOf(found, name(found));
  if (found !== undefined && looked === null) return found;
  problems.add(input.siteMissing, { looked: looked ?? '', above: adviceOf(settings) });
  throw new Halt(3);
};

/** The searched folders when none was given. */
const placeOf = ({ input, cwd }: Settings): string => (input === null ? ` in ${basename(cwd) || cwd}` : '');

/** A suggestion for a subfolder of a project, and for pages without a generator. */
const adviceOf = ({ input, cwd }: Settings): string => {
  if (input !== null) return '';
  const config = nearestConfig(cwd);
  if (config !== null && dirname(config) !== cwd)
    return `; or run sitec in the folder of ${relative(cwd, config)}: --cwd ${relative(cwd, dirname(config))}`;
  return isSiteItself(cwd) ? `; or build the pages in this folder: sitec build . --out ${relative(cwd, `${cwd}-sitec`)}` : '';
};

/** The reason why no candidate is the folder of a rendered site. */
const noneOf = (folders: readonly string[], name: (folder: string) => string): string => {
  const bundles = folders.filter(isBundle).map(name);
  const others = folders.filter((folder) => !isBundle(folder)).map(name);
  const made = bundles.map((bundle) => `${bundle} is a bundle that sitec wrote`);
  return [...(others.length === 0 ? [] : [`none of ${others.join(', ')} exists with an index.html`]), ...made].join(', and ');
};

/** The reason why an existing path is not the folder of a rendered site. Null when it is. */
const faultOf = (folder: string, name: string): string | null => {
  if (!statSync(folder).isDirectory()) return `${name} is a file, no folder`;
  if (isBundle(folder)) return `${name} is a bundle that sitec wrote`;
  return hasPages(folder) ? null : `${name} holds no HTML file`;
};

const hasPages = (folder: string): boolean =>
  fastGlob.sync('**/*.{html,htm}', {
    cwd: folder,
    onlyFiles: true,
    followSymbolicLinks: false,
    caseSensitiveMatch: false,
    suppressErrors: true,
  }).length > 0;

const isBundle = (folder: string): boolean => existsSync(join(folder, MANIFEST_FILE)) && !isMadeInPlace(folder);

/** The input of a build: the rendered site and its content sources. */
export interface Site extends SiteFiles {
  /** Absolute path of the folder with the original files of the generator. */
  readonly folder: string;
  /** Name in messages: the site folder, relative to the working folder. For a crawled site, its origin. */
  readonly name: string;
  /** Public address without trailing slash: an origin, with the path of a site below one. */
  readonly base: string;
  /** Where the address was found. Null for a given one. */
  readonly baseSource: BaseSource | null;
  readonly entries: readonly Entry[];
  /** Number of pages of the whole site. In a sample it is more than `documents` has. */
  readonly sitePages: number;
  /** Rendered pages that scripts write. Absent when no page was rendered. */
  readonly rendered?: RenderedFiles;
}

/** The folder of a site, and the settings for its bundle. */
export interface SitePlace {
  /** Absolute path. */
  readonly folder: string;
  /** Its name in messages. */
  readonly name: string;
  /** The site that was crawled into the folder. Null for other folders. */
  readonly crawled: CrawledSite | null;
  readonly settings: Settings;
}

/** Finds the site folder, and whether the bundle goes into it. Throws `Halt` (exit code 3) without a site or a valid output folder. */
export const placeSite = (settings: Settings, crawled: CrawledSite | null, problems: ProblemList): SitePlace => {
  if (crawled !== null) return placeCrawled(settings, crawled, problems);
  const candidates = settings.input === null ? siteFoldersOf(settings.cwd).map((name) => join(settings.cwd, name)) : [settings.input];
  if (!settings.isDryRun) for (const folder of candidates.filter((each) => settings.isInPlace || each === settings.out)) healFolder(folder);
  const folder = findFolder(candidates, settings, problems);
  const isMeant = settings.isOutNamed ? settings.out === folder : isOutputOfGenerator(folder, settings);
  const isInPlace = settings.isInPlace || isMeant;
  const placed = isInPlace ? { ...settings, out: folder, isInPlace } : settings;
  checkFolders(folder, placed, problems);
  return { folder, name: relativePath(settings.cwd, folder) || '.', crawled, settings: placed };
};

/** The folder of a crawled site is temporary. Its addresses were filtered during the crawl. */
const placeCrawled = (settings: Settings, crawled: CrawledSite, problems: ProblemList): SitePlace => {
  const { folder, name } = crawled;
  if (settings.isInPlace) {
    problems.add(siteFolder.crawledInPlace, { site: name });
    throw new Halt(3);
  }
  checkFolders(folder, settings, problems);
  const { input: _, ...config } = settings.config;
  return { folder, name, crawled, settings: { ...settings, config } };
};

/** Reads the file list and the content sources. `takes`: files for the chosen hosts. Throws `Halt` (exit code 3) without an address. */
export const readSite = (
  { folder: place, name, crawled, settings }: SitePlace,
  takes: readonly string[],
  stage: Pick<Stage, 'site'>,
  problems: ProblemList,
): Site => {
  const { content, contentNamed, cwd, out, releases, config } = settings;
  const folder = asGenerated(place, name, settings, stage, problems);
  const files = listSite(folder, name, takes, settings, problems);
  checkNumber(files, name, settings, problems);
  const written = [place, out, ...(releases === null ? [] : [releases])];
  const fallback = crawled?.base ?? null;
  const project = fallback === null ? addressedProject(place, settings, crawled !== null) : null;
  const running = settings.generator && runningAddress(cwd, settings.generator);
  const { base, source } = findBase(settings.site, { folder, name, documents: files.documents, project, running, fallback }, problems);
  for (const { key, glob } of unmatchedFacts(
    files.documents.map(({ path }) => path),
    config,
  ))
    problems.add(input.factsUnmatched, { key, glob }, configPlace(settings, ...key.split('.')));
  return {
    folder,
    name,
    base,
    baseSource: source,
    ...sampled(files, { folder, base, isRendered: settings.isRendered }, settings.sample ?? files.documents.length),
    sitePages: crawled?.sitePages ?? files.documents.length,
    entries: readContent(content, contentNamed, cwd, written, declaredKinds(config), problems),
  };
};

/** The project that may have the address of a site: the one around its folder. A crawled site belongs to the current project. */
export const addressedProject = (place: string, settings: Settings, isCrawled = false): { folder: string; name: string } | null => {
  const holds = (folder: string): boolean => isCrawled || isWithin(place, folder);
  const folder = [settings.cwd, projectFolder(settings)].find(holds);
  return folder === undefined ? null : { folder, name: relative(settings.cwd, folder) || '.' };
};

/** A site with more pages than expected may be generated endlessly. It is reported and never truncated. */
const checkNumber = ({ documents }: SiteFiles, name: string, { maximumPages, sample }: Settings, problems: ProblemList): void => {
  if (documents.length <= maximumPages || sample !== null) return;
  problems.add(siteFolder.pagesTooMany, { site: name, count: documents.length, most: maximumPages }, { file: name });
  throw new Halt(1);
};

/** The folder with the original files of the generator: a temporary one for an in-place bundle, else the site folder. */
const asGenerated = (folder: string, name: string, { isInPlace }: Settings, stage: Pick<Stage, 'site'>, problems: ProblemList): string => {
  if (!isInPlace && !isMadeInPlace(folder)) return folder;
  putOriginals({ folder, name, into: stage.site }, problems);
  return stage.site;
};

/** Reports pages whose canonical link has another origin than the bundle, once per origin. */
export const checkOrigins = (
  pages: readonly { readonly canonical: string | null; readonly source: string }[],
  { base }: Site,
  problems: ProblemList,
): void => {
  const elsewhere = new Map<string, string[]>();
  const own = new URL(base).origin;
  for (const { canonical, source } of pages) {
    const origin = canonical !== null && URL.canParse(canonical) ? new URL(canonical).origin : own;
    if (origin !== own) elsewhere.set(origin, [...(elsewhere.get(origin) ?? []), source]);
  }
  for (const [canonical, [file = '', ...others]] of elsewhere)
    problems.add(input.canonicalElsewhere, { count: others.length + 1, canonical, base }, { file });
};
