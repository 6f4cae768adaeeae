import { get, row, type Row } from './row.ts';

const WHOLE = { headers: { 'content-length': '16', 'content-range': null, 'content-encoding': null }, body: /^<h1>Pricing<\/h1>$/ };
const part = (range: string, length: number): object => ({
  headers: { 'content-range': `bytes ${range}/16`, 'content-length': String(length) },
});
const TAG = '"pricing/html"';

const IGNORED = [
  'bytes=0-0,2-3',
  `bytes=${Array.from({ length: 1000 }, (_, index) => `${index}-`).join()}`,
  'bytes=5-2',
  'bytes=abc',
  'bytes=--5',
  'bytes=',
  'bytes=-',
  'bytes',
  '=0-5',
  'lines=0-5',
  'bytes=0-5;',
  'bytes=0-5 x',
  'bytes=\u00b2-5',
  'bytes=0x0-0x5',
];
const CODINGS = [
  '',
  'identity;q=0',
  '*;q=0',
  'br;q=2',
  'gzip;q=abc, br;q=',
  ',,;;q=,',
  'constructor',
  `${'x,'.repeat(500)}br`,
  'deflate, compress, zstd',
];

export const encodings: readonly Row[] = [
  ...IGNORED.map((range) => row(`Range: ${range.slice(0, 30)}`, get('/pricing', `Range: ${range}`), 200, WHOLE)),
  row('two Range headers', get('/pricing', 'Range: bytes=0-1', 'Range: bytes=2-3'), 200, WHOLE),
  row('Range: bytes=0-99999999999999999999', get('/pricing', 'Range: bytes=0-99999999999999999999'), 206, part('0-15', 16)),
  row('Range: bytes=-99999999999999999999', get('/pricing', 'Range: bytes=-99999999999999999999'), 206, part('0-15', 16)),
  row('Range: bytes=15-', get('/pricing', 'Range: bytes=15-'), 206, part('15-15', 1)),
  ...['bytes=16-', 'bytes=99999999999999999999-', 'bytes=-0'].map((range) =>
    row(`Range: ${range}`, get('/pricing', `Range: ${range}`), 416, { headers: { 'content-range': 'bytes */16', 'content-length': '0' } }),
  ),
  ...['W/"pricing/html"', '"other"', 'yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', '*'].map((validator) =>
    row(`If-Range: ${validator}`, get('/pricing', 'Range: bytes=0-1', `If-Range: ${validator}`), 200, WHOLE),
  ),
  row('Range of a page that does not exist', get('/nothing', 'Range: bytes=0-1'), 404, { headers: { 'content-range': null } }),
  ...CODINGS.map((coding) => row(`Accept-Encoding: ${coding.slice(0, 30)}`, get('/pricing', `Accept-Encoding: ${coding}`), 200, WHOLE)),
  row('2,000 tags', get('/pricing', `If-None-Match: ${Array.from({ length: 2000 }, (_, index) => `"${index}"`).join()}`), 200, WHOLE),
  ...['"other"', 'pricing/html', '"pricing/html', 'W/', '', `"other, ${TAG.slice(1)}`].map((tag) =>
    row(`If-None-Match: ${tag}`, get('/pricing', `If-None-Match: ${tag}`), 200, WHOLE),
  ),
  ...[TAG, `W/${TAG}`, '*', `"a", W/"b" ,${TAG}`, `,,${TAG}`].map((tag) =>
    row(`If-None-Match: ${tag}`, get('/pricing', `If-None-Match: ${tag}`, 'Range: bytes=0-1'), 304, {
      headers: { etag: TAG, 'content-length': null, 'content-type': null },
    }),
  ),
  ...['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', 'Mon, 99 Foo 9999 99:99:99 GMT', '0'].map((date) =>
    row(`dates: ${date}`, get('/pricing', `If-Modified-Since: ${date}`, `If-Unmodified-Since: ${date}`), 200, WHOLE),
  ),
  row('If-Match of another state', get('/pricing', 'If-Match: "other"'), 412, { headers: { 'content-length': '0' } }),
];
