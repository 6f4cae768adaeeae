/** `sitec mcp`: what a message becomes over HTTP, and what comes back on stdio. */
import { describe, expect, test } from 'vitest';
import { openAddress, openRemote } from '../../../cli/mcp/address.ts';
import { headersOf } from '../../../cli/mcp/messages.ts';
import { openFolder, type OpenedSite, type Site } from '../../../cli/mcp/site.ts';
import { folderOf } from '../fixture.ts';
import { hearStderr } from '../terminal/heard-stderr.ts';
import { converse, endpoint, scriptedSite } from './mcp-site.ts';

const pong = endpoint({});
const MODERN = { _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': {} } };
const jsonRpc = { jsonrpc: '2.0' } as const;

const stderr = hearStderr();

const siteOf = (opened: OpenedSite): Site => {
  if ('reason' in opened) throw new Error(opened.reason);
  return opened.site;
};

/** Headers that only MCP has. */
const ownHeaders = (message: Parameters<typeof headersOf>[0], settled?: string): Record<string, string> =>
  Object.fromEntries([...headersOf(message, settled)].filter(([name]) => name.startsWith('mcp-')));

describe('headers', () => {
  test('a message of 2026-07-28 repeats its revision, method and subject', () => {
    const call = { ...jsonRpc, id: 1, method: 'tools/call', params: { name: 'get_plans', ...MODERN } };
    expect(ownHeaders(call, '2025-11-25')).toEqual({
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': 'get_plans',
    });
    const read = { ...jsonRpc, id: 1, method: 'resources/read', params: { uri: 'https://acme.example/index.md', name: 'no', ...MODERN } };
    expect(ownHeaders(read)).toMatchObject({ 'mcp-name': 'https://acme.example/index.md' });
    expect(ownHeaders({ ...jsonRpc, id: 1, method: 'tools/list', params: { name: 'no', ...MODERN } })).not.toHaveProperty('mcp-name');
  });

  test('an older message has the revision that initialize settled, and none before', () => {
    const call = { ...jsonRpc, id: 1, method: 'tools/call', params: { name: 'get_plans' } };
    expect(ownHeaders(call)).toEqual({});
    expect(ownHeaders(call, '2025-06-18')).toEqual({ 'mcp-protocol-version': '2025-06-18' });
    expect(ownHeaders({ ...jsonRpc, id: 1, result: {} }, '2025-06-18')).toEqual({ 'mcp-protocol-version': '2025-06-18' });
  });

  test.each([
    ['تواصل', '=?base64?2KrZiNin2LXZhA==?='],
    ['a\r\nx: y', '=?base64?YQ0KeDogeQ==?='],
    [' a', '=?base64?IGE=?='],
    ['', '=?base64??='],
    ['=?base64?YQ==?=', '=?base64?PT9iYXNlNjQ/WVE9PT89?='],
    ['a b', 'a b'],
  ])('a name %j travels as %s', (name, value) => {
    const call = { ...jsonRpc, id: 1, method: 'prompts/get', params: { name, ...MODERN } };
    expect(ownHeaders(call)).toMatchObject({ 'mcp-name': value });
  });
});

describe('a site on the web whose endpoint is asked', () => {
  test('gets each message by POST to /mcp, and nothing else', async () => {
    const { url, received } = await scriptedSite(pong);
    const site = siteOf(await openRemote(`${url}/base/`));
    const lines = [
      { ...jsonRpc, id: 'a', method: 'tools/list' },
      { ...jsonRpc, method: 'notifications/initialized' },
      { ...jsonRpc, id: 7, result: {} },
    ];
    expect(await converse(site, lines)).toEqual([{ ...jsonRpc, id: 'a', result: {} }]);
    expect(new Set(received.map(({ method, url: target }) => `${method} ${target}`))).toEqual(new Set(['POST /base/mcp']));
    expect(received.slice(1).map(({ body }) => JSON.parse(body) as unknown)).toEqual(lines);
    expect(received.every(({ headers }) => headers['content-type'] === 'application/json')).toBe(true);
  });

  test('gets the revision that initialize settled with every later message', async () => {
    const { url, received } = await scriptedSite(endpoint({ protocolVersion: '2025-06-18' }));
    const initialize = { ...jsonRpc, id: 1, method: 'initialize', params: { protocolVersion: '2025-11-25' } };
    const lines = [initialize, { ...jsonRpc, method: 'notifications/initialized' }, { ...jsonRpc, id: 2, method: 'tools/list' }];
    await converse(siteOf(await openRemote(`${url}/mcp`)), lines);
    expect(received.map(({ url: target }) => target)).toEqual(['/mcp', '/mcp', '/mcp', '/mcp']);
    const versions = received.map(({ headers }) => headers['mcp-protocol-version']);
    expect(versions).toEqual([undefined, undefined, '2025-06-18', '2025-06-18']);
  });

  test.each([
    [
      { status: 429, body: '{"jsonrpc":"2.0","error":{"code":429,"message":"Wait."}}' },
      { code: 429, message: 'Wait.' },
    ],
    [
      { status: 502, body: '<h1>Bad gateway</h1>' },
      { code: -32603, message: 'The site answered HTTP 502, but without a JSON-RPC response to the request' },
    ],
    [
      { status: 200, body: '' },
      { code: -32603, message: 'The site answered HTTP 200, but without a JSON-RPC response to the request' },
    ],
    [{ reason: 'It cannot be reached' }, { code: -32603, message: 'It cannot be reached' }],
  ])('%o becomes an error with the id of the request', async (reply, error) => {
    const lines = [
      { ...jsonRpc, id: 5, method: 'tools/list' },
      { ...jsonRpc, method: 'notifications/initialized' },
    ];
    expect(await converse(async () => reply, lines)).toEqual([{ ...jsonRpc, id: 5, error }]);
  });

  test.each([
    [{ status: 405 }, /\/mcp answered HTTP 405, but not as an MCP server does\. Without --remote sitec reads the files of the site$/],
    [{ status: 502, body: '<h1>Bad gateway</h1>' }, /answered HTTP 502, but not as an MCP server does$/],
    [{ status: 200, body: '<h1>Home</h1>' }, /answered HTTP 200, but not as an MCP server does$/],
    [{ status: 401, body: '{"error":"unauthorized"}' }, /answered HTTP 401, but not as an MCP server does$/],
    [
      { status: 301, headers: { location: 'https://www.acme.example/mcp' } },
      /redirects to https:\/\/www.acme.example\/mcp, which is at another host$/,
    ],
  ])('that answers %o is refused with a sentence', async (answer, sentence) => {
    const { url } = await scriptedSite(answer);
    expect(await openRemote(url)).toMatchObject({ reason: expect.stringMatching(sentence) });
  });

  test('that nobody serves is refused with a sentence', async () => {
    expect(await openRemote('https://')).toEqual({ reason: 'https:// is not an address' });
    expect(await openRemote('http://127.0.0.1:9')).toEqual({
      reason: 'http://127.0.0.1:9/mcp cannot be reached (bad port)',
      isUnreachable: true,
    });
  });
});

describe('a site on the web', () => {
  test('that keeps its index to itself is asked at its endpoint', async () => {
    const { url, received } = await scriptedSite((request) => (request.method === 'GET' ? { status: 404 } : pong(request)));
    expect(await openAddress(url)).toMatchObject({ name: `${url}/mcp` });
    expect(received.map(({ method, url: target }) => `${method} ${target}`)).toEqual(['GET /_sitec/index.json', 'POST /mcp']);
  });

  test.each([
    [
      { status: 405 },
      /\/_sitec\/index\.json answered HTTP 405, and http:\S+\/mcp does not answer MCP\. Give the folder of its bundle: sitec mcp dist$/,
    ],
    [{ status: 404, body: '<h1>Not found</h1>' }, /answered HTTP 404, and http:\S+\/mcp does not answer MCP/],
    [{ status: 200, body: '<h1>Home</h1>' }, /\/mcp answered HTTP 200, but not as an MCP server does$/],
    [
      { status: 301, headers: { location: 'https://www.acme.example/mcp' } },
      /redirects to https:\/\/www.acme.example\/mcp, which is at another host$/,
    ],
  ])('that answers %o is refused with a sentence', async (answer, sentence) => {
    const { url } = await scriptedSite(answer);
    expect(await openAddress(url)).toMatchObject({ reason: expect.stringMatching(sentence) });
  });

  test('that nobody serves is refused with a sentence', async () => {
    expect(await openAddress('https://')).toEqual({ reason: 'https:// is not an address' });
    expect(await openAddress('http://127.0.0.1:9')).toEqual({
      reason: 'http://127.0.0.1:9/_sitec/index.json cannot be reached (bad port)',
      isUnreachable: true,
    });
  });
});

describe('stdin', () => {
  test('a line that is no message is noted, and the next one is answered', async () => {
    const { url } = await scriptedSite(pong);
    const answers = await converse(siteOf(await openRemote(url)), ['{"jsonrpc', '[]', { ...jsonRpc, id: 1, method: 'ping' }]);
    expect(answers).toEqual([{ ...jsonRpc, id: 1, result: {} }]);
    expect(stderr()).toBe('sitec mcp: a line on stdin is not a JSON-RPC message\n'.repeat(2));
  });

  test('a bug of ours is not kept quiet', async () => {
    const broken: Site = () => Promise.reject(new Error('bug'));
    await expect(converse(broken, [{ ...jsonRpc, id: 1, method: 'ping' }])).rejects.toThrow('bug');
  });
});

describe('a folder', () => {
  test('without a bundle is refused with a sentence', async () => {
    const empty = folderOf();
    expect(await openFolder(empty)).toEqual({ reason: expect.stringContaining(`${empty} has no bundle. Build it first: sitec build.`) });
    const broken = folderOf({ 'sitec-manifest.json': '{', '_sitec/index.json': '{' });
    expect(await openFolder(broken)).toEqual({ reason: expect.stringContaining('is not whole: run sitec build again.') });
  });
});
