/** What the pages of a watched server are made of. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutNegotiation } from '../../../cli/serve/bundle-server.ts';
import { buildName, EVENTS_PATH, withLiveReload } from '../../../cli/serve/live-reload.ts';
import { loadBundle } from '../../../runtime/adapters/node-bundle.ts';
import type { Bundle } from '../../../runtime/bundle.ts';
import type { ServiceResponse } from '../../../runtime/exchange.ts';
import { createHandler } from '../../../runtime/handler.ts';
import { html, SiteFolder } from '../../compiler/site.ts';
import { request } from '../../runtime/fixture.ts';

const LONG = '<p>Text of the page, so long that it is kept compressed.</p>'.repeat(40);
const SCRIPT = `<script src="${EVENTS_PATH}.js" data-build="`;
let plain: Bundle;
let live: Bundle;
let build: string;
let site: SiteFolder;

beforeAll(async () => {
  site = new SiteFolder({ 'index.html': html('Home', LONG), 'part.html': '<p>A part.</p>', 'style.css': 'p {}' });
  await site.compile();
  plain = await loadBundle(site.out);
  build = await buildName(plain);
  live = withLiveReload(plain, build);
});
afterAll(() => site.remove());

const ask = async (
  bundle: Bundle,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<ServiceResponse> => createHandler(bundle)(request(method, target, headers));
const text = ({ body }: ServiceResponse): string => (body === null ? '' : Buffer.from(body as Uint8Array).toString());
const header = ({ headers }: ServiceResponse, wanted: string): string | undefined => headers.find(([name]) => name === wanted)?.[1];

describe('a page of a watched server', () => {
  test('is that of the bundle with the script at its end, whole, and as long as it says', async () => {
    const [before, after] = [await ask(plain, '/'), await ask(live, '/', { 'accept-encoding': 'br, gzip' })];
    expect(text(after)).toBe(`${text(before)}${SCRIPT}${build}"></script>\n`);
    expect(header(after, 'Content-Length')).toBe(String(Buffer.byteLength(text(after))));
    expect(header(after, 'Content-Encoding')).toBeUndefined();
    expect(header(await ask(live, '/', {}, 'HEAD'), 'Content-Length')).toBe(header(after, 'Content-Length'));
    expect(text(await ask(plain, '/'))).toBe(text(before));
  });

  test('has an entity tag of its own, which is another one with each build', async () => {
    const tag = header(await ask(live, '/'), 'ETag') ?? '';
    expect(tag).not.toBe(header(await ask(plain, '/'), 'ETag'));
    expect((await ask(live, '/', { 'if-none-match': tag })).status).toBe(304);
    expect((await ask(withLiveReload(plain, 'other'), '/', { 'if-none-match': tag })).status).toBe(200);
  });

  test('has the script also where there is no page, so that one that comes is shown', async () => {
    const missing = await ask(live, '/nowhere/', { accept: 'text/html' });
    expect([missing.status, text(missing).includes(SCRIPT)]).toEqual([404, true]);
  });
});

test('everything else is as in the bundle, but kept by no browser', async () => {
  const paths = Object.keys(plain.index.routes).filter(
    (path) => !header({ ...NOTHING, headers: setOf(path) }, 'Content-Type')?.includes('html'),
  );
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const [before, after] = [await ask(plain, path), await ask(live, path)];
    expect([path, text(after), header(after, 'ETag')]).toEqual([path, text(before), header(before, 'ETag')]);
    expect([path, header(after, 'Cache-Control')]).toEqual([path, 'no-cache']);
  }
  expect(text(await ask(live, '/', { accept: 'text/markdown' }))).toBe(text(await ask(plain, '/', { accept: 'text/markdown' })));
});

test('the script is a file of the server', async () => {
  const script = await ask(live, `${EVENTS_PATH}.js`);
  expect([script.status, header(script, 'Content-Type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(text(script)).toContain('new EventSource(');
  expect((await ask(plain, `${EVENTS_PATH}.js`)).status).toBe(404);
});

test('without negotiation a page is HTML for everybody, and says so to caches', async () => {
  const page = await ask(withoutNegotiation(plain), '/', { accept: 'text/markdown' });
  expect(header(page, 'Content-Type')).toMatch(/^text\/html/);
  expect(header(page, 'Vary')).toBe('Accept-Encoding');
  expect(header(await ask(withoutNegotiation(plain), '/index.md'), 'Content-Type')).toMatch(/^text\/markdown/);
  expect(header(await ask(withoutNegotiation(plain), '/nowhere', { accept: 'text/markdown' }), 'Content-Type')).toMatch(/^text\/html/);
  expect(header(await ask(plain, '/', { accept: 'text/markdown' }), 'Content-Type')).toMatch(/^text\/markdown/);
});

const NOTHING = { status: 200, body: null };
const setOf = (path: string) => plain.index.headers[plain.index.routes[path]?.variant[2] ?? -1] ?? [];
