import { ask, post, row, type Row } from './row.ts';

const FILE_METHODS = { headers: { allow: 'GET, HEAD, OPTIONS', 'content-length': '0' } };
const ENDPOINT_METHODS = { headers: { allow: 'POST, OPTIONS', 'content-type': 'application/json' } };
const REFUSAL = { error: { code: -32600 } };

/** Methods that node:http knows; others are refused before there is a request. */
const KNOWN = ['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'PROPPATCH', 'MKCOL', 'COPY', 'MOVE', 'LOCK', 'TRACE', 'SEARCH', 'PURGE', 'LINK'];
const UNKNOWN = ['FOO', 'get', 'Get', 'G', 'GET/', 'GE T', 'G\u00c9T', 'A'.repeat(5000), '"GET"', ''];

export const methods: readonly Row[] = [
  ...KNOWN.map((method) => row(`${method} on a page`, ask(method, '/pricing'), 405, FILE_METHODS)),
  ...UNKNOWN.map((method) => row(`"${method.slice(0, 10)}"`, ask(method, '/pricing'), [400, 405, 431, 501])),
  row('POST to a page', post('/pricing', '{}'), 405, { headers: { allow: 'GET, HEAD, OPTIONS', connection: 'close' } }),
  row('POST to a page that does not exist', post('/nothing', '{}'), 405),
  row('TRACE is never an echo', ask('TRACE', '/pricing', 'X-Secret: 1'), 405, { body: /^$/ }),
  row('CONNECT', ask('CONNECT', 'localhost:80'), 405, { headers: { allow: 'GET, HEAD, OPTIONS', connection: 'close' } }),
  row('OPTIONS on a page', ask('OPTIONS', '/pricing'), 204, {
    headers: { allow: 'GET, HEAD, OPTIONS', 'access-control-allow-origin': '*', 'content-length': null },
  }),
  row('OPTIONS *', ask('OPTIONS', '*'), 204),
  ...['/mcp', '/a2a', '/a2a/'].flatMap((path) => [
    ...['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'TRACE'].map((method) =>
      row(`${method} ${path}`, ask(method, path), 405, { ...ENDPOINT_METHODS, json: method === 'HEAD' ? null : REFUSAL }),
    ),
    row(`GET ${path} for a stream`, ask('GET', path, 'Accept: text/event-stream'), 405, ENDPOINT_METHODS),
    row(`OPTIONS ${path}`, ask('OPTIONS', path, 'Origin: http://localhost:3000', 'Access-Control-Request-Method: POST'), 204, {
      headers: { allow: 'POST, OPTIONS', 'access-control-allow-origin': '*' },
    }),
  ]),
];
