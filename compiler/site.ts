import { existsSync, lstatSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastGlob from 'fast-glob';
import type { Settings } from './config.ts';
import { readContent, type Entry } from './content.ts';
import { readHtml } from './html.ts';
import { parsePage } from './markdown/parse.ts';
import { compare, Halt, type ProblemList } from './problem.ts';
import { input } from './problems/input.ts';

/** A page of the site, before it is read. */
export interface Document {
  /** Path of the HTML file inside the site folder, with forward slashes. */
  readonly file: string;
  /** Path of the page: `/`, `/pricing/` for pricing/index.html, `/pricing` for pricing.html. */
  readonly path: string;
}

/** What a build reads: the rendered site and its content sources. */
export interface Site {
  /** Folder of the rendered site, absolute. */
  readonly folder: string;
  /** The same, relative to the working folder, for messages. */
  readonly name: string;
  /** Public address: an origin without trailing slash. */
  readonly base: string;
  /** Every page, sorted by path; 404.html is not one of them. */
  readonly documents: readonly Document[];
  /** The site's own page for addresses that do not exist; null when it has none. */
  readonly notFound: Document | null;
  /** Every other file that is published as it is, sorted. */
  readonly assets: readonly string[];
  readonly entries: readonly Entry[];
}

const CANDIDATES = ['_site', 'build', 'out', '.output/public', '.vercel/output/static', 'public-html', 'dist'];

/** Files that never belong into a public bundle: source maps, keys, and files that hosts or sitec write themselves. */
const LEFT_OUT =
  /(?:\.map|\.pem|\.key|\.DS_Store|(?:^|\/)id_rsa[^/]*)$|^(?:_headers|_redirects|_routes\.json|_worker\.js|sitec-manifest\.json|CNAME|staticwebapp\.config\.json)$|^_sitec\//;

/** Files that sitec writes instead of the site's own. */
const REPLACED = new Set(['robots.txt', 'sitemap.xml']);

/** Lists the site's pages and files and reads the content sources. Throws `Halt` (exit code 3) when there is no site or no public address. */
export const readSite = (settings: Settings, problems: ProblemList): Site => {
  const folder = findFolder(settings, problems);
  checkFolders(folder, settings, problems);
  const files = fastGlob.sync('**/*', { cwd: folder, dot: true, onlyFiles: true, followSymbolicLinks: false, unique: true }).sort(compare);
  const published = files.filter((file) => isPublished(file) && lstatSync(join(folder, file)).isFile());
  reportLeftOut(files, published, settings, folder, problems);
  const name = relative(settings.cwd, folder).replaceAll('\\', '/') || '.';
  const documents = published.filter((file) => file.endsWith('.html')).map((file) => ({ file, path: pagePath(file) }));
  return {
    folder,
    name,
    base: findBase(settings, folder, name, problems),
    documents: withoutDoubles(
      documents.filter(({ file }) => file !== '404.html'),
      name,
      problems,
    ),
    notFound: documents.find(({ file }) => file === '404.html') ?? null,
    assets: published.filter((file) => !file.endsWith('.html') && !REPLACED.has(file)),
    entries: readContent(settings.content, settings.contentNamed, settings.cwd, problems),
  };
};

const findFolder = (settings: Settings, problems: ProblemList): string => {
  const candidates = settings.input === null ? CANDIDATES.map((name) => join(settings.cwd, name)) : [settings.input];
  const isSite = (folder: string): boolean => existsSync(join(folder, 'index.html')) && !existsSync(join(folder, 'sitec-manifest.json'));
  const found = settings.input === null ? candidates.find(isSite) : candidates.find((folder) => existsSync(folder));
  const isBundle = found !== undefined && existsSync(join(found, 'sitec-manifest.json'));
  const isEmpty =
    found !== undefined && fastGlob.sync('**/*.html', { cwd: found, onlyFiles: true, followSymbolicLinks: false }).length === 0;
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

/** The site must not lie in the output folder, which is replaced, nor the output folder in the site, which is read. */
const checkFolders = (folder: string, { out, cwd }: Settings, problems: ProblemList): void => {
  const lies = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(outer + sep);
  if (!lies(folder, out) && !lies(out, folder)) return;
  const name = (path: string): string => relative(cwd, path) || '.';
  problems.add(input.foldersOverlap, { site: name(folder), out: name(out), suggestion: `${name(folder)}-sitec` });
  throw new Halt(3);
};

const isPublished = (file: string): boolean => {
  const hidden = file.split('/').some((part, index) => part.startsWith('.') && !(index === 0 && part === '.well-known'));
  return !hidden && !LEFT_OUT.test(file);
};

const reportLeftOut = (
  files: readonly string[],
  published: readonly string[],
  settings: Settings,
  folder: string,
  problems: ProblemList,
): void => {
  const kept = new Set(published);
  const left = files.filter((file) => !kept.has(file));
  const some = left.slice(0, 5).join(', ') + (left.length > 5 ? ', ...' : '');
  if (left.length > 0)
    problems.add(input.fileLeftOut, { count: left.length, files: some }, { file: relative(settings.cwd, folder) || '.' });
  for (const file of published.filter((name) => REPLACED.has(name))) {
    problems.add(input.fileReplaced, { file }, { file: relative(settings.cwd, join(folder, file)) });
  }
};

const pagePath = (file: string): string => {
  if (file === 'index.html') return '/';
  return file.endsWith('/index.html') ? `/${file.slice(0, -'index.html'.length)}` : `/${file.slice(0, -'.html'.length)}`;
};

/** `x.html` and `x/index.html` would both answer /x: the first in code unit order stays, the other is an error. */
const withoutDoubles = (documents: readonly Document[], name: string, problems: ProblemList): readonly Document[] => {
  const seen = new Map<string, Document>();
  for (const document of documents.toSorted((a, b) => compare(a.path, b.path))) {
    const stem = document.path.replace(/\/$/, '').normalize('NFC').toLowerCase();
    const first = seen.get(stem);
    if (first)
      problems.add(
        input.pathTaken,
        { path: stem.slice(1), first: first.file, second: document.file },
        { file: `${name}/${document.file}` },
      );
    else seen.set(stem, document);
  }
  return [...seen.values()];
};

/** The public address: option, environment or configuration, else the canonical link of the home page. */
const findBase = (settings: Settings, folder: string, name: string, problems: ProblemList): string => {
  const given = settings.site ?? canonicalOf(folder);
  if (given === null) problems.add(input.baseUrlMissing, {}, { file: `${name}/index.html` });
  const base = given === null ? null : originOf(given, settings.site === null);
  if (given !== null && base === null) problems.add(input.baseUrlInvalid, { value: given });
  if (base === null) throw new Halt(3);
  return base;
};

const canonicalOf = (folder: string): string | null => {
  const home = join(folder, 'index.html');
  if (!existsSync(home)) return null;
  const page = readHtml(home);
  return 'problem' in page ? null : (parsePage(page.text).head.canonical ?? null);
};

const originOf = (address: string, isPage: boolean): string | null => {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const isPlain = url.username === '' && url.search === '' && url.hash === '' && (isPage || url.pathname === '/');
  return isPlain && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)) ? url.origin : null;
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
