import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/sdk/types.js';
import { isFields } from '../compiler/fact-words.ts';
import type { SiteReply } from './mcp-site.ts';

/** Code of JSON-RPC for what went wrong at our side of the bridge (section 5.1). */
const INTERNAL_ERROR = -32603;

/** The value of a JSON text; undefined when it is none. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether a value is a JSON-RPC response, with or without an id. */
export const isResponse = (value: unknown): value is Extract<JSONRPCMessage, { result: unknown } | { error: unknown }> => {
  if (!isFields(value)) return false;
  const { error } = value;
  // Hosts answer with errors of their own in JSON, too.
  return isFields(value.result) || (isFields(error) && typeof error.code === 'number' && typeof error.message === 'string');
};

/**
 * The response to a request. What HTTP refuses before it reads a body, such as a rate limit, has no id there; on stdio it needs one, or the
 * client waits for ever.
 */
export const responseOf = (reply: SiteReply, id: RequestId): JSONRPCMessage => {
  if ('reason' in reply) return failure(id, reply.reason);
  const body = jsonOf(reply.body);
  return isResponse(body)
    ? { ...body, jsonrpc: '2.0', id }
    : failure(id, `The site answered HTTP ${reply.status}, but no JSON-RPC message`);
};

const failure = (id: RequestId, message: string): JSONRPCMessage => ({ jsonrpc: '2.0', id, error: { code: INTERNAL_ERROR, message } });
