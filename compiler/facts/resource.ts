import { textMember } from '../base/json.ts';
import type { Kind } from '../config/kinds.ts';
import type { Config } from '../config/schema.ts';
import type { Entry } from '../content/entry.ts';
import type { Page } from '../pages/page.ts';
import { itemPath, resourcePath } from '../paths.ts';
import type { Place, ProblemList } from '../problems/problem.ts';
import type { Schema } from '../schema/builder.ts';
import { keyName } from './kinds/names.ts';
import type { FactLog } from './log.ts';

/** What a resource reads its facts from. */
export interface Sources {
  /** Public address without trailing slash. */
  readonly base: string;
  readonly config: Config;
  /** Folder of the rendered site, absolute. */
  readonly folder: string;
  /** Every page of the site, sorted by path. */
  readonly pages: readonly Page[];
  /** Content sources of the resource's own kind. */
  readonly entries: readonly Entry[];
  /** Content sources of the company. They name it, which tells its own offers and comparisons from those of others. */
  readonly company: readonly Entry[];
  readonly problems: ProblemList;
  /** Collects all claims about each fact, for `sitec explain`. */
  readonly log: FactLog;
  /** True for a strict build. */
  readonly isStrict: boolean;
  /** Position of a key of the configuration file. `path` has the keys that lead to it. */
  readonly configPlace: (...path: readonly string[]) => Place;
}

/** The facts of a kind: the body of its list document, and of its item documents if there are any. */
export interface Extracted<Body, Item = never> {
  readonly body: Body;
  /** In the order of the list. */
  readonly items: readonly Item[];
}

/** A kind of facts: its schemas, its words, and how it is read. Everything published about the kind derives from this. */
export interface Resource<Body = unknown, Item = unknown> {
  readonly name: Kind;
  /** Singular, for paths and operations: `guide` of `guides`. */
  readonly singular: string;
  readonly title: string;
  readonly description: string;
  /** Public path of the list document. */
  readonly listPath: string;
  /** Public path of the document of a record, when records have their own documents. */
  readonly itemPath: (slug: string) => string;
  readonly schema: Schema<Body>;
  /** Schema of an item document, when records have their own documents. */
  readonly item?: { readonly schema: Schema<Item>; readonly description: string };
  /** For kinds without their own tools: the property with the name of a record. */
  readonly titleField?: string;
  /** Reads the facts from all sources. Problems are reported, never thrown. */
  extract(sources: Sources): Extracted<Body, Item>;
  /** Number of records, for the summary. */
  count(body: Body): number;
}

/** The common properties of records of all kinds. */
export interface AnyRecord {
  readonly slug: string;
  readonly url?: string | null;
  readonly [property: string]: unknown;
}

/** The records of a list document, in the property with the name of their kind. Empty for a kind with a single record. */
export const recordsOf = ({ name }: Pick<Resource, 'name'>, body: unknown): readonly AnyRecord[] => {
  const list = (body as Readonly<Record<string, unknown>>)[keyName(name)];
  return Array.isArray(list) ? (list as readonly AnyRecord[]) : [];
};

/** Date of the last change of a document (YYYY-MM-DD). Null when the site does not state it. */
export const updatedOf = (document: unknown): string | null => textMember(document, 'updated');

/**
 * Declares a built-in resource, by default with the number of its records. `NoInfer` prevents a literal in `extract` from narrowing the type
 * of the schema.
 */
export const defineResource = <Body, Item = never>(
  resource: Omit<Resource<Body, Item>, 'extract' | 'listPath' | 'itemPath' | 'count'> & {
    extract(sources: Sources): Extracted<NoInfer<Body>, NoInfer<Item>>;
    count?(body: Body): number;
  },
): Resource<Body, Item> => ({
  count: (body) => recordsOf(resource, body).length,
  ...resource,
  listPath: resourcePath(resource.name),
  itemPath: (slug) => itemPath(resource.name, slug),
});
