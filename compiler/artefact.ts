import type { Settings } from './config/settings.ts';
import type { Resource } from './facts/resource.ts';
import type { Facts } from './facts/resources/index.ts';
import type { HeaderClass } from './header-table.ts';
import type { Serves } from './hosts/choose.ts';
import type { Page } from './pages/page.ts';
import type { ProblemList } from './problems/problem.ts';
import type { OwnTemplates } from './prose/site-templates.ts';
import type { Site } from './site/site.ts';

/** A file of the bundle. */
export interface Artefact {
  /** Public path with leading slash, not percent-encoded. */
  readonly path: string;
  /** Row of the header table: media type, caching, CORS, Vary, Link. */
  readonly class: HeaderClass;
  readonly body: string | Uint8Array;
  /** For files that belong to a page: the page's path. */
  readonly page?: string;
  /** For documents of the API: public path of the JSON Schema that describes them. */
  readonly schema?: string;
  /** Date (YYYY-MM-DD) that `Last-Modified` tells, where the row of the header table has one. It comes from the content, never from a clock. */
  readonly modified?: string | null;
  /** Where it came from, for the problem that two sources have one path. */
  readonly origin: string;
}

/** Everything that an emitter may read. It is complete and does not change: no emitter sees another one's work. */
export interface Build {
  readonly site: Site;
  readonly settings: Settings;
  /** What all hosts of the bundle serve: nothing else may be advertised. */
  readonly serves: Serves;
  /** Public address without trailing slash. */
  readonly base: string;
  /** Application where people sign up; null when it is not known. */
  readonly app: string | null;
  readonly pages: readonly Page[];
  /** Pages that may be listed in indexes, in the order of importance. */
  readonly listed: readonly Page[];
  /** The page for developers, where sitec writes it or fills it; null when the site has one of its own, or none. */
  readonly developers: Page | null;
  /** Every kind of facts: the built-in ones, then those that the configuration declares. */
  readonly resources: readonly Resource[];
  readonly facts: Facts;
  /** Templates of prose that the site writes itself. */
  readonly templates: OwnTemplates;
  readonly problems: ProblemList;
}

/** Makes files of one kind. Pure: the same build gives the same artefacts. */
export interface Emitter {
  readonly name: string;
  emit(build: Build): Iterable<Artefact>;
}

/** Declares an emitter. */
export const defineEmitter = (name: string, emit: Emitter['emit']): Emitter => ({ name, emit });

/** JSON as it is published: compact, with a newline at the end. */
export const json = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** JSON for people: indented, with a newline at the end. */
export const prettyJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
