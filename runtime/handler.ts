/** One request in, one response out: the order of the checks and what every answer has in common. */
import { createA2a } from './a2a.ts';
import { createGuide } from './answer/intents.ts';
import { createSearch } from './answer/search.ts';
import type { Bundle, HeaderSet } from './bundle.ts';
import { createLimiter } from './limit.ts';
import type { Decision } from './limit.ts';
import { createMcp } from './mcp.ts';
import { envelope, failure } from './rpc.ts';
import type { Endpoint, Reply } from './rpc.ts';
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

/** Longest request target in characters, and largest body in bytes. */
const MAXIMUM_TARGET = 2048;
const MAXIMUM_BODY = 65_536;
const UTF8 = new TextDecoder('utf-8', { fatal: true });
const LOOPBACK = /^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const FILE_METHODS = 'GET, HEAD, OPTIONS';
const ENDPOINT_METHODS = 'POST, OPTIONS';
const NOSNIFF: HeaderSet = [['X-Content-Type-Options', 'nosniff']];
const ANY_ORIGIN: HeaderSet = [...NOSNIFF, ['Access-Control-Allow-Origin', '*']];
const EXPOSED = ['Access-Control-Expose-Headers', 'Retry-After, RateLimit, RateLimit-Policy'] as const;
const ENDPOINT_HEADERS: HeaderSet = [...ANY_ORIGIN, EXPOSED, ['Cache-Control', 'no-store']];
const JSON_TYPE: HeaderSet = [['Content-Type', 'application/json']];
/** What browsers may send: headers of MCP (2024-11-05 to 2026-07-28), of A2A (0.3 and 1.0) and of conditional requests. */
const MCP_HEADERS = 'mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id';
const REQUEST_HEADERS = `content-type, accept, authorization, if-none-match, ${MCP_HEADERS}, a2a-version, a2a-extensions, x-a2a-extensions`;
const PREFLIGHT: HeaderSet = [
  ['Access-Control-Allow-Headers', REQUEST_HEADERS],
  ['Access-Control-Max-Age', '86400'],
];

/**
 * Makes the handler of a bundle: files, POST /mcp and POST /a2a.
 * @throws Error when the search index was built by another analyser (SITEC3401).
 */
export function createHandler(bundle: Bundle, options: HandlerOptions = {}): Handler {
  const { index } = bundle;
  const site = new URL(index.site);
  const base = site.pathname.replace(/\/$/, '');
  const files = createFiles(bundle, base);
  const mcp = createMcp(bundle, createSearch(index.search));
  const a2a = createA2a(index, createGuide(index));
  const endpoints = new Map(Object.entries({ [`${base}/mcp`]: mcp, [`${base}/a2a`]: a2a, [`${base}/a2a/`]: a2a }));
  const now = options.now ?? (() => performance.now());
  const { burst, perMinute } = index.limit;
  const limiter = options.limit === false ? undefined : createLimiter(index.limit);
  const policy = ['RateLimit-Policy', `"default";q=${burst};w=${Math.ceil((burst * 60) / perMinute)}`] as const;

  async function callEndpoint(request: ServiceRequest, endpoint: Endpoint): Promise<ServiceResponse> {
    if (!isAllowed(request, site, options.loopback)) return respond(refuse(403, 'Host or Origin is not allowed'), NOSNIFF);
    const decision = limiter?.(request.address, now(), request.method === 'POST' ? 1 : 0);
    const rates: HeaderSet = decision ? [policy, ['RateLimit', `"default";r=${decision.remaining};t=${decision.seconds}`]] : [];
    return respond(await admit(request, endpoint, decision), [...ENDPOINT_HEADERS, ...rates]);
  }

  async function sendFile(request: ServiceRequest, path: string): Promise<ServiceResponse> {
    if (request.method === 'OPTIONS') return respond(preflight(FILE_METHODS), ANY_ORIGIN);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead ? files(request, path) : respond(notAllowed(FILE_METHODS), NOSNIFF);
  }

  return async (request) => {
    if (request.target.length > MAXIMUM_TARGET) return respond({ status: 414, body: null }, NOSNIFF);
    const path = decodePath(request.target);
    if (path === undefined) return respond({ status: 400, body: null }, NOSNIFF);
    const endpoint = endpoints.get(path);
    try {
      return await (endpoint ? callEndpoint(request, endpoint) : sendFile(request, path));
    } catch (error) {
      options.report?.(error);
      return respond(endpoint?.failed ?? { status: 500, body: null }, NOSNIFF);
    }
  };
}

/** The checks before a body is read, in the order of their cost, then the body. */
async function admit(request: ServiceRequest, endpoint: Endpoint, decision: Decision | undefined): Promise<Reply> {
  if (request.method === 'OPTIONS') return preflight(ENDPOINT_METHODS);
  if (request.method !== 'POST') return notAllowed(ENDPOINT_METHODS);
  if (decision?.allowed === false) {
    return { status: 429, headers: [['Retry-After', String(decision.seconds)]], body: endpoint.limited(decision.seconds) };
  }
  if (!endpoint.types.has(token(request.header('content-type')))) return endpoint.unsupported;
  // Inflating would let a small body cost much memory.
  if (token(request.header('content-encoding') ?? 'identity') !== 'identity') return refuse(415, 'Content-Encoding must be identity');
  const bytes = await request.body(MAXIMUM_BODY);
  if (!bytes) return refuse(413, `Body is larger than ${MAXIMUM_BODY} bytes`);
  const message: unknown = attempt(() => JSON.parse(UTF8.decode(bytes)));
  return message === undefined ? endpoint.malformed : endpoint.answer(message, request);
}

/** What stands before the parameters of a header value. */
function token(value = ''): string {
  return value.replace(/;.*$/s, '').trim().toLowerCase();
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
function isAllowed(request: ServiceRequest, site: URL, loopback: boolean | undefined): boolean {
  const host = request.header('host')?.toLowerCase() ?? '';
  const origin = request.header('origin')?.toLowerCase() ?? site.origin;
  const isOwnHost = loopback === undefined || host === site.host || LOOPBACK.test(host);
  return isOwnHost && (!loopback || origin === site.origin || LOOPBACK.test(origin));
}

function respond({ status, headers = [], body }: Reply, common: HeaderSet): ServiceResponse {
  return { status, headers: [...common, ...headers, ...(body === null ? [] : JSON_TYPE)], body };
}

function refuse(status: number, message: string): Reply {
  return { status, body: envelope(failure(-32600, message)) };
}

function notAllowed(methods: string): Reply {
  return { status: 405, headers: [['Allow', methods]], body: null };
}

function preflight(methods: string): Reply {
  return { status: 204, headers: [['Allow', methods], ['Access-Control-Allow-Methods', methods], ...PREFLIGHT], body: null };
}
