/** search.js and search.json: what /mcp finds is found from these two files, and from those of passages. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import type { BrowserSearchIndex, RuntimeIndex } from '../../../runtime/bundle.ts';
import { headersFor } from '../headers/headers-file.ts';
import { buildSite, html, type Built, type Files } from '../site.ts';
import { asking, type Answer } from './ask-mcp.ts';

/** Most bytes with gzip: what a page loads for its tools, and once more when somebody searches. */
const MAXIMUM_WEBMCP = 2500;
const MAXIMUM_MODULE = 6000;

type Search = (given: Answer, tool?: string) => Promise<Answer>;
type Module = { readonly createSearch: (index: unknown, address?: string) => Search };

const page = (language: string, title: string, body: string): string => html(title, body).replace('lang="en"', `lang="${language}"`);
const section = (title: string, text: string): string => `<h2>${title}</h2><p>${text}</p>`;

const FILES: Files = {
  'index.html': html('Acme', '<p>Broadcasts, orders and prices for shops.</p>'),
  'pricing/index.html': html('Pricing', '<p>Growth costs 49 USD a month. Refunds are paid at once.</p>'),
  'terms/index.html': html('Terms', '<p>Unobtainium is sold by weight, broadcasts by number.</p>'),
  'guides/broadcast/index.html': page(
    'en',
    'Send a broadcast',
    section('Agree', 'Ask customers first.') + section('Send', 'Send it once.'),
  ),
  'guides/orders/index.html': page('en', 'Take orders', section('Confirm', 'Confirm cash on delivery.') + section('Ship', 'Track it.')),
  'guides/refunds/index.html': page('en', 'Pay refunds', '<p>When a customer wants the money back.</p>'),
  'guides/kosten/index.html': page('de', 'Was Nachrichten kosten', section('Gebühren', 'Jede Unterhaltung wird abgerechnet.')),
  'guides/einrichten/index.html': page('de', 'Konto einrichten', section('Anmelden', 'Anmelden und Rundsendung schicken.')),
  'guides/order-lein/index.html': page('ur-Latn', 'DM se order kaise lein', section('Kholein', 'Message kholein aur order banayein.')),
  'guides/alrad/index.html': page('ar', 'الرد التلقائي على الرسائل', section('القاعدة', 'أنشئ قاعدة ثم فعّل الرد.')),
};

const folder = mkdtempSync(join(tmpdir(), 'sitec-browser-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Loads the module of a bundle, as a file of its own. */
const moduleOf = async ({ dist }: Built, path: string): Promise<Module> => {
  const file = join(folder, `${path.replaceAll('/', '-')}.mjs`);
  writeFileSync(file, dist.get(path) ?? '');
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Module;
};

/** Serves the files of a bundle to what fetches them. */
const serving = ({ dist }: Built): void =>
  void vi.stubGlobal('fetch', async (path: string) => {
    const body = dist.get(path.slice(1));
    return new Response(body ? Buffer.from(body) : null, { status: body ? 200 : 404 });
  });
afterAll(() => vi.unstubAllGlobals());

const without = (index: BrowserSearchIndex, changes: object): unknown => ({ ...index, ...changes });

const REVALIDATE = 'public, max-age=0, must-revalidate';

describe('a site with guides in four languages', () => {
  let site: Built;
  let module: Module;
  let search: Search;
  let ask: (input: Answer, tool: string) => Promise<unknown>;
  beforeAll(async () => {
    site = await buildSite({ files: FILES, options: { hosts: ['cloudflare'] } });
    serving(site);
    module = await moduleOf(site, 'search.js');
    search = module.createSearch(site.json('search.json'));
    const call = asking(site);
    ask = async (input, name) =>
      ((await call('tools/call', { name, arguments: input })).result as { structuredContent: unknown }).structuredContent;
  });

  it.each([
    { query: 'brodcast' },
    { query: 'how do I send a brodcast', limit: 1 },
    { query: 'orders', offset: 1 },
    { query: 'refund' },
    { query: 'Nachichten kosten' },
    { query: 'kosten', language: 'en' },
    { query: 'oder kese lein' },
    { query: 'الرد التلقائى' },
    { query: 'unobtainium' },
    { query: 'constructor __proto__' },
    { query: ' ' },
    { query: 'a the und', limit: 20 },
  ])('%j finds what /mcp finds', async (input) => {
    for (const tool of ['search_guides', 'search_site']) expect(await search(input, tool)).toEqual(await ask(input, tool));
  });

  it('searches the whole site when no tool is named', async () => {
    expect(await search({ query: 'unobtainium' })).toMatchObject({ results: [{ path: '/terms/', kind: 'page' }] });
    await expect(search({ query: 'x' }, 'get_plans')).rejects.toThrow('get_plans');
  });

  it('any words find what /mcp finds', async () => {
    const words = Object.values(FILES).flatMap((text) => String(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []);
    // A letter less is the most common typing error.
    const word = fc.tuple(fc.constantFrom(...new Set(words)), fc.nat(12)).map(([each, at]) => each.slice(0, at) + each.slice(at + 1));
    const query = fc.array(fc.oneof(word, fc.string({ unit: 'grapheme', maxLength: 8 })), { minLength: 1, maxLength: 6 });
    const input = fc.record(
      {
        query: query.map((list) => list.join(' ').slice(0, 500) || 'x'),
        language: fc.constantFrom('en', 'de', 'ar', 'ur-Latn'),
        limit: fc.integer({ min: 1, max: 20 }),
        offset: fc.nat(8),
      },
      { requiredKeys: ['query'] },
    );
    await fc.assert(
      fc.asyncProperty(input, async (given) => {
        expect(await search(given, 'search_site')).toEqual(await ask(given, 'search_site'));
      }),
    );
  });

  it('an index of another version or analyser is refused', () => {
    const index = site.json('search.json') as BrowserSearchIndex;
    expect(() => module.createSearch(without(index, { format: 0 }))).toThrow(/two versions of sitec/);
    expect(() => module.createSearch(without(index, { passages: { ...index.passages, analyser: '0' } }))).toThrow(/SITEC3401/);
  });

  it('the module stands alone, names no path of a machine and has no source map', () => {
    const text = site.read('search.js');
    expect(text).not.toMatch(/\bimport\b|\brequire\b|sourceMappingURL|\/\/ |\/\*|\bprocess\b/);
    expect(text).not.toContain(process.cwd());
    expect(Object.keys(module)).toEqual(['createSearch']);
  });

  it.each([
    ['webmcp.js', MAXIMUM_WEBMCP],
    ['search.js', MAXIMUM_MODULE],
  ])('%s has less than %i bytes with gzip', (path, maximum) => {
    const size = gzipSync(site.read(path)).length;
    console.info(`${path}: ${size} bytes with gzip`);
    expect(size).toBeLessThan(maximum);
  });

  it('both are revalidated, so that neither is older than the other', () => {
    const { routes, headers } = site.json('_sitec/index.json') as RuntimeIndex;
    const sent = ['/search.js', '/search.json'].map((path) => Object.fromEntries(headers[routes[path]?.variant[2] ?? -1] ?? []));
    const common = { Vary: 'Accept-Encoding', 'Cache-Control': 'public, max-age=0, must-revalidate', 'X-Content-Type-Options': 'nosniff' };
    expect(sent).toEqual([
      { 'Content-Type': 'text/javascript; charset=utf-8', ...common },
      { 'Content-Type': 'application/json', ...common, 'Access-Control-Allow-Origin': '*' },
    ]);
    const text = site.read('_headers');
    expect(headersFor(text, '/search.js')).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': REVALIDATE });
    expect(headersFor(text, '/search.json')).toMatchObject({ 'content-type': 'application/json', 'cache-control': REVALIDATE });
  });
});

test('a site without guides is searched all the same, and has no tool for guides', async () => {
  const { read, exitCode } = await buildSite({ files: { 'index.html': html('Acme') }, options: { hosts: ['cloudflare'] } });
  expect(exitCode).toBe(0);
  expect(read('webmcp.js')).toContain('"search_site"');
  expect(read('webmcp.js')).not.toMatch(/search_guides|get_plans|get_contact|start_trial/);
});

test.each(['search.json', 'search.js', 'Search.json'])('a site with a %s of its own keeps it', async (path) => {
  const site = await buildSite({ files: { ...FILES, [path]: '{"mine":true}' }, options: { hosts: ['cloudflare'] } });
  expect([site.exitCode, site.read(path)]).toEqual([0, '{"mine":true}']);
  expect(site.read('webmcp.js')).toContain('["/_sitec/search.js","/_sitec/search.json","/"]');
  expect(headersFor(site.read('_headers'), '/_sitec/search.js')).toMatchObject({ 'cache-control': REVALIDATE });
  serving(site);
  const { createSearch } = await moduleOf(site, '_sitec/search.js');
  expect(await createSearch(site.json('_sitec/search.json'))({ query: 'refunds' }, 'search_guides')).toMatchObject({
    results: [{ slug: 'refunds' }],
  });
});
