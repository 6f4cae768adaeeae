import { createHash } from 'node:crypto';
import type { HeaderSet } from '../../../runtime/contract/reply.ts';
import { prettyJson } from '../../base/json.ts';
import {
  headerLine,
  HEADERS_FILE,
  headersBlocks,
  headersText,
  type HeadersBlock,
  type HeadersDialect,
} from '../../headers/headers-file.ts';
import { describedSet, type HeaderPlan } from '../../headers/rules.ts';
import { encodePath, missingPaths } from '../../paths.ts';
import { hosts as problems } from '../../problems/hosts.ts';
import type { ProblemList } from '../../problems/problem.ts';
import { HOST_OWNED } from '../../site/files.ts';
import { fileLikePages } from '../file-like-paths.ts';
import { beside, defineHost, inBundle, type HostPlan } from '../host.ts';

/** Behaviour with which the worker is tested; a newer date needs a test first. */
const COMPATIBILITY_DATE = '2026-04-01';

/** Maximum length of a worker name: it is a label of its address on workers.dev (RFC 1035). */
const LONGEST_NAME = 63;

/** Rules of `_routes.json`, and characters of one: https://developers.cloudflare.com/pages/functions/routing/ */
const ROUTES = { rules: 100, characters: 100 } as const;

/** In the syntax of .gitignore; wrangler reads the other files. */
const UNPUBLISHED = HOST_OWNED.filter((file) => !['_headers', '_redirects', '.assetsignore'].includes(file)).map((file) => `/${file}`);

/**
 * Paths of files that the worker has to answer: the 404 page, internal files of sitec, most of which are private, and files with characters
 * for which Cloudflare would redirect to another spelling.
 */
const WORKER_FIRST: readonly string[] = [
  missingPaths.page,
  '/_sitec/*',
  '//*',
  ...Array.from('%,;@&=+$:', (character) => `/*${character}*`),
];

/**
 * Configuration of the worker. Cloudflare's handling of HTML and of missing paths is turned off. So the path of a file is a static asset,
 * which is free, and everything else runs the worker: pages, endpoints, and missing paths.
 */
const wranglerConfig = ({ build, bundlePath, rateLimit }: HostPlan): string =>
  `// Written by sitec. Deploy with \`npx wrangler deploy\` in this folder.\n${prettyJson({
    name: workerName(build.base),
    main: './worker.js',
    no_bundle: true,
    compatibility_date: COMPATIBILITY_DATE,
    assets: {
      directory: bundlePath,
      binding: 'ASSETS',
      html_handling: 'none',
      not_found_handling: 'none',
      run_worker_first: WORKER_FIRST,
    },
    ...(rateLimit && { ratelimits: [{ name: 'RPC_LIMIT', namespace_id: limitNamespace(build.base), simple: perMinute(rateLimit) }] }),
  })}`;

/** The binding counts in windows of a minute, so the burst has to fit into one. */
const perMinute = ({ burst, perMinute: limit }: NonNullable<HostPlan['rateLimit']>): object => ({
  limit: Math.max(burst, limit),
  period: 60,
});

const workerName = (base: string): string => {
  const name = new URL(base).hostname.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return name.replace(/^-+/, '').slice(0, LONGEST_NAME).replace(/-+$/, '') || 'site';
};

/** Workers of one account share the counters of a number, so each site has a different number. */
const limitNamespace = (base: string): string => String(createHash('sha256').update(base).digest().readUInt32BE() % 1_000_000_000);

/** Files of the bundle that are not uploaded: those of other hosts would be public. */
const assetsIgnore = (): string => ['# Written by sitec: what Cloudflare Workers does not publish.', ...UNPUBLISHED, ''].join('\n');

/** Paths that run the worker on Cloudflare Pages: all except those of files, as far as patterns can select them. */
const pagesRoutes = ({ headers, build }: HostPlan): string => {
  const disguised = fileLikePages(headers, build.pages);
  const globs = headers.rules
    .filter((rule) => rule.within === null && !disguised.some((page) => page.rule === rule))
    .map(({ pattern }) => ('path' in pattern ? encodePath(pattern.path) : `${encodePath(pattern.folder)}*${pattern.extension}`))
    // Pages redirects the addresses of HTML files to page addresses.
    .filter((glob) => !glob.endsWith('.html') && glob.length <= ROUTES.characters && glob.split('*').length <= 2);
  return prettyJson({ version: 1, include: ['/*'], exclude: globs.slice(0, ROUTES.rules - 1) });
};

/** Limits of a `_headers` file; Cloudflare skips the rest with a warning. */
const HEADER_LIMITS = { source: 'https://developers.cloudflare.com/workers/static-assets/headers/', rules: 100, line: 2000 } as const;

const NOTE =
  'Written by sitec from its header table. The splat is what a wildcard matched; every block that matches counts, and ! takes a header away.';

/** The first line of a block. */
const IS_PATH = /^\s*(?:\/|\S+:\/\/)/;

/** Text of `_headers` for Cloudflare; `own` are the rules of the site. Too many rules are a problem. */
const cloudflareHeaders = (plan: HeaderPlan, own: string | null, list: ProblemList): string => {
  // The host sets the media type of HTML itself.
  const common = plan.page.filter(([name]) => name !== 'Content-Type');
  const textWith = (scopes: HeaderPlan['scopes']): string => headersText(NOTE, headersBlocks(plan, dialectOf(common, scopes)), own);
  // With too many folders, the pages of the deepest ones name the llms.txt of a folder around theirs, which covers them too.
  const space = HEADER_LIMITS.rules - rulesIn(textWith([]));
  const text = textWith(plan.scopes.slice(0, Math.max(0, Math.floor(space / BLOCKS_OF_SCOPE))));
  checkText(text, list);
  return text;
};

/** Cloudflare compares paths in the form that it redirects to, and fills in the match of a wildcard. */
const dialectOf = (page: HeaderSet, scopes: HeaderPlan['scopes']): HeadersDialect => ({
  page,
  pageBlocks: pageBlocks(page, scopes),
  encode,
  isAmbiguous: (path) => path.includes('*'),
  fill: (value, target) => value.replace('{page}', () => target.page),
  remove: (name) => `  ! ${name}`,
});

const encode = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Blocks for the pages of a folder. */
const BLOCKS_OF_SCOPE = 3;

/**
 * The blocks of pages. Only a worker knows the paths of pages, so these blocks match all paths, and the rules of files remove their
 * headers. The wildcard cannot leave out the slash at the end, so each form of an address has a block for headers with the page.
 */
const pageBlocks = (page: HeaderSet, scopes: HeaderPlan['scopes']): readonly HeadersBlock[] => {
  const linksOf = (set: HeaderSet): HeaderSet => set.filter(([, value]) => value.includes('{page}'));
  const fill = (set: HeaderSet, stem: string): readonly string[] =>
    set.map(([name, value]) => headerLine([name, value.replace('{page}', () => stem)]));
  const again = (path: string, stem: string, links = linksOf(page)): HeadersBlock => ({
    path,
    lines: [...links.map(([name]) => `  ! ${name}`), ...fill(links, stem)],
  });
  const ofScopes = scopes
    .map(({ folder, path }) => ({ folder: encode(folder), links: linksOf(describedSet(page, path)) }))
    .filter(({ folder }) => !folder.includes('*'))
    .flatMap(({ folder, links }) => [
      again(`${folder}*`, `${folder}:splat`, links),
      again(`${folder}*/`, `${folder}:splat`, links),
      again(folder, folder.slice(0, -1), links),
    ]);
  return [{ path: '/*', lines: fill(page, '/:splat') }, again('/*/', '/:splat'), again('/', ''), ...ofScopes];
};

const rulesIn = (text: string): number => text.split('\n').filter((line) => IS_PATH.test(line)).length;

const checkText = (text: string, list: ProblemList): void => {
  const lines = text.split('\n');
  const rules = rulesIn(text);
  const longest = Math.max(...lines.map((line) => line.trim().length));
  const report = (most: number, what: string, count: number, advice: string): void =>
    list.add(problems.hostLimit, { host: 'Cloudflare', most, what, count: String(count), source: HEADER_LIMITS.source, advice });
  if (rules > HEADER_LIMITS.rules)
    report(
      HEADER_LIMITS.rules,
      'rules in _headers',
      rules,
      'shorten the `_headers` of the site; sitec already writes as few rules as possible',
    );
  if (longest > HEADER_LIMITS.line)
    report(HEADER_LIMITS.line, 'characters a line of _headers', longest, 'shorten the name of the file, or the line');
};

const FREE_FILES = 20_000;
const LIMITS = {
  source: 'https://developers.cloudflare.com/workers/platform/limits/',
  files: 100_000,
  fileBytes: 25 * 1024 * 1024,
} as const;

/** Cloudflare Workers with static assets; Cloudflare Pages can publish the same bundle. */
export const cloudflare = defineHost({
  name: 'cloudflare',
  title: 'Cloudflare',
  supports: { headers: true, negotiation: true, post: true },
  codings: [],
  takes: ['_headers', '_redirects'],
  limits: LIMITS,
  detection: { variables: ['CF_PAGES', 'WORKERS_CI'], files: [{ glob: 'wrangler.{toml,json,jsonc}' }] },
  *emit(plan) {
    const { build, files, headers, own, edge } = plan;
    if (files.length > FREE_FILES && files.length <= LIMITS.files)
      build.problems.add(problems.hostFreePlan, { host: 'Cloudflare', most: FREE_FILES, count: files.length, source: LIMITS.source });
    const redirects = own('_redirects');
    if (redirects !== null) yield inBundle('_redirects', redirects);
    yield inBundle(HEADERS_FILE, cloudflareHeaders(headers, own('_headers'), build.problems));
    yield inBundle('.assetsignore', assetsIgnore());
    yield inBundle('_routes.json', pagesRoutes(plan));
    yield inBundle('_worker.js', edge('cloudflare'));
    yield beside('wrangler.jsonc', wranglerConfig(plan));
    yield beside('worker.js', edge('cloudflare'));
  },
});
