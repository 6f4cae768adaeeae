import { post, row, type Expected, type Row } from './row.ts';

const VERSION = '2026-07-28';
const META = { 'io.modelcontextprotocol/protocolVersion': VERSION, 'io.modelcontextprotocol/clientCapabilities': {} };
const { 'io.modelcontextprotocol/clientCapabilities': _capabilities, ...WITHOUT_CAPABILITIES } = META;
const { 'io.modelcontextprotocol/protocolVersion': _version, ...WITHOUT_VERSION } = META;
const CALL = { name: 'get_plans', arguments: {} };

const error = (code: number, id: unknown = 1): Expected => ({
  headers: { 'content-type': 'application/json', 'mcp-session-id': null },
  json: { id, error: { code } },
});
const request = (method: string, params: object = {}, meta: unknown = META): object => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  params: { ...params, _meta: meta },
});
const wire = (version: string | null, method: string | null, name?: string): string[] => [
  ...(version === null ? [] : [`MCP-Protocol-Version: ${version}`]),
  ...(method === null ? [] : [`Mcp-Method: ${method}`]),
  ...(name === undefined ? [] : [`Mcp-Name: ${name}`]),
];
const call = (name: string, sent: string, status: number, expected: Expected, params: object = CALL): Row =>
  row(name, post('/mcp', request('tools/call', params), ...wire(VERSION, 'tools/call', sent)), status, expected);
const base64 = (text: string): string => `=?base64?${Buffer.from(text).toString('base64')}?=`;
const done: Expected = { json: { id: 1, result: { resultType: 'complete' } } };

const header: readonly Row[] = [
  row('no MCP-Protocol-Version', post('/mcp', request('tools/list'), ...wire(null, 'tools/list')), 400, error(-32020)),
  row('a legacy MCP-Protocol-Version', post('/mcp', request('tools/list'), ...wire('2025-11-25', 'tools/list')), 400, error(-32020)),
  row('no Mcp-Method', post('/mcp', request('tools/list'), ...wire(VERSION, null)), 400, error(-32020)),
  ...['ping', 'Tools/List', 'tools/lists', '', '__proto__'].map((method) =>
    row(`Mcp-Method: ${method}`, post('/mcp', request('tools/list'), ...wire(VERSION, method)), 400, error(-32020)),
  ),
  row('no Mcp-Name', post('/mcp', request('tools/call', CALL), ...wire(VERSION, 'tools/call')), 400, error(-32020)),
  ...['bad', 'GET_PLANS', '', '=?base64?!!!?=', '=?base64??=', base64('bad'), '=?base64?Z2V0X3BsYW5z', '__proto__'].map((name) =>
    call(`Mcp-Name: ${name}`, name, 400, error(-32020)),
  ),
  call('Mcp-Name in base64', base64('get_plans'), 200, done),
  call('blanks around Mcp-Name', '  get_plans  ', 200, done),
  row(
    'names of headers in other letters',
    post('/mcp', request('tools/list'), `mcp-protocol-version: ${VERSION}`, 'MCP-METHOD: tools/list'),
    200,
    done,
  ),
];

const meta: readonly Row[] = [
  row('no _meta', post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }, ...wire(VERSION, 'tools/list')), 400, error(-32602)),
  ...[null, [], 'a', {}, WITHOUT_VERSION].map((value) =>
    row(
      `_meta ${JSON.stringify(value)}`,
      post('/mcp', request('tools/list', {}, value), ...wire(VERSION, 'tools/list')),
      400,
      error(-32602),
    ),
  ),
  ...[
    WITHOUT_CAPABILITIES,
    { ...META, 'io.modelcontextprotocol/clientCapabilities': null },
    { ...META, 'io.modelcontextprotocol/clientCapabilities': [] },
  ].map((value) =>
    row(
      `capabilities in ${JSON.stringify(value).slice(-60)}`,
      post('/mcp', request('tools/list', {}, value), ...wire(VERSION, 'tools/list')),
      400,
      error(-32602),
    ),
  ),
  ...['1900-01-01', '2026-07-29', 'x', '__proto__'].map((version) =>
    row(
      `version ${version}`,
      post(
        '/mcp',
        request('tools/list', {}, { ...META, 'io.modelcontextprotocol/protocolVersion': version }),
        ...wire(version, 'tools/list'),
      ),
      400,
      {
        json: { id: 1, error: { code: -32022, data: { requested: version } } },
      },
    ),
  ),
  row(
    'an unknown version in the header alone',
    post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }, ...wire('1900-01-01', null)),
    400,
    error(-32022),
  ),
  row(
    'a legacy version in _meta',
    post(
      '/mcp',
      request('tools/list', {}, { ...META, 'io.modelcontextprotocol/protocolVersion': '2025-11-25' }),
      ...wire('2025-11-25', 'tools/list'),
    ),
    400,
    {
      json: { id: 1, error: { code: -32022, data: { supported: [VERSION] } } },
    },
  ),
];

const method: readonly Row[] = [
  ...[
    'nope',
    'ping',
    'initialize',
    'logging/setLevel',
    'resources/subscribe',
    'resources/unsubscribe',
    'subscriptions/listen',
    '__proto__',
    'constructor',
  ].map((name) => row(`method ${name}`, post('/mcp', request(name), ...wire(VERSION, name)), 404, error(-32601))),
  ...['nope', '__proto__'].map((name) => call(`tool ${name}`, name, 200, error(-32602), { name, arguments: {} })),
  call('arguments []', 'get_plans', 200, error(-32602), { name: 'get_plans', arguments: [] }),
  call(
    'an unknown slug',
    'get_guide',
    200,
    { json: { result: { isError: true, resultType: 'complete' } } },
    { name: 'get_guide', arguments: { slug: 'nope' } },
  ),
  row('a batch', post('/mcp', [request('tools/list')], ...wire(VERSION, 'tools/list')), 400, {
    json: { error: { code: -32600 } },
    lacks: ['id'],
  }),
  row(
    'a session that we never gave',
    post('/mcp', request('tools/list'), ...wire(VERSION, 'tools/list'), 'Mcp-Session-Id: x', 'Last-Event-ID: 5'),
    200,
    {
      ...done,
      headers: { 'mcp-session-id': null },
    },
  ),
];

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };
const batch = (name: string, body: readonly unknown[], status: number, expected: Expected, version?: string): Row =>
  row(`batch: ${name}`, post('/mcp', body, ...wire(version ?? null, null)), status, expected);

/** Batches of revisions 2024-11-05 and 2025-03-26. */
const batches: readonly Row[] = [
  batch('two requests', [PING, { ...PING, id: 2 }], 200, {
    json: [
      { id: 1, result: {} },
      { id: 2, result: {} },
    ],
  }),
  batch('with a notification', [{ jsonrpc: '2.0', method: 'notifications/initialized' }, PING], 200, { json: [{ id: 1, result: {} }] }),
  batch('notifications only', [{ jsonrpc: '2.0', method: 'notifications/initialized' }], 202, { json: null }),
  batch('what is no request', [1, PING], 200, { json: [{ error: { code: -32600 } }, { id: 1, result: {} }] }),
  batch('initialize', [{ ...PING, method: 'initialize', params: { protocolVersion: '2025-03-26' } }], 200, {
    json: [{ id: 1, error: { code: -32600 } }],
  }),
  batch(
    '20 requests',
    Array.from({ length: 20 }, () => PING),
    200,
    { json: Array.from({ length: 20 }, () => ({ id: 1 })) },
  ),
  batch(
    '21 requests',
    Array.from({ length: 21 }, () => PING),
    400,
    { json: { error: { code: -32600 } } },
  ),
  batch('none', [], 400, { json: { error: { code: -32600 } } }),
  ...['2025-03-26', '2024-11-05'].map((version) => batch(version, [PING], 200, { json: [{ id: 1, result: {} }] }, version)),
  ...['2025-06-18', '2025-11-25'].map((version) => batch(version, [PING], 400, { json: { error: { code: -32600 } } }, version)),
];

/** POST /mcp, revision 2026-07-28, and the batches of the oldest two. */
export const mcpModern: readonly Row[] = [...header, ...meta, ...method, ...batches];
