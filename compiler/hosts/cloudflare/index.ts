import type { HeaderSet } from '../../../runtime/contract/reply.ts';
import {
  headerLine,
  HEADERS_FILE,
  headersBlocks,
  headersText,
  type HeadersBlock,
  type HeadersDialect,
} from '../../headers/headers-file.ts';
import type { HeaderPlan } from '../../headers/rules.ts';
import { hosts as problems } from '../../problems/hosts.ts';
import type { ProblemList } from '../../problems/problem.ts';
import { beside, defineHost, inBundle } from '../host.ts';
import { assetsIgnore, pagesRoutes, wranglerConfig } from './worker.ts';

/** What a `_headers` file may hold; what is beyond is skipped with a warning. */
const HEADER_LIMITS = { source: 'https://developers.cloudflare.com/workers/static-assets/headers/', rules: 100, line: 2000 } as const;

const NOTE =
  'Written by sitec from its header table. The splat is what a wildcard matched; every block that matches counts, and ! takes a header away.';

/** The first line of a block. */
const IS_PATH = /^\s*(?:\/|\S+:\/\/)/;

/** Text of `_headers` as Cloudflare reads it; `own` are the rules of the site. More rules than Cloudflare takes are a problem. */
const cloudflareHeaders = ({ page, ...plan }: HeaderPlan, own: string | null, list: ProblemList): string => {
  // The media type of HTML is the host's own business.
  const common = page.filter(([name]) => name !== 'Content-Type');
  const text = headersText(NOTE, headersBlocks({ page, ...plan }, dialectOf(common)), own);
  checkText(text, list);
  return text;
};

/** Cloudflare compares paths in the form that it redirects to, and fills in what its wildcard matched. */
const dialectOf = (page: HeaderSet): HeadersDialect => ({
  page,
  pageBlocks: pageBlocks(page),
  encode: (path) => path.split('/').map(encodeURIComponent).join('/'),
  isAmbiguous: (path) => path.includes('*'),
  fill: (value, target) => value.replace('{page}', () => target.page),
  remove: (name) => `  ! ${name}`,
});

/**
 * The blocks of pages. Only a worker knows which paths these are, so that they are for all, and what the rules of files take away. The wildcard
 * cannot leave out the slash at the end: each form of an address has a block for what names the page.
 */
const pageBlocks = (page: HeaderSet): readonly HeadersBlock[] => {
  const ofPage = page.filter(([, value]) => value.includes('{page}'));
  const fill = (set: HeaderSet, stem: string): readonly string[] =>
    set.map(([name, value]) => headerLine([name, value.replace('{page}', () => stem)]));
  const again = (path: string, stem: string): HeadersBlock => ({
    path,
    lines: [...ofPage.map(([name]) => `  ! ${name}`), ...fill(ofPage, stem)],
  });
  return [{ path: '/*', lines: fill(page, '/:splat') }, again('/*/', '/:splat'), again('/', '')];
};

const checkText = (text: string, list: ProblemList): void => {
  const lines = text.split('\n');
  const rules = lines.filter((line) => IS_PATH.test(line)).length;
  const longest = Math.max(...lines.map((line) => line.trim().length));
  const report = (most: number, what: string, count: number, advice: string): void =>
    list.add(problems.hostLimit, { host: 'Cloudflare', most, what, count: String(count), source: HEADER_LIMITS.source, advice });
  if (rules > HEADER_LIMITS.rules)
    report(HEADER_LIMITS.rules, 'rules in _headers', rules, 'shorten the `_headers` of the site; ours are already as few as there can be');
  if (longest > HEADER_LIMITS.line)
    report(HEADER_LIMITS.line, 'characters a line of _headers', longest, 'shorten the name of the file, or the line');
};

const FREE_FILES = 20_000;
const LIMITS = {
  source: 'https://developers.cloudflare.com/workers/platform/limits/',
  files: 100_000,
  fileBytes: 25 * 1024 * 1024,
} as const;

/** Cloudflare Workers with static assets; the same bundle can be published by Cloudflare Pages. */
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
