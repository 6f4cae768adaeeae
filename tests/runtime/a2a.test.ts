import { describe, expect, test } from 'vitest';
import { createHandler } from '../../runtime/handler.ts';
import { createFixture, request } from './fixture.ts';

type Json = Readonly<Record<string, unknown>>;
interface Reply {
  readonly id?: unknown;
  readonly result?: Json;
  readonly error?: { readonly code: number; readonly data?: readonly Json[] };
}

const handler = createHandler(createFixture(), { limit: false });
const TYPE = { 'content-type': 'application/json' };
const QUESTION = 'How much does Starter cost?';
const MESSAGE = { messageId: 'm-1', role: 'user', parts: [{ kind: 'text', text: QUESTION }] };

async function post(
  body: string,
  headers: Readonly<Record<string, string>> = TYPE,
  target = '/a2a',
): Promise<Reply & { version?: string | undefined }> {
  const response = await handler(request('POST', target, headers, body));
  expect(response.status).toBe(200);
  const version = response.headers.find(([name]) => name === 'A2A-Version')?.[1];
  return { ...(JSON.parse(String(response.body)) as Reply), version };
}

function send(message: Json, configuration?: Json, method = 'message/send'): ReturnType<typeof post> {
  return post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { message, configuration } }));
}

describe('replies', () => {
  test('0.3', async () => {
    const { result, version } = await send(MESSAGE);
    expect(version).toBe('0.3');
    expect(result).toMatchObject({
      kind: 'message',
      role: 'agent',
      parts: [{ kind: 'text', text: expect.stringContaining('$19') as unknown }, { kind: 'data' }],
    });
  });

  test('1.0', async () => {
    const { result, version } = await send({ ...MESSAGE, role: 'ROLE_USER', parts: [{ text: QUESTION }] }, {}, 'SendMessage');
    expect(version).toBe('1.0');
    const parts = [
      { mediaType: 'text/plain', text: expect.any(String) as unknown },
      { mediaType: 'application/json', data: expect.any(Object) as unknown },
    ];
    expect(result).toEqual({
      message: { messageId: expect.any(String) as unknown, contextId: expect.any(String) as unknown, role: 'ROLE_AGENT', parts },
    });
  });

  test('a context is echoed, or made up when there is none', async () => {
    expect((await send({ ...MESSAGE, contextId: 'c-1' })).result?.contextId).toBe('c-1');
    const [first, second] = [await send({ ...MESSAGE, contextId: '' }), await send(MESSAGE)];
    expect(first.result?.contextId).toMatch(/^[\da-f-]{36}$/);
    expect(first.result?.contextId).not.toBe(second.result?.contextId);
  });

  test.each([
    [undefined, ['text', 'data']],
    [[], ['text', 'data']],
    [['*/*'], ['text', 'data']],
    [['text/markdown', 5], ['text']],
    [['application/json'], ['data']],
    [
      ['text', 'application/*'],
      ['text', 'data'],
    ],
  ])('acceptedOutputModes %j give %j', async (acceptedOutputModes, kinds) => {
    const { result } = await send(MESSAGE, { acceptedOutputModes });
    const parts = result?.parts as readonly Json[];
    expect(parts.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('empty text is answered, other parts beside text are ignored', async () => {
    expect((await send({ ...MESSAGE, parts: [{ kind: 'text', text: ' ' }] })).result).toBeDefined();
    expect(
      (await send({ ...MESSAGE, parts: [{ kind: 'file', file: {} }, { text: QUESTION }, { kind: 'data', data: {} }] })).result,
    ).toBeDefined();
    expect((await send({ ...MESSAGE, parts: [{ kind: 'text', text: 'x'.repeat(60_000) }] })).result).toBeDefined();
  });
});

describe('errors', () => {
  test.each([
    ['{', -32700, null],
    ['[]', -32600, null],
    ['null', -32600, null],
    ['{"jsonrpc":"1.0","id":1,"method":"message/send"}', -32600, 1],
    ['{"jsonrpc":"2.0","id":1}', -32600, 1],
    ['{"jsonrpc":"2.0","id":{},"method":"message/send"}', -32600, null],
    ['{"jsonrpc":"2.0","id":true,"method":"message/send"}', -32600, null],
    ['{"jsonrpc":"2.0","id":"é","method":"nope"}', -32601, 'é'],
    ['{"jsonrpc":"2.0","id":1,"method":"__proto__"}', -32601, 1],
    ['{"jsonrpc":"2.0","id":1,"method":"message/stream"}', -32004, 1],
    ['{"jsonrpc":"2.0","method":"message/send"}', -32602, null],
    ['{"jsonrpc":"2.0","id":1,"method":"message/send","params":[]}', -32602, 1],
  ])('%s gives %i', async (body, code, id) => {
    const reply = await post(body);
    expect([reply.error?.code, reply.id]).toEqual([code, id]);
  });
});

describe('messages', () => {
  test.each([
    [{}, ['message.messageId', 'message.role', 'message.parts']],
    [{ ...MESSAGE, messageId: '' }, ['message.messageId']],
    [{ ...MESSAGE, role: 'agent' }, ['message.role']],
    [{ ...MESSAGE, parts: 'x' }, ['message.parts']],
    [{ ...MESSAGE, parts: [] }, ['message.parts']],
    [{ ...MESSAGE, parts: [null] }, ['message.parts']],
    [{ ...MESSAGE, parts: [{ kind: 'text', text: 5 }] }, ['message.parts']],
    [{ ...MESSAGE, parts: [{ text: {} }] }, ['message.parts']],
    [{ ...MESSAGE, contextId: 5 }, ['message.contextId']],
    [{ ...MESSAGE, contextId: 'x'.repeat(129) }, ['message.contextId']],
  ])('message %j violates %j', async (message, fields) => {
    const { error } = await send(message);
    expect(error?.code).toBe(-32602);
    const violations = error?.data?.[0]?.fieldViolations as readonly Json[];
    expect(violations.map(({ field }) => field)).toEqual(fields);
  });

  test.each([
    [{ ...MESSAGE, parts: [{ kind: 'file', file: {} }] }, undefined, -32005],
    [{ ...MESSAGE, taskId: 't-1' }, undefined, -32001],
    [MESSAGE, { acceptedOutputModes: ['image/png'] }, -32005],
  ])('message %j with %j gives %i', async (message, configuration, code) => {
    expect((await send(message, configuration)).error?.code).toBe(code);
  });

  test('an empty taskId counts as absent', async () => {
    expect((await send({ ...MESSAGE, taskId: '' })).result).toBeDefined();
  });

  test('the content type is checked before the body is read as JSON', async () => {
    expect((await post('not json', { 'content-type': 'text/plain' })).error?.code).toBe(-32005);
    expect((await post('{', { 'content-type': 'application/a2a+json; charset=utf-8' })).error?.code).toBe(-32700);
  });

  test.each([
    ['', 1],
    ['0.3', 1],
    ['1.0', 1],
    ['1.0.4', 1],
    ['99.0', -32009],
    ['1', -32009],
  ])('A2A-Version %s', async (version, code) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'message/send', params: { message: MESSAGE } });
    expect((await post(body, { ...TYPE, 'a2a-version': version })).error?.code ?? 1).toBe(code);
    expect((await post(body, TYPE, `/a2a/?A2A-Version=${version}`)).error?.code ?? 1).toBe(code);
  });
});
