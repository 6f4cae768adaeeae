/** POST /mcp: the Model Context Protocol over Streamable HTTP without state, revisions 2024-11-05 to 2025-11-25. */
import type { Bundle } from './bundle.ts';
import { fieldsOf, fill, isObject, respond } from './rpc.ts';
import type { Endpoint, Fields } from './rpc.ts';
import { createTools } from './tools.ts';

/** The endpoint over the compiled tables of a bundle. */
export function createMcp(bundle: Bundle): Endpoint {
  const { mcp } = bundle.index;
  const initialize = new Map<unknown, string>(Object.entries(mcp.initialize));
  const methods = new Map(Object.entries(mcp.methods));
  const tools = createTools(bundle);

  function problem({ jsonrpc, id, method, params = {} }: Fields, revision: string): string | undefined {
    if (jsonrpc !== '2.0' || typeof method !== 'string' || !isId(id)) return mcp.errors.request;
    if (!isObject(params)) return mcp.errors.params;
    return initialize.has(revision) ? undefined : fill(mcp.errors.revision, revision);
  }

  async function call({ name, arguments: given = {} }: Fields): Promise<string> {
    const tool = tools.get(name);
    if (!tool) return mcp.errors.tool;
    return isObject(given) ? `"result":${await tool(given)}` : mcp.errors.arguments;
  }

  async function dispatch(method: string, params: Fields): Promise<string> {
    if (method === 'tools/call') return call(params);
    if (method !== 'initialize') return methods.get(method) ?? fill(mcp.errors.method, method);
    if (typeof params.protocolVersion !== 'string') return mcp.errors.initialize;
    return initialize.get(params.protocolVersion) ?? mcp.fallback;
  }

  return async (message, request) => {
    const fields = fieldsOf(message);
    if (isOneWay(fields)) return mcp.accepted;
    const id = isId(fields.id) ? fields.id : undefined;
    const wrong = problem(fields, request.header('mcp-protocol-version') ?? mcp.latest);
    return wrong
      ? respond(mcp.invalid, wrong, id)
      : respond(mcp.answer, await dispatch(String(fields.method), fieldsOf(fields.params)), id);
  };
}

function isId(id: unknown): id is string | number {
  return typeof id === 'string' || Number.isSafeInteger(id);
}

/** Whether a message wants no answer: a notification, or a response to a request that we never sent. */
function isOneWay({ jsonrpc, id, method, result, error }: Fields): boolean {
  const isResponse = method === undefined && (result !== undefined || error !== undefined);
  return jsonrpc === '2.0' && (isResponse || (typeof method === 'string' && id === undefined));
}
