import * as fastCheck from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HandlerOptions, RequestRecord, ServiceRequest } from '../../runtime/exchange.ts';
import { createHandler } from '../../runtime/handler.ts';
import { createFixture, INDEX, request } from './fixture.ts';

const TYPE = { 'content-type': 'application/json' };
const rpc = (method: string, params: object = {}): string => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

/** Records of some requests, answered one after the other. */
const recordsOf = async (requests: readonly ServiceRequest[], options: HandlerOptions = {}): Promise<readonly RequestRecord[]> => {
  const records: RequestRecord[] = [];
  const routes = { ...INDEX.routes, '/catalogue': { variant: ['api/v1/plans.json', '"plans"', 3] } } as const;
  const handler = createHandler(createFixture({ routes }), { limit: false, ...options, onRequest: (record) => records.push(record) });
  for (const each of requests) await handler(each);
  return records;
};

describe('a record', () => {
  test.each<[ServiceRequest, Partial<RequestRecord>]>([
    [request('GET', '/pricing/?who=me'), { method: 'GET', path: '/pricing/', status: 200, endpoint: 'page', bytes: 16 }],
    [request('GET', '/pricing', { accept: 'text/markdown' }), { path: '/pricing', status: 200, endpoint: 'markdown', bytes: 10 }],
    [request('GET', '/pricing/index.md', { 'if-none-match': '*' }), { status: 304, endpoint: 'markdown', bytes: 0 }],
    [request('HEAD', '/pricing'), { method: 'HEAD', status: 200, endpoint: 'page', bytes: 0 }],
    [request('GET', '/api/v1/plans.json'), { endpoint: 'file', bytes: 12 }],
    [request('GET', '/gu%C3%ADa/'), { path: '/guía/', status: 200, endpoint: 'page', bytes: 14 }],
    [request('GET', '/nothing'), { status: 404, endpoint: 'page' }],
    [request('GET', '/catalogue'), { status: 200, endpoint: 'file', bytes: 12 }],
    [request('GET', '/catalogue', { 'if-none-match': '*' }), { status: 304, endpoint: 'file' }],
    [request('OPTIONS', '/catalogue'), { status: 204, endpoint: 'file' }],
    [request('GET', '/pricing', { 'if-none-match': '*' }), { status: 304, endpoint: 'page' }],
    [request('GET', '/catalogue', { 'if-match': '"x"' }), { status: 412, endpoint: 'file' }],
    [request('GET', '/constructor'), { status: 404, endpoint: 'page' }],
    [request('OPTIONS', '/nothing.png'), { status: 204, endpoint: 'file' }],
    [request('GET', '/%ff?secret'), { path: '/%ff', status: 400 }],
    [request('GET', `/${'x'.repeat(3000)}`), { path: `/${'x'.repeat(2047)}`, status: 414 }],
    [request('GET', '/mcp'), { method: 'GET', path: '/mcp', status: 405, endpoint: 'mcp' }],
    [request('POST', '/mcp', TYPE, rpc('ping')), { status: 200, endpoint: 'mcp', call: 'ping' }],
    [request('POST', '/mcp', TYPE, rpc('tools/call', { name: 'get_plans' })), { endpoint: 'mcp', call: 'tools/call', tool: 'get_plans' }],
    [request('POST', '/a2a/', TYPE, rpc('message/send')), { endpoint: 'a2a', call: 'message/send' }],
    [request('POST', '/mcp', TYPE, rpc(`a\nb\u2028${'x'.repeat(99)}`)), { call: `a?b?${'x'.repeat(60)}` }],
  ])('%#', async (asked, expected) => {
    const [record, ...others] = await recordsOf([asked]);
    expect(others).toEqual([]);
    expect(record).toMatchObject(expected);
    expect(JSON.stringify(record)).not.toMatch(/who=me|secret|192\.0\.2\.1/);
  });

  test('has no call when the body was not read or is a batch', async () => {
    const [typeless, batch] = await recordsOf([request('POST', '/mcp', {}, rpc('ping')), request('POST', '/mcp', TYPE, '[1]')]);
    expect([typeless?.call, batch?.call]).toEqual([undefined, undefined]);
  });

  test.each([
    ['claude-code/2.0.1 (cli)', 'claude-code'],
    ['curl/8.1', 'curl'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36', 'Mozilla'],
    ['Mozilla/5.0 (compatible; Bot-Of-One/1.2; +https://bot.example)', 'Bot-Of-One'],
    ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ReaderBot/1.1; +https://bot.example)', 'ReaderBot'],
    ['Mozilla/5.0 (compatible; ', 'Mozilla'],
    [`${'a'.repeat(100)}/1`, 'a'.repeat(64)],
    ['(nothing)', ''],
    ['', ''],
  ])('names the agent of %j %j', async (header, agent) => {
    expect((await recordsOf([request('GET', '/', { 'user-agent': header })]))[0]?.agent).toBe(agent);
  });

  test('has the address only when that is asked for', async () => {
    const [record] = await recordsOf([request('GET', '/', { 'x-forwarded-for': '203.0.113.9' })], { recordAddress: true });
    expect(record?.address).toBe('192.0.2.1');
    const [behind] = await recordsOf([request('GET', '/', { 'x-forwarded-for': '203.0.113.9' })], {
      recordAddress: true,
      trustedProxies: [''],
    });
    expect(behind?.address).toBe('203.0.113.9');
  });

  test('tells how long the answer took', async () => {
    let now = 0;
    const body = async (): Promise<Uint8Array> => {
      now += 7;
      return new Uint8Array();
    };
    expect((await recordsOf([{ ...request('POST', '/mcp', TYPE), body }], { now: () => now }))[0]?.duration).toBe(7);
  });

  test('holds no control character, whatever a client sends', async () => {
    const text = fastCheck.string({ unit: 'binary', maxLength: 80 });
    const property = fastCheck.asyncProperty(text, text, text, async (agent, method, tool) => {
      const headers = { ...TYPE, 'user-agent': agent };
      const [record] = await recordsOf([request('POST', '/mcp', headers, rpc(method, { name: tool }))]);
      expect(`${record?.agent}${record?.call}${record?.tool}`).toMatch(/^[!-~]*$/);
    });
    await fastCheck.assert(property);
  });
});

describe('a hook that fails', () => {
  test.each([
    [
      () => {
        throw new Error('full disk');
      },
    ],
    [() => Promise.reject(new Error('full disk'))],
  ])('changes no answer and is reported %#', async (onRequest) => {
    const reported: unknown[] = [];
    const handler = createHandler(createFixture(), { onRequest, report: (error) => reported.push(error) });
    expect((await handler(request('GET', '/'))).status).toBe(200);
    await Promise.resolve();
    expect(reported).toEqual([new Error('full disk')]);
  });
});
