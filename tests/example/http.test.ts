import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths, twinPath } from '../../compiler/paths.ts';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { serve, type RunningServer } from '../../runtime/adapters/node.ts';
import { example, get, getText, renderedPages } from './example.ts';

const HTML = 'text/html; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';
/** What Chrome sends for a page. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8';
/** What a request is answered with, in short. */
type Shape = readonly [status: number, type: string | null, start: string];

const shapeOf = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Shape> => {
  const response = await get(path, headers);
  return [response.status, response.headers.get('content-type'), (await response.text()).slice(0, 9)];
};

describe('Accept', () => {
  test.each([
    ['*/*', HTML],
    [BROWSER, HTML],
    ['text/plain', HTML],
    ['image/webp', HTML],
    ['text/markdown', MARKDOWN],
    ['TEXT/MARKDOWN', MARKDOWN],
    ['text/html, text/markdown', MARKDOWN],
    ['text/markdown, */*;q=0.1', MARKDOWN],
    ['text/markdown;q=0.5, text/html', HTML],
    ['text/markdown;q=0.5, */*', HTML],
    ['text/markdown;q=0', HTML],
  ])('%s gives %s', async (accept, type) => {
    const start = type === HTML ? '<!doctype' : '---\ntitle';
    for (const path of ['/pricing/', '/pricing', '/', '/guides/nizam-crm/']) {
      expect(await shapeOf(path, { accept }), path).toEqual([200, type, start]);
    }
  });

  test('a browser that opens a document gets HTML whatever it accepts', async () => {
    expect(await shapeOf('/pricing/', { accept: 'text/markdown', 'sec-fetch-dest': 'document' })).toEqual([200, HTML, '<!doctype']);
  });

  test('both variants say that Accept decides, and only HTML may be shared', async () => {
    const html = await get('/pricing/');
    const markdown = await get('/pricing/', { accept: 'text/markdown' });
    for (const { headers } of [html, markdown]) expect(headers.get('vary')).toBe('Accept, Accept-Encoding');
    expect(html.headers.get('cache-control')).toMatch(/^public/);
    expect(markdown.headers.get('cache-control')).toMatch(/^private/);
    expect(html.headers.get('etag')).not.toBe(markdown.headers.get('etag'));
  });
});

describe('Link', () => {
  test.each(renderedPages())('of %s names its markdown, the catalogue, the developers page, llms.txt and the sitemap', async (path) => {
    const { headers } = await get(path);
    const links = [...(headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="([^"]+)"/g)].map(([, target = '', relation = '']) => [
      relation,
      target,
    ]);
    expect(Object.fromEntries(links)).toEqual({
      alternate: twinPath(path),
      'api-catalog': paths.apiCatalog,
      'service-desc': paths.openapi,
      'service-doc': paths.developers,
      describedby: paths.llms,
      sitemap: paths.sitemap,
      ard: paths.ard,
      'ai-catalog': paths.aiCatalog,
    });
    const statuses = await Promise.all(links.map(async ([, target = '']) => (await get(target)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('is on the markdown of a page, on 304 and on HEAD too', async () => {
    const { headers } = await get('/pricing/');
    const link = headers.get('link');
    const others = [
      await get('/pricing/', { accept: 'text/markdown' }),
      await get('/pricing/', { 'if-none-match': headers.get('etag') ?? '' }),
      await fetch(new URL('/pricing/', example.url), { method: 'HEAD' }),
    ];
    expect(others.map(({ status }) => status)).toEqual([200, 304, 200]);
    for (const response of others) expect(response.headers.get('link')).toBe(link);
  });

  test('a markdown file names its page', async () => {
    expect((await get('/pricing/index.md')).headers.get('link')).toBe('</pricing/>; rel="canonical"');
  });
});

describe('conditional requests and HEAD', () => {
  const documents = [
    '/',
    '/pricing/',
    '/pricing/index.md',
    '/api/v1/plans.json',
    '/openapi.json',
    '/llms.txt',
    '/webmcp.js',
    '/assets/site.css',
  ];
  test.each([...documents, paths.search, paths.searchIndex, paths.apiCatalog, paths.agentCard])('%s', async (path) => {
    const tags = new Set<string>();
    for (const coding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': coding };
      const full = await get(path, headers);
      const bytes = (await full.arrayBuffer()).byteLength;
      const etag = full.headers.get('etag') ?? '';
      tags.add(etag);
      expect(etag).toMatch(/^"[\w-]{16,}"$/);
      // fetch decodes what it hands out.
      if (coding === 'identity') expect(Number(full.headers.get('content-length'))).toBe(bytes);
      for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const same = await get(path, { ...headers, 'if-none-match': tag });
        expect([same.status, same.headers.get('etag'), await same.text()], tag).toEqual([304, etag, '']);
      }
      expect((await get(path, { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
      const head = await fetch(new URL(path, example.url), { method: 'HEAD', headers });
      const names = ['content-type', 'content-length', 'content-encoding', 'etag', 'vary', 'link', 'cache-control', 'accept-ranges'];
      expect(names.map((name) => head.headers.get(name))).toEqual(names.map((name) => full.headers.get(name)));
      expect([head.status, await head.text()]).toEqual([200, '']);
    }
    // Small files have one form only, and few are large enough for Brotli.
    const forms = await Promise.all(
      ['br', 'gzip'].map(async (coding) => (await get(path, { 'accept-encoding': coding })).headers.has('content-encoding')),
    );
    expect(tags.size).toBe(1 + forms.filter(Boolean).length);
  });

  test.each([
    ['/pricing/', 'gzip'],
    ['/llms-full.txt', 'gzip'],
    ['/llms-full.txt', 'br'],
  ])('%s says the same in %s', async (path, coding) => {
    const plain = await getText(path, { 'accept-encoding': 'identity' });
    const response = await get(path, { 'accept-encoding': coding });
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([coding, plain]);
    expect(Number(response.headers.get('content-length'))).toBeLessThan(plain.length / 2);
  });

  test('a part of a long file', async () => {
    const response = await get('/llms-full.txt', { 'accept-encoding': 'identity', range: 'bytes=10-19' });
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([206, 10]);
    expect(response.headers.get('content-range')).toMatch(/^bytes 10-19\/\d{4,}$/);
  });
});

describe('what does not exist', () => {
  test.each([
    ['/nothing/', {}, HTML],
    ['/nothing/', { accept: BROWSER }, HTML],
    ['/nothing/', { accept: 'text/markdown' }, MARKDOWN],
    ['/guides/nothing/index.md', { accept: 'text/markdown' }, MARKDOWN],
    ['/api/v1/guides/nothing.json', {}, 'application/json'],
    ['/api/v1/comparisons/nothing.json', { accept: 'text/html' }, 'application/json'],
  ])('%s %o', async (path, headers, type) => {
    const response = await get(path, headers);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([404, type, 'no-store']);
    expect(response.headers.get('link') ?? '').not.toContain('alternate');
  });

  test('the API answers with the error of its description', async () => {
    expect(await (await get('/api/v1/guides/nothing.json')).json()).toEqual({
      error: { code: 'not_found', message: expect.stringMatching(/\S/), documentation: `${example.url}${paths.developers}` },
    });
  });

  test('the markdown says where everything is', async () => {
    const text = await (await get('/nothing/', { accept: 'text/markdown' })).text();
    expect(text).toContain(example.url + paths.llms);
  });
});

test('a page answers with and without its last slash', async () => {
  expect(await getText('/pricing')).toBe(await getText('/pricing/'));
  expect((await get('/pricing', { redirect: 'manual' })).redirected).toBe(false);
});

describe('the rate limit', () => {
  let limited: RunningServer;
  beforeAll(async () => {
    limited = await serve(await loadBundle(example.dist), { port: 0, host: '127.0.0.1' });
  });
  afterAll(() => limited.close());

  const post = (path: string, method: string): Promise<Response> =>
    fetch(`${limited.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method }),
    });

  test('the 21st POST within a second is 429, at both endpoints; files are not limited', async () => {
    for (let count = 1; count <= 20; count++) expect((await post(paths.mcp, 'ping')).status, `POST ${count}`).toBe(200);
    for (const [path, method] of [
      [paths.mcp, 'ping'],
      [paths.a2a, 'message/send'],
    ] as const) {
      const refused = await post(path, method);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toMatch(/^[12]$/);
      expect(await refused.json()).toMatchObject({ jsonrpc: '2.0', error: { message: expect.stringContaining('Rate limit') } });
    }
    for (let count = 0; count < 30; count++) expect((await fetch(`${limited.url}/api/v1/plans.json`)).status).toBe(200);
  });
});
