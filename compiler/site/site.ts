import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import fastGlob from 'fast-glob';
import { MANIFEST_FILE } from '../../runtime/bundle.ts';
import { nearestConfig } from '../config/file.ts';
import { declaredKinds, unmatchedFacts } from '../config/kinds.ts';
import { configPlace } from '../config/positions.ts';
import type { Settings } from '../config/settings.ts';
import type { Entry } from '../content/entry.ts';
import { readContent } from '../content/read.ts';
import { isSiteItself, siteFoldersOf } from '../generators/folders.ts';
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

/** The folder of the site: the first of several that is one, or the one that is named. Throws `Halt` (exit code 3) when there is none. */
export const findFolder = (candidates: readonly string[], settings: Settings, problems: ProblemList): string => {
  const isSite = (folder: string): boolean => existsSync(join(folder, 'index.html')) && !isBundle(folder);
  const found = settings.input === null ? candidates.find(isSite) : candidates.find((folder) => existsSync(folder));
  const name = (folder: string): string => relative(settings.cwd, folder) || '.';
  const looked = found === undefined ? noneOf(candidates, name) + placeOf(settings) : faultOf(found, name(found));
  if (found !== undefined && looked === null) return found;
  problems.add(input.siteMissing, { looked: looked ?? '', above: adviceOf(settings) });
  throw new Halt(3);
};

/** Where folders were looked for that nobody named. */
const placeOf = ({ input, cwd }: Settings): string => (input === null ? ` in ${basename(cwd) || cwd}` : '');

/** What else to try in a subfolder of a project, or where pages lie that nothing generates. */
const adviceOf = ({ input, cwd }: Settings): string => {
  if (input !== null) return '';
  const config = nearestConfig(cwd);
  if (config !== null && dirname(config) !== cwd)
    return `; or run sitec where ${relative(cwd, config)} lies: --cwd ${relative(cwd, dirname(config))}`;
  return isSiteItself(cwd) ? `; or build the pages that lie here: sitec build . --out ${relative(cwd, `${cwd}-sitec`)}` : '';
};

/** Why no folder of several is one of a rendered site. */
const noneOf = (folders: readonly string[], name: (folder: string) => string): string => {
  const bundles = folders.filter(isBundle).map(name);
  const others = folders.filter((folder) => !isBundle(folder)).map(name);
  const made = bundles.map((bundle) => `${bundle} is a bundle that sitec wrote`);
  return [...(others.length === 0 ? [] : [`none of ${others.join(', ')} exists with an index.html`]), ...made].join(', and ');
};

/** Why a path that exists is not the folder of a rendered site; null when it is. */
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

/** What a build reads: the rendered site and its content sources. */
export interface Site extends SiteFiles {
  /** Folder in which the site stands as its generator wrote it, absolute. */
  readonly folder: string;
  /** Folder of the rendered site relative to the working folder, for messages, another one than `folder` where a bundle lies in it; of a crawled site its origin. */
  readonly name: string;
  /** Public address without trailing slash: an origin, with a path where the site lies below one. */
  readonly base: string;
  /** Where the address was found; null for one that was given. */
  readonly baseSource: BaseSource | null;
  readonly entries: readonly Entry[];
  /** What a browser shows of pages that scripts write; absent where no page was rendered. */
  readonly rendered?: RenderedFiles;
}

/** Where a site lies, and where its bundle goes. */
export interface SitePlace {
  /** Absolute. */
  readonly folder: string;
  /** What messages call it. */
  readonly name: string;
  /** The site that was crawled into the folder; null for a folder. */
  readonly crawled: CrawledSite | null;
  readonly settings: Settings;
}

/** Finds the folder of the site, and whether the bundle goes into it. Throws `Halt` (exit code 3) when there is none, or the bundle cannot go where it should. */
export const placeSite = (settings: Settings, crawled: CrawledSite | null, problems: ProblemList): SitePlace => {
  if (crawled !== null) return placeCrawled(settings, crawled, problems);
  const candidates = settings.input === null ? siteFoldersOf(settings.cwd).map((name) => join(settings.cwd, name)) : [settings.input];
  if (!settings.isDryRun) for (const folder of candidates.filter((each) => settings.isInPlace || each === settings.out)) healFolder(folder);
  const folder = findFolder(candidates, settings, problems);
  const isMeant = settings.isOutNamed ? settings.out === folder : isOutputOfGenerator(folder, settings);
  const isInPlace = settings.isInPlace || isMeant;
  const placed = isInPlace ? { ...settings, out: folder, isInPlace } : settings;
  checkFolders(folder, placed, problems);
  return { folder, name: relative(settings.cwd, folder).replaceAll('\\', '/') || '.', crawled, settings: placed };
};

/** A crawled site lies in a folder that is gone after the build. Which of its addresses count was decided when they were asked. */
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

/** Lists the site's pages and files and reads the content sources. `takes` are files that the chosen hosts take over from the site. Throws `Halt` (exit code 3) when there is no public address. */
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
  const { base, source } = findBase(settings.site, { folder, name, documents: files.documents, project, fallback }, problems);
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
    ...files,
    entries: readContent(content, contentNamed, cwd, written, declaredKinds(config), problems),
  };
};

/** The project whose configuration may say the address of a site: one around its folder. What is crawled at a private address is a site of the project. */
export const addressedProject = (place: string, settings: Settings, isCrawled = false): { folder: string; name: string } | null => {
  const holds = (folder: string): boolean => isCrawled || !relative(folder, place).startsWith('..');
  const folder = [settings.cwd, projectFolder(settings)].find(holds);
  return folder === undefined ? null : { folder, name: relative(settings.cwd, folder) || '.' };
};

/** A site that is larger than expected may be one that a generator writes without end, and is never cut. */
const checkNumber = ({ documents }: SiteFiles, name: string, { maximumPages }: Settings, problems: ProblemList): void => {
  if (documents.length <= maximumPages) return;
  problems.add(siteFolder.pagesTooMany, { site: name, count: documents.length, most: maximumPages }, { file: name });
  throw new Halt(1);
};

/** The folder in which the site stands as its generator wrote it: another one where a bundle lies in its folder, or is to. */
const asGenerated = (folder: string, name: string, { isInPlace }: Settings, stage: Pick<Stage, 'site'>, problems: ProblemList): string => {
  if (!isInPlace && !isMadeInPlace(folder)) return folder;
  putOriginals({ folder, name, into: stage.site }, problems);
  return stage.site;
};

/** Reports pages whose canonical link names another origin than the bundle is built for, once for each origin. */
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
