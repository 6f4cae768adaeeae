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
/** How long the text is for a model, so that it can be told before it is read. Hosts that only know patterns cannot say it. */
const TOKENS: Header = ['X-Markdown-Tokens', '{tokens}'];
const MARKDOWN = 'text/markdown; charset=utf-8'; // RFC 7763 requires the parameter; without it Arabic and Urdu arrive broken.
const HTML = 'text/html; charset=utf-8';

const type = (value: string): Header => ['Content-Type', value];

const serverCardCors = (): readonly Header[] => [
  CORS,
  ['Access-Control-Allow-Methods', 'GET'],
  ['Access-Control-Allow-Headers', 'Content-Type, If-None-Match'],
  ['Access-Control-Expose-Headers', 'ETag'],
];

/**
 * The header table: one row a class of files, the only place that decides types, caching, CORS, Vary and Link. Host files and the
 * runtime's index are both made from it. `{page}` stands for a page's path without its last slash, `{type}` for a media type by
 * extension, `{links}` for the Link set of a page, `{schema}` for the path of the JSON Schema of a document, `{tokens}` for the
 * estimated tokens of a markdown text, `{modified}` for the date of a file; a file without one of the last three has no such header.
 *
 * Negotiated markdown is `private`: a shared cache that ignores Vary could otherwise serve it to browsers (RFC 9111, section 4.1).
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
  card: [type('application/json'), VARY, HOUR, CORS, NOSNIFF],
  /** A2A 1.0 section 8.6.1 wants a date beside the entity tag. */
  agentCard: [type('application/json'), VARY, HOUR, ['Last-Modified', '{modified}'], CORS, NOSNIFF],
  serverCard: [type('application/json'), VARY, HOUR, ...serverCardCors(), NOSNIFF],
  serverCardFile: [type('application/mcp-server-card+json'), VARY, HOUR, ...serverCardCors(), NOSNIFF],
  aiCatalog: [type('application/ai-catalog+json'), VARY, HOUR, CORS, NOSNIFF],
  skill: [type(MARKDOWN), ['Cache-Control', 'public, max-age=3600, no-transform'], CORS, TOKENS, NOSNIFF],
  text: [type('text/plain; charset=utf-8'), VARY, HOUR, NOSNIFF],
  /** security.txt is read by tools in pages of other origins, as the other files of /.well-known/ are. */
  securityText: [type('text/plain; charset=utf-8'), VARY, HOUR, CORS, NOSNIFF],
  /** llms.txt and its parts: markdown, but readers expect plain text. */
  llms: [type('text/plain; charset=utf-8'), VARY, HOUR, TOKENS, NOSNIFF],
  markdownFile: [type(MARKDOWN), VARY, HOUR, CORS, TOKENS, NOSNIFF],
  sitemap: [type('application/xml'), VARY, HOUR, NOSNIFF],
  script: [type('text/javascript; charset=utf-8'), VARY, HOUR, NOSNIFF],
  /** A module and the data that it reads belong to one build, so that neither may be older than the other. */
  module: [type('text/javascript; charset=utf-8'), VARY, REVALIDATE, NOSNIFF],
  asset: [type('{type}'), VARY, REVALIDATE, TOKENS, NOSNIFF],
  /** Never compressed: what requests it is a program that has loaded it already, or wants its digest. */
  internal: [type('application/json'), REVALIDATE, CORS, NOSNIFF],
  /** Files that a host reads and nobody requests. */
  hostFile: [type('text/plain; charset=utf-8')],
} as const satisfies Record<string, HeaderSet>;

/** A row of the header table. */
export type HeaderClass = keyof typeof headerTable;

/** True for files of which the tokens are told: those of rows that say so, and of the site's own files the markdown. */
export const countsTokens = (row: HeaderClass, media: string): boolean =>
  headerTable[row].some((header: Header) => header === TOKENS) && (row !== 'asset' || media === MARKDOWN);

/** True for files that may be sent compressed: their rows say that they vary by it. */
export const variesByCoding = (set: HeaderSet): boolean =>
  set.some(([name, value]) => name === 'Vary' && value.includes('Accept-Encoding'));

/** What a page points machines to (RFC 8288): a target, which is a path with `{page}` for the page's own, its relation and media type. */
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
  { path: paths.aiCatalog, rel: 'ai-catalog' },
];

/** The relations of a page: its markdown and everything that describes the site. Targets that the bundle does not hold are left out. */
export const pageRelations = (has: (path: string) => boolean): readonly PageRelation[] => RELATIONS.filter(({ path }) => has(path));

/** The relations as the Link header of a page. */
export const pageLinks = (has: (path: string) => boolean): string =>
  pageRelations(has)
    .map(({ path, rel, type: media }) => `<${path}>; rel="${rel}"${media === undefined ? '' : `; type="${media}"`}`)
    .join(', ');

/** Media types of the files that sites carry, by extension. */
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

/** Media type of a file by its extension; unknown ones are bytes, never guessed. */
export const mediaType = (path: string): string =>
  TYPES.get(/\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '') ?? 'application/octet-stream';
