/** `hashedAssets`: which files browsers may keep for a year, on the runtime and on a host that only has path patterns. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBundle, serve, type RunningServer } from '../../../runtime/adapters/node-entry.ts';
import { headersFor } from '../headers/headers-file.ts';
import { html, SiteFolder } from '../site.ts';

const YEAR = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

const CACHING: readonly (readonly [path: string, caching: string])[] = [
  ['/_astro/index.B1cD_x9z.css', YEAR],
  ['/_astro/deep/app.4f2a91c0.js', YEAR],
  ['/fonts/body.8d3e.woff2', YEAR],
  ['/fonts/body.woff2', REVALIDATED],
  ['/logo.svg', REVALIDATED],
  ['/_astro/', REVALIDATED],
  ['/_astro/index.html', REVALIDATED],
];

const folder = new SiteFolder({
  'sitec.config.json': JSON.stringify({ site: 'https://acme.example', hashedAssets: ['/_astro/**', 'fonts/*.????.woff2'] }),
  'index.html': html('Acme'),
  '_astro/index.html': html('A page in the folder of the assets'),
  '_astro/index.B1cD_x9z.css': `/* ${'style '.repeat(500)} */`,
  '_astro/deep/app.4f2a91c0.js': 'console.log(1)',
  'fonts/body.8d3e.woff2': 'font',
  'fonts/body.woff2': 'font',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
});
let server: RunningServer;

beforeAll(async () => {
  await folder.compile({ hosts: ['node', 'cloudflare'] });
  server = await serve(await loadBundle(folder.out), { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

describe('files whose names change with their content', () => {
  it.each(CACHING)('%s is sent with %s', async (path, caching) => {
    const response = await fetch(server.url + path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, caching]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('they are sent compressed, and say so', async () => {
    const response = await fetch(`${server.url}/_astro/index.B1cD_x9z.css`, { headers: { 'accept-encoding': 'gzip' } });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
  });

  it.each(CACHING)('Cloudflare sends %s with %s', (path, caching) => {
    expect(headersFor(String(folder.bundle().get('_headers')), path)['cache-control']).toBe(caching);
  });
});
