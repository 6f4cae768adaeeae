/** Whatever a client sends, it gets an answer that is JSON, has its id or none, and is no fault of ours. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHandler } from '../../../runtime/handler.ts';
import { createFixture, INDEX, request, textOf } from '../fixture.ts';
import { META } from './mcp-call.ts';

const failures: unknown[] = [];
const handler = createHandler(createFixture(), { limit: false, report: (error) => void failures.push(error) });

const METHODS = [...Object.keys(INDEX.mcp.methods), 'initialize', 'nope', '__proto__', 'toString', 'constructor'];
const NAMES = [...Object.keys(INDEX.mcp.tools), ...Object.keys(INDEX.mcp.prompts), '__proto__', 'hasOwnProperty', ''];

/** Values that break code which trusts its input: objects that look like strings, keys of prototypes, numbers at the edges. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    { toString: 1, valueOf: 1 },
    JSON.parse('{"__proto__":{"x":1}}'),
    JSON.parse('{"constructor":{"prototype":{}}}'),
    Number.MAX_SAFE_INTEGER + 2,
    -0,
    '\u0000',
    '\ud800',
    '{value}',
    '$&',
  ),
);
const member = (values: readonly string[]): fc.Arbitrary<unknown> => fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...values) }, odd);
const fields = fc.record(
  {
    _meta: fc.oneof(fc.constant<unknown>(META), odd),
    name: member(NAMES),
    uri: member(['https://acme.example/pricing/index.md', 'x://y']),
    cursor: odd,
    arguments: fc.oneof(odd, fc.record({ slug: odd, section: odd, offset: odd, query: odd, limit: odd, topic: odd }, { requiredKeys: [] })),
    ref: fc.oneof(odd, fc.record({ type: member(['ref/prompt', 'ref/resource']), name: member(NAMES), uri: odd })),
    argument: fc.oneof(odd, fc.record({ name: member(['topic', 'slug']), value: odd })),
    protocolVersion: member(['2025-11-25', '2026-07-28']),
  },
  { requiredKeys: [] },
);
const message = fc.record(
  { jsonrpc: member(['2.0']), id: fc.oneof(fc.integer(), fc.string(), odd), method: member(METHODS), params: fc.oneof(fields, odd) },
  { requiredKeys: [] },
);
const body = fc.oneof({ weight: 6, arbitrary: message }, { weight: 1, arbitrary: fc.array(message, { maxLength: 22 }) }, odd);
const headers = fc.record(
  {
    'mcp-protocol-version': fc.constantFrom('2026-07-28', '2025-11-25', '2025-03-26', '1999-01-01', '__proto__'),
    'mcp-method': fc.constantFrom(...METHODS, '=?base64?dG9vbHMvY2FsbA==?='),
    'mcp-name': fc.constantFrom(...NAMES, '=?base64?w7w=?=', '=?base64?%?='),
  },
  { requiredKeys: [] },
);

test('no message is answered with a failure, or with what is no JSON-RPC', async () => {
  await fc.assert(
    fc.asyncProperty(body, headers, async (value, own) => {
      const sent = JSON.stringify(value);
      const { status, body: answer } = await handler(request('POST', '/mcp', { 'content-type': 'application/json', ...own }, sent));
      expect([200, 202, 400, 404]).toContain(status);
      expect(answer === null).toBe(status === 202);
      const parsed = JSON.parse(answer === null ? '[]' : textOf(answer)) as unknown;
      for (const each of Array.isArray(parsed) ? (parsed as unknown[]) : [parsed]) {
        expect(each).toMatchObject({ jsonrpc: '2.0' });
        expect(Object.keys(each as object).filter((key) => key === 'result' || key === 'error')).toHaveLength(1);
      }
    }),
    { numRuns: 3000 },
  );
  expect(failures).toEqual([]);
}, 60_000);
