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
  factsAtom: '/facts.atom',
  factsJson: '/facts.json',
  webmcp: '/webmcp.js',
  copy: '/sitec-copy.js',
  search: '/search.js',
  searchIndex: '/search.json',
  developers: '/developers/',
  developersScript: '/developers/sitec.js',
  developersStyle: '/developers/sitec.css',
  manifest: `/${MANIFEST_FILE}`,
} as const;

/** Files that clients request at the root of a host, even when the site is below a path. */
export const ROOT_FILES: readonly string[] = [
  paths.robots,
  paths.llms,
  paths.sitemap,
  paths.apiCatalog,
  paths.mcpServerCard,
  paths.agentCard,
  paths.agentSkills,
  paths.ard,
  paths.aiCatalog,
  paths.securityTxt,
];

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

/** Name of a list of pages (llmstxt.org v2). It covers the pages below its folder; the most specific file applies to a page. */
const LLMS_NAME = paths.llms.slice(1);

/** Path of the llms.txt of a folder, or of a further part of it when it is too long. A folder ends with a slash; parts are counted from 1. */
export const llmsPath = (folder: string, part = 1): string => folder + (part === 1 ? LLMS_NAME : LLMS_NAME.replace('.', `-${part}.`));

/** The folder that a file covers as its llms.txt, with a slash at the end; null for any other file. */
export const llmsFolder = (path: string): string | null => (path.endsWith(`/${LLMS_NAME}`) ? path.slice(0, -LLMS_NAME.length) : null);

/** Whether a path is of an llms.txt or of a part of one, in any folder. */
export const isLlmsPath = (path: string): boolean => /\/llms(?:-\d+)?\.txt$/.test(path);

/** Whether a page is in or below a folder. The page of the folder itself is in it, whether its path ends with a slash or not. */
export const isBelow = (path: string, folder: string): boolean => `${pageStem(path)}/`.startsWith(folder);

/** The most specific of some folders that a page is in; the root when there is none. */
export const deepestFolder = (path: string, folders: Pick<ReadonlySet<string>, 'has'>): string => {
  let folder = `${pageStem(path)}/`;
  while (folder !== '/' && !folders.has(folder)) folder = parentFolder(folder);
  return folder;
};

/** The folder around a folder that is not the root. */
export const parentFolder = (folder: string): string => folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);

/** Path of a part of the full text; parts are counted from 1. */
export const llmsFullPath = (number: number): string => `/llms-full/${number}.txt`;

/** Path of a part of the sitemap; parts are counted from 1. */
export const sitemapPath = (number: number): string => `/sitemap/${number}.xml`;

/** Folder of the compact forms of documents. */
export const BRIEF_FOLDER = '/_sitec/brief/';

/** Path of the compact form of a list document, for /mcp and browsers. */
export const briefPath = (name: string): string => `${BRIEF_FOLDER}${name}.json`;

/** Path of the file that proves to IndexNow who owns the site; its text is the key. */
export const indexNowPath = (key: string): string => `/${key}.txt`;

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

/**
 * Percent-encodes all characters of a path but letters, digits, slashes and `-._~`. Such a path has no character that a configuration file
 * of a host would interpret.
 */
export const encodeStrictly = (path: string): string =>
  path
    .split('/')
    .map((segment) => encodeURIComponent(segment).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`))
    .join('/');
