import type { HeaderSet } from '../../runtime/contract/reply.ts';
import type { BundleFile } from '../artefact.ts';
import { httpDate } from '../base/dates.ts';
import { headerTable, type HeaderClass } from '../header-table.ts';
import { encodePath } from '../paths.ts';
import { compare } from '../problems/problem.ts';
import { coverFiles } from './cover.ts';

/** What of a file decides its headers, besides its row. */
type HeaderFacts = Pick<BundleFile, 'page' | 'schema' | 'modified' | 'tokens' | 'type'>;

/** What of a bundle decides them. */
export interface HeaderContext {
  /** The Link set of pages. */
  readonly links: string;
  /** Whether pages are negotiated. */
  readonly negotiates: boolean;
}

/**
 * The headers of a file by a row of the header table. `{page}` and `{tokens}` stay, for the runtime fills them for each route. Headers whose value
 * the file does not have are left out.
 */
export const fileHeaders = (row: HeaderClass, file: HeaderFacts, { links, negotiates }: HeaderContext): HeaderSet => {
  const isFolder = file.page?.endsWith('/') ?? true;
  return headerTable[row]
    .filter(([, value]) => file.schema !== undefined || !value.includes('{schema}'))
    .filter(([, value]) => file.tokens !== undefined || !value.includes('{tokens}'))
    .filter(([, value]) => file.modified !== undefined || !value.includes('{modified}'))
    .map(([name, value]): readonly [string, string] => [
      name,
      value
        .replace('{type}', file.type)
        .replace('{links}', links)
        .replace('{schema}', encodePath(file.schema ?? ''))
        .replace('{modified}', () => httpDate(file.modified ?? ''))
        .replace('<{page}/>', isFolder ? '<{page}/>' : '<{page}>')
        .replace(/^Accept, /, negotiates ? 'Accept, ' : ''),
    ]);
};

/**
 * Which files a rule is for: those with an extension below a folder, however deep, or one file. Paths and folders are not percent-encoded; a folder
 * ends with a slash.
 */
export type FilePattern = { readonly folder: string; readonly extension: string } | { readonly path: string };

/**
 * A rule for files. Where several match, only the last one counts, with all of its headers and no others. In a value, `{page}` stands for the path of
 * the file without `/index.md`, `/index.html`, `.md` or `.html` at its end, percent-encoded.
 */
export interface HeaderRule {
  readonly pattern: FilePattern;
  readonly row: HeaderClass;
  readonly headers: HeaderSet;
  /** The rule that would count without this one; null for none, where files would be taken for pages by hosts that tell them apart by no rule. */
  readonly within: HeaderRule | null;
}

/** The header table of one bundle, for hosts that know patterns of paths and nothing else. */
export interface HeaderPlan {
  /**
   * Headers of the address of a page, by what it is answered with; `{page}` is that address without its last slash, percent-encoded. `markdown` is
   * for hosts that negotiate.
   */
  readonly page: HeaderSet;
  readonly markdown: HeaderSet;
  /** Headers of 404.html, with status 404. */
  readonly missing: HeaderSet;
  /** Headers of what is missing below /api/, with status 404. */
  readonly missingApi: HeaderSet;
  readonly rules: readonly HeaderRule[];
}

/** Rows that no address of a file has: answers to what does not exist, and files that only a host reads. */
const isAddressed = ({ class: row }: BundleFile): boolean => row !== 'hostFile' && !row.startsWith('missing');

/**
 * Derives the rules from the files: as few as there can be with one wildcard each. Headers that differ from file to file (dates, tokens) are left to
 * runtimes that know every file.
 */
export const headerPlan = (files: readonly BundleFile[], context: HeaderContext): HeaderPlan => {
  const sets = new Map<string, Pick<HeaderRule, 'row' | 'headers'>>();
  const keyOf = (file: BundleFile): string => {
    const { class: row, page, schema, type } = file;
    const headers = fileHeaders(row, { type, ...(page !== undefined && { page }), ...(schema !== undefined && { schema }) }, context);
    const key = JSON.stringify(headers);
    if (!sets.has(key)) sets.set(key, { row, headers });
    return key;
  };
  const keyed = files.filter(isAddressed).map((file) => [file.path, keyOf(file)] as const);
  const rules: HeaderRule[] = [];
  for (const { pattern, key } of coverFiles(keyed.toSorted(([a], [b]) => compare(a, b))))
    rules.push({ pattern, ...setOf(sets, key), within: rules.findLast((rule) => contains(rule.pattern, pattern)) ?? null });
  const ofPage = (row: HeaderClass): HeaderSet => fileHeaders(row, { type: '' }, context);
  return {
    page: ofPage('page'),
    markdown: ofPage('pageMarkdown'),
    missing: ofPage('missingPage'),
    missingApi: ofPage('missingApi'),
    rules,
  };
};

const contains = (outer: FilePattern, inner: FilePattern): boolean => {
  if ('path' in inner) return matches(outer, inner.path);
  return !('path' in outer) && inner.folder.startsWith(outer.folder) && inner.extension === outer.extension;
};

const setOf = <Value>(sets: ReadonlyMap<string, Value>, key: string): Value => {
  const set = sets.get(key);
  if (set === undefined) throw new Error(`no header set ${key}`);
  return set;
};

/** What a pattern matches; for tests, and for hosts that list files one by one. */
export const matches = (pattern: FilePattern, path: string): boolean =>
  'path' in pattern ? pattern.path === path : path.startsWith(pattern.folder) && path.endsWith(pattern.extension);

/** A rule for a part of the headers of files. Where several match, only the last one counts. */
export interface PartRule {
  readonly pattern: FilePattern;
  readonly headers: HeaderSet;
}

/**
 * The rules of a plan for a part of the headers only, anew as few as there can be. No rule matches a file of which the part is null.
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
  return coverFiles(keyed).map(({ pattern, key }) => ({ pattern, headers: JSON.parse(key) as HeaderSet }));
};
