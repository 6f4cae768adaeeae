import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { MCP_NAMED, META } from '../../runtime/bundle.ts';

type Fields = Readonly<Record<string, unknown>>;

const NAMED = new Map<string, string>(Object.entries(MCP_NAMED));
/** A header value that arrives as it was sent, and is not taken for an encoded one. */
const PLAIN = /^(?!=\?base64\?.*\?=$)[!-~](?:[\t -~]*[!-~])?$/;

/** Headers of every message over HTTP. */
export const commonHeaders = (): Headers =>
  new Headers({ 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' });

/**
 * Headers that a message has over HTTP. One that names its revision itself repeats it, its method and its subject (2026-07-28); any other
 * has the revision that `initialize` settled, which is undefined before.
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
