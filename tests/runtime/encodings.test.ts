/** Which compressed form of a file is sent: Accept-Encoding, RFC 9110 section 12.5.3. The texts stand for compressed bytes. */
import { describe, expect, test } from 'vitest';
import type { ServiceResponse } from '../../runtime/exchange.ts';
import { createHandler } from '../../runtime/handler.ts';
import { createFixture, request } from './fixture.ts';

const BODIES = { br: 'small', zstd: 'less small', gzip: 'smaller', identity: '<h1>Pricing</h1>' } as const;
const encodings = { 'pricing/index.html': ['br', 'zstd', 'gzip'], 'pricing/index.md': ['gzip'], '404.html': ['br'] } as const;
const files = {
  'pricing/index.html.br': BODIES.br,
  'pricing/index.html.zst': BODIES.zstd,
  'pricing/index.html.gz': BODIES.gzip,
  'pricing/index.md.gz': 'md',
  '404.html.br': 'none',
};
const handler = createHandler(createFixture({ encodings }, files), { limit: false });

type Headers = Readonly<Record<string, string>>;

const ask = async (headers: Headers, target = '/pricing', method = 'GET'): Promise<ServiceResponse> =>
  handler(request(method, target, headers));
const fields = ({ headers }: ServiceResponse): Record<string, string> => Object.fromEntries(headers);
const text = ({ body }: ServiceResponse): string => new TextDecoder().decode(body as Uint8Array);

describe('the coding', () => {
  test.each<readonly [accepted: string | undefined, coding: keyof typeof BODIES]>([
    [undefined, 'identity'],
    ['', 'identity'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['zstd', 'zstd'],
    ['ZStd;Q=0.5', 'zstd'],
    ['zstd;q=0', 'identity'],
    ['zstd;q=0, gzip;q=0.1', 'gzip'],
    ['gzip, zstd', 'zstd'],
    ['gzip, zstd;q=0.9', 'gzip'],
    ['zstd, br', 'br'],
    ['zstd, br;q=0.9', 'zstd'],
    ['zstd;q=0.5, identity', 'identity'],
    ['zst', 'identity'],
    ['BR', 'br'],
    ['GZip;Q=0.5', 'gzip'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    ['*', 'br'],
    ['br;q=0', 'identity'],
    ['br;q=0.0, gzip', 'gzip'],
    ['br;q=0, *', 'zstd'],
    ['br;q=0, zstd;q=0, *', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.8, gzip;q=0.8', 'br'],
    ['br;q=0.001', 'br'],
    ['gzip;q=0.5, identity', 'identity'],
    ['gzip;q=0.5, identity;q=0.4', 'gzip'],
    ['gzip;q=0.5, *', 'br'],
    ['br;q=0.1, gzip;q=0.1, *', 'zstd'],
    ['br;q=0.1, zstd;q=0.1, gzip;q=0.1, *', 'identity'],
    ['*;q=0', 'identity'],
    ['identity;q=0', 'identity'],
    ['identity;q=0, br;q=0.1', 'br'],
    ['deflate, identity;q=0', 'identity'],
    ['br;q=1.5', 'identity'],
    ['br;q=-1', 'identity'],
    ['br;q=', 'identity'],
    ['br;q=high, gzip', 'gzip'],
    ['br;q=1e-1', 'identity'],
    ['br;q=1.0.0', 'identity'],
    [' br ; q=1 ', 'br'],
    ['br;level=5;q=0', 'identity'],
    ['br, br;q=0', 'br'],
    [',,,br', 'br'],
    ['brotli', 'identity'],
    ['__proto__, constructor', 'identity'],
    [`${'deflate,'.repeat(63)}br`, 'br'],
    [`${'deflate,'.repeat(64)}br`, 'identity'],
  ])('%s gives %s', async (accepted, coding) => {
    const response = await ask(accepted === undefined ? {} : { 'accept-encoding': accepted });
    expect([response.status, text(response)]).toEqual([200, BODIES[coding]]);
    const own = coding === 'identity' ? { ETag: '"pricing/html"', 'Accept-Ranges': 'bytes' } : { ETag: `"pricing/html-${coding}"` };
    const { 'Accept-Ranges': _ranges, ...plain } = fields(await ask({}));
    expect(fields(response)).toEqual({
      ...plain,
      ...own,
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
      'Content-Length': String(BODIES[coding].length),
    });
  });

  test('is chosen after the media type: markdown has gzip only', async () => {
    const response = await ask({ accept: 'text/markdown', 'accept-encoding': 'gzip;q=0.1, br' });
    expect([text(response), fields(response)['Content-Type'], fields(response)['Content-Encoding']]).toEqual([
      'md',
      'text/markdown; charset=utf-8',
      'gzip',
    ]);
  });

  test('a file without compressed forms is sent as it is', async () => {
    expect(text(await ask({ 'accept-encoding': 'br, identity;q=0' }, '/'))).toBe('<h1>Home</h1>');
  });

  test('a missing page has one too', async () => {
    const response = await ask({ 'accept-encoding': 'br' }, '/missing');
    expect([response.status, text(response), fields(response)['Content-Encoding'], fields(response).Vary]).toEqual([
      404,
      'none',
      'br',
      'Accept, Accept-Encoding',
    ]);
  });
});

describe('with other headers', () => {
  test('each form has an entity tag of its own', async () => {
    const br = { 'accept-encoding': 'br' };
    const same = await ask({ ...br, 'if-none-match': '"pricing/html-br"' });
    expect([same.status, fields(same).ETag, fields(same)['Content-Encoding'], fields(same).Vary]).toEqual([
      304,
      '"pricing/html-br"',
      undefined,
      'Accept, Accept-Encoding',
    ]);
    expect((await ask({ ...br, 'if-none-match': '"pricing/html"' })).status).toBe(200);
    expect((await ask({ ...br, 'if-none-match': '"pricing/html-gzip"' })).status).toBe(200);
    expect((await ask({ ...br, 'if-none-match': '"pricing/html-zstd"' })).status).toBe(200);
    expect((await ask({ 'accept-encoding': 'zstd', 'if-none-match': '"pricing/html-zstd"' })).status).toBe(304);
    expect((await ask({ 'if-none-match': '"pricing/html-br"' })).status).toBe(200);
    expect((await ask({ ...br, 'if-match': '"pricing/html-br"' })).status).toBe(200);
  });

  test('a compressed form has no ranges', async () => {
    for (const validator of [{}, { 'if-range': '"pricing/html-br"' }, { 'if-range': '"pricing/html"' }]) {
      const response = await ask({ 'accept-encoding': 'br', range: 'bytes=0-1', ...validator });
      expect([response.status, text(response), fields(response)['Accept-Ranges']]).toEqual([200, BODIES.br, undefined]);
    }
  });

  test('HEAD says what GET says', async () => {
    for (const coding of ['br', 'zstd', 'gzip', 'identity']) {
      const [head, full] = [await ask({ 'accept-encoding': coding }, '/pricing', 'HEAD'), await ask({ 'accept-encoding': coding })];
      expect([head.status, head.body, head.headers]).toEqual([200, null, full.headers]);
    }
  });
});
