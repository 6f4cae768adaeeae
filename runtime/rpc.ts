/** JSON-RPC 2.0 as strings: compiled outcomes are joined into an answer, without parsing and printing them again. */
import type { Reply } from './contract/reply.ts';
import type { ServiceRequest, ServiceResponse } from './exchange.ts';

/** Answers a JSON body. */
export type Endpoint = (message: unknown, request: ServiceRequest) => Promise<ServiceResponse>;

/** The `result` or `error` member of a response as JSON, or the bytes of a ready result, which are not decoded and encoded again. */
export type Outcome = string | Uint8Array;

/** Members of an untrusted JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

/** Maximum characters of a client's text in an answer. */
export const MAXIMUM_ECHO = 200;

/** Whether a JSON value is an object: not null, not an array. */
export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of a JSON value; empty for a value that is not an object. */
export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

/** Inserts a client's text, or a number, into a template of the bundle. */
export const fill = (template: string, value: string | number, maximum = MAXIMUM_ECHO): string =>
  template.replaceAll('{value}', () => JSON.stringify(String(value).slice(0, maximum).toWellFormed()).slice(1, -1));

/**
 * Sets the response of a request as the body of a reply (JSON-RPC 2.0 section 5). An undefined id is left out: the schema of MCP allows a
 * string or an integer, never null.
 */
export const respond = ({ status, headers }: Reply, outcome: Outcome, id?: string | number | null): ServiceResponse => {
  const start = `{"jsonrpc":"2.0",${id === undefined ? '' : `"id":${JSON.stringify(id)},`}`;
  return { status, headers, body: typeof outcome === 'string' ? `${start}${outcome}}` : [`${start}"result":`, outcome, '}'] };
};
