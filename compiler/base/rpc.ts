/** JSON-RPC 2.0 over HTTP as texts that the runtime joins: outcomes, whole responses and replies. */
import type { HeaderSet, Reply } from '../../runtime/contract/reply.ts';

/** Headers of every answer of an endpoint: never stored, readable for scripts of any origin. */
export const ENDPOINT_HEADERS: HeaderSet = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Access-Control-Allow-Origin', '*'],
  ['Access-Control-Expose-Headers', 'Retry-After, RateLimit, RateLimit-Policy'],
  ['Cache-Control', 'no-store'],
];

/** An answer of an endpoint. An empty body is a placeholder that the runtime fills; null means no body. */
export const endpointReply = (status: number, body: string | null = '', headers: HeaderSet = []): Reply => ({
  status,
  headers: [...ENDPOINT_HEADERS, ...headers, ...(body === null ? [] : [['Content-Type', 'application/json'] as const])],
  body,
});

/** The `result` member of a response, from JSON. */
export const resultOutcome = (json: string): string => `"result":${json}`;

/** The `error` member of a response (JSON-RPC 2.0 section 5.1). */
export const errorOutcome = (code: number, message: string, data?: unknown): string =>
  `"error":${JSON.stringify({ code, message, ...(data !== undefined && { data }) })}`;

/** A whole response to a request whose id is not known: A2A requires null. The schema of MCP has no null, so the id is left out. */
export const response = (outcome: string, id?: null): string => `{"jsonrpc":"2.0",${id === null ? '"id":null,' : ''}${outcome}}`;

/** Error detail that A2A clients read (google.rpc.ErrorInfo). Metadata values are strings. */
export const errorInfo = (reason: string, domain: string, metadata: Readonly<Record<string, string>>): readonly unknown[] => [
  { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain, metadata },
];
