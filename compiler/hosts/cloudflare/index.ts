import { HEADERS_FILE } from '../../headers/headers-file.ts';
import { hosts as problems } from '../../problems/hosts.ts';
import { defineHost, type HostFile } from '../host.ts';
import { cloudflareHeaders } from './headers.ts';
import { assetsIgnore, pagesRoutes, wranglerConfig } from './worker.ts';

const FREE_FILES = 20_000;
const LIMITS = {
  source: 'https://developers.cloudflare.com/workers/platform/limits/',
  files: 100_000,
  fileBytes: 25 * 1024 * 1024,
} as const;

const inBundle = (path: string, body: string): HostFile => ({ place: 'bundle', path, body });
const beside = (path: string, body: string): HostFile => ({ place: 'deploy', path, body });

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
