import * as fastCheck from 'fast-check';
import { expect, test } from 'vitest';
import { createRequestLog, jsonLine } from '../../../cli/serve/request-log.ts';
import type { RequestRecord } from '../../../runtime/exchange.ts';
import { createHandler } from '../../../runtime/handler.ts';
import { createFixture, request } from '../../runtime/fixture.ts';

const record = (changes: Partial<RequestRecord>): RequestRecord => ({
  method: 'GET',
  path: '/',
  status: 200,
  endpoint: 'page',
  duration: 0.12345,
  bytes: 1,
  agent: 'curl',
  ...changes,
});

test('a request is one line, the end another one with counts by endpoint and agent', () => {
  const lines: string[] = [];
  const log = createRequestLog((line) => lines.push(line));
  log.onRequest(record({ path: '/guía' }));
  log.onRequest(record({ agent: '' }));
  log.onRequest(record({ endpoint: 'mcp', agent: '__proto__', call: 'ping' }));
  log.end();
  expect(lines).toHaveLength(4);
  const [first, , third, last] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(first).toMatchObject({ event: 'request', path: '/guía', duration: 0.123 });
  expect(Date.parse(String(first?.time))).not.toBeNaN();
  expect(third).toMatchObject({ call: 'ping' });
  expect(last).toMatchObject({ event: 'stop' });
  expect(JSON.stringify(last?.requests)).toBe('{"page":{"curl":1,"(none)":1},"mcp":{"__proto__":1}}');
});

test('requests are counted, and not printed, while nobody reads', () => {
  const lines: string[] = [];
  let isFull = false;
  const log = createRequestLog(
    (line) => lines.push(line),
    () => isFull,
  );
  for (const full of [false, true, true, false]) {
    isFull = full;
    log.onRequest(record({}));
  }
  log.end();
  expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual(['request', 'request', 'stop']);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ requests: { page: { curl: 4 } }, lost: 2 });
});

test('clients that change their name with every request are counted together', () => {
  const lines: string[] = [];
  const log = createRequestLog((line) => lines.push(line));
  for (let agent = 0; agent < 5000; agent++) log.onRequest(record({ agent: `bot${agent}` }));
  log.end();
  const { requests } = JSON.parse(String(lines.at(-1))) as { requests: { page: Record<string, number> } };
  expect(Object.keys(requests.page)).toHaveLength(1001);
  expect(requests.page['(others)']).toBe(4000);
});

test('nothing that a client sends breaks its line or steers a terminal', async () => {
  const text = fastCheck.string({ unit: 'binary', maxLength: 60 });
  const headers = fastCheck.dictionary(fastCheck.constantFrom('user-agent', 'host', 'referer', 'x-forwarded-for', 'accept'), text);
  const property = fastCheck.asyncProperty(headers, text, text, async (sent, target, method) => {
    const lines: string[] = [];
    const log = createRequestLog((line) => lines.push(line));
    const handler = createHandler(createFixture(), { limit: false, onRequest: log.onRequest, recordAddress: true });
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { name: method } });
    await handler(request('GET', `/${target}`, sent));
    await handler(request(method, '/mcp', { ...sent, 'content-type': 'application/json' }, body));
    await handler(request('POST', '/mcp', { ...sent, 'content-type': 'application/json' }, body));
    log.end();
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(line).toMatch(/^[ -~]+\n$/);
  });
  await fastCheck.assert(property);
});

test('signs beyond ASCII are read back', () => {
  fastCheck.assert(
    fastCheck.property(fastCheck.string({ unit: 'binary' }), (text) => {
      expect(JSON.parse(jsonLine({ text }))).toEqual({ text });
    }),
  );
});
