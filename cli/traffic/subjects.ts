import { BRIEF_FOLDER, isNamedPath, pageStem, paths, sitePath } from '../../compiler/paths.ts';
import { ENDPOINT_PATHS, type RuntimeIndex } from '../../runtime/bundle.ts';

/** What a request can be for, in the order of the report. */
export const KINDS = ['pages', 'facts', 'protocols', 'discovery', 'files'] as const;

/** What a request is for. */
export type SubjectKind = (typeof KINDS)[number];

/** What a request path stands for. */
export interface Subject {
  readonly kind: SubjectKind;
  /** Path of a page without its last slash, kind of a fact, name of a protocol, path of another file. */
  readonly name: string;
  /** Whether it is the markdown of a page. */
  readonly isTwin: boolean;
  /** Whether only agents look for it, so that a program which asks for it is likely one. */
  readonly isForAgents: boolean;
}

/** Signs of a path that are kept. */
const LONGEST_PATH = 300;

/**
 * Path of a request target inside its site: no query, no origin, percent-decoded; null for a target that is no path, such as `*`. `below` is the path that
 * the site lies below on its host, without its last slash: empty for most.
 */
export const pathOf = (target: string, below = ''): string | null => {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/';
  if (!path.startsWith('/')) return null;
  const decoded = percentDecoded(path);
  return (decoded.startsWith(`${below}/`) ? decoded.slice(below.length) : decoded).slice(0, LONGEST_PATH);
};

const percentDecoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // Bytes that are no UTF-8 are shown as they were sent.
  }
};

const PROTOCOL_OF_PATH: ReadonlyMap<string, string> = new Map(
  Object.entries(ENDPOINT_PATHS).flatMap(([name, own]) => own.map((path) => [pageStem(path), name] as const)),
);

/** `/api/v1/plans.json` and `/api/v1/guides/start.json`; other sites number their API otherwise, or not. */
const FACT = /^\/api\/(?:v\d+\/)?([^/]+?)(?:\/.+)?\.json$/;

/** Files that are named so wherever sitec or others publish them. */
const DISCOVERY =
  /^\/(?:\.well-known\/|llms(?:-full)?(?:\.txt$|\/)|sitemap[\w-]*\.(?:xml|txt|md)(?:\.gz)?$|sitemap\/)|\/llms(?:-full)?\.txt$/;

/** Files of discovery that crawlers have always read, and proofs for authorities of certificates. */
const FOR_ALL = /^\/(?:robots\.txt|sitemap.*\.(?:xml|txt)(?:\.gz)?|\.well-known\/(?:acme-challenge|pki-validation|security\.txt).*)$/;

/** Files that belong to pages and are no pages of agents. */
const OF_PAGES: ReadonlySet<string> = new Set([
  paths.webmcp,
  paths.search,
  paths.searchIndex,
  paths.developersScript,
  paths.developersStyle,
]);

/** Names of pages: without an extension, or with one that pages have. */
const PAGE = /(?:^|\/)(?:[^/.]*|[^/]*\.(?:html?|md|php|aspx?))$/;

/** What ends the address of a page and not its name. */
const PAGE_ENDING = /(?:\/index)?\.(?:html?|md)$|\/$/;

/** The kind of facts of a path, by its name alone; null for a path that is none. */
const factOf = (path: string): string | null => {
  const [, kind = null] = FACT.exec(path.startsWith(BRIEF_FOLDER) ? paths.api + path.slice(BRIEF_FOLDER.length) : path) ?? [];
  return kind === 'schemas' ? null : kind;
};

const isDiscovery = (path: string): boolean =>
  DISCOVERY.test(path) ||
  path.startsWith(`${paths.api}schemas/`) ||
  (isNamedPath(path) && !OF_PAGES.has(path) && path !== paths.developers);

/** The name of a page, null for a path that is none: `/pricing` of `/pricing/`, `/pricing.md`, `/pricing/index.html`. */
const pageByForm = (path: string): string | null => (PAGE.test(path) ? path.replace(PAGE_ENDING, '') || '/' : null);

/** What is known of the site. */
export interface KnownSite {
  /** Path that it lies below on its host, without its last slash: empty for most. */
  readonly below: string;
  /** The page that a path belongs to, null for a file of no page, 'missing' for a path that is not published; 'unknown' where there is no bundle. */
  readonly pageOf: (path: string) => { readonly page: string | null } | 'missing' | 'unknown';
}

/** A site as the index of its bundle has it. */
export const siteOf = ({ site, routes }: Pick<RuntimeIndex, 'site' | 'routes'>): KnownSite => ({
  below: sitePath(site),
  pageOf: (path) => {
    const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
    if (route === undefined) return 'missing';
    return { page: route.page === undefined ? null : percentDecoded(route.page) || '/' };
  },
});

/** A site without a bundle: the form of a path is all that is known. */
export const UNKNOWN_SITE: KnownSite = { below: '', pageOf: () => 'unknown' };

/** Says what a path is for: first by what has a name of its own, then by the bundle, then by its form. */
export const subjectOf = (path: string, site: KnownSite): Subject => {
  const protocol = PROTOCOL_OF_PATH.get(pageStem(path));
  if (protocol !== undefined) return { kind: 'protocols', name: protocol, isTwin: false, isForAgents: true };
  const known = site.pageOf(path);
  // An API of the site itself may look like that of sitec.
  const fact = known === 'missing' ? null : factOf(path);
  if (fact !== null) return { kind: 'facts', name: fact, isTwin: false, isForAgents: true };
  if (isDiscovery(path)) return { kind: 'discovery', name: path, isTwin: false, isForAgents: !FOR_ALL.test(path) };
  const isTwin = path.endsWith('.md');
  const page = typeof known === 'object' ? known.page : pageByForm(path);
  return page === null
    ? { kind: 'files', name: path, isTwin: false, isForAgents: isTwin }
    : { kind: 'pages', name: page, isTwin, isForAgents: isTwin };
};

/** Whether a line may be about what agents look for, beside requests of agents with a known name. */
export const AGENT_PATHS = String.raw`\/(?:mcp|a2a|api|llms)\b|\.well-known|\.md\b|_sitec|openapi|markdown`;
