import { accessSync, constants, lstatSync, readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { thrownReason } from '../base/errors.ts';
import { writesPath } from '../config/only.ts';
import type { Settings } from '../config/settings.ts';
import { inputOf } from '../config/sources.ts';
import { encodePath, pageStem, paths } from '../paths.ts';
import { input } from '../problems/input.ts';
import { compare, type ProblemList } from '../problems/problem.ts';

/** Files at the top of a bundle that a host reads: a site does not publish its own ones, and no other host serves them. `_headers` and `_redirects` are read by several. */
export const HOST_OWNED: readonly string[] = [
  '_worker.js',
  '_routes.json',
  '.htaccess',
  '.nojekyll',
  'CNAME',
  'staticwebapp.config.json',
  '_headers',
  '_redirects',
  '.assetsignore',
];

/** A page of the site, before it is read. */
export interface Document {
  /** Path of the HTML file inside the site folder, with forward slashes. */
  readonly file: string;
  /** Path of the page: `/`, `/pricing/` for pricing/index.html, `/pricing` for pricing.html. */
  readonly path: string;
}

/** What a site folder holds. */
export interface SiteFiles {
  /** Every page, sorted by path; 404.html is not one of them. */
  readonly documents: readonly Document[];
  readonly notFound: Document | null;
  /** Every other file that is published as it is, sorted. */
  readonly assets: readonly string[];
  /** Files of hosts that the chosen hosts take over; not published as they are. */
  readonly taken: readonly string[];
  /** True when the site has a robots.txt of its own and it is kept. */
  readonly ownRobots: boolean;
}

/** Files that never belong into a public bundle, besides those of hosts: source maps, keys, and files that sitec writes itself. */
const LEFT_OUT = /(?:\.map|\.pem|\.key|\.DS_Store|(?:^|\/)id_rsa[^/]*)$|^sitec-manifest\.json$|^_sitec\//;

const ROBOTS = paths.robots.slice(1);

/** Files that sitec writes; the rules of a robots.txt are kept in it, unless the configuration has its own. */
const writtenFiles = ({ config, only }: Pick<Settings, 'config' | 'only'>): readonly string[] =>
  [paths.robots, paths.sitemap, ...(config.security === undefined ? [] : [paths.securityTxt])]
    .filter((path) => writesPath(only, path))
    .map((path) => path.slice(1));

const IS_PAGE = /\.html?$/i;

/** What generators of one-page applications write for hosts without the page that was asked for: an empty page, that nobody should find. */
const FALLBACK = '200.html';

const isPage = (file: string): boolean => IS_PAGE.test(file) && file !== FALLBACK;

/** Lists the pages and files of a site; `name` is its folder for messages. A file that the configuration has written is not one. What is left out or cannot be used is reported, but for what hosts take. */
export const listSite = (
  folder: string,
  name: string,
  takes: readonly string[],
  settings: Pick<Settings, 'config' | 'only'>,
  problems: ProblemList,
): SiteFiles => {
  const { config } = settings;
  const written = new Set(writtenFiles(settings));
  const found = selected(walk(folder, name, problems), folder, inputOf(config));
  const published = found.files.filter((file) => isPublished(file) && isReadable(folder, file, name, problems));
  const isTaken = (file: string): boolean => !isPublished(file) && takes.includes(file) && isReadable(folder, file, name, problems);
  const taken = found.files.filter(isTaken);
  const left = [...found.files.filter((file) => !isPublished(file) && !taken.includes(file)), ...found.others].sort(compare);
  reportLeftOut(left, name, problems);
  const ownRobots = published.includes(ROBOTS) && config.robots === undefined;
  for (const file of published.filter((candidate) => written.has(candidate) && !(candidate === ROBOTS && ownRobots)))
    problems.add(input.fileReplaced, { file }, { file: sourceName(name, file) });
  const documents = found.files.filter((file) => isPublished(file) && isPage(file)).map((file) => ({ file, path: pagePath(file) }));
  const assets = published.filter((file) => !isPage(file) && !written.has(file));
  const isNotFound = ({ path }: Document): boolean => path === '/404';
  reportReserved([...documents, ...assets.map((file) => ({ file, path: `/${file}` }))], name, problems);
  return {
    documents: withoutDoubles(
      documents.filter((document) => !isNotFound(document)),
      name,
      problems,
    ),
    notFound: documents.find(isNotFound) ?? null,
    assets,
    taken,
    ownRobots,
  };
};

interface Found {
  /** Regular files, sorted. */
  readonly files: readonly string[];
  /** Links, pipes, devices: nothing that is followed or read. */
  readonly others: readonly string[];
}

const walk = (folder: string, name: string, problems: ProblemList): Found => {
  const files: string[] = [];
  const others: string[] = [];
  const visit = (below: string): void => {
    for (const item of itemsOf(join(folder, below), `${name}/${below}`, problems)) {
      const path = below + item.name;
      // A name that is not UTF-8 is decoded to another one, under which there is nothing.
      const isLost = item.name.includes('\uFFFD') && lstatSync(join(folder, path), { throwIfNoEntry: false }) === undefined;
      if (isLost) reportUnusable(`${name}/${path}`, 'its name is not valid UTF-8', problems);
      else if (item.isDirectory()) visit(`${path}/`);
      else (item.isFile() ? files : others).push(path);
    }
  };
  visit('');
  return { files: files.sort(compare), others };
};

/** The files that the configuration selects. */
const selected = (found: Found, folder: string, { include = ['**'], exclude = [] }: ReturnType<typeof inputOf>): Found => {
  if (include.join() === '**' && exclude.length === 0) return found;
  const files = new Set(fastGlob.sync(include, { cwd: folder, ignore: exclude, dot: true, onlyFiles: false, followSymbolicLinks: false }));
  return { files: found.files.filter((file) => files.has(file)), others: found.others.filter((file) => files.has(file)) };
};

const itemsOf = (folder: string, name: string, problems: ProblemList): readonly Dirent[] => {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    reportUnusable(name, thrownReason(error), problems);
    return [];
  }
};

const reportUnusable = (file: string, reason: string, problems: ProblemList): void =>
  problems.add(input.nameUnusable, { file, at: '', reason }, { file });

/** Pages that cannot be read are reported when they are read. */
const isReadable = (folder: string, file: string, name: string, problems: ProblemList): boolean => {
  if (isPage(file)) return true;
  try {
    accessSync(join(folder, file), constants.R_OK);
    return true;
  } catch (error) {
    reportUnusable(sourceName(name, file), thrownReason(error), problems);
    return false;
  }
};

const isPublished = (file: string): boolean => {
  const hidden = file.split('/').some((part, index) => part.startsWith('.') && !(index === 0 && part === '.well-known'));
  return !hidden && !LEFT_OUT.test(file) && !HOST_OWNED.includes(file);
};

const reportLeftOut = (left: readonly string[], name: string, problems: ProblemList): void => {
  const some = left.slice(0, 5).join(', ') + (left.length > 5 ? ', ...' : '');
  if (left.length > 0) problems.add(input.fileLeftOut, { count: left.length, files: some }, { file: name });
};

/** Path of the page that an HTML file of a site is. */
export const pagePath = (file: string): string => `/${file.replace(IS_PAGE, '').replace(/(^|\/)index$/i, '$1')}`;

/** How messages name a file of a site: `_site/pricing/index.html`; of a crawled one by its address. */
export const sourceName = (name: string, file: string): string =>
  name.includes('://') ? name + encodePath(IS_PAGE.test(file) ? pagePath(file) : `/${file}`) : `${name}/${file}`;

/** Paths that are answered by sitec whether or not a file lies there. */
const RESERVED: readonly { readonly path: string; readonly below: boolean; readonly owner: string }[] = [
  { path: paths.mcp, below: false, owner: 'the MCP endpoint' },
  { path: paths.a2a, below: false, owner: 'the A2A endpoint' },
  { path: '/api', below: true, owner: 'the API' },
  { path: '/_sitec', below: true, owner: 'the folder of what sitec itself reads' },
];

const reportReserved = (documents: readonly Document[], name: string, problems: ProblemList): void => {
  for (const { file, path } of documents) {
    const stem = pathKey(path);
    const taken = RESERVED.find((reserved) => stem === reserved.path || (reserved.below && stem.startsWith(`${reserved.path}/`)));
    if (taken)
      problems.add(input.pathReserved, { file: sourceName(name, file), path, owner: taken.owner }, { file: sourceName(name, file) });
  }
};

/** Paths that differ only by case, Unicode form or the slash at the end are one path on some systems. */
export const pathKey = (path: string): string => pageStem(path).normalize('NFC').toLowerCase();

/** `x.html` and `x/index.html` would both answer /x: the first in code unit order stays, the other is an error. */
const withoutDoubles = (documents: readonly Document[], name: string, problems: ProblemList): readonly Document[] => {
  const seen = new Map<string, Document>();
  for (const document of documents.toSorted((a, b) => compare(a.path, b.path))) {
    const key = pathKey(document.path);
    const first = seen.get(key);
    if (first)
      problems.add(
        input.pathTaken,
        { path: key.slice(1), first: first.file, second: document.file },
        { file: sourceName(name, document.file) },
      );
    else seen.set(key, document);
  }
  return [...seen.values()];
};
