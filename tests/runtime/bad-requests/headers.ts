import { head } from '../raw.ts';
import { ask, get, row, type Row } from './row.ts';

const HTML = { headers: { 'content-type': 'text/html; charset=utf-8', 'content-length': '16' }, body: /^<h1>Pricing<\/h1>$/ };
const plain = (...headers: readonly string[]): string => head('GET /pricing HTTP/1.1', ...headers);
const CLOSED = { headers: { connection: 'close' } };

/** Values of Accept with which a page is still a page: never 406, never an error. */
const ACCEPTS = [
  'image/png',
  '*',
  '*/*;q=0',
  'text/html;q=0',
  'text/markdown;q=0',
  'text/markdown;q=1.1',
  'text/markdown;q=abc',
  'text/markdown;q=',
  'text/markdown;q=-1',
  'text/markdown;q=NaN',
  'text/markdown;q=0x1',
  ';q=1',
  ',,,,',
  '/',
  'text/',
  'text/markdown2',
  'atext/markdown',
  '__proto__',
  `${'a/b,'.repeat(500)}text/markdown`,
  '"text/markdown"',
];

export const headers: readonly Row[] = [
  row('no Host', plain('Connection: close'), 400, CLOSED),
  row('two Hosts', plain('Host: localhost', 'Host: localhost'), 400, CLOSED),
  row('two Hosts in other letters', plain('Host: localhost', 'hOST: evil.example'), 400, CLOSED),
  row('a second Host behind 2,500 lines', plain('Host: localhost', ...Array.from({ length: 2500 }, () => 'a:'), 'Host: b'), 400, CLOSED),
  ...[
    'a b',
    'a,b',
    'a/b',
    'a@b',
    'user:pass@a',
    'a?b',
    'a#b',
    'http://a',
    '[::1',
    '::1',
    'a:b',
    'a:123456',
    '',
    '*',
    '%61',
    '\u00e9',
    'a\\b',
    '<a>',
  ].map((host) => row(`Host "${host}"`, plain(`Host: ${host}`), 400, CLOSED)),
  ...['localhost:80', 'localhost:', '127.0.0.1:65535', '[::1]:80', 'EXAMPLE.com', 'a_b', 'a.'].map((host) =>
    row(`Host "${host}" is one`, plain(`Host: ${host}`, 'Connection: close'), 200, HTML),
  ),
  row('HTTP/1.0 without a Host', head('GET /pricing HTTP/1.0'), 200, HTML),
  row('a header of 64 kB', plain('Host: localhost', `X: ${'x'.repeat(65_536)}`), 431),
  row('5,000 headers', plain('Host: localhost', ...Array.from({ length: 5000 }, (_, index) => `X-${index}: 1`)), 431),
  row('a name of 20 kB', plain('Host: localhost', `${'x'.repeat(20_000)}: 1`), 431),
  ...ACCEPTS.map((accept) => row(`Accept: ${accept.slice(0, 40)}`, get('/pricing', `Accept: ${accept}`), 200, HTML)),
  ...['*/*;q=0, text/markdown', 'text/markdown, text/html', ' text/markdown ;  q=1 '].map((accept) =>
    row(`Accept: ${accept}`, get('/pricing', `Accept: ${accept}`), 200, { headers: { 'content-type': 'text/markdown; charset=utf-8' } }),
  ),
  row(
    'cookies and credentials',
    get('/pricing', 'Cookie: a=b; __proto__=1', 'Authorization: Basic !!!', 'Authorization: Bearer x'),
    200,
    HTML,
  ),
  row(
    'addresses that anybody can claim',
    get(
      '/pricing',
      'X-Forwarded-For: 127.0.0.1',
      'Forwarded: for=localhost',
      'X-Original-URL: /_sitec/index.json',
      'X-Rewrite-URL: /.env',
      'X-HTTP-Method-Override: DELETE',
    ),
    200,
    HTML,
  ),
  row(
    'a protocol to change to',
    get('/pricing', 'Upgrade: websocket', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', 'Sec-WebSocket-Version: 13'),
    200,
    HTML,
  ),
  row(
    'a connection to upgrade',
    plain('Host: localhost', 'Connection: Upgrade, close', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'),
    200,
    HTML,
  ),
  row('an unknown expectation', get('/pricing', 'Expect: the-unexpected'), 417, CLOSED),
  row('HEAD', ask('HEAD', '/pricing', 'Range: bytes=0-1', 'Accept: image/png'), 200, {
    headers: { ...HTML.headers, 'content-range': null },
    json: null,
  }),
  row('HEAD of a page that does not exist', ask('HEAD', '/nothing'), 404, { headers: { 'content-length': '18' }, json: null }),
];
