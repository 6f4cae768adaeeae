import { gunzipSync } from 'node:zlib';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { html, SiteFolder } from '../../compiler/site.ts';
import { PLATFORMS } from './platforms.ts';
import type { Answered, Ask, Asked } from './platforms.ts';

const LONG = '<p>Boil the water first, then wait for three minutes.</p>'.repeat(40);
const site = new SiteFolder({
  'index.html': html('Home'),
  'guides/tea/index.html': html('Brewing tea', LONG),
  'guía/index.html': html('Guía'),
  'c:d/index.html': html('A colon'),
});
const JSON_TYPE = { 'content-type': 'application/json' };

beforeAll(() => site.compile());
afterAll(() => site.remove());
beforeEach(() => void vi.spyOn(console, 'error').mockReset().mockReturnValue());

const call = (path: string, method: string, params: object = {}): Asked => ({
  method: 'POST',
  path,
  headers: JSON_TYPE,
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
});
const typeOf = ({ status, headers }: Answered): unknown[] => [status, headers.get('content-type')];

describe.each(Object.keys(PLATFORMS))('%s', (name) => {
  const start = (folder = site.folder): Promise<Ask> => PLATFORMS[name]?.(folder) ?? Promise.reject(new Error(name));

  test('a page is HTML or markdown, whichever a client prefers', async () => {
    const ask = await start();
    const page = await ask({ path: '/guides/tea/' });
    expect(typeOf(page)).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body.equals(readFileSync(join(site.out, 'guides/tea/index.html')))).toBe(true);
    const markdown = await ask({ path: '/guides/tea?from=test', headers: { accept: 'text/markdown' } });
    expect(typeOf(markdown)).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(markdown.body.toString()).toContain('# Brewing tea');
    expect(markdown.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
    expect((await ask({ path: '/gu%C3%ADa/' })).body.toString()).toContain('Guía');
    expect((await ask({ path: '/c:d/' })).body.toString()).toContain('A colon');
  });

  test('what a client has is not sent again, and HEAD has no body', async () => {
    const ask = await start();
    const { headers, body } = await ask({ path: '/' });
    const etag = headers.get('etag') ?? '';
    const same = await ask({ path: '/', headers: { 'if-none-match': etag } });
    expect([same.status, same.headers.get('etag'), same.body.length]).toEqual([304, etag, 0]);
    const head = await ask({ method: 'HEAD', path: '/' });
    expect([head.status, head.headers.get('content-length'), head.body.length]).toEqual([200, String(body.length), 0]);
    expect((await ask({ method: 'HEAD', path: '/mcp' })).body.length).toBe(0);
  });

  test('a range, a compressed file, a preflight', async () => {
    const ask = await start();
    const range = await ask({ path: '/', headers: { range: 'bytes=0-8' } });
    expect([range.status, range.body.toString().toLowerCase()]).toEqual([206, '<!doctype']);
    const coded = await ask({ path: '/guides/tea/', headers: { 'accept-encoding': 'gzip' } });
    const coding = coded.headers.get('content-encoding');
    // Vercel compresses what a function sends, which has no compressed forms beside it.
    expect(coding).toBe(name === 'vercel' ? null : 'gzip');
    const body = coding === null ? coded.body : gunzipSync(coded.body);
    expect(body.equals(readFileSync(join(site.out, 'guides/tea/index.html')))).toBe(true);
    expect((await ask({ method: 'OPTIONS', path: '/mcp' })).status).toBe(204);
  });

  test('what is not there is 404, in the language of the client', async () => {
    const ask = await start();
    expect(typeOf(await ask({ path: '/nothing' }))).toEqual([404, 'text/html; charset=utf-8']);
    expect(typeOf(await ask({ path: '/nothing', headers: { accept: 'text/markdown' } }))).toEqual([404, 'text/markdown; charset=utf-8']);
    expect(typeOf(await ask({ path: '/api/nothing' }))).toEqual([404, 'application/json']);
    expect((await ask({ path: '/%zz' })).status).toBe(400);
  });

  test('MCP and A2A', async () => {
    const ask = await start();
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    expect((await ask(call('/mcp', 'initialize', params))).body.toString()).toContain('"protocolVersion":"2025-06-18"');
    expect((await ask(call('/mcp', 'tools/list'))).body.toString()).toContain('"name":"search_guides"');
    const found = await ask(call('/mcp', 'tools/call', { name: 'search_guides', arguments: { query: 'water' } }));
    expect(found.body.toString()).toContain('"slug\\":\\"tea\\"');
    const message = { messageId: '1', role: 'user', parts: [{ kind: 'text', text: 'How do I brew tea?' }] };
    for (const path of ['/a2a', '/a2a/'])
      expect((await ask(call(path, 'message/send', { message }))).body.toString()).toContain('guides/tea/');
  });

  test('a body that is too long is 413, whether it tells its length or not', async () => {
    const ask = await start();
    const asked = { method: 'POST', path: '/mcp', body: ' '.repeat(70_000) };
    expect((await ask({ ...asked, headers: JSON_TYPE })).status).toBe(413);
    expect((await ask({ ...asked, headers: { ...JSON_TYPE, 'content-length': '70000' } })).status).toBe(413);
  });

  test('the 21st request of a client is 429, and no matter of another client', async () => {
    const ask = await start();
    for (let count = 0; count < 20; count++) expect((await ask(call('/mcp', 'ping'))).status).toBe(200);
    const refused = await ask(call('/a2a', 'message/send'));
    expect([refused.status, refused.headers.get('ratelimit')]).toEqual([429, expect.stringContaining('r=0;')]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect((await ask({ ...call('/mcp', 'ping'), client: '192.0.2.2' })).status).toBe(200);
  });

  test('a bundle that cannot be loaded is 503 and one sentence, until it can', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sitec-edge-'));
    cpSync(site.out, join(folder, 'dist'), { recursive: true });
    const index = join(folder, 'dist/_sitec/index.json');
    const good = readFileSync(index);
    const ask = await start(folder);
    const sentences: string[] = [];
    for (const bad of ['{"format":99}', '{"form', 'null']) {
      writeFileSync(index, bad);
      const { status, headers, body } = await ask({ path: '/' });
      expect([status, headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([503, 'no-store', 'nosniff']);
      sentences.push(body.toString());
    }
    rmSync(index);
    sentences.push((await ask(call('/mcp', 'ping'))).body.toString());
    expect(sentences).toEqual([
      expect.stringMatching(/^The bundle has format 99, this runtime reads format \d+: run sitec build again\.\n$/),
      '_sitec/index.json of the bundle is not whole: run sitec build again.\n',
      expect.stringMatching(/^The bundle has format undefined, /),
      '_sitec/index.json of the bundle cannot be read.\n',
    ]);
    writeFileSync(index, good);
    expect((await ask({ path: '/' })).status).toBe(200);
    rmSync(folder, { recursive: true });
  });

  test('a file that is missing is 500 without a word, and told to the log of the platform', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sitec-edge-'));
    cpSync(site.out, join(folder, 'dist'), { recursive: true });
    rmSync(join(folder, 'dist/index.html'));
    const ask = await start(folder);
    const { status, body } = await ask({ path: '/' });
    expect([status, body.toString()]).toEqual([500, '']);
    expect(console.error).toHaveBeenCalledOnce();
    rmSync(folder, { recursive: true });
  });
});
