import type { Body } from './body.ts';
import type { EndpointName } from './bundle.ts';
import type { HeaderSet } from './contract/reply.ts';
import type { LimitStore } from './limit/limit.ts';
import type { MaybePromise } from './maybe-promise.ts';

/** A request as an adapter gives it. */
export interface ServiceRequest {
  readonly method: string;
  /** Raw request target: path and query as they stand in the request line. */
  readonly target: string;
  /** Address of who sent the request, client or proxy: IPv4 or IPv6. */
  readonly address: string;
  /** Value of a header by its lower-case name. */
  header(name: string): string | undefined;
  /** The body; undefined when it is larger than `limit` bytes, which is decided without reading it when the length is declared. */
  body(limit: number): Promise<Uint8Array | undefined>;
}

/** What an adapter sends. `Content-Length` is set for files only, also for HEAD. */
export interface ServiceResponse {
  readonly status: number;
  readonly headers: HeaderSet;
  readonly body: Body;
}

/** Options of a handler. */
export interface HandlerOptions {
  /** Clock of the rate limit and of records in ms. @default performance.now, which no change of the system time can move */
  readonly now?: () => number;
  /**
   * Where it is kept what clients have spent; give the handler of a reloaded bundle the store of the one before. false turns the limit off.
   * @default a store in memory
   */
  readonly limit?: LimitStore | false;
  /** First bits of the addresses of proxies whose X-Forwarded-For is believed. @default those of the bundle (`trustProxy`) */
  readonly trustedProxies?: readonly string[];
  /**
   * Whether the server is bound to a loopback address. true: /mcp and /a2a need a loopback or own Host and Origin, which stops DNS rebinding;
   * false: they need an own or loopback Host. @default undefined: the platform routes by host, only lists of the bundle are checked
   */
  readonly loopback?: boolean;
  /** Told of every answer, once. What it throws is reported and changes no answer. @default nobody */
  readonly onRequest?: (record: RequestRecord) => unknown;
  /** Whether records hold the address of the client. @default false */
  readonly recordAddress?: boolean;
  /** Told of every error that a client sees as status 500, or from /a2a as -32603, and of those of `onRequest`. @default nobody */
  readonly report?: (error: unknown) => void;
}

/** Answers requests from one bundle, with most files at once. Never throws or rejects. */
export type Handler = (request: ServiceRequest) => MaybePromise<ServiceResponse>;

/** One answered request. Texts of the client are short and printable ASCII, but for `path`. */
export interface RequestRecord {
  readonly method: string;
  /** Percent-decoded, without the query; as it came when it cannot be decoded. It may hold any character. */
  readonly path: string;
  readonly status: number;
  /** What the path stands for. An answer without a body counts as what its path usually gives. */
  readonly endpoint: EndpointName | 'page' | 'markdown' | 'file';
  /** JSON-RPC method, and the tool of a `tools/call`, as the client named them. */
  readonly call?: string;
  readonly tool?: string;
  /** Ms from the request to its answer. */
  readonly duration: number;
  /** Length of the body of the answer. */
  readonly bytes: number;
  /** Name of the client program, from User-Agent; empty when it gives none. */
  readonly agent: string;
  /** Address of the client, or its /64; only when the options of the handler ask for it. */
  readonly address?: string;
}

/** What a handler learns of a request while it answers. */
export interface Exchange {
  readonly request: ServiceRequest;
  /** Decoded path; undefined when it was too long or malformed. */
  readonly path: string | undefined;
  readonly name: EndpointName | undefined;
  /** Body of the request, once it is read. */
  message?: unknown;
}
