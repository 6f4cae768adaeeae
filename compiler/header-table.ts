import type { HeaderSet } from '../runtime/contract/reply.ts';
import { paths } from './paths.ts';

type Header = readonly [name: string, value: string];

const NOSNIFF: Header = ['X-Content-Type-Options', 'nosniff'];
const CORS: Header = ['Access-Control-Allow-Origin', '*'];
const REVALIDATE: Header = ['Cache-Control', 'public, max-age=0, must-revalidate'];
const HOUR: Header = ['Cache-Control', 'public, max-age=3600'];
const VARY: Header = ['Vary', 'Accept-Encoding'];
const VARY_ACCEPT: Header = ['Vary', 'Accept, Accept-Encoding'];
const CANONICAL: Header = ['Link', '<{page}/>; rel="canonical"'];
const DESCRIBED: Header = ['Link', '<{schema}>; rel="describedby"; type="application/schema+json"'];
/** Length of the text for a model, so that clients know it before they read the text. Hosts with only wildcard rules cannot set it. */
const TOKENS: Header = ['X-Markdown-Tokens', '{tokens}'];
const MARKDOWN = 'text/markdown; charset=utf-8'; // RFC 7763 requires the parameter. Without it, Arabic and Urdu are decoded wrongly.
const HTML = 'text/html; charset=utf-8';

const type = (value: string): Header => ['Content-Type', value];

const serverCardCors = (): readonly Header[] => [
  CORS,
  ['Access-Control-Allow-Methods', 'GET'],
  ['Access-Control-Allow-Headers', 'Content-Type, If-None-Match'],
  ['Access-Control-Expose-Headers', 'ETag'],
];

/**
 * The header table: one row for each class of files. It is the only place that defines types, caching, CORS, Vary and Link; host files and
 * the runtime's index are both made from it. Placeholders:
 * - `{page}`: path of a page without its last slash
 * - `{type}`: media type by extension
 * - `{links}`: Link set of a page
 * - `{schema}`: path of the JSON Schema of a document
 * - `{tokens}`: estimated tokens of a markdown text
 * - `{modified}`: date of a file
 * A file without a value for one of the last three does not have that header. Negotiated markdown is `private`: a shared cache that ignores
 * Vary could otherwise serve it to browsers (RFC 9111, section 4.1).
 */
export const headerTable = {
  page: [type(HTML), VARY_ACCEPT, ['Link', '{links}'], REVALIDATE, NOSNIFF],
  pageMarkdown: [
    type(MARKDOWN),
    VARY_ACCEPT,
    ['Link', '{links}'],
    ['Cache-Control', 'private, max-age=0, must-revalidate'],
    TOKENS,
    NOSNIFF,
  ],
  twin: [type(MARKDOWN), VARY, CANONICAL, REVALIDATE, CORS, TOKENS, NOSNIFF],
  htmlFile: [type(HTML), VARY, CANONICAL, REVALIDATE, NOSNIFF],
  missingPage: [type(HTML), VARY_ACCEPT, ['Cache-Control', 'no-store'], NOSNIFF],
  missingMarkdown: [type(MARKDOWN), VARY_ACCEPT, ['Cache-Control', 'no-store'], TOKENS, NOSNIFF],
  missingApi: [type('application/json'), VARY_ACCEPT, ['Cache-Control', 'no-store'], CORS, NOSNIFF],
  api: [type('application/json'), VARY, DESCRIBED, REVALIDATE, CORS, NOSNIFF],
  schema: [type('application/schema+json'), VARY, REVALIDATE, CORS, NOSNIFF],
  apiCatalog: [
    type('application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'),
    VARY,
    ['Link', `<${paths.apiCatalog}>; rel="api-catalog"`],
    HOUR,
    CORS,
    NOSNIFF,
  ],
  /** A2A 1.0 section 8.6.1 requires a date in addition to the entity tag. */
  card: [type('application/json'), VARY, HOUR, ['Last-Modified', '{modified}'], CORS, NOSNIFF],
  serverCard: [type('application/json'), VARY, HOUR, ...serverCardCors(), NOSNIFF],
  serverCardFile: [type('application/mcp-server-card+json'), VARY, HOUR, ...serverCardCors(), NOSNIFF],
  aiCatalog: [type('application/ai-catalog+json'), VARY, HOUR, CORS, NOSNIFF],
  atomFeed: [type('application/atom+xml'), VARY, HOUR, CORS, NOSNIFF],
  jsonFeed: [type('application/feed+json'), VARY, HOUR, CORS, NOSNIFF],
  skill: [type(MARKDOWN), ['Cache-Control', 'public, max-age=3600, no-transform'], CORS, TOKENS, NOSNIFF],
  text: [type('text/plain; charset=utf-8'), VARY, HOUR, NOSNIFF],
  /** Tools in pages of other origins read security.txt, as they do other files of /.well-known/. */
  securityText: [type('text/plain; charset=utf-8'), VARY, HOUR, CORS, NOSNIFF],
  /** llms.txt files are markdown, but readers expect plain text. */
  llms: [type('text/plain; charset=utf-8'), VARY, HOUR, TOKENS, NOSNIFF],
  markdownFile: [type(MARKDOWN), VARY, HOUR, CORS, TOKENS, NOSNIFF],
  sitemap: [type('application/xml'), VARY, HOUR, NOSNIFF],
  script: [type('text/javascript; charset=utf-8'), VARY, HOUR, NOSNIFF],
  /** A module and its data belong to one build, so neither may be older than the other. */
  module: [type('text/javascript; charset=utf-8'), VARY, REVALIDATE, NOSNIFF],
  asset: [type('{type}'), VARY, REVALIDATE, TOKENS, NOSNIFF],
  /** Files of the site whose names change with their bytes, so that no copy of them is ever old (RFC 8246). */
  hashedAsset: [type('{type}'), VARY, ['Cache-Control', 'public, max-age=31536000, immutable'], NOSNIFF],
  /** Never compressed, because only a program that is already loaded, or that needs the digest, requests it. */
  internal: [type('application/json'), REVALIDATE, CORS, NOSNIFF],
  /** Files that only a host reads. */
  hostFile: [type('text/plain; charset=utf-8')],
} as const satisfies Record<string, HeaderSet>;

/** A row of the header table. */
export type HeaderClass = keyof typeof headerTable;

/** True for rows of files that people's browsers load and the endpoints never read. */
export const isAsset = (row: HeaderClass): boolean => row === 'asset' || row === 'hashedAsset';

/** True for files with a token header: rows with that header, and markdown files of the site. */
export const countsTokens = (row: HeaderClass, media: string): boolean =>
  headerTable[row].some((header: Header) => header === TOKENS) && (row !== 'asset' || media === MARKDOWN);

/** True for files that may be compressed: their rows vary by the coding. */
export const variesByCoding = (set: HeaderSet): boolean =>
  set.some(([name, value]) => name === 'Vary' && value.includes('Accept-Encoding'));

/** A link from a page for machines (RFC 8288): a target path, in which `{page}` is the page's path, with relation and media type. */
export interface PageRelation {
  readonly path: string;
  readonly rel: string;
  readonly type?: string;
}

const RELATIONS: readonly PageRelation[] = [
  { path: '{page}/index.md', rel: 'alternate', type: 'text/markdown' },
  { path: paths.apiCatalog, rel: 'api-catalog', type: 'application/linkset+json' },
  { path: paths.openapi, rel: 'service-desc' },
  { path: paths.developers, rel: 'service-doc', type: 'text/html' },
  { path: paths.llms, rel: 'describedby', type: 'text/plain' },
  { path: paths.sitemap, rel: 'sitemap', type: 'application/xml' },
  { path: paths.ard, rel: 'ard' },
  { path: paths.aiCatalog, rel: 'ai-catalog' },
];

/** The relations of a page: its markdown, and the files that describe the site. Targets that the bundle does not have are left out. */
export const pageRelations = (has: (path: string) => boolean): readonly PageRelation[] => RELATIONS.filter(({ path }) => has(path));

/** The relations of a page that another llms.txt than that of the root covers; `path` is its path, percent-encoded. */
export const describedBy = (relations: readonly PageRelation[], path: string): readonly PageRelation[] =>
  relations.map((relation) => (relation.path === paths.llms ? { ...relation, path } : relation));

/** The Link header of a page with another llms.txt; `path` is its path, percent-encoded, or the variable of a host. */
export const linksDescribedBy = (links: string, path: string): string =>
  links.replace(`<${paths.llms}>; rel="describedby"`, () => `<${path}>; rel="describedby"`);

/** The relations as the Link header of a page. */
export const pageLinks = (has: (path: string) => boolean): string =>
  pageRelations(has)
    .map(({ path, rel, type: media }) => `<${path}>; rel="${rel}"${media === undefined ? '' : `; type="${media}"`}`)
    .join(', ');

/** Media types by file extension. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['avif', 'image/avif'],
  ['css', 'text/css; charset=utf-8'],
  ['csv', 'text/csv; charset=utf-8'],
  ['gif', 'image/gif'],
  ['ico', 'image/x-icon'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['js', 'text/javascript; charset=utf-8'],
  ['json', 'application/json'],
  ['md', MARKDOWN],
  ['mjs', 'text/javascript; charset=utf-8'],
  ['mp3', 'audio/mpeg'],
  ['mp4', 'video/mp4'],
  ['otf', 'font/otf'],
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['ttf', 'font/ttf'],
  ['txt', 'text/plain; charset=utf-8'],
  ['wasm', 'application/wasm'],
  ['webm', 'video/webm'],
  ['webmanifest', 'application/manifest+json'],
  ['webp', 'image/webp'],
  ['woff', 'font/woff'],
  ['woff2', 'font/woff2'],
  ['xml', 'application/xml'],
  ['zip', 'application/zip'],
]);

/** Media type of a file by its extension; unknown ones are binary data and never guessed. */
export const mediaType = (path: string): string =>
  TYPES.get(/\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '') ?? 'application/octet-stream';

/** The media type of a Content-Type in lower case, without parameters; empty for none. */
export const bareType = (contentType: string | null = ''): string => contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
