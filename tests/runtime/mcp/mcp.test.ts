import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MCP_VERSIONS } from '../../../compiler/build/service-info.ts';
import { serve, type RunningServer } from '../../../runtime/adapters/node.ts';
import { createHandler } from '../../../runtime/handler.ts';
import { createFixture, GUIDES, request, textOf } from '../fixture.ts';

interface Message {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

const handler = createHandler(createFixture(), { limit: false });
const TYPE = { 'content-type': 'application/json' };

const post = async (
  body: string,
  headers: Readonly<Record<string, string>> = TYPE,
): Promise<{ status: number; message: Message | null }> => {
  const response = await handler(request('POST', '/mcp', headers, body));
  return { status: response.status, message: response.body === null ? null : (JSON.parse(textOf(response.body)) as Message) };
};

describe('the SDK client', () => {
  let server: RunningServer;
  const client = new Client({ name: 'test', version: '1' });
  beforeAll(async () => {
    server = await serve(createFixture(), { port: 0, host: '127.0.0.1', limit: false });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)));
  });
  afterAll(async () => {
    await client.close();
    await server.close();
  });

  test('connects, lists and calls the tools', async () => {
    expect(client.getInstructions()).toBe('Ask.');
    await client.ping();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['get_plans', 'list_features', 'get_guide', 'search_guides']);
    const plans = await client.callTool({ name: 'get_plans', arguments: {} });
    expect(plans.structuredContent).toEqual({ currency: 'USD', plans: [] });
    const guide = await client.callTool({ name: 'get_guide', arguments: { slug: GUIDES[0] } });
    expect(guide.structuredContent).toMatchObject({ slug: GUIDES[0] });
    const hits = await client.callTool({ name: 'search_guides', arguments: { query: 'broadcast' } });
    expect(hits.structuredContent).toMatchObject({ total: 1, results: [{ slug: GUIDES[0] }] });
  });

  test('gets isError for an unknown slug and -32602 for an unknown tool', async () => {
    expect(await client.callTool({ name: 'get_guide', arguments: { slug: 'nope' } })).toMatchObject({ isError: true });
    await expect(client.callTool({ name: 'nope', arguments: {} })).rejects.toMatchObject({ code: -32602 });
  });
});

describe('the envelope', () => {
  const bad = ['', '{', '\u0000', '['.repeat(30_000)];
  test.each(bad.map((body) => [body.slice(0, 8), body]))('%s gives -32700 without id', async (_name, body) => {
    const { status, message } = await post(body);
    expect([status, message?.error?.code, Object.keys(message ?? {})]).toEqual([400, -32700, ['jsonrpc', 'error']]);
  });

  test.each([
    ['null'],
    ['[]'],
    ['1'],
    ['"x"'],
    ['{}'],
    ['{"jsonrpc":"1.0","id":1,"method":"ping"}'],
    ['{"jsonrpc":"2.0","id":1}'],
    ['{"jsonrpc":"2.0","id":1,"method":1}'],
    ['{"jsonrpc":"2.0","id":null,"method":"ping"}'],
    ['{"jsonrpc":"2.0","id":{},"method":"ping"}'],
    ['{"jsonrpc":"2.0","id":[],"method":"ping"}'],
    ['{"jsonrpc":"2.0","id":true,"method":"ping"}'],
    ['{"jsonrpc":"2.0","id":1.5,"method":"ping"}'],
    ['{"jsonrpc":"2.0","id":1e400,"method":"ping"}'],
    ['{"jsonrpc":"2.0","id":9007199254740993,"method":"ping"}'],
  ])('%s gives -32600', async (body) => {
    const { status, message } = await post(body);
    expect([status, message?.error?.code]).toEqual([400, -32600]);
    expect(message?.id).toBe(body.includes('"id":1,') || body.includes('"id":1}') ? 1 : undefined);
  });

  test.each(['null', '[]', '1', '"x"'])('params %s give -32602', async (params) => {
    const { status, message } = await post(`{"jsonrpc":"2.0","id":1,"method":"ping","params":${params}}`);
    expect([status, message?.error?.code, message?.id]).toEqual([400, -32602, 1]);
  });

  test.each(['nope', '__proto__', 'constructor', 'toString', '', 'server/discover'])('method %s is not found', async (method) => {
    const { status, message } = await post(JSON.stringify({ jsonrpc: '2.0', id: 1, method }));
    expect([status, message?.error?.code]).toEqual([200, -32601]);
  });

  test.each([
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
    '{"jsonrpc":"2.0","method":"nope"}',
    '{"jsonrpc":"2.0","id":1,"result":{}}',
    '{"jsonrpc":"2.0","id":1,"error":{}}',
  ])('%s gives 202', async (body) =>
    expect(await post(body, { ...TYPE, 'mcp-protocol-version': '1999-01-01' })).toEqual({ status: 202, message: null }),
  );

  test('a string id is echoed byte for byte', async () => {
    const response = await handler(request('POST', '/mcp', TYPE, String.raw`{"jsonrpc":"2.0","id":"\u0000é\ud800","method":"ping"}`));
    expect(response.body).toBe(String.raw`{"jsonrpc":"2.0","id":"\u0000é\ud800","result":{}}`);
  });

  test('invalid UTF-8 is refused', async () => {
    const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]);
    const response = await handler({ ...request('POST', '/mcp', TYPE), body: async () => bytes });
    expect([response.status, textOf(response.body)]).toEqual([400, expect.stringContaining('-32700')]);
  });
});

describe('revisions', () => {
  test.each([
    ['2025-11-25', '2025-11-25'],
    ['2025-06-18', '2025-06-18'],
    ['2024-11-05', '2024-11-05'],
    ['1999-01-01', '2025-11-25'],
    ['__proto__', '2025-11-25'],
  ])('initialize %s answers %s', async (asked, answered) => {
    const { message } = await post(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"${asked}"}}`);
    expect(message?.result).toMatchObject({ protocolVersion: answered });
  });

  test('initialize without a version gives -32602', async () => {
    expect((await post('{"jsonrpc":"2.0","id":1,"method":"initialize"}')).message?.error?.code).toBe(-32602);
  });

  test('an unknown version header gives 400 and names the known ones', async () => {
    const { status, message } = await post('{"jsonrpc":"2.0","id":1,"method":"ping"}', { ...TYPE, 'mcp-protocol-version': '1999-01-01' });
    expect([status, message?.error?.code]).toEqual([400, -32022]);
    expect(message?.error?.data).toEqual({ supported: MCP_VERSIONS, requested: '1999-01-01' });
  });
});
