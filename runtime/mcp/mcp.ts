/** POST /mcp: the Model Context Protocol over Streamable HTTP without state, revisions 2024-11-05 to 2026-07-28. */
import type { FindPassages } from '../answer/passages.ts';
import { chunksOf } from '../body.ts';
import type { Bundle, McpEra } from '../bundle.ts';
import type { ServiceRequest, ServiceResponse } from '../exchange.ts';
import { fieldsOf, fill, isObject, respond, type Endpoint, type Fields } from '../rpc.ts';
import { createMethods } from './methods.ts';
import { eraOf, refusalOf } from './modern.ts';

/** The endpoint over the compiled tables of a bundle. */
export const createMcp = (bundle: Bundle, find: FindPassages): Endpoint => {
  const { mcp } = bundle.index;
  const methods = createMethods(bundle, find);

  const answer = async (message: Fields, era: McpEra, request: ServiceRequest): Promise<ServiceResponse> => {
    const { jsonrpc, method, params = {} } = message;
    const id = isId(message.id) ? message.id : undefined;
    if (jsonrpc !== '2.0' || typeof method !== 'string' || id === undefined) return respond(mcp.invalid, mcp.errors.request, id);
    if (!isObject(params)) return respond(mcp.invalid, mcp.errors.params, id);
    const refusal = era === 'modern' ? refusalOf(mcp, method, params, request) : undefined;
    if (refusal !== undefined) return respond(mcp.invalid, refusal, id);
    const outcome = await methods(method, era, params);
    if (outcome !== undefined) return respond(mcp.answer, outcome, id);
    return respond(mcp.missing[era], fill(mcp.errors.method, method), id);
  };

  /**
   * Answers an array of messages, which only early revisions have (MCP 2025-03-26, basic/transports); it must not contain the handshake.
   */
  const answerAll = async (messages: readonly unknown[], request: ServiceRequest): Promise<ServiceResponse> => {
    const revision = request.header('mcp-protocol-version');
    const isKnown = revision === undefined || mcp.batches.includes(revision);
    if (!isKnown || messages.length === 0 || messages.length > mcp.maximumBatch) return respond(mcp.invalid, mcp.errors.request);
    const asked = messages.map(withoutHandshake).filter((message) => !isOneWay(message));
    const replies = await Promise.all(asked.map((message) => answer(message, 'legacy', request)));
    const body = replies.flatMap((reply, position) => [position === 0 ? '[' : ',', ...chunksOf(reply.body)]);
    return replies.length === 0 ? mcp.accepted : { ...mcp.answer, body: [...body, ']'] };
  };

  return async (message, request) => {
    if (Array.isArray(message)) return answerAll(message, request);
    const fields = fieldsOf(message);
    return isOneWay(fields) ? mcp.accepted : answer(fields, eraOf(mcp, fields, request), request);
  };
};

/** The members of a message; for a request that would open a session, only its id. */
const withoutHandshake = (message: unknown): Fields => {
  const fields = fieldsOf(message);
  return fields.method === 'initialize' && fields.id !== undefined ? { id: fields.id } : fields;
};

const isId = (id: unknown): id is string | number => typeof id === 'string' || Number.isSafeInteger(id);

/** Whether a message needs no answer: a notification, or a response to a request that was never sent. */
const isOneWay = ({ jsonrpc, id, method, result, error }: Fields): boolean => {
  const isResponse = method === undefined && (result !== undefined || error !== undefined);
  return jsonrpc === '2.0' && (isResponse || (typeof method === 'string' && id === undefined));
};
