/** The guide search in a browser: what /mcp answers, from files alone, under a policy that allows nothing else. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { paths } from '../../compiler/paths.ts';
import { complaintsOf, isMissing, launch, TOOLS } from './browser.ts';
import { example } from './example.ts';
import { startProxy, type Proxy } from './proxy.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'";

interface Result {
  readonly content: readonly { readonly text: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
}

/** Queries in four languages, most of them misspelt, and every argument. */
const QUERIES: readonly Readonly<Record<string, unknown>>[] = [
  { query: 'brodcast campain' },
  { query: 'how do I confrim cash on delivery ordes' },
  { query: 'catalogue', limit: 2, offset: 1 },
  { query: 'was kostet eine Nachicht', language: 'de' },
  { query: 'buisness api einrichtn' },
  { query: 'Nachrichten an Kunden', limit: 20 },
  { query: 'oder kaise lein' },
  { query: 'kurier trakking kastamar ko bhejen', limit: 1 },
  { query: 'كيف أفعل الرد التلقائى' },
  { query: 'نطام crm', language: 'ar' },
  { query: 'التسعير', limit: 20, offset: 3 },
  { query: 'zzqqxx' },
];
/** Wrong ones, which are refused with the same sentences. */
const REFUSED: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { query: '' },
  { query: 7, limit: 0 },
  { query: 'x', language: 'tlh' },
  { query: 'x', offset: 1.5 },
  { query: 'x', page: 2 },
];

const askMcp = async (input: object): Promise<Result> => {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'search_guides', arguments: input } };
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const response = await fetch(new URL(paths.mcp, example.url), { method: 'POST', headers, body: JSON.stringify(message) });
  return ((await response.json()) as { readonly result: Result }).result;
};

/** A page with its tools, what it asked for, and what it complained about since: the script that it holds itself is against the policy. */
interface Visit {
  readonly page: Page;
  readonly complaints: () => readonly string[];
  readonly requested: readonly string[];
  readonly search: (input: object) => Promise<Result>;
}

describe.skipIf(isMissing)('the guide search of WebMCP', () => {
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
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(proxy.url);
    await vi.waitFor(async () => expect(await page.webmcp.tools()).toHaveLength(TOOLS.length));
    const search = async (input: object): Promise<Result> => (await page.webmcp.callTool('search_guides', input)) as Result;
    const before = complaints.length;
    return { page, complaints: () => complaints.slice(before), requested, search };
  };

  test.each(REFUSED)('%j is refused as /mcp refuses it, and nothing is loaded', async (input) => {
    const [found, expected] = [await shared.search(input), await askMcp(input)];
    expect([found.isError, expected.isError, found.content]).toEqual([true, true, expected.content]);
    expect(shared.requested.filter((path) => path.startsWith('/search'))).toEqual([]);
  });

  test.each(QUERIES)('%j finds what /mcp finds', async (input) => {
    const [found, expected] = [await shared.search(input), await askMcp(input)];
    expect(found.structuredContent).toEqual(expected.structuredContent);
    expect(found.content[0]?.text).toBe(expected.content[0]?.text);
    expect(shared.complaints()).toEqual([]);
  });

  test('the queries find something, but for the last one', async () => {
    const totals = await Promise.all(QUERIES.map(async (input) => (await askMcp(input)).structuredContent?.total));
    expect(totals.map((total) => Number(total) > 0)).toEqual(QUERIES.map((_, at) => at < QUERIES.length - 1));
  });

  test('module and index were requested once for all of them', () => {
    expect(shared.requested.filter((path) => path.startsWith('/search')).toSorted()).toEqual([paths.search, paths.searchIndex]);
  });

  test.each([paths.search, paths.searchIndex])('without %s it refuses with a sentence, and tries again when asked again', async (path) => {
    const { page, search } = await visit();
    await page.route(`**${path}`, (route) => route.abort());
    const refused = await search({ query: 'broadcast' });
    expect([refused.isError, refused.structuredContent]).toEqual([true, undefined]);
    expect(refused.content[0]?.text).toMatch(/^The search cannot be loaded: \S/);
    await page.unroute(`**${path}`);
    expect((await search({ query: 'broadcast' })).structuredContent).toMatchObject({ offset: 0 });
  });

  test('the module serves a search box of the site', async () => {
    const { page } = await visit();
    // As a text, because import() of this file would be that of the test runner.
    const found: unknown = await page.evaluate(`(async () => {
      const { createGuideSearch } = await import('${paths.search}');
      const search = createGuideSearch(await (await fetch('${paths.searchIndex}')).json());
      return search({ query: 'brodcast' });
    })()`);
    expect(found).toEqual((await askMcp({ query: 'brodcast' })).structuredContent);
  });
});
