/** `negotiate: 'off'`: the address of a page has one representation, and nothing says otherwise. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBundle, serve, type RunningServer } from '../../../runtime/adapters/node-entry.ts';
import { html, SiteFolder } from '../site.ts';

const folder = new SiteFolder({
  'sitec.config.json': '{"negotiate":"off"}',
  'index.html': html('Acme'),
  'pricing/index.html': html('Pricing'),
});
let server: RunningServer;

beforeAll(async () => {
  await folder.compile();
  server = await serve(await loadBundle(folder.out), { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const get = (path: string): Promise<Response> => fetch(server.url + path, { headers: { accept: 'text/markdown' } });

describe('a site without content negotiation', () => {
  it.each(['/', '/pricing', '/pricing/'])('answers %s in HTML to who wants markdown', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('answers what is missing in HTML, below /api/ in JSON', async () => {
    const [page, api] = await Promise.all([get('/nothing'), get('/api/v1/nothing.json')]);
    expect([page.status, page.headers.get('content-type'), page.headers.get('vary')]).toEqual([
      404,
      'text/html; charset=utf-8',
      'Accept-Encoding',
    ]);
    expect([api.status, api.headers.get('content-type')]).toEqual([404, 'application/json']);
  });

  it('has the markdown at its own addresses, which pages link', async () => {
    for (const path of ['/pricing/index.md', '/pricing.md'])
      expect((await get(path)).headers.get('content-type')).toMatch(/^text\/markdown/);
    expect((await get('/pricing/')).headers.get('link')).toContain('</pricing/index.md>; rel="alternate"; type="text/markdown"');
  });
});
