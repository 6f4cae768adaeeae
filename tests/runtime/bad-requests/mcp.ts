import { malformed, odd } from './json-bodies.ts';
import { post, postBytes, row, type Expected, type Row } from './row.ts';

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };
const call = (name: unknown, given?: unknown): object => ({ ...PING, method: 'tools/call', params: { name, arguments: given } });
const error = (code: number, more: Expected = {}): Expected => ({
  headers: { 'content-type': 'application/json' },
  json: { error: { code } },
  ...more,
});
const noId = (code: number): Expected => error(code, { lacks: ['id'] });
const named = (body: string): string =>
  body.length > 30 ? `${JSON.stringify(body.slice(0, 30))} (${body.length} bytes)` : JSON.stringify(body);
const send = (name: string, body: unknown, status: number | readonly number[], expected: Expected, ...headers: readonly string[]): Row =>
  row(name, post('/mcp', body, ...headers), status, expected);

const IDS = [null, {}, [], true, false, 1.5, -0.5, 2 ** 53 + 2];

const envelope: readonly Row[] = [
  ...[
    null,
    [],
    {},
    1,
    '"a"',
    true,
    { ...PING, jsonrpc: undefined },
    { ...PING, jsonrpc: '1.0' },
    { ...PING, jsonrpc: 2 },
    { ...PING, jsonrpc: ['2.0'] },
  ].map((body) => send(`no request: ${JSON.stringify(body)}`, body, 400, error(-32600))),
  ...[null, 1, {}, [], true].map((method) =>
    send(`method ${JSON.stringify(method)}`, { ...PING, method }, 400, error(-32600, { json: { id: 1, error: { code: -32600 } } })),
  ),
  ...IDS.map((id) => send(`id ${JSON.stringify(id)}`, { ...PING, id }, 400, noId(-32600))),
  send('id 1e400', '{"jsonrpc":"2.0","id":1e400,"method":"ping"}', 400, noId(-32600)),
  send('a long string as id', { ...PING, id: 'x'.repeat(10_000) }, 200, { json: { id: 'x'.repeat(10_000), result: {} } }),
  send('an id is echoed byte by byte', '{"jsonrpc":"2.0","id":"\\u0000\u00e9</script>","method":"ping"}', 200, {
    json: { id: '\0\u00e9</script>' },
  }),
  ...[0, -1, '', '__proto__', Number.MAX_SAFE_INTEGER].map((id) =>
    send(`id ${JSON.stringify(id)} is one`, { ...PING, id }, 200, { json: { id, result: {} } }),
  ),
  ...[null, [], 1, 'a', true].map((params) =>
    send(`params ${JSON.stringify(params)}`, { ...PING, params }, 400, error(-32602, { json: { id: 1, error: { code: -32602 } } })),
  ),
  ...['nope', '', '__proto__', 'constructor', 'toString', 'tools/', 'TOOLS/LIST', ' ping', 'rpc.discover', 'x'.repeat(5000)].map((method) =>
    send(`method "${method.slice(0, 20)}"`, { ...PING, method }, 200, error(-32601, { json: { id: 1, error: { code: -32601 } } })),
  ),
  ...[
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', method: 'nope' },
    { jsonrpc: '2.0', id: 1, result: {} },
    { jsonrpc: '2.0', id: 1, error: { code: 1, message: '' } },
  ].map((body) => send(`wants no answer: ${JSON.stringify(body)}`, body, 202, { json: null })),
  send('a member twice: the last one counts', '{"jsonrpc":"1.0","id":1,"method":"nope","method":"ping","jsonrpc":"2.0"}', 200, {
    json: { id: 1, result: {} },
  }),
];

const tools: readonly Row[] = [
  ...['nope', '', '__proto__', 'constructor', 'get_plans ', null, 1, {}, [], undefined].map((name) =>
    send(`tool ${JSON.stringify(name)}`, call(name, {}), 200, error(-32602)),
  ),
  ...[[], 'a', 1, true, null].map((given) => send(`arguments ${JSON.stringify(given)}`, call('get_plans', given), 200, error(-32602))),
  ...['nope', '', '__proto__', 'constructor', '../../etc/passwd', '%2e%2e', '\0', 'x'.repeat(201), 1, null, {}, [], true].map((slug) =>
    send(`slug ${JSON.stringify(slug).slice(0, 30)}`, call('get_guide', { slug }), 200, {
      json: { result: { isError: true } },
      lacks: ['error'],
    }),
  ),
  send('an unknown slug is told the allowed ones', call('get_guide', { slug: 'moderate-coments' }), 200, { body: /moderate-comments/ }),
  send('an unknown value is told the allowed ones', call('list_features', { status: 'soon' }), 200, { body: /available[^]*beta/ }),
  ...[{ slug: 'moderate-comments', extra: 1 }, { __proto__: undefined, slug: undefined }, {}].map((given) =>
    send(`arguments ${JSON.stringify(given)}`, call('get_guide', given), 200, { json: { result: { isError: true } } }),
  ),
  ...[
    { query: '' },
    { query: 'x'.repeat(501) },
    { query: 'a', limit: 0 },
    { query: 'a', limit: 21 },
    { query: 'a', limit: 1.5 },
    { query: 'a', limit: '5' },
    { query: 'a', offset: -1 },
  ].map((given) =>
    send(`search ${JSON.stringify(given).slice(0, 40)}`, call('search_guides', given), 200, { json: { result: { isError: true } } }),
  ),
  ...[
    '(a+)+$',
    '[',
    '\\',
    '*',
    '.*',
    '\0',
    '\u202e',
    '<script>alert(1)</script>',
    "'; DROP TABLE guides;--",
    '${7*7}',
    '{{7*7}}',
    '__proto__',
    'a '.repeat(250),
    '\ud800',
  ].map((query) =>
    send(`search for ${JSON.stringify(query).slice(0, 30)}`, call('search_guides', { query }), 200, {
      json: { result: {} },
      lacks: ['error'],
    }),
  ),
  send(
    'arguments 6,000 deep',
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_guide","arguments":{"slug":${'['.repeat(6000)}${']'.repeat(6000)}}}}`,
    [200, 400],
    {},
  ),
  send('1,000 arguments', call('get_plans', Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`a${index}`, index]))), 200, {
    json: { result: { isError: true } },
  }),
];

const transport: readonly Row[] = [
  ...[
    'text/plain',
    'application/jsonx',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application',
    'application/json-rpc',
    'json',
    '',
  ].map((type) => send(`Content-Type: ${type}`, PING, 415, error(-32600), `Content-Type: ${type}`)),
  send('no Content-Type', PING, 415, error(-32600), 'Content-Type:'),
  ...['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/json ;charset="UTF-8"'].map((type) =>
    send(`Content-Type: ${type}`, PING, 200, { json: { result: {} } }, `Content-Type: ${type}`),
  ),
  ...['gzip', 'br', 'deflate', 'x', 'identity, gzip', 'gzip, identity', ''].map((coding) =>
    send(`Content-Encoding: ${coding}`, PING, 415, error(-32600), `Content-Encoding: ${coding}`),
  ),
  row('a body in gzip is not inflated', postBytes('/mcp', '\x1f\x8b\x08\0\0\0\0\0\0\x03', 'Content-Encoding: gzip'), 415, error(-32600)),
  send('Content-Encoding: identity', PING, 200, { json: { result: {} } }, 'Content-Encoding: identity'),
  ...[
    '',
    '*/*',
    'application/json',
    'application/*',
    'application/json, text/event-stream',
    'text/event-stream, application/json;q=0.1',
  ].map((accept) => send(`Accept: ${accept}`, PING, 200, { json: { result: {} } }, `Accept: ${accept}`)),
  ...['text/event-stream', 'text/html', 'application/json;q=0', '*/*;q=0'].map((accept) =>
    send(`Accept: ${accept}`, PING, 406, error(-32600), `Accept: ${accept}`),
  ),
  row('65,537 bytes', postBytes('/mcp', ' '.repeat(65_537)), 413, error(-32600, { headers: { connection: 'close' } })),
  row('65,536 bytes', postBytes('/mcp', JSON.stringify(PING).padEnd(65_536)), 200, { json: { id: 1, result: {} } }),
  row('2 MB', postBytes('/mcp', ' '.repeat(2_000_000)), 413, error(-32600)),
  ...['https://evil.example', 'null', 'http://localhost.evil.example', 'https://acme.example.evil.example', 'file://'].map((origin) =>
    send(`Origin: ${origin}`, PING, 403, noId(-32600), `Origin: ${origin}`),
  ),
  ...['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:8080', 'https://acme.example'].map((origin) =>
    send(`Origin: ${origin} is ours`, PING, 200, { json: { result: {} } }, `Origin: ${origin}`),
  ),
  row('the Host of another site', post('/mcp', PING).replace('Host: localhost', 'Host: evil.example'), 403, noId(-32600)),
  row(
    'the Host of another site that begins like ours',
    post('/mcp', PING).replace('Host: localhost', 'Host: localhost.evil.example'),
    403,
    noId(-32600),
  ),
  send(
    'a session that we never gave',
    PING,
    200,
    { headers: { 'mcp-session-id': null }, json: { result: {} } },
    'Mcp-Session-Id: x',
    'Last-Event-ID: 1',
  ),
];

/** POST /mcp, revisions 2024-11-05 to 2025-11-25. */
export const mcp: readonly Row[] = [...envelope, ...tools, ...transport];

/** Malformed and odd bodies at /mcp. */
export const mcpBodies: readonly Row[] = [
  ...malformed.map((body) => row(named(body), postBytes('/mcp', body), 400, noId(-32700))),
  ...odd.map((body) => row(named(body), postBytes('/mcp', body), [200, 202, 400], { body: /^(?![^]*-32700)/ })),
];
