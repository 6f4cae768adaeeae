import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastGlob from 'fast-glob';
import { MANIFEST_FILE } from '../runtime/bundle.ts';
import { findBase } from './base-url.ts';
import { configPlace } from './config-places.ts';
import type { Settings } from './config.ts';
import { readContent, type Entry } from './content.ts';
import type { CrawledSite } from './crawl/crawl.ts';
import { declaredKinds, unmatchedFacts } from './kinds.ts';
import { Halt, type ProblemList } from './problem.ts';
import { input } from './problems/input.ts';
import { listSite, type SiteFiles } from './site-files.ts';
import { SITE_FOLDERS } from './site-folders.ts';

export type { Document } from './site-files.ts';

/** What a build reads: the rendered site and its content sources. */
export interface Site extends SiteFiles {
  /** Folder of the rendered site, absolute. */
  readonly folder: string;
  /** The same, relative to the working folder, for messages; of a crawled site its origin. */
  readonly name: string;
  /** Public address: an origin without trailing slash. */
  readonly base: string;
  readonly entries: readonly Entry[];
}

/** Lists the pages and files of a site, which was crawled or is found, and reads the content sources. `takes` are files that the chosen hosts take over from the site. Throws `Halt` (exit code 3) when there is no site or no public address. */
export const readSite = (settings: Settings, crawled: CrawledSite | null, takes: readonly string[], problems: ProblemList): Site => {
  const folder = crawled?.folder ?? findFolder(settings, problems);
  checkFolders(folder, settings, problems);
  const name = crawled?.name ?? (relative(settings.cwd, folder).replaceAll('\\', '/') || '.');
  const { content, contentNamed, cwd, out, config } = settings;
  const files = listSite(folder, name, takes, config, problems);
  const base = findBase(settings.site, { folder, name, documents: files.documents, fallback: crawled?.base ?? null }, problems);
  for (const { key, glob } of unmatchedFacts(
    files.documents.map(({ path }) => path),
    config,
  ))
    problems.add(input.factsUnmatched, { key, glob }, configPlace(settings, ...key.split('.')));
  return { folder, name, base, ...files, entries: readContent(content, contentNamed, cwd, [folder, out], declaredKinds(config), problems) };
};

const findFolder = (settings: Settings, problems: ProblemList): string => {
  const candidates = settings.input === null ? SITE_FOLDERS.map((name) => join(settings.cwd, name)) : [settings.input];
  const isSite = (folder: string): boolean => existsSync(join(folder, 'index.html')) && !existsSync(join(folder, MANIFEST_FILE));
  const found = settings.input === null ? candidates.find(isSite) : candidates.find((folder) => existsSync(folder));
  const isBundle = found !== undefined && existsSync(join(found, MANIFEST_FILE));
  const isEmpty = found !== undefined && !hasPages(found);
  if (found !== undefined && !isBundle && !isEmpty) return found;
  const names = candidates.map((folder) => relative(settings.cwd, folder) || '.').join(', ');
  const looked = isBundle
    ? `${names} is a bundle that sitec wrote`
    : isEmpty
      ? `${names} holds no HTML file`
      : `none of ${names} exists with an index.html`;
  problems.add(input.siteMissing, { looked });
  throw new Halt(3);
};

const hasPages = (folder: string): boolean =>
  fastGlob.sync('**/*.{html,htm}', {
    cwd: folder,
    onlyFiles: true,
    followSymbolicLinks: false,
    caseSensitiveMatch: false,
    suppressErrors: true,
  }).length > 0;

/** The site must not lie in the output folder, which is replaced, nor the output folder in the site, which is read. */
const checkFolders = (folder: string, { out, cwd }: Settings, problems: ProblemList): void => {
  const lies = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(outer + sep);
  if (!lies(folder, out) && !lies(out, folder)) return;
  const name = (path: string): string => relative(cwd, path) || '.';
  problems.add(input.foldersOverlap, { site: name(folder), out: name(out), suggestion: `${name(folder)}-sitec` });
  throw new Halt(3);
};

/** Reports pages whose canonical link names another origin than the bundle is built for, once for each origin. */
export const checkOrigins = (
  pages: readonly { readonly canonical: string | null; readonly source: string }[],
  { base }: Site,
  problems: ProblemList,
): void => {
  const elsewhere = new Map<string, string[]>();
  for (const { canonical, source } of pages) {
    const origin = canonical !== null && URL.canParse(canonical) ? new URL(canonical).origin : base;
    if (origin !== base) elsewhere.set(origin, [...(elsewhere.get(origin) ?? []), source]);
  }
  for (const [canonical, [file = '', ...others]] of elsewhere)
    problems.add(input.canonicalElsewhere, { count: others.length + 1, canonical, base }, { file });
};
