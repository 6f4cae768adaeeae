import { describe, expect, test } from 'vitest';
import { call, MESSAGE, NEW_MESSAGE, QUESTION, send, type Json } from './a2a-call.ts';

describe('acceptedOutputModes', () => {
  test.each([
    [undefined, ['text', 'data']],
    [null, ['text', 'data']],
    [[], ['text', 'data']],
    [['*/*'], ['text', 'data']],
    [['text/plain'], ['text']],
    [['text/markdown', 5], ['text']],
    [['text/*'], ['text']],
    [['text'], ['text']],
    [['image/png', 'text/plain'], ['text']],
    [['application/json'], ['data']],
    [['application/*'], ['data']],
    [['data'], ['data']],
    [
      ['text', 'application/*'],
      ['text', 'data'],
    ],
  ])('%j gives %j', async (acceptedOutputModes, kinds) => {
    const parts = (await send(MESSAGE, { acceptedOutputModes })).result?.parts as readonly Json[];
    expect(parts.map(({ kind }) => kind)).toEqual(kinds);
    const { message } = (await send(NEW_MESSAGE, { acceptedOutputModes }, 'SendMessage')).result ?? {};
    const keys = (message as { readonly parts: readonly Json[] }).parts.map((part) => ('text' in part ? 'text' : 'data'));
    expect(keys).toEqual(kinds);
  });

  test.each([[['image/png']], [['']], [[5, null]], [['TEXT']]])('%j is nothing that we write', async (acceptedOutputModes) => {
    expect((await send(MESSAGE, { acceptedOutputModes })).error).toMatchObject({
      code: -32005,
      data: [{ reason: 'CONTENT_TYPE_NOT_SUPPORTED', metadata: { supported: 'text/plain, application/json' } }],
    });
  });
});

describe('push notifications', () => {
  const push = { url: 'https://client.example/hook' };

  test.each([
    ['message/send', MESSAGE, { pushNotificationConfig: push }],
    ['SendMessage', NEW_MESSAGE, { taskPushNotificationConfig: push }],
    ['SendMessage', NEW_MESSAGE, { taskPushNotificationConfig: {} }],
  ])('%s with %j and %j is refused', async (method, message, configuration) => {
    expect((await send(message, configuration, method)).error).toMatchObject({
      code: -32003,
      message: 'Push Notification is not supported',
    });
  });

  test.each([
    ['message/send', MESSAGE, { pushNotificationConfig: null }],
    ['message/send', MESSAGE, { taskPushNotificationConfig: push }],
    ['SendMessage', NEW_MESSAGE, { pushNotificationConfig: push }],
  ])('%s with %j and %j asks for none', async (method, message, configuration) => {
    expect((await send(message, configuration, method)).result).toBeDefined();
  });
});

describe('what has no effect', () => {
  test.each([
    { blocking: true },
    { blocking: false },
    { returnImmediately: true },
    { historyLength: 0 },
    { historyLength: -5 },
    { unknown: { deep: [] } },
    null,
    'x',
    [],
    5,
  ])('configuration %j', async (configuration) => {
    expect((await send(MESSAGE, configuration)).result?.kind).toBe('message');
    expect((await send(NEW_MESSAGE, configuration, 'SendMessage')).result?.message).toMatchObject({ role: 'ROLE_AGENT' });
  });

  test.each([
    { metadata: { a: 1 } },
    { extensions: ['https://example.com/x'] },
    { referenceTaskIds: ['t-1'] },
    { kind: 'task' },
    { unknown: true },
    { taskId: '' },
  ])('%j in a message', async (more) => {
    expect((await send({ ...MESSAGE, ...more })).result?.kind).toBe('message');
  });

  test('fields beside the message', async () => {
    const params = { message: MESSAGE, tenant: '', metadata: { a: 1 }, unknown: 1 };
    expect((await call('message/send', params)).result?.kind).toBe('message');
  });
});

test.each([
  ['message/send', MESSAGE],
  ['SendMessage', NEW_MESSAGE],
])('%s with a task id names a task that there is not', async (method, message) => {
  expect((await send({ ...message, taskId: 't-1' }, {}, method)).error).toEqual({
    code: -32001,
    message: 'Task not found',
    data: [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'TASK_NOT_FOUND',
        domain: 'a2a-protocol.org',
        metadata: { taskId: 't-1' },
      },
    ],
  });
});

describe('text of the client', () => {
  test.each([
    ['x'.repeat(201), 'x'.repeat(200)],
    ['a\u0000\u001b[31mb\r\nc\u202ed\u2028e', 'a[31mbcde'],
    ['"}]}', '"}]}'],
    ['\ud800', '\ufffd'],
    ['{value}', '{value}'],
    ['$&', '$&'],
  ])('%j comes back as %j inside of a string of JSON', async (taskId, shown) => {
    const { error } = await send({ ...MESSAGE, taskId });
    expect(error?.data?.[0]?.metadata).toEqual({ taskId: shown });
  });

  test('a question comes back in its span only, short and without signs that nobody sees', async () => {
    const { result } = await send({ ...MESSAGE, parts: [{ text: `${QUESTION}\u0000\u001b[31m\u202e<script>${'x'.repeat(500)}` }] });
    const [text, data] = (result?.parts ?? []) as unknown as readonly [{ readonly text: string }, { readonly data: Json }];
    expect(text.text).not.toMatch(/script|xxx/);
    const { intents, unanswered, ...others } = data.data as {
      readonly intents: readonly { readonly span: string }[];
      readonly unanswered: unknown;
    };
    expect(JSON.stringify(others)).not.toMatch(/script|xxx/);
    for (const { span } of intents) {
      expect(span.length).toBeLessThanOrEqual(200);
      expect(span).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
    expect(JSON.stringify(unanswered)).not.toContain('x'.repeat(201));
  });
});
