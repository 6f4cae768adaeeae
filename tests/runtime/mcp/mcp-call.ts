/** Sends messages to /mcp of the fixture, without a socket. */
import { createHandler } from '../../../runtime/handler.ts';
import { createFixture, request, textOf } from '../fixture.ts';

/** A JSON-RPC response. */
export interface Response {
  readonly id?: unknown;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** Headers of a request by lower-case name; null takes one out. */
export type Headers = Readonly<Record<string, string | null>>;

const handler = createHandler(createFixture(), { limit: false });
const TYPE = { 'content-type': 'application/json' };

/** Posts JSON; `message` is null when there is no body. */
export const post = async (
  body: unknown,
  headers: Headers = {},
): Promise<{ readonly status: number; readonly message: Response | null }> => {
  const kept = Object.entries({ ...TYPE, ...headers }).filter((header): header is [string, string] => header[1] !== null);
  const response = await handler(request('POST', '/mcp', Object.fromEntries(kept), JSON.stringify(body)));
  return { status: response.status, message: response.body === null ? null : (JSON.parse(textOf(response.body)) as Response) };
};

/** Calls a method the way of the revisions with a handshake. */
export const callLegacy = async (
  method: string,
  params: object = {},
): Promise<{ readonly status: number; readonly message: Response | null }> => post({ jsonrpc: '2.0', id: 1, method, params });

/** What a request of revision 2026-07-28 says of itself. */
export const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
} as const;

/** Calls a method the way of 2026-07-28; `headers` replace what a right client sends. */
export const callModern = async (
  method: string,
  params: Readonly<Record<string, unknown>> = {},
  headers: Headers = {},
): Promise<{ readonly status: number; readonly message: Response | null }> => {
  const name = params.name ?? params.uri;
  const right = {
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': method,
    ...(typeof name === 'string' && { 'mcp-name': name }),
  };
  return post({ jsonrpc: '2.0', id: 1, method, params: { _meta: META, ...params } }, { ...right, ...headers });
};
