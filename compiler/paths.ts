import { ENDPOINT_PATHS, MANIFEST_FILE } from '../runtime/bundle.ts';

/** Every public path, defined once. The Link header, catalogues, cards, robots.txt, docs and tests all use it. Paths start with a slash. */
export const paths = {
  api: '/api/v1/',
  openapi: '/openapi.json',
  apiCatalog: '/.well-known/api-catalog',
  mcp: ENDPOINT_PATHS.mcp[0],
  a2a: ENDPOINT_PATHS.a2a[0],
  mcpServerCard: '/.well-known/mcp/server-card.json',
  mcpServerCardAliases: ['/.well-known/mcp.json', '/mcp/server-card'],
  mcpRegistryProof: '/.well-known/mcp-registry-auth',
  agentCard: '/.well-known/agent-card.json',
  agentCardAlias: '/.well-known/agent.json',
  agentSkills: '/.well-known/agent-skills/index.json',
  ard: '/.well-known/ard.json',
  aiCatalog: '/.well-known/ai-catalog.json',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemapMarkdown: '/sitemap.md',
  auth: '/auth.md',
  securityTxt: '/.well-known/security.txt',
  webmcp: '/webmcp.js',
  copy: '/sitec-copy.js',
  search: '/search.js',
  searchIndex: '/search.json',
  developers: '/developers/',
  developersScript: '/developers/sitec.js',
  developersStyle: '/developers/sitec.css',
  manifest: `/${MANIFEST_FILE}`,
} as const;

const NAMED: ReadonlySet<string> = new Set(Object.values(paths).flat());

/** True for one of the paths above. Names that differ only by case or by Unicode form are the same file on many systems. */
export const isNamedPath = (path: string): boolean => NAMED.has(path.normalize('NFC').toLowerCase());

/** Files with the answers to missing paths. */
export const missingPaths = { page: '/404.html', markdown: '/_sitec/404.md', api: '/_sitec/404.json' } as const;

/** Path of a built-in kind's list document; emitters use the resource, because a declared kind may have another one. */
export const resourcePath = (name: string): string => `${paths.api}${name}.json`;

/** Path of a built-in kind's item document. */
export const itemPath = (name: string, slug: string): string => `${paths.api}${name}/${slug}.json`;

/** Path of a published JSON Schema, by the name of a kind or the word for one record. */
export const schemaPath = (name: string): string => `${paths.api}schemas/${name}.json`;

/** Path of a file with the entries of one section of llms.txt; `name` is the one of the page group, `number` counts its files from 1. */
export const llmsSectionPath = (name: string, number: number): string => `/llms/${name}${number === 1 ? '' : `/${number}`}.txt`;

/** Path of a part of the full text; parts are counted from 1. */
export const llmsFullPath = (number: number): string => `/llms-full/${number}.txt`;

/** Path of a part of the sitemap; parts are counted from 1. */
export const sitemapPath = (number: number): string => `/sitemap/${number}.xml`;

/** Folder of the compact forms of documents. */
export const BRIEF_FOLDER = '/_sitec/brief/';

/** Path of the compact form of a list document, for /mcp and browsers. */
export const briefPath = (name: string): string => `${BRIEF_FOLDER}${name}.json`;

/** Path of a skill file. */
export const skillPath = (name: string): string => `/.well-known/agent-skills/${name}/SKILL.md`;

/** A page's path without its last slash; empty for the home page. All paths of files for a page start with it. */
export const pageStem = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : path);

/** Path of a site on its host, without its last slash; usually empty. Paths that are written into pages start with it. */
export const sitePath = (base: string): string => pageStem(new URL(base).pathname);

/** Path of a page's markdown version. */
export const twinPath = (path: string): string => `${pageStem(path)}/index.md`;

/** Second path of a page's markdown version (`/x.md`); the home page has none. */
export const twinAlias = (path: string): string | null => (pageStem(path) === '' ? null : `${pageStem(path)}.md`);

/** Percent-encodes a path for use in an address or a header: exactly the characters that RFC 3986 does not allow in a path. */
export const encodePath = (path: string): string => encodeURI(path).replace(/[?#]/g, encodeURIComponent);
