/** One request in, one response out: the order of the checks. Every answer that needs no look at the request was written by the compiler. */
import { createAdmission } from './admission.ts';
import type { Body } from './body.ts';
import type { Bundle, HeaderSet } from './bundle.ts';
import { clientOf } from './client.ts';
import type { LimitStore } from './limit.ts';
import { toRecord } from './request-record.ts';
import type { Exchange, RequestRecord } from './request-record.ts';
import { after } from './soon.ts';
import type { Soon } from './soon.ts';
import { createFiles } from './static.ts';

export type { Decision, LimitStore } from './limit.ts';
export type { RequestRecord } from './request-record.ts';

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
export type Handler = (request: ServiceRequest) => Soon<ServiceResponse>;

/**
 * Makes the handler of a bundle: files, POST /mcp and POST /a2a.
 * @throws Error when the search index was built by another analyser (SITEC3401).
 */
export function createHandler(bundle: Bundle, options: HandlerOptions = {}): Handler {
  const { http } = bundle.index;
  const { now = () => performance.now(), trustedProxies = http.trustedProxies, onRequest, report } = options;
  const files = createFiles(bundle);
  const endpoints = createAdmission(bundle, { ...options, now, trustedProxies });
  const names = new Map(Object.entries(http.endpoints));

  function answer(exchange: Exchange): Soon<ServiceResponse> {
    const { request, path, name } = exchange;
    if (path === undefined) return request.target.length > http.maximumTarget ? http.files.target : http.files.path;
    const fail = (error: unknown): ServiceResponse => {
      report?.(error);
      return http[name ?? 'files'].failed;
    };
    try {
      const response = name ? endpoints(exchange, name) : files(request, path);
      return response instanceof Promise ? response.catch(fail) : response;
    } catch (error) {
      return fail(error);
    }
  }

  async function note(exchange: Exchange, response: ServiceResponse, duration: number): Promise<void> {
    try {
      const address = options.recordAddress && { address: clientOf(exchange.request, trustedProxies) };
      await onRequest?.({ ...toRecord(bundle.index, exchange, response, duration), ...address });
    } catch (error) {
      report?.(error);
    }
  }

  return (request) => {
    const path = request.target.length > http.maximumTarget ? undefined : decodePath(request.target);
    const exchange: Exchange = { request, path, name: names.get(path ?? '') };
    if (!onRequest) return answer(exchange);
    const started = now();
    return after(answer(exchange), (response) => {
      // Not awaited: an answer waits for no hook.
      void note(exchange, response, now() - started);
      return response;
    });
  };
}

/** A path that is decoded already, and nothing else; nearly every one. */
const PLAIN = /^\/[\w./~-]*$/;

/**
 * Path of a request target, percent-decoded, so that every spelling of a path is one (RFC 3986 section 6.2.2); undefined when it is malformed.
 * An encoded slash stays encoded: it separates nothing (section 2.2).
 */
export function decodePath(target: string): string | undefined {
  if (PLAIN.test(target)) return target;
  const [path] = target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  try {
    return decodeURIComponent((path || '/').replace(/%2f/gi, '%252F'));
  } catch {
    return undefined;
  }
}
