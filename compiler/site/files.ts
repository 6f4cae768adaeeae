import { accessSync, constants, lstatSync, readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { thrownReason } from '../base/errors.ts';
import { fileKey } from '../base/file-path.ts';
import { grouped } from '../base/group-by.ts';
import { writesPath } from '../config/only.ts';
import type { Settings } from '../config/settings.ts';
import { inputOf } from '../config/sources.ts';
import { readHtml } from '../html/html.ts';
import { parsePage } from '../markdown/parse.ts';
import { encodePath, indexNowPath, pageStem, paths } from '../paths.ts';
import { input } from '../problems/input.ts';
import { compare, firstOf, type ProblemList } from '../problems/problem.ts';

/**
 * Host configuration files at the top of a bundle. The site does not publish its own ones, and other hosts do not use them. `_headers` and
 * `_redirects` are used by several hosts.
 */
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

/** A page of the site before it is parsed. */
export interface Document {
  /** Path of the HTML file inside the site folder, with forward slashes. */
  readonly file: string;
  /** Path of the page: `/`, `/pricing/` for pricing/index.html, `/pricing` for pricing.html. */
  readonly path: string;
}

/** The content of a site folder. */
export interface SiteFiles {
  /** Every page, sorted by path, without 404.html. */
  readonly documents: readonly Document[];
  readonly notFound: Document | null;
  /** Every other file that is published unchanged, sorted. */
  readonly assets: readonly string[];
  /** Host configuration files that the chosen hosts use. They are not published unchanged. */
  readonly taken: readonly string[];
}

/** Other files that must not be in a public bundle: source maps, keys, and files that sitec writes itself. */
const LEFT_OUT = /(?:\.map|\.pem|\.key|\.DS_Store|(?:^|\/)id_rsa[^/]*)$|^sitec-manifest\.json$|^_sitec(?:\/|$)/;

/** Files that the configuration writes. They replace those of the site. */
const configuredFiles = ({ config, only }: Pick<Settings, 'config' | 'only'>): readonly string[] =>
  [
    ...(config.security === undefined ? [] : [paths.securityTxt]),
    ...(config.indexNow === undefined ? [] : [indexNowPath(config.indexNow.key)]),
  ]
    .filter((path) => writesPath(only, path))
    .map((path) => path.slice(1));

const IS_PAGE = /\.html?$/i;

/** Fallback pages that generators of single-page applications write for unknown paths. They are empty and should not be indexed. */
const FALLBACK = '200.html';

const isPage = (file: string): boolean => IS_PAGE.test(file) && file !== FALLBACK;

/**
 * Lists the pages and files of a site. `name` is the name of its folder in messages. Files that the configuration writes are left out.
 * Other files that are left out or unusable are reported, except host configuration files.
 */
export const listSite = (
  folder: string,
  name: string,
  takes: readonly string[],
  settings: Pick<Settings, 'config' | 'only'>,
  problems: ProblemList,
): SiteFiles => {
  const written = new Set(configuredFiles(settings));
  const found = selected(walk(folder, name, problems), folder, inputOf(settings.config));
  const published = found.files.filter((file) => isPublished(file) && isReadable(folder, file, name, problems));
  const isTaken = (file: string): boolean => !isPublished(file) && takes.includes(file) && isReadable(folder, file, name, problems);
  const taken = found.files.filter(isTaken);
  const left = [...found.files.filter((file) => !isPublished(file) && !taken.includes(file)), ...found.others].sort(compare);
  reportLeftOut(left, name, problems);
  for (const file of published.filter((candidate) => written.has(candidate)))
    problems.add(input.fileReplaced, { file }, { file: sourceName(name, file) });
  const all = found.files.filter((file) => isPublished(file) && isPage(file)).map((file) => ({ file, path: pagePath(file) }));
  const isNotFound = ({ path }: Document): boolean => path === '/404';
  const { documents, doubles } = withoutDoubles(
    all.filter((document) => !isNotFound(document)),
    folder,
  );
  const assets = [...published.filter((file) => !isPage(file) && !written.has(file)), ...doubles].sort(compare);
  reportReserved([...documents, ...assets.map((file) => ({ file, path: `/${file}` }))], name, problems);
  return { documents, notFound: all.find(isNotFound) ?? null, assets, taken };
};

interface Found {
  /** Regular files, sorted. */
  readonly files: readonly string[];
  /** Links, pipes and devices, which are not followed or read. */
  readonly others: readonly string[];
}

const walk = (folder: string, name: string, problems: ProblemList): Found => {
  const files: string[] = [];
  const others: string[] = [];
  const visit = (below: string): void => {
    for (const item of itemsOf(join(folder, below), `${name}/${below}`, problems)) {
      const path = below + item.name;
      // A name that is not UTF-8 is decoded to another name, which does not exist.
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

/** Pages that cannot be read are reported later. */
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
  if (left.length > 0) problems.add(input.fileLeftOut, { count: left.length, files: firstOf(left) }, { file: name });
};

/** Path of the page of an HTML file. */
export const pagePath = (file: string): string => `/${file.replace(IS_PAGE, '').replace(/(^|\/)index$/i, '$1')}`;

/** The name of a file in messages: `_site/pricing/index.html`. For a crawled site, its address. */
export const sourceName = (name: string, file: string): string =>
  name.includes('://') ? name + encodePath(IS_PAGE.test(file) ? pagePath(file) : `/${file}`) : `${name}/${file}`;

/** Paths that a server with endpoints answers itself. */
const ENDPOINTS: ReadonlyMap<string, string> = new Map([
  [paths.mcp, 'the MCP endpoint'],
  [paths.a2a, 'the A2A endpoint'],
]);

const reportReserved = (documents: readonly Document[], name: string, problems: ProblemList): void => {
  for (const { file, path } of documents) {
    const owner = ENDPOINTS.get(pathKey(path));
    if (owner !== undefined)
      problems.add(input.pathReserved, { file: sourceName(name, file), path, owner }, { file: sourceName(name, file) });
  }
};

/** A key for the path of a page, which may have a trailing slash. */
export const pathKey = (path: string): string => fileKey(pageStem(path));

/**
 * `x.html` and `x/index.html` are two files for one page. The page is the one with the canonical address of both, else `x/index.html`. The
 * other is published unchanged.
 */
const withoutDoubles = (
  documents: readonly Document[],
  folder: string,
): { readonly documents: readonly Document[]; readonly doubles: readonly string[] } => {
  const alike = grouped(
    documents.toSorted((a, b) => compare(a.path, b.path)),
    ({ path }) => pathKey(path),
  );
  const chosen = [...alike.values()].map((group) => (group.length === 1 ? group : canonicalFirst(group, folder)));
  return {
    documents: chosen.flatMap((group) => group.slice(0, 1)).sort((a, b) => compare(a.path, b.path)),
    doubles: chosen.flatMap((group) => group.slice(1).map(({ file }) => file)),
  };
};

const canonicalFirst = (group: readonly Document[], folder: string): readonly Document[] => {
  const isCanonical = ({ file, path }: Document): boolean => {
    const source = readHtml(join(folder, file));
    const address = 'text' in source ? parsePage(source.text).head.canonical : undefined;
    if (address === undefined || !URL.canParse(address, 'https://x.invalid')) return false;
    const { pathname } = new URL(address, 'https://x.invalid');
    // The site may be below a path of its host, which is not known yet.
    return [path, `/${file}`].some((spelling) => pathname.endsWith(encodePath(spelling)));
  };
  const first = group.find(isCanonical) ?? group.find(({ path }) => path.endsWith('/'));
  return first === undefined ? group : [first, ...group.filter((document) => document !== first)];
};
