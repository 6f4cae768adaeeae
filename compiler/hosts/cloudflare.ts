import type { HeaderSet } from '../../runtime/bundle.ts';
import { headersBlocks, headersText } from '../headers-file.ts';
import { defineHost, type HostPlan } from '../host.ts';
import { paths } from '../paths.ts';

/** Cloudflare Workers with static assets. */
export const cloudflare = defineHost({
  name: 'cloudflare',
  title: 'Cloudflare Workers',
  supports: { headers: true, negotiation: true, post: true },
  codings: [],
  takes: ['_headers', '_redirects'],
  detection: { variables: ['CF_PAGES', 'WORKERS_CI'], files: [{ glob: 'wrangler.{toml,json,jsonc}' }] },
  *emit(plan) {
    const note = 'Written by sitec from its header table. Pages are folders: the splat of /guides/x/ is "guides/x/".';
    yield { place: 'bundle', path: paths.headers.slice(1), body: headersText(note, headersBlocks(plan.headers, pageHeaders(plan))) };
  },
});

/** The Link set as one rule. The splat gives the markdown's address for pages that are folders only; elsewhere the HTML's own link tells it. */
const pageHeaders = ({ headers, build }: HostPlan): HeaderSet => {
  const isFolders = build.pages.every(({ path }) => path.endsWith('/'));
  const links = (value: string): string =>
    isFolders ? value.replace('{page}/index.md', '/:splatindex.md') : value.replace(/^<\{page\}[^,]*, /, '');
  // The media type of HTML is the host's own business.
  return headers.page.filter(([name]) => name !== 'Content-Type').map(([name, value]) => [name, links(value)] as const);
};
