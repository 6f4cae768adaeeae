/** POST /mcp: the Model Context Protocol over Streamable HTTP without state, revisions 2024-11-05 to 2025-11-25. */
import type { Bundle } from './bundle.ts';
import type { ServiceRequest } from './handler.ts';
import { envelope, failure, fieldsOf, isObject } from './rpc.ts';
import type { Endpoint, Fields, Reply } from './rpc.ts';
import { readAccept } from './static.ts';
import { compileTools } from './tools.ts';
import type { Search } from './tools.ts';

/** Longest piece of a client's own text in an error message. */
const MAXIMUM_ECHO = 200;
const NOT_ACCEPTABLE: Reply = { status: 406, body: envelope(failure(-32600, 'The answer is application/json')) };

/** The endpoint over the compiled tables of a bundle; `search` ranks its guides. */
export function createMcp(bundle: Bundle, search: Search): Endpoint {
  const { mcp } = bundle.index;
  const initialize = new Map(Object.entries(mcp.initialize));
  const methods = new Map(Object.entries(mcp.methods));
  const tools = compileTools(bundle, search);

  async function call({ name, arguments: given = {} }: Fields): Promise<string> {
    const tool = tools.get(String(name));
    if (!tool) return failure(-32602, `Unknown tool: ${String(name).slice(0, MAXIMUM_ECHO)}`);
    return isObject(given) ? `"result":${await tool(new Map(Object.entries(given)))}` : failure(-32602, 'arguments must be an object');
  }

  async function dispatch(method: string, params: Fields): Promise<string> {
    if (method === 'tools/call') return call(params);
    if (method === 'initialize' && typeof params.protocolVersion === 'string') {
      return `"result":${initialize.get(params.protocolVersion) ?? initialize.get(mcp.latest)}`;
    }
    if (method === 'initialize') return failure(-32602, 'protocolVersion must be a string');
    const ready = methods.get(method);
    return ready === undefined ? failure(-32601, `Method not found: ${method.slice(0, MAXIMUM_ECHO)}`) : `"result":${ready}`;
  }

  function unknownRevision(requested: string | undefined): string | undefined {
    if (requested === undefined || initialize.has(requested)) return undefined;
    return failure(-32022, 'Unsupported protocol version', { supported: [...initialize.keys()], requested });
  }

  async function answer(message: unknown, request: ServiceRequest): Promise<Reply> {
    if (!acceptsJson(request)) return NOT_ACCEPTABLE;
    if (isOneWay(message)) return { status: 202, body: null };
    const { id, method, params } = fieldsOf(message);
    const known = isId(id) ? id : undefined;
    const problem = invalid(fieldsOf(message)) ?? unknownRevision(request.header('mcp-protocol-version'));
    if (problem !== undefined) return { status: 400, body: envelope(problem, known) };
    return { status: 200, body: envelope(await dispatch(String(method), fieldsOf(params)), known) };
  }

  return {
    types: new Set(['application/json']),
    unsupported: { status: 415, body: envelope(failure(-32600, 'Content-Type must be application/json')) },
    malformed: { status: 400, body: envelope(failure(-32700, 'Parse error')) },
    failed: { status: 500, body: envelope(failure(-32603, 'Internal error')) },
    limited: (seconds) => envelope(failure(429, `Rate limit reached; retry after ${seconds} s`)),
    answer,
  };
}

function acceptsJson(request: ServiceRequest): boolean {
  return readAccept(request.header('accept') ?? '*/*')('application/json', 'application/*', '*/*') > 0;
}

function isId(id: unknown): id is string | number {
  return typeof id === 'string' || Number.isSafeInteger(id);
}

function invalid({ jsonrpc, id, method, params = {} }: Fields): string | undefined {
  if (jsonrpc !== '2.0' || typeof method !== 'string' || !isId(id)) return failure(-32600, 'Invalid Request');
  return isObject(params) ? undefined : failure(-32602, 'params must be an object');
}

/** Whether a message wants no answer: a notification, or a response to a request that we never sent. */
function isOneWay(message: unknown): boolean {
  if (!isObject(message) || message.jsonrpc !== '2.0') return false;
  if (message.method === undefined) return Object.hasOwn(message, 'result') || Object.hasOwn(message, 'error');
  return typeof message.method === 'string' && !Object.hasOwn(message, 'id');
}
