import { a2aTable } from '../../compiler/protocols/a2a.ts';
import { httpTable, limitTable, missingApiPath } from '../../compiler/protocols/http.ts';
import { chunksOf } from '../../runtime/body.ts';
import { INDEX_FORMAT, type Bundle, type RuntimeIndex, type Variant } from '../../runtime/bundle.ts';
import type { HeaderSet } from '../../runtime/contract/reply.ts';
import type { ServiceRequest, ServiceResponse } from '../../runtime/exchange.ts';
import { buildOf, bundleOf } from '../passage-build.ts';
import { MCP } from './mcp/fixture-mcp.ts';
import { DOCUMENT_FILES, GUIDES, TAIL, titleOf } from './mcp/fixture-tools.ts';

export const SITE = 'https://acme.example';

const PAGE_LINKS = '<{page}/index.md>; rel="alternate"; type="text/markdown", </llms.txt>; rel="describedby"; type="text/plain"';
const VARY = ['Vary', 'Accept, Accept-Encoding'] as const;
const NOSNIFF = ['X-Content-Type-Options', 'nosniff'] as const;
const FRESH = ['Cache-Control', 'public, max-age=0, must-revalidate'] as const;

const HEADERS: readonly HeaderSet[] = [
  [['Content-Type', 'text/html; charset=utf-8'], VARY, ['Link', PAGE_LINKS], FRESH, NOSNIFF],
  [
    ['Content-Type', 'text/markdown; charset=utf-8'],
    VARY,
    ['Link', PAGE_LINKS],
    ['Cache-Control', 'private, max-age=0, must-revalidate'],
    NOSNIFF,
  ],
  [
    ['Content-Type', 'text/markdown; charset=utf-8'],
    ['Link', '<{page}/>; rel="canonical"'],
    FRESH,
    ['Access-Control-Allow-Origin', '*'],
    NOSNIFF,
  ],
  [['Content-Type', 'application/json'], FRESH, ['Access-Control-Allow-Origin', '*'], NOSNIFF],
  [['Content-Type', 'text/html; charset=utf-8'], VARY, ['Cache-Control', 'no-store'], NOSNIFF],
  [['Content-Type', 'text/markdown; charset=utf-8'], VARY, ['Cache-Control', 'no-store'], NOSNIFF],
  [['Content-Type', 'application/json'], ['Cache-Control', 'no-store'], NOSNIFF],
];

export { GUIDES };

const result = (value: object): string =>
  JSON.stringify({ content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent: value }).slice(0, -1) + TAIL;
const guide = (slug: string): object => ({ slug, title: titleOf(slug), markdown: `# ${titleOf(slug)}\n` });

/** The first guide has two sections; only the second has the word `audience`. */
const SECTIONS = '## Start\n\nOpen the editor of the broadcast.\n\n## Choose the audience\n\nPick who gets the broadcast.\n';

const PASSAGES = bundleOf(
  buildOf([
    { path: '/', title: 'Home', markdown: '# Home\n' },
    { path: '/pricing/', title: 'Pricing', markdown: '# Pricing\n\n## What does Starter cost?\n\nStarter costs $19 a month.\n' },
    ...GUIDES.map((slug, position) => ({
      path: `/guides/${slug}/`,
      title: titleOf(slug),
      isGuide: true,
      markdown: position === 0 ? SECTIONS : '',
      description: position === 0 ? 'Send one message to many people.' : titleOf(slug),
    })),
  ]),
);

/** Files of the bundle by path. */
export const FILES: ReadonlyMap<string, string> = new Map([
  ['index.html', '<h1>Home</h1>'],
  ['index.md', '# Home\n'],
  ['pricing/index.html', '<h1>Pricing</h1>'],
  ['pricing/index.md', '# Pricing\n'],
  ['guía/index.html', '<h1>Guía</h1>'],
  ['guía/index.md', '# Guía\n'],
  ['api/v1/plans.json', '{"plans":[]}'],
  ['404.html', '<h1>Not found</h1>'],
  ['_sitec/404.md', '# Not found\n'],
  ['_sitec/404.json', '{"error":"not_found"}'],
  ['_sitec/mcp/get_plans/_.json', result({ currency: 'USD', plans: [] })],
  ['_sitec/mcp/list_features/_.json', result({ features: ['inbox', 'shop'] })],
  ['_sitec/mcp/list_features/available.json', result({ features: ['inbox', 'shop'] })],
  ['_sitec/mcp/list_features/beta.json', result({ features: ['shop'] })],
  ...GUIDES.map((slug) => [`_sitec/mcp/get_guide/${slug}.json`, result(guide(slug))] as const),
  ...DOCUMENT_FILES,
  ...[...PASSAGES.files].map(([file, stored]) => [file, stored.text()] as const),
]);

const page = (path: string, folder: string): RuntimeIndex['routes'] => {
  const html: Variant = [`${folder}index.html`, `"${folder}html"`, 0];
  const markdown: Variant = [`${folder}index.md`, `"${folder}md"`, 1];
  const route = { variant: html, markdown, page: encodeURI(path) };
  const twin = { variant: [`${folder}index.md`, `"${folder}md"`, 2] as const, page: encodeURI(path) };
  return { [`${path}/`]: route, [`${path}/index.md`]: twin, ...(path && { [path]: route, [`${path}.md`]: twin }) };
};

export const INDEX: RuntimeIndex = {
  format: INDEX_FORMAT,
  site: SITE,
  headers: HEADERS,
  routes: {
    ...page('', ''),
    ...page('/pricing', 'pricing/'),
    ...page('/guía', 'guía/'),
    '/api/v1/plans.json': { variant: ['api/v1/plans.json', '"plans"', 3] },
  },
  encodings: {},
  missing: {
    page: { variant: ['404.html', '"404"', 4], markdown: ['_sitec/404.md', '"404md"', 5] },
    api: { variant: ['_sitec/404.json', '"404json"', 6] },
    apiPath: missingApiPath,
  },
  http: httpTable(SITE),
  mcp: MCP,
  a2a: a2aTable(['en', 'de', 'ur-Latn', 'ar']),
  ...PASSAGES.index,
  limit: limitTable({ burst: 20, perMinute: 30 }),
};

/** A bundle of the fixture, with changes to its index and further files. */
export const createFixture = (changes: Partial<RuntimeIndex> = {}, files: Readonly<Record<string, string>> = {}): Bundle => {
  const all = new Map([...FILES, ...Object.entries(files)].map(([file, content]) => [file, new TextEncoder().encode(content)]));
  return { index: { ...INDEX, ...changes }, read: async (file) => all.get(file) ?? Promise.reject(new Error(`no file ${file}`)) };
};

/** A request without a socket. Header names are lower case. */
export const request = (method: string, target: string, headers: Readonly<Record<string, string>> = {}, body = ''): ServiceRequest => {
  const bytes = new TextEncoder().encode(body);
  return {
    method,
    target,
    address: '192.0.2.1',
    header: (name) => headers[name],
    body: async (limit) => (bytes.length > limit ? undefined : bytes),
  };
};

/** The body of an answer as text; empty without one. */
export const textOf = (body: ServiceResponse['body']): string =>
  Buffer.concat(chunksOf(body).map((chunk) => Buffer.from(chunk))).toString();
