import { describe, expect, test } from 'vitest';
import type { ServiceResponse } from '../../runtime/exchange.ts';
import { createHandler } from '../../runtime/handler.ts';
import { createFixture, request, textOf } from './fixture.ts';

const handler = createHandler(createFixture(), { limit: false });

const get = async (target: string, headers: Readonly<Record<string, string>> = {}): Promise<ServiceResponse> =>
  handler(request('GET', target, headers));

const header = (response: ServiceResponse, name: string): string | undefined =>
  response.headers.find(([key]) => key.toLowerCase() === name)?.[1];

const body = (response: ServiceResponse): string => textOf(response.body);

describe('negotiation', () => {
  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
  test('is the same after any number of other lists', async () => {
    for (let position = 0; position < 1200; position++) {
      const list = position % 2 === 0 ? `text/x-${position}` : `text/x-${position}, text/markdown`;
      const { headers } = await get('/', { accept: list });
      expect(headers.find(([name]) => name === 'Content-Type')?.[1]).toContain(position % 2 === 0 ? 'html' : 'markdown');
    }
    expect(header(await get('/', { accept: 'text/x-1, text/markdown' }), 'content-type')).toContain('markdown');
    expect(header(await get('/', { accept: browser }), 'content-type')).toContain('html');
  });

  test.each([
    [undefined, 'html'],
    ['', 'html'],
    ['*/*', 'html'],
    ['text/plain', 'html'],
    ['image/png', 'html'],
    [browser, 'html'],
    ['text/markdown', 'markdown'],
    ['TEXT/Markdown', 'markdown'],
    ['text/html, text/markdown', 'markdown'],
    ['text/markdown, */*', 'markdown'],
    ['text/markdown;q=0.5, text/html;q=0.4', 'markdown'],
    ['text/markdown; charset=utf-8; q=0.9, */*;q=0.1', 'markdown'],
    ['text/markdown;q=0.5, text/html', 'html'],
    ['text/markdown;q=0.5, */*', 'html'],
    ['text/markdown;q=0.5, text/*;q=0.6, */*;q=0.1', 'html'],
    ['text/markdown;q=0', 'html'],
    ['text/markdown;q=high', 'html'],
    ['text/markdown;q=', 'html'],
    ['text/markdown;q=7', 'html'],
    ['text/*', 'html'],
    [`${'image/png,'.repeat(500)}text/markdown`, 'html'],
  ])('Accept %s gives %s', async (accept, kind) => {
    const response = await get('/pricing/', accept === undefined ? {} : { accept });
    expect(response.status).toBe(200);
    expect(header(response, 'content-type')).toBe(`text/${kind}; charset=utf-8`);
    expect(header(response, 'vary')).toBe('Accept, Accept-Encoding');
  });

  test('a browser that opens a document gets HTML whatever it accepts', async () => {
    const response = await get('/pricing/', { accept: 'text/markdown', 'sec-fetch-dest': 'document' });
    expect(body(response)).toBe('<h1>Pricing</h1>');
  });

  test('the markdown variant has its own entity tag and is private', async () => {
    const [html, markdown] = [await get('/pricing'), await get('/pricing', { accept: 'text/markdown' })];
    expect(header(html, 'etag')).not.toBe(header(markdown, 'etag'));
    expect(header(markdown, 'cache-control')).toMatch(/^private/);
  });
});

describe('headers', () => {
  test.each([
    ['/', '</index.md>'],
    ['/pricing', '</pricing/index.md>'],
    ['/pricing/', '</pricing/index.md>'],
    ['/gu%C3%ADa/', '</gu%C3%ADa/index.md>'],
  ])('%s links to %s', async (target, link) => {
    expect(header(await get(target), 'link')).toMatch(new RegExp(`^${link};`));
  });

  test('the tokens of a variant stand in its own header', async () => {
    const headers = [[['X-Markdown-Tokens', '{tokens}']]] as const;
    const routes = { '/a.md': { variant: ['index.md', '"a"', 0, 42] }, '/b.md': { variant: ['index.md', '"b"', 0, 0] } } as const;
    const files = createHandler(createFixture({ headers, routes }), { limit: false });
    const tokens = ['/a.md', '/b.md'].map(async (path) => header(await files(request('GET', path)), 'x-markdown-tokens'));
    expect(await Promise.all(tokens)).toEqual(['42', '0']);
  });

  test('nosniff stands exactly once', async () => {
    for (const target of ['/', '/index.md', '/api/v1/plans.json', '/missing']) {
      const { headers } = await get(target);
      expect(headers.filter(([name]) => name === 'X-Content-Type-Options')).toHaveLength(1);
    }
  });

  test('HEAD is GET without a body', async () => {
    for (const target of ['/', '/pricing/index.md', '/missing', '/api/v1/missing']) {
      const head = await handler(request('HEAD', target));
      const full = await get(target);
      expect({ ...head, body: full.body }).toEqual(full);
      expect(head.body).toBeNull();
    }
  });
});

describe('If-None-Match', () => {
  test.each(['"pricing/html"', 'W/"pricing/html"', '"other", W/"pricing/html"', '*', ' "pricing/html" '])('%s gives 304', async (tags) => {
    const fresh = await get('/pricing');
    const response = await get('/pricing', { 'if-none-match': tags });
    expect(response.status).toBe(304);
    expect(response.body).toBeNull();
    expect(response.headers).toEqual(fresh.headers.filter(([name]) => !name.startsWith('Content-')));
  });

  test.each(['"pricing/md"', 'pricing/html', '', `${'"x",'.repeat(2000)}"pricing/html"`])('%s gives 200', async (tags) => {
    expect((await get('/pricing', { 'if-none-match': tags })).status).toBe(200);
  });

  test('a missing page is never 304', async () => {
    expect((await get('/missing', { 'if-none-match': '*' })).status).toBe(404);
  });
});

describe('missing paths', () => {
  test.each([
    ['/missing', '', '<h1>Not found</h1>'],
    ['/missing', 'text/markdown', '# Not found\n'],
    ['/.well-known/oauth-protected-resource', '', '<h1>Not found</h1>'],
    ['/api/v1/missing', 'text/markdown', '{"error":"not_found"}'],
  ])('%s with Accept %s', async (target, accept, text) => {
    const response = await get(target, { accept });
    expect(response.status).toBe(404);
    expect(body(response)).toBe(text);
  });
});

describe('methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'FOO', 'TRACE', 'get'])('%s on a page gives 405', async (method) => {
    const response = await handler(request(method, '/pricing'));
    expect(response.status).toBe(405);
    expect(header(response, 'allow')).toBe('GET, HEAD, OPTIONS');
  });

  test('OPTIONS gives 204 with CORS', async () => {
    const response = await handler(request('OPTIONS', '/api/v1/plans.json'));
    expect(response.status).toBe(204);
    expect(header(response, 'access-control-allow-origin')).toBe('*');
    expect(header(response, 'access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
  });
});

test('a bundle that lacks a file of its index gives 500, says nothing, and is reported', async () => {
  const reported: unknown[] = [];
  const broken = createHandler(
    { ...createFixture(), read: () => Promise.reject(new Error('no file')) },
    { report: (error) => reported.push(error) },
  );
  const response = await broken(request('GET', '/'));
  expect(response).toEqual({ status: 500, headers: [['X-Content-Type-Options', 'nosniff']], body: null });
  expect(reported).toHaveLength(1);
});
