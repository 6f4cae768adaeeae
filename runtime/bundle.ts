/**
 * The contract between compiler and runtime: the only types that both know.
 * The compiler writes a `RuntimeIndex` to `_sitec/index.json`; the runtime answers every request from it and from the files of the bundle.
 * Whatever can be decided at build time is a ready string or a table here, so that a request only looks things up.
 *
 * Two words: an *outcome* is the `"result":…` or `"error":…` member of a JSON-RPC response, as JSON text, ready to be put behind an id.
 * A *template* is text with the placeholder `{value}`, for which a request's own text stands, escaped for JSON and cut to 200 characters.
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

/** Version of this contract. A runtime refuses an index of another format. */
export const INDEX_FORMAT = 8;

/** Where the index lies inside a bundle. */
export const INDEX_FILE = '_sitec/index.json';

/** Folder of the files of passages, inside of a bundle. */
export const PASSAGE_FOLDER = '_sitec/passages';

/** Rarities of terms are told in tenths. */
export const RARITY_SCALE = 10;

/** What a term is worth in a passage is told in so many steps: one byte of a packed number. */
export const MOST_IMPACT = 127;

/** Name of the file that lists every other file of a bundle with its digest. It is written last, so that a folder that has one is whole. */
export const MANIFEST_FILE = 'sitec-manifest.json';

/** Endpoint -> the request paths that it answers, the published one first. Some HTTP libraries add the slash. */
export const ENDPOINT_PATHS = { mcp: ['/mcp'], a2a: ['/a2a', '/a2a/'] } as const;

/** Content codings (RFC 9110 section 8.4.1) that a file may lie in beside itself, the smallest first, and what its name then ends in. */
export const CODING_SUFFIXES = { br: '.br', zstd: '.zst', gzip: '.gz' } as const;

/** A content coding that a bundle may hold. */
export type ContentCoding = keyof typeof CODING_SUFFIXES;

/** Members of `_meta` in which requests and results of MCP say what both sides said once in a handshake, since revision 2026-07-28 (basic). */
export const META = {
  revision: 'io.modelcontextprotocol/protocolVersion',
  capabilities: 'io.modelcontextprotocol/clientCapabilities',
  server: 'io.modelcontextprotocol/serverInfo',
} as const;

/** Method of MCP -> member of its params that the header `Mcp-Name` repeats (2026-07-28, basic/transports). */
export const MCP_NAMED = { 'tools/call': 'name', 'prompts/get': 'name', 'resources/read': 'uri' } as const;

/** A bundle as the runtime sees it: an index and a way to read its files. */
export interface Bundle {
  readonly index: RuntimeIndex;
  /** Bytes of a file by its path inside the bundle (no leading slash). Throws or rejects when the bundle has no such file. */
  readonly read: (file: string) => MaybePromise<Uint8Array>;
  /**
   * Opens the bundle that has taken the place of this one, once `read` has met it with a `ReplacedError`; null when none has. Rejects with an Error
   * of one sentence when that bundle cannot be used. Absent where no bundle takes the place of another.
   */
  readonly renew?: () => Promise<Bundle | null>;
}

/** A file is not the one that the bundle was opened with: what a request is answered with must not be made of two bundles. */
export class ReplacedError extends Error {}

/** What passages are found in: the whole of a bundle, or what browsers load of it. */
export interface PassageBundle extends Pick<Bundle, 'read'> {
  readonly index: Pick<RuntimeIndex, 'passages'>;
}

/** Everything that the runtime knows of a site. */
export interface RuntimeIndex {
  readonly format: typeof INDEX_FORMAT;
  /** Public address of the site: an origin. */
  readonly site: string;
  /** Header sets that variants point to by position. In a value, `{page}` stands for the page's path without its last slash, `{tokens}` for the variant's tokens. */
  readonly headers: readonly HeaderSet[];
  /** Every request path that is answered (percent-decoded, with leading slash), and what it is answered with. */
  readonly routes: Readonly<Record<string, Route>>;
  /** File -> the codings that it lies in beside itself. A coded file has the entity tag of the plain one with its coding: `"hash-br"`. */
  readonly encodings: Readonly<Record<string, readonly ContentCoding[]>>;
  /** What a path without a route is answered with, always with status 404: `api` below `apiPath`, `page` elsewhere. */
  readonly missing: { readonly page: Route; readonly api: Route; readonly apiPath: string };
  readonly http: HttpTable;
  /** Rate limit of POST /mcp and /a2a for each client address; null for none. */
  readonly limit: LimitTable | null;
  readonly mcp: McpTable;
  readonly a2a: A2aTable;
  readonly passages: PassageTable;
  readonly answers: AnswerTable;
}

/** What browsers load first, to search the site. */
export interface BrowserSearchIndex extends Pick<RuntimeIndex, 'format' | 'passages'> {
  /** What is searched, by the name of the tool. */
  readonly tools: Readonly<Record<string, SearchRule>>;
}

/** One representation of a resource: its file, its entity tag (quoted, RFC 9110 section 8.8.3), its header set, and estimated tokens of markdown. */
export type Variant = readonly [file: string, etag: string, headers: number, tokens?: number];

/** What a request path is answered with. */
export interface Route {
  readonly variant: Variant;
  /** Markdown variant of a page, chosen by content negotiation; absent for files that have one representation. */
  readonly markdown?: Variant;
  /** What `{page}` stands for in the header values: the page's path without the last slash, percent-encoded. */
  readonly page?: string;
}

/** Answers that a request gets before, or instead of, what its path stands for. */
export interface HttpTable {
  /** Longest request target in characters, and largest body in bytes. */
  readonly maximumTarget: number;
  readonly maximumBody: number;
  /** Host, with its port, and origin of the site. */
  readonly host: string;
  readonly origin: string;
  /** Further hosts, in lower case, that the endpoints answer where the server is not bound to a loopback address. A name without a port stands for all ports. */
  readonly allowedHosts?: readonly string[];
  /** The only other origins, in lower case, whose pages may call the endpoints. */
  readonly allowedOrigins?: readonly string[];
  /** First bits, as digits 0 and 1, of the addresses of proxies whose X-Forwarded-For is believed; IPv4 is mapped into IPv6. */
  readonly trustedProxies: readonly string[];
  /** Request path -> the endpoint that answers it. */
  readonly endpoints: Readonly<Record<string, EndpointName>>;
  readonly files: Readonly<Record<'preflight' | 'method' | 'target' | 'path' | 'condition' | 'range' | 'failed', Reply>>;
  readonly mcp: EndpointTable;
  readonly a2a: EndpointTable;
}

/** A request is due every `interval` ms, and may come `tolerance` ms early; `policy` says so as a header value (RateLimit-Policy). */
export interface LimitTable {
  readonly interval: number;
  readonly tolerance: number;
  readonly policy: string;
}

/** The endpoints that read a body. */
export type EndpointName = keyof typeof ENDPOINT_PATHS;

/** What an endpoint answers to requests whose body is not read, or is no JSON; named after what is wrong. */
export interface EndpointTable {
  /** Media types of a body that is read. */
  readonly types: readonly string[];
  readonly preflight: Reply;
  readonly forbidden: Reply;
  readonly method: Reply;
  /** Its body is a template: seconds until the next request is allowed. `Retry-After` is added to its headers. */
  readonly limited: Reply;
  readonly type: Reply;
  readonly encoding: Reply;
  /** For a client that takes no JSON; absent when the endpoint answers JSON all the same. */
  readonly accept?: Reply;
  readonly size: Reply;
  readonly parse: Reply;
  /** Our own mistake. */
  readonly failed: Reply;
}
