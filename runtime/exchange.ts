import type { Body } from './body.ts';
import type { EndpointName } from './bundle.ts';
import type { HeaderSet } from './contract/reply.ts';
import type { LimitStore } from './limit/limit.ts';

/** A request from an adapter. */
export interface ServiceRequest {
  readonly method: string;
  /** Raw request target: path and query of the request line. */
  readonly target: string;
  /** Address of the sender, client or proxy: IPv4 or IPv6. */
  readonly address: string;
  /** Value of a header by its lower-case name. */
  header(name: string): string | undefined;
  /** The body; undefined when it is larger than `limit` bytes, which is decided without reading it when the length is declared. */
  body(limit: number): Promise<Uint8Array | undefined>;
}

/** The answer that an adapter sends. `Content-Length` is set for files only, also for HEAD. */
export interface ServiceResponse {
  readonly status: number;
  readonly headers: HeaderSet;
  readonly body: Body;
}

/** Options of a handler. */
export interface HandlerOptions {
  /** Clock of the rate limit and of records in ms. @default performance.now, which does not depend on the system time */
  readonly now?: () => number;
  /**
   * Stores the use of clients; pass the store of the previous bundle to the handler of a reloaded one. false turns the limit off.
   * @default a store in memory
   */
  readonly limit?: LimitStore | false;
  /** First bits of the addresses of proxies whose X-Forwarded-For is trusted. @default those of the bundle (`trustProxy`) */
  readonly trustedProxies?: readonly string[];
  /**
   * Whether the server is bound to a loopback address. true: /mcp and /a2a require a loopback or own Host and Origin, which stops DNS
   * rebinding; false: they require an own or loopback Host. @default undefined: the platform routes by host, only the lists of the bundle
   * are checked
   */
  readonly loopback?: boolean;
  /** Receives every answer, once. Its errors are reported and change no answer. @default none */
  readonly onRequest?: (record: RequestRecord) => unknown;
  /** Whether records hold the address of the client. @default false */
  readonly recordAddress?: boolean;
  /** Receives every error that a client sees as status 500, or from /a2a as -32603, and errors of `onRequest`. @default none */
  readonly report?: (error: unknown) => void;
}

/** Answers requests from one bundle. Never rejects. */
export type Handler = (request: ServiceRequest) => Promise<ServiceResponse>;

/** One answered request. Texts of the client are short and printable ASCII, except for `path`. */
export interface RequestRecord {
  readonly method: string;
  /** Percent-decoded, without the query; raw when it cannot be decoded. It may contain any character. */
  readonly path: string;
  readonly status: number;
  /** The type of the path. An answer without a body has the usual type of its path. */
  readonly endpoint: EndpointName | 'page' | 'markdown' | 'file';
  /** JSON-RPC method, and the tool of a `tools/call`, from the client. */
  readonly call?: string;
  readonly tool?: string;
  /** Ms from the request to its answer. */
  readonly duration: number;
  /** Length of the body of the answer. */
  readonly bytes: number;
  /** Name of the client program, from User-Agent; empty without one. */
  readonly agent: string;
  /** Address of the client, or its /64; only if the options of the handler turn it on. */
  readonly address?: string;
}

/** Data of a request while it is answered. */
export interface Exchange {
  readonly request: ServiceRequest;
  /** Decoded path; undefined when it is too long or malformed. */
  readonly path: string | undefined;
  readonly name: EndpointName | undefined;
  /** Body of the request, once it is read. */
  message?: unknown;
}
