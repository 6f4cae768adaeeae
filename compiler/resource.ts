import type { Config } from './config.ts';
import type { Entry } from './content.ts';
import type { Kind } from './kinds.ts';
import type { Page } from './page.ts';
import type { ProblemList } from './problem.ts';
import type { Schema } from './schema.ts';

/** What a resource reads its facts from. */
export interface Sources {
  /** Public address without trailing slash. */
  readonly base: string;
  readonly config: Config;
  /** Folder of the rendered site, absolute. */
  readonly folder: string;
  /** Every page of the site, sorted by path. */
  readonly pages: readonly Page[];
  /** Content sources of the resource's own kind; plans get those of the company too, to tell its offers from others'. */
  readonly entries: readonly Entry[];
  readonly problems: ProblemList;
}

/** The facts of a kind: the body of its list document and, where there are any, of its item documents. */
export interface Extracted<Body, Item = never> {
  readonly body: Body;
  /** In the order of the list. */
  readonly items: readonly Item[];
}

/** A kind of facts: its schemas, its words, and how it is read. Everything that is published about it derives from this. */
export interface Resource<Body = unknown, Item = unknown> {
  readonly name: Kind;
  /** Singular, for paths and operations: `guide` of `guides`. */
  readonly singular: string;
  readonly title: string;
  readonly description: string;
  readonly schema: Schema<Body>;
  /** Schema of an item document, when each record has one of its own. */
  readonly item?: { readonly schema: Schema<Item>; readonly description: string };
  /** Reads the facts from all sources. Problems are reported, never thrown. */
  extract(sources: Sources): Extracted<Body, Item>;
  /** Number of records, for the summary. */
  count(body: Body): number;
}

/** Declares a resource; `NoInfer` keeps a literal in `extract` from narrowing the type that the schema gives. */
export const defineResource = <Body, Item = never>(
  resource: Omit<Resource<Body, Item>, 'extract'> & { extract(sources: Sources): Extracted<NoInfer<Body>, NoInfer<Item>> },
): Resource<Body, Item> => resource;
