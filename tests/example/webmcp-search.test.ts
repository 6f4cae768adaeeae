/** The search in a browser: what /mcp answers, from files alone, under a policy that allows nothing else. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { paths } from '../../compiler/paths.ts';
import { complaintsOf, isMissing, launch, TOOLS } from './browser.ts';
import { example } from './example.ts';
import { startProxy, type Proxy } from './proxy.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'";

/** Bytes that one search loads at most: code, index, and the files of terms and of texts that it needs. */
const MAXIMUM_LOADED = 300_000;

type Members = Readonly<Record<string, unknown>>;

/** Queries in four languages, most of them misspelt. */
const QUERIES: readonly (readonly [tool: string, input: Members])[] = [
  ['search_guides', { query: 'brodcast campain' }],
  ['search_guides', { query: 'how do I confrim cash on delivery ordes' }],
  ['search_guides', { query: 'catalogue', offset: 1 }],
  ['search_guides', { query: 'buisness api einrichtn' }],
  ['search_site', { query: 'Nachrichten an Kunden' }],
  ['search_site', { query: 'kurier trakking kastamar ko bhejen' }],
  ['search_site', { query: 'كيف أفعل الرد التلقائى' }],
  ['search_site', { query: 'التسعير', offset: 3 }],
  ['search_site', { query: 'can I cancel at any time?' }],
  ['search_site', { query: 'zzqqxx' }],
];

const askMcp = async (name: string, input: object): Promise<Members> => {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } };
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const response = await fetch(new URL(paths.mcp, example.url), { method: 'POST', headers, body: JSON.stringify(message) });
  return ((await response.json()) as { readonly result: { readonly structuredContent: Members } }).result.structuredContent;
};

/** A page with its tools, what it loaded, and what it complained about since: the script that it holds itself is against the policy. */
interface Visit {
  readonly page: Page;
  readonly complaints: () => readonly string[];
  /** Path -> bytes, of the files of the search. */
  readonly loaded: ReadonlyMap<string, number>;
  readonly search: (tool: string, input: object) => Promise<Members>;
}

describe.skipIf(isMissing)('the search of WebMCP', () => {
  let browser: Browser;
  let proxy: Proxy;
  let shared: Visit;
  beforeAll(async () => {
    browser = await launch('--enable-features=WebMCP');
    proxy = await startProxy({ 'content-security-policy': POLICY });
    shared = await visit();
  });
  afterAll(async () => {
    await browser.close();
    proxy.close();
  });
  const visit = async (): Promise<Visit> => {
    const page = await browser.newPage();
    const complaints = complaintsOf(page);
    const loaded = new Map<string, number>();
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url());
      // A page that was closed meanwhile has no bodies.
      const body = /search|passages/.test(pathname) ? await response.body().catch(() => null) : null;
      if (body !== null) loaded.set(pathname, body.length);
    });
    await page.goto(proxy.url);
    // A hook cannot use expect.poll, and one second, the default here, is too short on a busy machine.
    await vi.waitFor(async () => expect(await page.webmcp.tools()).toHaveLength(TOOLS.length), { timeout: 20_000 });
    const search = async (tool: string, input: object): Promise<Members> => (await page.webmcp.callTool(tool, input)) as Members;
    const before = complaints.length;
    return { page, complaints: () => complaints.slice(before), loaded, search };
  };

  test('one search loads no more than a slow connection can take', async () => {
    const { search, loaded } = await visit();
    await search('search_site', { query: 'broadcast to customers' });
    expect([...loaded.keys()]).toEqual(expect.arrayContaining([paths.search, paths.searchIndex]));
    expect([...loaded.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(MAXIMUM_LOADED);
  });

  test.each(QUERIES)('%s %j finds what /mcp finds', async (tool, input) => {
    const [found, expected] = [await shared.search(tool, input), await askMcp(tool, input)];
    const hits = found.results as readonly Members[];
    // An answer of a browser is shorter, so that it may hold fewer hits of the same list.
    expect(hits).toEqual((expected.results as readonly Members[]).slice(0, hits.length));
    expect([found.total, found.suggestions]).toEqual([expected.total, expected.suggestions]);
    expect(hits.length > 0).toBe((expected.results as readonly Members[]).length > 0);
    expect(shared.complaints()).toEqual([]);
  });

  test.each([paths.search, paths.searchIndex])('without %s it says so, and tries again when asked again', async (path) => {
    const { page, search } = await visit();
    await page.route(`**${path}`, (route) => route.abort());
    expect(await search('search_guides', { query: 'broadcast' })).toEqual({ error: expect.stringMatching(/\S/) as string });
    await page.unroute(`**${path}`);
    expect(await search('search_guides', { query: 'broadcast' })).toHaveProperty('results');
  });

  test('the module serves a search box of the site', async () => {
    const { page } = await visit();
    // As a text, because import() of this file would be that of the test runner.
    const found: unknown = await page.evaluate(`(async () => {
      const { createSearch } = await import('${paths.search}');
      const search = createSearch(await (await fetch('${paths.searchIndex}')).json());
      return search({ query: 'brodcast' });
    })()`);
    expect(found).toEqual(await askMcp('search_site', { query: 'brodcast' }));
  });
});
