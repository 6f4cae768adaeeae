/** Conditional and range requests, RFC 9110 sections 13 and 14. The file is `<h1>Pricing</h1>`, 16 bytes. */
import { describe, expect, test } from 'vitest';
import type { ServiceResponse } from '../../runtime/exchange.ts';
import { createHandler } from '../../runtime/handler.ts';
import { createFixture, INDEX, request } from './fixture.ts';

const BODY = '<h1>Pricing</h1>';
const TAG = '"pricing/html"';
const empty = { '/empty': { variant: ['empty.txt', '"empty"', 3] } } as const;
const handler = createHandler(createFixture({ routes: { ...INDEX.routes, ...empty } }, { 'empty.txt': '' }), { limit: false });

type Headers = Readonly<Record<string, string>>;

const ask = async (headers: Headers, target = '/pricing', method = 'GET'): Promise<ServiceResponse> =>
  handler(request(method, target, headers));
const fields = ({ headers }: ServiceResponse): Record<string, string> => Object.fromEntries(headers);
const text = ({ body }: ServiceResponse): string | null => (body === null ? null : new TextDecoder().decode(body as Uint8Array));

describe('a range', () => {
  test.each([
    ['bytes=0-3', '<h1>', '0-3'],
    ['bytes=0-0', '<', '0-0'],
    ['bytes=4-', 'Pricing</h1>', '4-15'],
    ['bytes=-5', '</h1>', '11-15'],
    ['bytes=-1', '>', '15-15'],
    ['bytes=-16', BODY, '0-15'],
    ['bytes=-400', BODY, '0-15'],
    ['bytes=0-', BODY, '0-15'],
    ['bytes=0-15', BODY, '0-15'],
    ['bytes=15-15', '>', '15-15'],
    ['bytes=11-9999999999999999999999', '</h1>', '11-15'],
    [`bytes=-${'9'.repeat(400)}`, BODY, '0-15'],
    ['BYTES=0-3', '<h1>', '0-3'],
  ])('%s', async (range, part, position) => {
    const response = await ask({ range });
    expect([response.status, text(response)]).toEqual([206, part]);
    expect(fields(response)).toEqual({
      ...fields(await ask({})),
      'Content-Range': `bytes ${position}/16`,
      'Content-Length': String(part.length),
    });
  });

  test.each(['bytes=16-', 'bytes=16-20', 'bytes=-0', 'bytes=99999999999999999999-', `bytes=${'9'.repeat(400)}-`])(
    '%s has no byte of the file',
    async (range) => {
      const response = await ask({ range });
      expect([response.status, response.body, fields(response)['Content-Range']]).toEqual([416, null, 'bytes */16']);
      expect(fields(response)['Cache-Control']).toBe('no-store');
    },
  );

  test.each([
    'bytes=0-1,3-4',
    'bytes=0-0,-1',
    'bytes=0-1,',
    `bytes=${Array.from({ length: 1000 }, (_, start) => `${start}-${start}`).join()}`,
    'bytes=3-2',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=0x1-2',
    'bytes=1.5-2',
    'bytes=--1',
    'bytes=+1-2',
    'bytes= 0-1',
    'bytes 0-1',
    'bytes',
    'items=0-1',
    'none',
    '0-1',
    '',
  ])('%s is no single range, and gives the file', async (range) => {
    const response = await ask({ range });
    expect([response.status, text(response), fields(response)]).toEqual([200, BODY, fields(await ask({}))]);
  });

  test('HEAD, a missing page and another method have none', async () => {
    const [head, full] = [await ask({ range: 'bytes=0-3' }, '/pricing', 'HEAD'), await ask({})];
    expect([head.status, head.body, fields(head)]).toEqual([200, null, fields(full)]);
    const missing = await ask({ range: 'bytes=0-3' }, '/missing');
    expect([missing.status, text(missing), fields(missing)['Accept-Ranges']]).toEqual([404, '<h1>Not found</h1>', undefined]);
    expect((await ask({ range: 'bytes=0-3' }, '/pricing', 'POST')).status).toBe(405);
  });

  test('an empty file has no bytes, and is all of its last bytes', async () => {
    const first = await ask({ range: 'bytes=0-' }, '/empty');
    expect([first.status, fields(first)['Content-Range']]).toEqual([416, 'bytes */0']);
    expect((await ask({ range: 'bytes=-5' }, '/empty')).status).toBe(200);
  });

  test('the markdown of a page has ranges of its own', async () => {
    const response = await ask({ range: 'bytes=-3', accept: 'text/markdown' });
    expect([response.status, text(response), fields(response)['Content-Range']]).toEqual([206, 'ng\n', 'bytes 7-9/10']);
  });
});

describe('If-Range', () => {
  test('the same strong tag gives the part', async () => {
    expect((await ask({ range: 'bytes=0-3', 'if-range': TAG })).status).toBe(206);
    expect((await ask({ range: 'bytes=99-', 'if-range': TAG })).status).toBe(416);
  });

  test.each([`W/${TAG}`, '"other"', 'pricing/html', `${TAG}, "other"`, '*', 'Sat, 29 Oct 1994 19:43:31 GMT', 'yesterday', ''])(
    '%s gives the file',
    async (validator) => {
      const response = await ask({ range: 'bytes=0-3', 'if-range': validator });
      expect([response.status, text(response)]).toEqual([200, BODY]);
      // A range that nobody can satisfy is no reason to refuse the file either: the range does not count.
      expect((await ask({ range: 'bytes=99-', 'if-range': validator })).status).toBe(200);
    },
  );

  test('without a range it means nothing', async () => {
    expect((await ask({ 'if-range': '"other"' })).status).toBe(200);
  });
});

test.each<readonly [string, Headers, number]>([
  ['GET', { range: 'bytes=99-' }, 416],
  ['GET', { 'if-match': '"other"' }, 412],
  ['POST', {}, 405],
])('who may read a file may read its refusal: %s %j gives %i', async (method, headers, status) => {
  const [shared, page] = [await ask(headers, '/api/v1/plans.json', method), await ask(headers, '/pricing', method)];
  expect([shared.status, fields(shared)['Access-Control-Allow-Origin']]).toEqual([status, '*']);
  expect([page.status, fields(page)['Access-Control-Allow-Origin']]).toEqual([status, undefined]);
});

describe('the order of conditions (RFC 9110 section 13.2.2)', () => {
  test.each<readonly [Headers, number]>([
    [{ 'if-none-match': TAG, range: 'bytes=0-3' }, 304],
    [{ 'if-none-match': `W/${TAG}`, range: 'bytes=99-' }, 304],
    [{ 'if-none-match': '"other"', range: 'bytes=0-3' }, 206],
    [{ 'if-none-match': '*', range: 'bytes=0-3', 'if-range': TAG }, 304],
    [{ 'if-match': TAG, range: 'bytes=0-3' }, 206],
    [{ 'if-match': '"other"', range: 'bytes=0-3' }, 412],
    [{ 'if-match': '"other"', 'if-none-match': TAG }, 412],
    [{ 'if-match': TAG, 'if-none-match': TAG }, 304],
    [{ 'if-match': '*' }, 200],
    [{ 'if-match': `"other", ${TAG}` }, 200],
    [{ 'if-match': `W/${TAG}` }, 412],
    [{ 'if-match': '' }, 412],
  ])('%o gives %i', async (headers, status) => {
    expect((await ask(headers)).status).toBe(status);
  });

  test.each(['if-modified-since', 'if-unmodified-since'])('%s is ignored, because a file has no date', async (name) => {
    for (const date of ['Sat, 29 Oct 1994 19:43:31 GMT', 'Sat, 29 Oct 2094 19:43:31 GMT', '0', 'soon'])
      expect((await ask({ [name]: date })).status).toBe(200);
    expect(Object.keys(fields(await ask({})))).not.toContain('Last-Modified');
  });

  test('a missing page is missing whatever the conditions', async () => {
    for (const headers of [{ 'if-match': '"x"' }, { 'if-none-match': '*' }, { range: 'bytes=0-1', 'if-range': '"404"' }]) {
      const response = await ask(headers, '/missing');
      expect([response.status, fields(response).Vary]).toEqual([404, 'Accept, Accept-Encoding']);
    }
  });
});

test('304 says what 200 says about caching, and nothing about a body', async () => {
  const same = fields(await ask({ 'if-none-match': TAG }));
  const { 'Content-Type': _type, 'Content-Length': _length, ...rest } = fields(await ask({}));
  expect(same).toEqual(rest);
  expect(Object.keys(same)).toEqual(expect.arrayContaining(['ETag', 'Cache-Control', 'Vary']));
});
