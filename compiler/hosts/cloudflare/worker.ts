import { createHash } from 'node:crypto';
import { prettyJson } from '../../base/json.ts';
import { encodePath, missingPaths } from '../../paths.ts';
import { HOST_OWNED } from '../../site/files.ts';
import { fileLikePages } from '../file-like-paths.ts';
import type { HostPlan } from '../host.ts';

/** Whose behaviour the worker is tested with; a newer one changes nothing before it is tried. */
const COMPATIBILITY_DATE = '2026-04-01';
/** Longest name of a worker: it is a label of its address on workers.dev (RFC 1035). */
const LONGEST_NAME = 63;
/** Rules of `_routes.json`, and characters of one: https://developers.cloudflare.com/pages/functions/routing/ */
const ROUTES = { rules: 100, characters: 100 } as const;

/** In the syntax of .gitignore; wrangler itself reads the others. */
const UNPUBLISHED = HOST_OWNED.filter((file) => !['_headers', '_redirects', '.assetsignore'].includes(file)).map((file) => `/${file}`);

/**
 * Paths of files that only the worker answers rightly: the page for what is missing, those of sitec itself, most of which are nobody's business, and
 * those with characters for which Cloudflare would redirect to another spelling.
 */
const WORKER_FIRST: readonly string[] = [
  missingPaths.page,
  '/_sitec/*',
  '//*',
  ...Array.from('%,;@&=+$:', (character) => `/*${character}*`),
];

/**
 * Configuration of the worker. With neither handling of HTML nor of what is missing, a path that is the path of a file is a static asset, which
 * is free, and everything else runs the worker: pages, endpoints, and what does not exist.
 */
export const wranglerConfig = ({ build, bundlePath, rateLimit }: HostPlan): string =>
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

/** The binding counts in windows of a minute: what may come at once has to fit into one. */
const perMinute = ({ burst, perMinute: limit }: NonNullable<HostPlan['rateLimit']>): object => ({
  limit: Math.max(burst, limit),
  period: 60,
});

const workerName = (base: string): string => {
  const name = new URL(base).hostname.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return name.replace(/^-+/, '').slice(0, LONGEST_NAME).replace(/-+$/, '') || 'site';
};

/** Workers of one account share the counters of a number: every site has its own. */
const limitNamespace = (base: string): string => String(createHash('sha256').update(base).digest().readUInt32BE() % 1_000_000_000);

/** What of the bundle is not uploaded: files of other hosts, which are for everybody to read where files are published as they are. */
export const assetsIgnore = (): string => ['# Written by sitec: what Cloudflare Workers does not publish.', ...UNPUBLISHED, ''].join('\n');

/** Which paths run the worker on Cloudflare Pages: all but those of files, as far as patterns can tell. */
export const pagesRoutes = ({ headers, build }: HostPlan): string => {
  const disguised = fileLikePages(headers, build.pages);
  const globs = headers.rules
    .filter((rule) => rule.within === null && !disguised.some((page) => page.rule === rule))
    .map(({ pattern }) => ('path' in pattern ? encodePath(pattern.path) : `${encodePath(pattern.folder)}*${pattern.extension}`))
    // Pages redirects the addresses of HTML files to those of pages.
    .filter((glob) => !glob.endsWith('.html') && glob.length <= ROUTES.characters && glob.split('*').length <= 2);
  return prettyJson({ version: 1, include: ['/*'], exclude: globs.slice(0, ROUTES.rules - 1) });
};
