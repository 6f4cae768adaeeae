import { describe, expect, test } from 'vitest';
import { MCP_VERSIONS } from '../../../compiler/build/service-info.ts';
import { callLegacy, callModern, META, post, type Headers } from './mcp-call.ts';

const REVISION = 'io.modelcontextprotocol/protocolVersion';
const CALL = { name: 'get_plans', arguments: {} };

/** What is sent, and the HTTP status with the code of the error (0 for a result). */
type Case = readonly [
  name: string,
  method: string,
  params: Readonly<Record<string, unknown>>,
  headers: Headers,
  status: number,
  code: number,
];

const version = (revision: string): Readonly<Record<string, unknown>> => ({ _meta: { ...META, [REVISION]: revision } });

const CASES: readonly Case[] = [
  ['a right request', 'tools/list', {}, {}, 200, 0],
  ['a right call', 'tools/call', CALL, {}, 200, 0],
  ['blanks around header values', 'tools/call', CALL, { 'mcp-name': ' get_plans ', 'mcp-method': ' tools/call ' }, 200, 0],
  ['clientInfo is not asked for', 'server/discover', {}, {}, 200, 0],
  ['session headers', 'server/discover', {}, { 'mcp-session-id': 'x', 'last-event-id': '1' }, 200, 0],
  ['no _meta', 'tools/list', { _meta: undefined }, {}, 400, -32602],
  ['_meta that is no object', 'tools/list', { _meta: 'x' }, {}, 400, -32602],
  ['no version in _meta', 'tools/list', { _meta: { ...META, [REVISION]: undefined } }, {}, 400, -32602],
  ['a version that is no string', 'tools/list', { _meta: { ...META, [REVISION]: 5 } }, {}, 400, -32602],
  ['no _meta, and a header that nobody knows', 'tools/list', { _meta: undefined }, { 'mcp-protocol-version': '1900-01-01' }, 400, -32022],
  ['no version header', 'tools/list', {}, { 'mcp-protocol-version': null }, 400, -32020],
  ['another version header', 'tools/list', {}, { 'mcp-protocol-version': '2025-11-25' }, 400, -32020],
  ['a version that nobody knows', 'tools/list', version('1900-01-01'), { 'mcp-protocol-version': '1900-01-01' }, 400, -32022],
  ['a legacy version in _meta', 'tools/list', version('2025-11-25'), { 'mcp-protocol-version': '2025-11-25' }, 400, -32022],
  ['no capabilities', 'tools/list', { _meta: { [REVISION]: '2026-07-28' } }, {}, 400, -32602],
  [
    'capabilities that are no object',
    'tools/list',
    { _meta: { ...META, 'io.modelcontextprotocol/clientCapabilities': [] } },
    {},
    400,
    -32602,
  ],
  ['no Mcp-Method', 'tools/list', {}, { 'mcp-method': null }, 400, -32020],
  ['another Mcp-Method', 'tools/list', {}, { 'mcp-method': 'Tools/list' }, 400, -32020],
  ['no Mcp-Name', 'tools/call', CALL, { 'mcp-name': null }, 400, -32020],
  ['another Mcp-Name', 'tools/call', CALL, { 'mcp-name': 'bad' }, 400, -32020],
  ['Mcp-Name of a prompt', 'prompts/get', { name: 'find_guide', arguments: { topic: 'x' } }, { 'mcp-name': 'bad' }, 400, -32020],
  ['Mcp-Name of a resource', 'resources/read', { uri: 'x://nope' }, { 'mcp-name': 'x://other' }, 400, -32020],
  ['an encoded Mcp-Name', 'tools/call', CALL, { 'mcp-name': `=?base64?${btoa('get_plans')}?=` }, 200, 0],
  ['another encoded Mcp-Name', 'tools/call', CALL, { 'mcp-name': `=?base64?${btoa('get_plan')}?=` }, 400, -32020],
  ['a badly encoded Mcp-Name', 'tools/call', CALL, { 'mcp-name': '=?base64?=x?=' }, 400, -32020],
  ['an unknown tool', 'tools/call', { name: 'nope' }, {}, 200, -32602],
  ['a tool name that is no string', 'tools/call', { name: 5 }, {}, 200, -32602],
  ['arguments that are no object', 'tools/call', { name: 'get_plans', arguments: [] }, {}, 200, -32602],
  ['a missing resource', 'resources/read', { uri: 'x://nope' }, {}, 200, -32602],
  ['a uri that is no string', 'resources/read', { uri: 5 }, {}, 200, -32602],
  ['an unknown cursor', 'resources/list', { cursor: 'x' }, {}, 200, -32602],
  ...['initialize', 'ping', 'logging/setLevel', 'resources/subscribe', 'subscriptions/listen', '__proto__', 'constructor', ''].map(
    (method): Case => [`the method ${method}`, method, {}, {}, 404, -32601],
  ),
];

describe('2026-07-28', () => {
  test.each(CASES)('%s', async (_name, method, params, headers, status, code) => {
    const answer = await callModern(method, params, headers);
    expect([answer.status, answer.message?.error?.code ?? 0, answer.message?.id]).toEqual([status, code, 1]);
  });

  test('an error of a header says which, and what it was compared with', async () => {
    const { message } = await callModern('tools/call', CALL, { 'mcp-name': 'bad' });
    expect(message?.error?.message).toBe(`Header mismatch: Mcp-Name header "bad" does not match body value 'get_plans'`);
  });

  test('an unknown version is told which are known; a legacy one, which is modern', async () => {
    const data = async (revision: string): Promise<unknown> =>
      (await callModern('tools/list', version(revision), { 'mcp-protocol-version': revision })).message?.error?.data;
    expect(await data('1900-01-01')).toEqual({ supported: MCP_VERSIONS, requested: '1900-01-01' });
    expect(await data('2025-11-25')).toEqual({ supported: ['2026-07-28'], requested: '2025-11-25' });
  });

  test('an Arabic name is compared as UTF-8', async () => {
    const encoded = btoa(String.fromCharCode(...new TextEncoder().encode('x://مرحبا')));
    const { status, message } = await callModern('resources/read', { uri: 'x://مرحبا' }, { 'mcp-name': `=?base64?${encoded}?=` });
    expect([status, message?.error?.data]).toEqual([200, { uri: 'x://مرحبا' }]);
  });

  test('notifications are taken without a look at headers', async () => {
    const { status, message } = await post({ jsonrpc: '2.0', method: 'notifications/x', params: { _meta: META } });
    expect([status, message]).toEqual([202, null]);
  });

  test('Mcp-Method alone makes a request modern; a legacy version header makes it legacy', async () => {
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    expect((await post(ping, { 'mcp-method': 'ping' })).message?.error?.code).toBe(-32602);
    expect((await post(ping, { 'mcp-method': 'ping', 'mcp-protocol-version': '2025-06-18' })).message?.result).toEqual({});
  });
});

describe('what the eras do not share', () => {
  test('the code of a missing resource', async () => {
    const { message } = await callLegacy('resources/read', { uri: 'x://nope' });
    expect(message?.error).toEqual({ code: -32002, message: 'Resource not found', data: { uri: 'x://nope' } });
  });

  test('server/discover, and the status of an unknown method', async () => {
    const { status, message } = await callLegacy('server/discover');
    expect([status, message?.error?.code]).toEqual([200, -32601]);
  });
});
