/** JSON-RPC 2.0 as strings: compiled results are spliced into an answer, never parsed and printed again. */
import type { HeaderSet } from './bundle.ts';
import type { ServiceRequest } from './handler.ts';

/** What an endpoint answers: an HTTP status, a JSON body (null: none), and headers besides those of every endpoint. */
export interface Reply {
  readonly status: number;
  readonly body: string | null;
  readonly headers?: HeaderSet;
}

/** A JSON-RPC endpoint: what the HTTP side needs to know before it may read a body, and the method that answers one. */
export interface Endpoint {
  /** Media types of a body that it reads. */
  readonly types: ReadonlySet<string>;
  /** Answers to a body of another media type, to a body that is not JSON, and to our own mistake. */
  readonly unsupported: Reply;
  readonly malformed: Reply;
  readonly failed: Reply;
  /** Body of the 429 answer; `seconds` until the next request is allowed. */
  limited(seconds: number): string;
  answer(message: unknown, request: ServiceRequest): Promise<Reply>;
}

/** Members of a JSON object that somebody else wrote. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object: not null, not an array. */
export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The members of a JSON value; none when it is no object. */
export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

/** The `error` member of a response (JSON-RPC 2.0 section 5.1). */
export function failure(code: number, message: string, data?: unknown): string {
  return `"error":${JSON.stringify({ code, message, data })}`;
}

/**
 * A response from its `result` or `error` member and the request's id (JSON-RPC 2.0 section 5).
 * An undefined id is left out: the schema of MCP allows a string or an integer, never null.
 */
export function envelope(outcome: string, id?: string | number | null): string {
  const identity = id === undefined ? '' : `"id":${JSON.stringify(id)},`;
  return `{"jsonrpc":"2.0",${identity}${outcome}}`;
}
