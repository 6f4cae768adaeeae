import { ENDPOINT_PATHS, type EndpointName, type EndpointTable, type HttpTable, type LimitTable } from '../../runtime/bundle.ts';
import type { HeaderSet, Reply } from '../../runtime/contract/reply.ts';
import { ENDPOINT_HEADERS, endpointReply, errorInfo, errorOutcome, response } from '../base/rpc.ts';
import type { RateLimit } from '../config/rate-limit.ts';
import type { Config } from '../config/schema.ts';
import { prefixesOf } from '../config/sections/proxy-ranges.ts';
import { paths } from '../paths.ts';
import { A2A_BODY_TYPES, a2aBodyType } from './a2a.ts';

const ENDPOINTS = Object.entries(ENDPOINT_PATHS) as [EndpointName, readonly string[]][];

const MAXIMUM_TARGET = 2048;
const MAXIMUM_BODY = 65_536;

const FILE_METHODS = 'GET, HEAD, OPTIONS';
const ENDPOINT_METHODS = 'POST, OPTIONS';
const NOSNIFF: HeaderSet = [['X-Content-Type-Options', 'nosniff']];
const ANY_ORIGIN: HeaderSet = [...NOSNIFF, ['Access-Control-Allow-Origin', '*']];
/** Request headers that browsers may send: headers of MCP (2024-11-05 to 2026-07-28), of A2A (0.3 and 1.0) and of conditional requests. */
const REQUEST_HEADERS =
  'content-type, accept, authorization, if-none-match, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id, ' +
  'a2a-version, a2a-extensions, x-a2a-extensions';

const plainReply = (status: number, headers: HeaderSet = NOSNIFF): Reply => ({ status, headers, body: null });

const preflight = (methods: string, common: HeaderSet): Reply =>
  plainReply(204, [
    ...common,
    ['Allow', methods],
    ['Access-Control-Allow-Methods', methods],
    ['Access-Control-Allow-Headers', REQUEST_HEADERS],
    ['Access-Control-Max-Age', '86400'],
  ]);

/** A refusal before the body is read; -32600 means that the request is invalid. */
const refusal = (status: number, message: string): Reply => endpointReply(status, response(errorOutcome(-32600, message)));

const methodRefusal: Reply = ((reply: Reply) => ({ ...reply, headers: [...reply.headers, ['Allow', ENDPOINT_METHODS] as const] }))(
  refusal(405, 'Method must be POST'),
);

/** Common answers of both endpoints; a refused origin must not see the reason. */
const SHARED = {
  preflight: preflight(ENDPOINT_METHODS, ENDPOINT_HEADERS),
  forbidden: {
    ...refusal(403, 'Host or Origin is not allowed'),
    headers: ENDPOINT_HEADERS.filter(([name]) => !name.startsWith('Access-Control-')).concat([['Content-Type', 'application/json']]),
  },
  method: methodRefusal,
  encoding: refusal(415, 'Content-Encoding must be identity'),
  size: refusal(413, `Body is larger than ${MAXIMUM_BODY} bytes`),
} as const satisfies Partial<EndpointTable>;

const mcpEndpoint: EndpointTable = {
  ...SHARED,
  types: ['application/json'],
  type: refusal(415, 'Content-Type must be application/json'),
  accept: refusal(406, 'The answer is application/json'),
  parse: endpointReply(400, response(errorOutcome(-32700, 'Parse error'))),
  limited: endpointReply(429, response(errorOutcome(429, 'Rate limit reached; retry after {value} s'))),
  failed: endpointReply(500, response(errorOutcome(-32603, 'Internal error'))),
};

/** A2A answers every JSON-RPC error with status 200 and always with an id. */
const a2aEndpoint = (domain: string): EndpointTable => {
  const retry = errorInfo('RATE_LIMITED', domain, { retryAfterSeconds: '{value}' });
  return {
    ...SHARED,
    types: A2A_BODY_TYPES,
    type: endpointReply(200, response(a2aBodyType, null)),
    parse: endpointReply(200, response(errorOutcome(-32700, 'Invalid JSON payload'), null)),
    limited: endpointReply(429, response(errorOutcome(-32000, 'Rate limit exceeded. Retry after {value} seconds.', retry), null)),
    failed: endpointReply(200, response(errorOutcome(-32603, 'Internal error'), null)),
  };
};

/** Access settings of the configuration. */
export type AccessConfig = Pick<Config, 'allowedHosts' | 'allowedOrigins' | 'trustProxy'>;

/**
 * Every answer that depends neither on a file nor on a message. `base` is the public address of the site, an origin. Without documents
 * there are no endpoints.
 */
export const httpTable = (
  base: string,
  { allowedHosts, allowedOrigins, trustProxy }: AccessConfig = {},
  hasDocuments = true,
): HttpTable => {
  const { host, origin } = new URL(base);
  return {
    maximumTarget: MAXIMUM_TARGET,
    maximumBody: MAXIMUM_BODY,
    host,
    origin,
    ...(allowedHosts && { allowedHosts: allowedHosts.map((name) => name.toLowerCase()) }),
    ...(allowedOrigins && { allowedOrigins: allowedOrigins.map((each) => new URL(each).origin) }),
    trustedProxies: prefixesOf(trustProxy ?? []),
    endpoints: Object.fromEntries((hasDocuments ? ENDPOINTS : []).flatMap(([name, all]) => all.map((path) => [path, name]))),
    files: {
      preflight: preflight(FILE_METHODS, ANY_ORIGIN),
      method: plainReply(405, [...NOSNIFF, ['Allow', FILE_METHODS]]),
      target: plainReply(414),
      path: plainReply(400),
      condition: plainReply(412),
      // A cache must not store the answer to a range as the answer for the file.
      range: plainReply(416, [...NOSNIFF, ['Cache-Control', 'no-store']]),
      failed: plainReply(500),
    },
    mcp: mcpEndpoint,
    a2a: a2aEndpoint(host),
  };
};

/** Path below which missing documents have an answer for machines. */
export const missingApiPath = paths.api.replace(/v1\/$/, '');

/** The rate limit in the form of the runtime. */
export const limitTable = ({ burst, perMinute }: RateLimit): LimitTable => ({
  interval: 60_000 / perMinute,
  tolerance: (60_000 / perMinute) * (burst - 1),
  policy: `"default";q=${burst};w=${Math.ceil((burst * 60) / perMinute)}`,
});
