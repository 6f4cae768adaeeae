import { percentDecoded } from '../../compiler/base/percent.ts';
import { BRIEF_FOLDER, isNamedPath, pageStem, paths, sitePath } from '../../compiler/paths.ts';
import { ENDPOINT_PATHS, type RuntimeIndex } from '../../runtime/bundle.ts';

/** Subjects of requests, in the order of the report. */
export const KINDS = ['pages', 'facts', 'protocols', 'discovery', 'files'] as const;

/** Subject of a request. */
export type SubjectKind = (typeof KINDS)[number];

/** The meaning of a request path. */
export interface Subject {
  readonly kind: SubjectKind;
  /** Path of a page without its last slash, kind of a fact, name of a protocol, or path of another file. */
  readonly name: string;
  /** Whether it is the markdown version of a page. */
  readonly isTwin: boolean;
  /** Whether only agents request it, so that an unknown program is probably an agent. */
  readonly isForAgents: boolean;
}

/** Maximum characters of a path. */
const LONGEST_PATH = 300;

/**
 * Path of a request target inside its site: without query and origin, percent-decoded; null for a target that is not a path, such as `*`.
 * `below` is the path of the site on its host, without its last slash, and usually empty.
 */
export const pathOf = (target: string, below = ''): string | null => {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/';
  if (!path.startsWith('/')) return null;
  const decoded = percentDecoded(path);
  return (decoded.startsWith(`${below}/`) ? decoded.slice(below.length) : decoded).slice(0, LONGEST_PATH);
};

const PROTOCOL_OF_PATH: ReadonlyMap<string, string> = new Map(
  Object.entries(ENDPOINT_PATHS).flatMap(([name, own]) => own.map((path) => [pageStem(path), name] as const)),
);

/** `/api/v1/plans.json` and `/api/v1/guides/start.json`; other sites may have another version number or none. */
const FACT = /^\/api\/(?:v\d+\/)?([^/]+?)(?:\/.+)?\.json$/;

/** Files with the same names on all sites. */
const DISCOVERY = /^\/(?:\.well-known\/|llms-full\/|sitemap[\w-]*\.(?:xml|txt|md)(?:\.gz)?$|sitemap\/)|\/llms(?:-full|-\d+)?\.txt$/;

/** Discovery files for all crawlers, and proofs for certificate authorities. */
const FOR_ALL = /^\/(?:robots\.txt|sitemap.*\.(?:xml|txt)(?:\.gz)?|\.well-known\/(?:acme-challenge|pki-validation|security\.txt).*)$/;

/** Assets of pages, which agents do not read as pages. */
const OF_PAGES: ReadonlySet<string> = new Set([
  paths.webmcp,
  paths.search,
  paths.searchIndex,
  paths.developersScript,
  paths.developersStyle,
]);

/** Names of pages: without an extension, or with one of pages. */
const PAGE = /(?:^|\/)(?:[^/.]*|[^/]*\.(?:html?|md|php|aspx?))$/;

/** Endings of an address that are not part of the page name. */
const PAGE_ENDING = /(?:\/index)?\.(?:html?|md)$|\/$/;

/** The kind of facts of a path, by its name alone; null for other paths. */
const factOf = (path: string): string | null => {
  const [, kind = null] = FACT.exec(path.startsWith(BRIEF_FOLDER) ? paths.api + path.slice(BRIEF_FOLDER.length) : path) ?? [];
  return kind === 'schemas' ? null : kind;
};

const isDiscovery = (path: string): boolean =>
  DISCOVERY.test(path) ||
  path.startsWith(`${paths.api}schemas/`) ||
  (isNamedPath(path) && !OF_PAGES.has(path) && path !== paths.developers);

/** The name of a page, null for other paths: `/pricing` for `/pricing/`, `/pricing.md`, `/pricing/index.html`. */
const pageByForm = (path: string): string | null => (PAGE.test(path) ? path.replace(PAGE_ENDING, '') || '/' : null);

/** Knowledge about the site. */
export interface KnownSite {
  /** Path of the site on its host, without its last slash; usually empty. */
  readonly below: string;
  /** The page of a path, null for a file without a page, 'missing' for an unpublished path; 'unknown' without a bundle. */
  readonly pageOf: (path: string) => { readonly page: string | null } | 'missing' | 'unknown';
}

/** A site from the index of its bundle. */
export const siteOf = ({ site, routes }: Pick<RuntimeIndex, 'site' | 'routes'>): KnownSite => ({
  below: sitePath(site),
  pageOf: (path) => {
    const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
    if (route === undefined) return 'missing';
    return { page: route.page === undefined ? null : percentDecoded(route.page) || '/' };
  },
});

/** A site without a bundle: only the form of a path is known. */
export const UNKNOWN_SITE: KnownSite = { below: '', pageOf: () => 'unknown' };

/** Determines the subject of a path: first by fixed names, then by the bundle, then by its form. */
export const subjectOf = (path: string, site: KnownSite): Subject => {
  const protocol = PROTOCOL_OF_PATH.get(pageStem(path));
  if (protocol !== undefined) return { kind: 'protocols', name: protocol, isTwin: false, isForAgents: true };
  const known = site.pageOf(path);
  // An API of the site may look like the one of sitec.
  const fact = known === 'missing' ? null : factOf(path);
  if (fact !== null) return { kind: 'facts', name: fact, isTwin: false, isForAgents: true };
  if (isDiscovery(path)) return { kind: 'discovery', name: path, isTwin: false, isForAgents: !FOR_ALL.test(path) };
  const isTwin = path.endsWith('.md');
  const page = typeof known === 'object' ? known.page : pageByForm(path);
  return page === null
    ? { kind: 'files', name: path, isTwin: false, isForAgents: isTwin }
    : { kind: 'pages', name: page, isTwin, isForAgents: isTwin };
};

/** Part of lines that may be about files for agents, in addition to requests of known agents. */
export const AGENT_PATHS = String.raw`\/(?:mcp|a2a|api|llms)\b|\.well-known|\.md\b|_sitec|openapi|markdown`;
