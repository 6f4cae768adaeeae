/** Calls of POST /a2a without a socket, and what they answer. */
import { expect } from 'vitest';
import { createHandler } from '../../../runtime/handler.ts';
import { createFixture, request } from '../fixture.ts';

export type Json = Readonly<Record<string, unknown>>;

/** A JSON-RPC response, with the header `A2A-Version`. */
export interface Reply {
  readonly jsonrpc?: string;
  readonly id?: unknown;
  readonly result?: Json;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: readonly Json[] };
  readonly version?: string | undefined;
}

const handler = createHandler(createFixture(), { limit: false });

export const TYPE = { 'content-type': 'application/json' };
export const QUESTION = 'How much does Starter cost?';
/** The message of the specification of the service: no `kind` of its own, no configuration. */
export const MESSAGE = { messageId: 'm-1', role: 'user', parts: [{ kind: 'text', text: QUESTION }] };
export const NEW_MESSAGE = { messageId: 'm-1', role: 'ROLE_USER', parts: [{ text: QUESTION, mediaType: 'text/plain' }] };

/** Sends a body as it is. Whatever is answered has status 200, is JSON, and is a response of JSON-RPC 2.0 with an id. */
export const post = async (body: string, headers: Readonly<Record<string, string>> = TYPE, target = '/a2a'): Promise<Reply> => {
  const response = await handler(request('POST', target, headers, body));
  const fields = new Map(response.headers);
  expect([response.status, fields.get('Content-Type')]).toEqual([200, 'application/json']);
  const reply = JSON.parse(String(response.body)) as Reply;
  expect(reply).toMatchObject({ jsonrpc: '2.0' });
  expect(Object.keys(reply).toSorted()).toEqual(['id', 'jsonrpc', reply.error ? 'error' : 'result'].toSorted());
  return { ...reply, version: fields.get('A2A-Version') };
};

/** Calls a method with id 1. */
export const call = (method: string, params?: unknown, headers: Readonly<Record<string, string>> = TYPE): Promise<Reply> =>
  post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), headers);

/** Sends a message with 0.3, or with another method. */
export const send = (message: unknown, configuration?: unknown, method = 'message/send'): Promise<Reply> =>
  call(method, { message, configuration });

/** Fields that an answer calls wrong, in its order; throws when it is no such answer. */
export const violatedFields = ({ error }: Reply): readonly unknown[] => {
  expect(error).toMatchObject({
    code: -32602,
    message: 'Invalid parameters',
    data: [{ '@type': 'type.googleapis.com/google.rpc.BadRequest' }],
  });
  const violations = error?.data?.[0]?.fieldViolations as readonly Json[];
  for (const { description } of violations) expect(description).toMatch(/\w/);
  return violations.map(({ field }) => field);
};
