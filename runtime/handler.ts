/** One request in, one response out: the order of the checks. Every answer that needs no look at the request was written by the compiler. */
import { createA2a } from './a2a.ts';
import { quality } from './accept.ts';
import type { Bundle, EndpointName, HeaderSet, HttpTable, Reply, EndpointTable } from './bundle.ts';
import { createLimiter } from './limit.ts';
import type { Decision } from './limit.ts';
import { createMcp } from './mcp.ts';
import { fill } from './rpc.ts';
import { createFiles } from './static.ts';

/** A request as an adapter gives it. */
export interface ServiceRequest {
  readonly method: string;
  /** Raw request target: path and query as they stand in the request line. */
  readonly target: string;
  /** Address of the client, IPv4 or IPv6. */
  readonly address: string;
  /** Value of a header by its lower-case name. */
  header(name: string): string | undefined;
  /** The body; undefined when it is larger than `limit` bytes, which is decided without reading it when the length is declared. */
  body(limit: number): Promise<Uint8Array | undefined>;
}

/** What an adapter sends. `Content-Length` is set for files only, also for HEAD; strings are UTF-8. */
export interface ServiceResponse {
  readonly status: number;
  readonly headers: HeaderSet;
  readonly body: Uint8Array | string | null;
}

/** Options of a handler. */
export interface HandlerOptions {
  /** Clock of the rate limit in ms. @default performance.now, which no change of the system time can move */
  readonly now?: () => number;
  /** false turns the rate limit off. @default the limit of the bundle */
  readonly limit?: false;
  /**
   * Whether the server is bound to a loopback address. true: /mcp and /a2a need a loopback or own Host and Origin, which stops DNS rebinding;
   * false: they need an own or loopback Host. @default undefined: the platform routes by host, nothing is checked
   */
  readonly loopback?: boolean;
  /** Told of every error that a client sees as status 500. @default nobody */
  readonly report?: (error: unknown) => void;
}

/** Answers requests from one bundle. Never rejects. */
export type Handler = (request: ServiceRequest) => Promise<ServiceResponse>;

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const LOOPBACK = /^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Makes the handler of a bundle: files, POST /mcp and POST /a2a.
 * @throws Error when the search index was built by another analyser (SITEC3401).
 */
export function createHandler(bundle: Bundle, options: HandlerOptions = {}): Handler {
  const { http, limit } = bundle.index;
  const files = createFiles(bundle);
  const endpoints = { mcp: createMcp(bundle), a2a: createA2a(bundle.index) };
  const names = new Map(Object.entries(http.endpoints));
  const limiter = options.limit === false ? undefined : createLimiter(limit);
  const now = options.now ?? (() => performance.now());

  async function callEndpoint(request: ServiceRequest, name: EndpointName): Promise<Reply> {
    if (!isAllowed(request, http, options.loopback)) return http[name].forbidden;
    const decision = limiter?.(request.address, now(), request.method === 'POST' ? 1 : 0);
    const reply = await admit(request, name, decision);
    if (!decision) return reply;
    const rate = `"default";r=${decision.remaining};t=${decision.seconds}`;
    return { ...reply, headers: [...reply.headers, ['RateLimit-Policy', limit.policy], ['RateLimit', rate]] };
  }

  async function admit(request: ServiceRequest, name: EndpointName, decision: Decision | undefined): Promise<Reply> {
    const table = http[name];
    const refused = refusal(request, table, decision);
    if (refused) return refused;
    const bytes = await request.body(http.maximumBody);
    if (!bytes) return table.size;
    const message: unknown = attempt(() => JSON.parse(UTF8.decode(bytes)));
    return message === undefined ? table.parse : endpoints[name](message, request);
  }

  return async (request) => {
    if (request.target.length > http.maximumTarget) return http.files.target;
    const path = decodePath(request.target);
    if (path === undefined) return http.files.path;
    const name = names.get(path);
    try {
      return await (name ? callEndpoint(request, name) : files(request, path));
    } catch (error) {
      options.report?.(error);
      return http[name ?? 'files'].failed;
    }
  };
}

/** The checks before a body is read, in the order of their cost. */
function refusal(request: ServiceRequest, table: EndpointTable, decision: Decision | undefined): Reply | undefined {
  if (request.method === 'OPTIONS') return table.preflight;
  if (request.method !== 'POST') return table.method;
  if (decision?.allowed === false) return tooMany(table.limited, decision.seconds);
  const type = (request.header('content-type') ?? '').replace(/;.*$/s, '').trim().toLowerCase();
  if (!table.types.includes(type)) return table.type;
  // Inflating would let a small body cost much memory.
  if (!/^identity$/i.test(request.header('content-encoding') ?? 'identity')) return table.encoding;
  return quality(request, 'application/json', 'application/*', '*/*') === 0 ? table.accept : undefined;
}

function tooMany(reply: Reply, seconds: number): Reply {
  return { ...reply, headers: [...reply.headers, ['Retry-After', String(seconds)]], body: fill(reply.body ?? '', seconds) };
}

/**
 * Path of a request target, percent-decoded; undefined when it is malformed.
 * An encoded slash stays encoded: it separates nothing (RFC 3986 section 2.2).
 */
function decodePath(target: string): string | undefined {
  const [path] = target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  return attempt(() => decodeURI(path || '/'));
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Host and Origin policy of the endpoints (MCP 2025-11-25, basic/transports, security warning). */
function isAllowed(request: ServiceRequest, site: HttpTable, loopback: boolean | undefined): boolean {
  const host = request.header('host')?.toLowerCase() ?? '';
  const origin = request.header('origin')?.toLowerCase() ?? site.origin;
  const isOwnHost = loopback === undefined || host === site.host || LOOPBACK.test(host);
  return isOwnHost && (!loopback || origin === site.origin || LOOPBACK.test(origin));
}
