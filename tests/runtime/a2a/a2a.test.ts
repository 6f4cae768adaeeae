import { describe, expect, test } from 'vitest';
import { call, MESSAGE, NEW_MESSAGE, QUESTION, send, violatedFields, type Json, type Reply } from './a2a-call.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

interface DataPart {
  readonly data: {
    readonly answered: unknown;
    readonly unanswered: readonly Json[];
  };
}
const partsOf = ({ result }: Reply): readonly Json[] => result?.parts as readonly Json[];
const dataOf = (reply: Reply): DataPart['data'] => (partsOf(reply)[1] as unknown as DataPart).data;

describe('replies', () => {
  test('0.3: the minimal request of the specification', async () => {
    const { id, result, version } = await send(MESSAGE);
    expect([id, version]).toEqual([1, '0.3']);
    expect(result).toEqual({
      kind: 'message',
      messageId: expect.stringMatching(UUID) as unknown,
      contextId: expect.stringMatching(UUID) as unknown,
      role: 'agent',
      parts: [
        { kind: 'text', text: expect.stringContaining('$19') as unknown },
        { kind: 'data', data: expect.objectContaining({ answered: true, language: 'en' }) as unknown },
      ],
    });
  });

  test('1.0: wrapped, without kinds, with enums as strings and media types', async () => {
    const { result, version } = await send(NEW_MESSAGE, {}, 'SendMessage');
    expect(version).toBe('1.0');
    const parts = [
      { mediaType: 'text/plain', text: expect.any(String) as unknown },
      { mediaType: 'application/json', data: expect.any(Object) as unknown },
    ];
    const ids = { messageId: expect.stringMatching(UUID) as unknown, contextId: expect.stringMatching(UUID) as unknown };
    expect(result).toEqual({ message: { ...ids, role: 'ROLE_AGENT', parts } });
  });

  test('the number of the enum is a role too', async () => {
    expect((await send({ ...NEW_MESSAGE, role: 1 }, {}, 'SendMessage')).result).toBeDefined();
  });

  test('a repeated id is answered both times, with new ids of messages', async () => {
    const [first, second] = [await send(MESSAGE), await send(MESSAGE)];
    expect([first.id, second.id]).toEqual([1, 1]);
    expect(first.result?.messageId).not.toBe(second.result?.messageId);
    expect(partsOf(first)).toEqual(partsOf(second));
  });

  test('the data part has the fields of the contract', async () => {
    expect(Object.keys(dataOf(await send(MESSAGE))).toSorted()).toEqual(
      ['answered', 'facts', 'intents', 'language', 'links', 'suggestions', 'unanswered'].toSorted(),
    );
  });
});

describe('contextId', () => {
  test.each(['c-1', ' ', 'x'.repeat(128), '__proto__', '"}]}', '\u0000é'])('%j is in the reply', async (contextId) => {
    expect((await send({ ...MESSAGE, contextId })).result?.contextId).toBe(contextId);
    expect((await send({ ...NEW_MESSAGE, contextId }, {}, 'SendMessage')).result?.message).toMatchObject({ contextId });
  });

  test.each([{}, { contextId: '' }])('with %j a new one is in the reply', async (context) => {
    const [first, second] = [await send({ ...MESSAGE, ...context }), await send({ ...MESSAGE, ...context })];
    expect(first.result?.contextId).toMatch(UUID);
    expect(first.result?.contextId).not.toBe(second.result?.contextId);
  });

  test.each(['x'.repeat(129), 5, null, {}, [], true])('%j is refused', async (contextId) => {
    expect(violatedFields(await send({ ...MESSAGE, contextId }))).toEqual(['message.contextId']);
  });
});

describe('what is wrong with a message', () => {
  test.each([
    [undefined, ['message']],
    [null, ['message']],
    ['text', ['message']],
    [[], ['message']],
    [{}, ['message.messageId', 'message.role', 'message.parts']],
    [{ kind: 'message' }, ['message.messageId', 'message.role', 'message.parts']],
    [{ ...MESSAGE, messageId: undefined }, ['message.messageId']],
    [{ ...MESSAGE, messageId: '' }, ['message.messageId']],
    [{ ...MESSAGE, messageId: 5 }, ['message.messageId']],
    [{ ...MESSAGE, role: 'agent' }, ['message.role']],
    [{ ...MESSAGE, role: 'ROLE_USER' }, ['message.role']],
    [{ ...MESSAGE, role: 1 }, ['message.role']],
    [{ ...MESSAGE, parts: undefined }, ['message.parts']],
    [{ ...MESSAGE, parts: 'x' }, ['message.parts']],
    [{ ...MESSAGE, parts: [] }, ['message.parts']],
    [{ ...MESSAGE, parts: [null] }, ['message.parts']],
    [{ ...MESSAGE, parts: [...MESSAGE.parts, 'x'] }, ['message.parts']],
    [{ ...MESSAGE, parts: [{ kind: 'text' }] }, ['message.parts']],
    [{ ...MESSAGE, parts: [{ kind: 'text', text: 5 }] }, ['message.parts']],
    [{ ...MESSAGE, parts: [{ text: {} }] }, ['message.parts']],
    [{ ...MESSAGE, taskId: 5 }, ['message.taskId']],
  ])('%j violates %j', async (message, fields) => {
    expect(violatedFields(await send(message))).toEqual(fields);
  });

  test.each([
    [{ ...NEW_MESSAGE, role: 'user' }, ['message.role']],
    [{ ...NEW_MESSAGE, role: 2 }, ['message.role']],
    [{ ...NEW_MESSAGE, messageId: '' }, ['message.messageId']],
  ])('of 1.0: %j violates %j', async (message, fields) => {
    expect(violatedFields(await send(message, {}, 'SendMessage'))).toEqual(fields);
  });

  test.each([undefined, null, [], 'x', 5])('parameters that are %j have no message', async (params) => {
    expect(violatedFields(await call('message/send', params))).toEqual(['message']);
  });
});

describe('parts', () => {
  const file = { kind: 'file', file: { uri: 'https://acme.example/a.pdf' } };

  test.each([
    ['without a kind', [{ text: QUESTION }]],
    ['beside others', [file, { text: QUESTION }, { kind: 'data', data: { a: 1 } }, { kind: 'x', text: 5 }]],
  ])('text %s is read', async (_, parts) => {
    expect(dataOf(await send({ ...MESSAGE, parts })).answered).toBe(true);
  });

  test.each([[file], [{ kind: 'data', data: {} }], [{ kind: 'x', text: QUESTION }], [{ kind: null, text: QUESTION }]])(
    'only %j is no text',
    async (part) => {
      expect((await send({ ...MESSAGE, parts: [part] })).error).toMatchObject({
        code: -32005,
        data: [{ reason: 'CONTENT_TYPE_NOT_SUPPORTED', metadata: { supported: 'text/plain' } }],
      });
    },
  );

  test.each([[{ url: 'https://acme.example/a.pdf' }], [{ raw: 'AAAA' }], [{ data: {} }]])('1.0: only %j is no text', async (part) => {
    expect((await send({ ...NEW_MESSAGE, parts: [part] }, {}, 'SendMessage')).error?.code).toBe(-32005);
  });

  test.each(['', ' \n\t', '?!…', '\u{1f600}'])('%j is a message that is not answered', async (text) => {
    const { answered, unanswered } = dataOf(await send({ ...MESSAGE, parts: [{ text }] }));
    expect([answered, unanswered[0]?.reason]).toEqual([false, 'unclear']);
  });

  test('the first 4,000 characters are read', async () => {
    const answered = async (text: string): Promise<unknown> => dataOf(await send({ ...MESSAGE, parts: [{ text }] })).answered;
    expect(await answered(QUESTION + ' '.repeat(50_000))).toBe(true);
    expect(await answered(' '.repeat(4000 - QUESTION.length) + QUESTION)).toBe(true);
    expect(await answered(' '.repeat(4000) + QUESTION)).toBe(false);
  });
});
