import { head } from '../raw.ts';
import { row, type Row } from './row.ts';

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
/** What must never be taken for a request of its own. */
const SMUGGLED = head('GET /smuggled HTTP/1.1', 'Host: localhost');
const post = (...headers: readonly string[]): string =>
  head('POST /mcp HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...headers);
const chunked = (body: string, ...headers: readonly string[]): string => post('Transfer-Encoding: chunked', ...headers) + body;
const line = (text: string): string => `${text}\r\nHost: localhost\r\n\r\n`;
const CLOSED = { headers: { connection: 'close' } };
const NO_SUCCESS: readonly number[] = [];

const LENGTHS = ['+1', '-1', '0x5', '5,5', '5, 6', '5 5', '1e1', '5.0', 'five', '99999999999999999999999', '\u00b2', '5;x', '"5"'];
const CODINGS = [
  'gzip',
  'gzip, chunked',
  'chunked, gzip',
  'identity',
  'chunked, chunked',
  'xchunked',
  'chunked;q=1',
  '"chunked"',
  'chunked, identity',
];
const FIRST_LINES = [
  'GET',
  'GET /',
  'GET / HTTP',
  'GET / HTTP/',
  'GET / HTTP/1',
  'GET / HTTP/1.',
  'GET / HTTP/a.b',
  'GET / http/1.1',
  'GET / HTTP/1.1 x',
  'GET / x HTTP/1.1',
  'GET / FTP/1.1',
  'GET\t/\tHTTP/1.1',
  'HTTP/1.1 200 OK',
  ': x',
  '\0',
  'GET / HTTP/1.10',
  'GET / HTTP/01.1',
  'GET / HTTP/0.9',
  'GET / HTTP/1.2',
  'GET / HTTP/2.0',
  'GET / HTTP/3.0',
  'GET / HTTP/9.9',
];

export const framing: readonly Row[] = [
  row('length and chunks', post('Content-Length: 5', 'Transfer-Encoding: chunked') + `0\r\n\r\n${SMUGGLED}`, 400, CLOSED),
  row('chunks and length', post('Transfer-Encoding: chunked', 'Content-Length: 5') + `0\r\n\r\n${SMUGGLED}`, 400, CLOSED),
  row('two lengths', post('Content-Length: 5', 'Content-Length: 6') + `hello${SMUGGLED}`, 400, CLOSED),
  row('a length twice', post('Content-Length: 5', 'Content-Length: 5') + 'hello', 400, CLOSED),
  ...LENGTHS.map((length) => row(`Content-Length: ${length}`, post(`Content-Length: ${length}`) + SMUGGLED, [400, 413], CLOSED)),
  row('an empty length', post('Content-Length:') + SMUGGLED, 400, CLOSED),
  row('1 GB declared', post('Content-Length: 1000000000'), 413, CLOSED),
  row('65,537 bytes declared', post('Content-Length: 65537'), 413, CLOSED),
  ...CODINGS.map((coding) =>
    row(`Transfer-Encoding: ${coding}`, post(`Transfer-Encoding: ${coding}`) + `0\r\n\r\n${SMUGGLED}`, [400, 501], CLOSED),
  ),
  row('two codings', post('Transfer-Encoding: chunked', 'Transfer-Encoding: identity') + `0\r\n\r\n${SMUGGLED}`, [400, 501], CLOSED),
  row('chunks on HTTP/1.0', head('POST /mcp HTTP/1.0', 'Transfer-Encoding: chunked') + `0\r\n\r\n${SMUGGLED}`, 400, CLOSED),
  ...[
    'Host : localhost',
    ' Host: localhost',
    'Content-Length : 5',
    'X\tY: 1',
    'X Y: 1',
    'no colon',
    ': no name',
    'X(: 1',
    'X\u00e9: 1',
    'X\0: 1',
  ].map((header) => row(`header line "${header}"`, head('GET /pricing HTTP/1.1', 'Host: localhost', header), 400, CLOSED)),
  ...['a\rb', 'a\0b', 'a\nb', 'a\x7fb', 'a\x01b'].map((value) =>
    row(`value ${JSON.stringify(value)}`, head('GET /pricing HTTP/1.1', 'Host: localhost', `X: ${value}`), 400, CLOSED),
  ),
  row('a folded header', head('GET /pricing HTTP/1.1', 'Host: localhost', 'X: a', ' b', 'Connection: close'), [200, 400]),
  row('a space behind the first line', head('GET /pricing HTTP/1.1', ' Host: localhost'), 400, CLOSED),
  row('lines that end in LF only', 'GET /pricing HTTP/1.1\nHost: localhost\n\n', NO_SUCCESS),
  ...FIRST_LINES.map((text) => row(`"${text}"`, line(text), NO_SUCCESS)),
  row('HTTP/0.9', 'GET /\r\n\r\n', NO_SUCCESS),
  row('the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', NO_SUCCESS),
  row('a TLS hello', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', NO_SUCCESS),
  row('SSH', 'SSH-2.0-OpenSSH_9.0\r\n', NO_SUCCESS),
  row('garbage', '\xff\xfe\x00garbage\r\n\r\n', NO_SUCCESS),
  row('only line ends', '\r\n'.repeat(1000) + 'x\r\n\r\n', NO_SUCCESS),
  row('a chunk size that is no number', chunked(`xyz\r\n${SMUGGLED}`), 400, CLOSED),
  row('a negative chunk size', chunked(`-5\r\nhello\r\n0\r\n\r\n${SMUGGLED}`), 400, CLOSED),
  row('a chunk size with 0x', chunked(`0x5\r\nhello\r\n0\r\n\r\n${SMUGGLED}`), 400, CLOSED),
  row('a chunk size over 64 bits', chunked(`fffffffffffffffff\r\n${SMUGGLED}`), [400, 413], CLOSED),
  row('a chunk that is longer than its size', chunked(`5\r\nhello world\r\n0\r\n\r\n${SMUGGLED}`), 400, CLOSED),
  row('chunk lines that end in LF only', chunked(`5\nhello\n0\n\n${SMUGGLED}`), 400, CLOSED),
  row('a chunk extension of 100 kB', chunked(`5;${'x'.repeat(100_000)}\r\nhello\r\n0\r\n\r\n`), [400, 413, 431], CLOSED),
  row('a trailer that is too large', chunked(`0\r\nX: ${'x'.repeat(65_536)}\r\n\r\n`), [400, 413, 431], CLOSED),
  row('chunks over 64 KiB', chunked(`8000\r\n${' '.repeat(32_768)}\r\n`.repeat(3)), 413, CLOSED),
  row('one chunk over 64 KiB', chunked(`20000\r\n${' '.repeat(131_072)}\r\n0\r\n\r\n`), 413, CLOSED),
  row(
    'many chunks of one byte',
    chunked(`${[...PING].map((letter) => `1\r\n${letter}\r\n`).join('')}0\r\n\r\n`, 'Connection: close'),
    200,
    { json: { id: 1, result: {} } },
  ),
  row(
    'chunks with extensions and a trailer',
    chunked(`${PING.length.toString(16)};a=b\r\n${PING}\r\n0\r\nX-Trailer: 1\r\n\r\n`, 'Connection: close'),
    200,
    { json: { id: 1, result: {} } },
  ),
  row(
    'a body of a GET is not the next request',
    head('GET /pricing HTTP/1.1', 'Host: localhost', `Content-Length: ${SMUGGLED.length}`) + SMUGGLED,
    200,
    CLOSED,
  ),
  row(
    'a body of a GET in chunks',
    head('GET /pricing HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: chunked') + `5\r\nhello\r\n0\r\n\r\n`,
    200,
    CLOSED,
  ),
  row('a body of a HEAD', head('HEAD /pricing HTTP/1.1', 'Host: localhost', 'Content-Length: 5') + 'hello', 200, {
    headers: { connection: 'close', 'content-length': '16' },
    json: null,
  }),
  row(
    'a body that a refusal leaves unread',
    head('POST /mcp HTTP/1.1', 'Host: localhost', 'Content-Type: text/plain', `Content-Length: ${SMUGGLED.length}`) + SMUGGLED,
    415,
    CLOSED,
  ),
];
