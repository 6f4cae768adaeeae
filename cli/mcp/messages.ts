import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/sdk/types.js';
import { isObject } from '../../compiler/base/json.ts';
import { MCP_NAMED, META } from '../../compiler/build/service-info.ts';
import { jsonOf } from '../terminal/json.ts';
import type { SiteReply } from './site.ts';

type Fields = Readonly<Record<string, unknown>>;

const NAMED = new Map<string, string>(Object.entries(MCP_NAMED));
/** A header value that needs no encoding, and that does not look like an encoded one. */
const PLAIN = /^(?!=\?base64\?.*\?=$)[!-~](?:[\t -~]*[!-~])?$/;

/** Headers of every message over HTTP. */
export const commonHeaders = (): Headers =>
  new Headers({ 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' });

/**
 * Headers of a message over HTTP. A message that names its revision gets headers with this revision, its method and its subject
 * (2026-07-28); any other gets the revision that `initialize` settled, which is undefined before.
 */
export const headersOf = (message: JSONRPCMessage, settled: string | undefined): Headers => {
  const headers = commonHeaders();
  const params: Fields = 'method' in message ? (message.params ?? {}) : {};
  const own = (params._meta as Fields | undefined)?.[META.revision];
  const isOwn = 'method' in message && typeof own === 'string';
  const revision = isOwn ? own : settled;
  if (revision !== undefined) headers.set('MCP-Protocol-Version', encoded(revision));
  if (!isOwn) return headers;
  headers.set('Mcp-Method', encoded(message.method));
  const name = params[NAMED.get(message.method) ?? ''];
  if (typeof name === 'string') headers.set('Mcp-Name', encoded(name));
  return headers;
};

const encoded = (value: string): string => (PLAIN.test(value) ? value : `=?base64?${Buffer.from(value).toString('base64')}?=`);

/** JSON-RPC code for errors of the bridge itself (section 5.1). */
const INTERNAL_ERROR = -32603;

/** Whether a value is a JSON-RPC response, with or without an id. */
export const isResponse = (value: unknown): value is Extract<JSONRPCMessage, { result: unknown } | { error: unknown }> => {
  if (!isObject(value)) return false;
  const { error } = value;
  // Hosts also send their own errors as JSON.
  return isObject(value.result) || (isObject(error) && typeof error.code === 'number' && typeof error.message === 'string');
};

/** Whether a value is the response to the request with this id, or one without an id, with which HTTP refuses an unread request. */
export const isAnswerTo = (value: unknown, id: unknown): value is JSONRPCMessage => isResponse(value) && (value.id ?? id) === id;

/** Whether a value is a request or a notification of JSON-RPC. */
export const isCall = (value: unknown): value is JSONRPCMessage =>
  isObject(value) && value.jsonrpc === '2.0' && typeof value.method === 'string';

/**
 * The response to a request. A refusal before the body is read, such as by a rate limit, has no id in HTTP. On stdio it needs one, or the
 * client waits without an end.
 */
export const responseOf = (reply: SiteReply, id: RequestId): JSONRPCMessage => {
  if ('reason' in reply) return failure(id, reply.reason);
  const body = jsonOf(reply.body);
  return isResponse(body)
    ? { ...body, jsonrpc: '2.0', id }
    : failure(id, `The site answered HTTP ${reply.status}, but without a JSON-RPC response to the request`);
};

const failure = (id: RequestId, message: string): JSONRPCMessage => ({ jsonrpc: '2.0', id, error: { code: INTERNAL_ERROR, message } });
