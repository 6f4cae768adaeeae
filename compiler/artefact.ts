import type { HeaderClass } from './header-table.ts';

/** A file of the bundle. */
export interface Artefact {
  /** Public path with leading slash, not percent-encoded. */
  readonly path: string;
  /** A second public path with the same file. Not every host supports it. */
  readonly alias?: string;
  /** Row of the header table: media type, caching, CORS, Vary, Link. */
  readonly class: HeaderClass;
  readonly body: string | Uint8Array;
  /** For files that belong to a page: the page's path. */
  readonly page?: string;
  /** For documents of the API: public path of the JSON Schema that describes them. */
  readonly schema?: string;
  /**
   * Date (YYYY-MM-DD) for `Last-Modified`, where the row of the header table has this header. It comes from the content, never from a
   * clock.
   */
  readonly modified?: string | null;
  /** Origin of the file, for the problem that two sources have one path. */
  readonly origin: string;
}

/** A written file of the bundle. */
export interface BundleFile {
  /** Public path with leading slash. */
  readonly path: string;
  /** A second public path of it. */
  readonly alias?: string;
  readonly class: HeaderClass;
  readonly page?: string;
  /** Public path of the JSON Schema that describes it. */
  readonly schema?: string;
  /** Date (YYYY-MM-DD) for `Last-Modified`. */
  readonly modified?: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly type: string;
  /** Estimated tokens of a markdown text. */
  readonly tokens?: number;
  /** Origin of the file, for problems. */
  readonly origin: string;
}
