/**
 * The contract between compiler and runtime: the only types that both use. The compiler writes a `RuntimeIndex` to `_sitec/index.json`; the
 * runtime answers every request from it and from the files of the bundle. Everything that can be decided at build time is a ready string or
 * a table here, so that a request only needs look-ups.
 * Two terms: an *outcome* is the `"result":…` or `"error":…` member of a JSON-RPC response, as JSON text, to be added after an id. A
 * *template* is text with the placeholder `{value}` for text of a request, escaped for JSON and cut to 200 characters.
 */
import type { A2aTable } from './contract/a2a-table.ts';
import type { AnswerTable } from './contract/answer-tables.ts';
import type { McpTable, SearchRule } from './contract/endpoints.ts';
import type { PassageTable } from './contract/passage-tables.ts';
import type { HeaderSet, Reply } from './contract/reply.ts';
import type { MaybePromise } from './maybe-promise.ts';

export type * from './contract/reply.ts';
export type * from './contract/a2a-table.ts';
export type * from './contract/passage-tables.ts';
export type * from './contract/answer-tables.ts';
export type * from './contract/endpoints.ts';
export type * from './contract/browser-tools.ts';
export type * from './contract/browser-copy.ts';

/** Version of this contract. A runtime refuses an index of another format. */
export const INDEX_FORMAT = 12;

/** Path of the index in a bundle. */
export const INDEX_FILE = '_sitec/index.json';

/** Folder of the files of passages in a bundle. */
export const PASSAGE_FOLDER = '_sitec/passages';

/** Rarities of terms are stored in tenths. */
export const RARITY_SCALE = 10;

/** Number of steps for the weight of a term in a passage: one byte of a packed number. */
export const MOST_IMPACT = 127;

/** Packed numbers begin at the first character that neither JSON nor a list of words separates, and end before the surrogates. */
export const NUMBER_SHIFT = 35;

/** Name of the file with the digests of all other files of a bundle. It is written last, so a folder with a manifest is complete. */
export const MANIFEST_FILE = 'sitec-manifest.json';

/** Endpoint -> its request paths, the published one first. Some HTTP libraries add the slash. */
export const ENDPOINT_PATHS = { mcp: ['/mcp'], a2a: ['/a2a', '/a2a/'] } as const;

/** Content codings (RFC 9110 section 8.4.1) of precompressed files beside a file, the smallest first, and their file name suffixes. */
export const CODING_SUFFIXES = { br: '.br', zstd: '.zst', gzip: '.gz' } as const;

/** A content coding that a bundle may hold. */
export type ContentCoding = keyof typeof CODING_SUFFIXES;

/** A bundle for the runtime: an index and a function that reads its files. */
export interface Bundle {
  readonly index: RuntimeIndex;
  /** Bytes of a file by its path inside the bundle (no leading slash). Throws or rejects when the bundle has no such file. */
  readonly read: (file: string) => MaybePromise<Uint8Array>;
  /**
   * Opens the bundle that replaced this one, after `read` has failed with a `ReplacedError`; null when there is none. Rejects with an Error
   * of one sentence when that bundle is unusable. Absent where bundles are never replaced.
   */
  readonly renew?: () => Promise<Bundle | null>;
}

/** A file is not the one of the opened bundle: an answer must not mix two bundles. */
export class ReplacedError extends Error {}

/** Data for finding passages: a whole bundle, or the part that browsers load. */
export interface PassageBundle extends Pick<Bundle, 'read'> {
  readonly index: Pick<RuntimeIndex, 'passages'>;
}

/** All data of the runtime about a site. */
export interface RuntimeIndex {
  readonly format: typeof INDEX_FORMAT;
  /** Public address of the site: an origin. */
  readonly site: string;
  /**
   * Header sets; variants refer to them by index. In a value, `{page}` is the page's path without its last slash, `{tokens}` the variant's
   * tokens.
   */
  readonly headers: readonly HeaderSet[];
  /** Every request path with an answer (percent-decoded, with leading slash), and its route. */
  readonly routes: Readonly<Record<string, Route>>;
  /** File -> the codings of its compressed forms. A compressed file has the entity tag of the plain one with its coding: `"hash-br"`. */
  readonly encodings: Readonly<Record<string, readonly ContentCoding[]>>;
  /** The answer for a path without a route, always with status 404: `api` below `apiPath`, `page` elsewhere. */
  readonly missing: { readonly page: Route; readonly api: Route; readonly apiPath: string };
  readonly http: HttpTable;
  /** Rate limit of POST /mcp and /a2a for each client address; null for none. */
  readonly limit: LimitTable | null;
  readonly mcp: McpTable;
  readonly a2a: A2aTable;
  readonly passages: PassageTable;
  readonly answers: AnswerTable;
}

/** The first file for searching the site in browsers. */
export interface BrowserSearchIndex extends Pick<RuntimeIndex, 'format' | 'passages'> {
  /** The searches by the name of the tool. */
  readonly tools: Readonly<Record<string, SearchRule>>;
}

/** One representation of a resource: its file, its entity tag (quoted, RFC 9110 section 8.8.3), its header set, and estimated tokens of markdown. */
export type Variant = readonly [file: string, etag: string, headers: number, tokens?: number];

/** The answer to a request path. */
export interface Route {
  readonly variant: Variant;
  /** Markdown variant of a page, selected by content negotiation; absent for files with one representation. */
  readonly markdown?: Variant;
  /** Value of `{page}` in headers: the page's path without the last slash, percent-encoded. */
  readonly page?: string;
}

/** Answers of requests before, or instead of, the file of a path. */
export interface HttpTable {
  /** Longest request target in characters, and largest body in bytes. */
  readonly maximumTarget: number;
  readonly maximumBody: number;
  /** Host, with its port, and origin of the site. */
  readonly host: string;
  readonly origin: string;
  /**
   * More hosts, in lower case, that the endpoints accept if the server is not bound to a loopback address. A name without a port matches
   * all ports.
   */
  readonly allowedHosts?: readonly string[];
  /** The only other origins, in lower case, whose pages may call the endpoints. */
  readonly allowedOrigins?: readonly string[];
  /** First bits, as digits 0 and 1, of the addresses of proxies whose X-Forwarded-For is trusted; IPv4 is mapped into IPv6. */
  readonly trustedProxies: readonly string[];
  /** Request path -> its endpoint. */
  readonly endpoints: Readonly<Record<string, EndpointName>>;
  readonly files: Readonly<Record<'preflight' | 'method' | 'target' | 'path' | 'condition' | 'range' | 'failed', Reply>>;
  readonly mcp: EndpointTable;
  readonly a2a: EndpointTable;
}

/** A request is due every `interval` ms, and may be `tolerance` ms early; `policy` is the same as a header value (RateLimit-Policy). */
export interface LimitTable {
  readonly interval: number;
  readonly tolerance: number;
  readonly policy: string;
}

/** The endpoints that read a body. */
export type EndpointName = keyof typeof ENDPOINT_PATHS;

/** Answers of an endpoint to requests whose body is not read or is not JSON, named after the fault. */
export interface EndpointTable {
  /** Accepted media types of a body. */
  readonly types: readonly string[];
  readonly preflight: Reply;
  readonly forbidden: Reply;
  readonly method: Reply;
  /** Its body is a template: seconds until the next request is allowed. `Retry-After` is added to its headers. */
  readonly limited: Reply;
  readonly type: Reply;
  readonly encoding: Reply;
  /** For a client that does not accept JSON; absent when the endpoint answers with JSON anyway. */
  readonly accept?: Reply;
  readonly size: Reply;
  readonly parse: Reply;
  /** An internal error. */
  readonly failed: Reply;
}
