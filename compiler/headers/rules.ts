import type { HeaderSet } from '../../runtime/contract/reply.ts';
import type { BundleFile } from '../artefact.ts';
import { httpDate } from '../base/dates.ts';
import { onceEach } from '../base/memoise.ts';
import { headerTable, linksDescribedBy, type HeaderClass } from '../header-table.ts';
import { deepestFolder, encodePath, encodeStrictly, llmsFolder, llmsPath } from '../paths.ts';
import { compare } from '../problems/problem.ts';
import { coverFiles, type CoverRule } from './cover.ts';

/** Parts of a file that determine its headers, besides its row. */
type HeaderFacts = Pick<BundleFile, 'page' | 'schema' | 'modified' | 'tokens' | 'type'>;

/** A folder with its own llms.txt, which describes its pages. */
export interface LlmsScope {
  /** Not percent-encoded; it starts and ends with a slash. */
  readonly folder: string;
  /** Path of the file, percent-encoded, without characters that configuration files interpret. */
  readonly path: string;
}

/** The folders below the root with an llms.txt, those around others first. A rule for a later one has precedence. */
export const llmsScopes = (files: readonly Pick<BundleFile, 'path'>[]): readonly LlmsScope[] =>
  files
    .flatMap(({ path }) => llmsFolder(path) ?? [])
    .filter((folder) => folder !== '/')
    .toSorted((a, b) => a.split('/').length - b.split('/').length || compare(a, b))
    .map((folder) => ({ folder, path: encodeStrictly(llmsPath(folder)) }));

/** Parts of a bundle that determine them. */
export interface HeaderContext {
  readonly scopes: readonly LlmsScope[];
  /** The Link set of pages. */
  readonly links: string;
  /** Whether pages are negotiated. */
  readonly negotiates: boolean;
}

/**
 * The headers of a file by a row of the header table. `{page}` and `{tokens}` stay, because the runtime fills them for each route. Headers
 * without a value for the file are left out.
 */
export const fileHeaders = (row: HeaderClass, file: HeaderFacts, { links, negotiates, scopes }: HeaderContext): HeaderSet => {
  const isFolder = file.page?.endsWith('/') ?? true;
  return headerTable[row]
    .filter(([, value]) => file.schema !== undefined || !value.includes('{schema}'))
    .filter(([, value]) => file.tokens !== undefined || !value.includes('{tokens}'))
    .filter(([, value]) => file.modified !== undefined || !value.includes('{modified}'))
    .map(([name, value]): readonly [string, string] => [
      name,
      value
        .replace('{type}', file.type)
        .replace('{links}', () => linksOf(file.page, links, scopes))
        .replace('{schema}', encodePath(file.schema ?? ''))
        .replace('{modified}', () => httpDate(file.modified ?? ''))
        .replace('<{page}/>', isFolder ? '<{page}/>' : '<{page}>')
        .replace(/^Accept, /, negotiates ? 'Accept, ' : ''),
    ]);
};

/** The Link set of a page; that of the root for the headers of pages in general. */
const linksOf = (page: string | undefined, links: string, scopes: readonly LlmsScope[]): string => {
  return page === undefined ? links : linksDescribedBy(links, llmsPathIn(page, scopes));
};

/** Path of the most specific llms.txt of a page, percent-encoded. */
const llmsPathIn = (page: string, scopes: readonly LlmsScope[]): string => encodeStrictly(llmsPath(deepestFolder(page, foldersOf(scopes))));

const foldersOf = onceEach((scopes: readonly LlmsScope[]): ReadonlySet<string> => new Set(scopes.map(({ folder }) => folder)));

/** The headers of pages with another llms.txt in their Link set. */
export const describedSet = (set: HeaderSet, path: string): HeaderSet =>
  set.map(([name, value]) => [name, linksDescribedBy(value, path)] as const);

/**
 * The files of a rule: those with an extension below a folder, at any depth, or one file. Paths and folders are not percent-encoded; a
 * folder ends with a slash.
 */
export type FilePattern = { readonly folder: string; readonly extension: string } | { readonly path: string };

/**
 * A rule for files. The last matching rule counts, with all of its headers and no others. In a value, `{page}` is the path of the file
 * without `/index.md`, `/index.html`, `.md` or `.html` at its end, percent-encoded.
 */
export interface HeaderRule extends PartRule {
  /** The rule that would apply without this one; null for none, where some hosts would treat the files as pages. */
  readonly within: HeaderRule | null;
}

/** The header table of one bundle, for hosts that only support path patterns. */
export interface HeaderPlan {
  /**
   * Headers of the address of a page, by the type of the answer; `{page}` is that address without its last slash, percent-encoded.
   * `markdown` is for hosts with negotiation. Pages in one of `scopes` have another llms.txt in them: see `describedSet`.
   */
  readonly page: HeaderSet;
  readonly markdown: HeaderSet;
  readonly scopes: readonly LlmsScope[];
  /** Headers of 404.html, with status 404. */
  readonly missing: HeaderSet;
  /** Headers of missing paths below /api/, with status 404. */
  readonly missingApi: HeaderSet;
  readonly rules: readonly HeaderRule[];
}

/** False for rows of files without an address: 404 answers, and files that only a host reads. */
const isAddressed = ({ class: row }: BundleFile): boolean => row !== 'hostFile' && !row.startsWith('missing');

/**
 * Derives the rules from the files: the fewest with one wildcard each. Headers that differ between files (dates, tokens) need a runtime
 * that knows every file.
 */
export const headerPlan = (files: readonly BundleFile[], common: Omit<HeaderContext, 'scopes'>): HeaderPlan => {
  const context: HeaderContext = { ...common, scopes: llmsScopes(files) };
  const keyOf = ({ class: row, page, schema, type }: BundleFile): string => {
    const file = { type, ...(page !== undefined && { page }), ...(schema !== undefined && { schema }) };
    return JSON.stringify(fileHeaders(row, file, context));
  };
  const keyed = files.filter(isAddressed).map((file) => [file.path, keyOf(file)] as const);
  const rules: HeaderRule[] = [];
  for (const { pattern, key } of coverFiles(keyed.toSorted(([a], [b]) => compare(a, b))))
    rules.push({ ...partRule({ pattern, key }), within: rules.findLast((rule) => contains(rule.pattern, pattern)) ?? null });
  const ofPage = (row: HeaderClass): HeaderSet => fileHeaders(row, { type: '' }, context);
  return {
    page: ofPage('page'),
    markdown: ofPage('pageMarkdown'),
    scopes: context.scopes,
    missing: ofPage('missingPage'),
    missingApi: ofPage('missingApi'),
    rules,
  };
};

/** The headers of a page in HTML. */
export const pageHeaders = ({ page, scopes }: HeaderPlan, path: string): HeaderSet => describedSet(page, llmsPathIn(path, scopes));

const contains = (outer: FilePattern, inner: FilePattern): boolean => {
  if ('path' in inner) return matches(outer, inner.path);
  return !('path' in outer) && inner.folder.startsWith(outer.folder) && inner.extension === outer.extension;
};

const partRule = ({ pattern, key }: CoverRule): PartRule => ({ pattern, headers: JSON.parse(key) as HeaderSet });

/** Whether a pattern matches a path; for tests, and for hosts that list files one by one. */
export const matches = (pattern: FilePattern, path: string): boolean =>
  'path' in pattern ? pattern.path === path : path.startsWith(pattern.folder) && path.endsWith(pattern.extension);

/** A rule for a part of the headers of files; the last matching one counts. */
export interface PartRule {
  readonly pattern: FilePattern;
  readonly headers: HeaderSet;
}

/**
 * The fewest rules of a plan for a part of the headers. No rule matches a file whose part is null.
 * @param files paths of the files that the rules are for
 */
export const partRules = (
  { rules }: HeaderPlan,
  files: readonly { readonly path: string }[],
  part: (headers: HeaderSet) => HeaderSet | null,
): readonly PartRule[] => {
  const parts = new Map(rules.map((rule) => [rule, part(rule.headers)]));
  const keyed = files
    .toSorted((a, b) => compare(a.path, b.path))
    .flatMap(({ path }) => {
      const rule = rules.findLast(({ pattern }) => matches(pattern, path));
      const headers = rule && parts.get(rule);
      return headers === undefined ? [] : [[path, headers && JSON.stringify(headers)] as const];
    });
  return coverFiles(keyed).map(partRule);
};
