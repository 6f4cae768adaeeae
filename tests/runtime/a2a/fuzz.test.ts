/** Whatever an agent sends, it gets an answer that is JSON, has its id or null, and is no fault of ours. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHandler } from '../../../runtime/handler.ts';
import { createFixture, INDEX, request } from '../fixture.ts';
import { MESSAGE, NEW_MESSAGE, type Reply } from './a2a-call.ts';

const failures: unknown[] = [];
const handler = createHandler(createFixture(), { limit: false, report: (error) => void failures.push(error) });

const METHODS = [...Object.keys(INDEX.a2a.methods), 'message/send', 'SendMessage', 'nope', '__proto__', 'toString'];
const CODES = [-32600, -32601, -32602, -32001, -32003, -32004, -32005, -32007, -32009];

/** Values that break code which trusts its input: objects that look like strings, keys of prototypes, signs of templates. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    { toString: 1, valueOf: 1 },
    JSON.parse('{"__proto__":{"text":"x"}}'),
    { length: 3, 0: 'a' },
    Number.MAX_SAFE_INTEGER + 2,
    '\u0000\u001b[31m\u202e',
    '\ud800',
    '{value}{violations}{message}',
    '$&$1$`',
  ),
);
const often = (usual: unknown): fc.Arbitrary<unknown> => fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, odd);
const part = fc.oneof(odd, fc.record({ kind: often('text'), text: fc.oneof(fc.string(), odd), mediaType: odd }, { requiredKeys: [] }));
const message = fc.constantFrom(MESSAGE, NEW_MESSAGE).chain((usual) =>
  fc.record(
    {
      messageId: often('m-1'),
      role: often(usual.role),
      parts: fc.oneof({ weight: 4, arbitrary: fc.array(part, { maxLength: 4 }) }, often(usual.parts)),
      contextId: often('c-1'),
      taskId: often(''),
      metadata: odd,
    },
    { requiredKeys: ['messageId', 'role', 'parts'] },
  ),
);
const configuration = fc.record(
  { acceptedOutputModes: often(['*/*']), pushNotificationConfig: often(null), taskPushNotificationConfig: often(null), blocking: odd },
  { requiredKeys: [] },
);
const params = fc.record(
  { message: fc.oneof({ weight: 5, arbitrary: message }, odd), configuration: fc.oneof(configuration, odd), id: odd, pageSize: odd },
  { requiredKeys: [] },
);
const body = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record(
      {
        jsonrpc: often('2.0'),
        id: odd,
        method: fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...METHODS) }, odd),
        params: fc.oneof({ weight: 5, arbitrary: params }, odd),
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: odd },
);
const headers = fc.record(
  {
    'a2a-version': fc.constantFrom('', '0.3', '1.0.7', '99.0', '__proto__', '{value}'),
    'accept-language': fc.constantFrom('de', '__proto__;q=1', '*', ',,;q', 'x'.repeat(5000)),
  },
  { requiredKeys: [] },
);

test('no message is answered with a failure, or with what is no JSON-RPC', async () => {
  const seen = new Set<unknown>();
  await fc.assert(
    fc.asyncProperty(body, headers, async (value, own) => {
      const sent = JSON.stringify(value);
      const { status, body: answer } = await handler(request('POST', '/a2a', { 'content-type': 'application/json', ...own }, sent));
      expect(status).toBe(200);
      // Neither a sign that a terminal obeys nor half of a pair gets out of a string of JSON.
      expect(String(answer)).not.toMatch(/[\u0000-\u001f\ud800-\udfff]/u);
      const { jsonrpc, id, result, error } = JSON.parse(String(answer)) as Reply;
      const asked = (JSON.parse(sent) as { readonly id?: unknown } | null)?.id;
      expect([jsonrpc, id]).toEqual(['2.0', typeof asked === 'string' || typeof asked === 'number' ? asked : null]);
      expect(result === undefined).toBe(error !== undefined);
      seen.add(error?.code);
      if (error) expect(CODES).toContain(error.code);
    }),
    { numRuns: 3000 },
  );
  expect(failures).toEqual([]);
  expect(seen).toContain(undefined);
  expect(seen.size).toBeGreaterThan(6);
}, 60_000);
