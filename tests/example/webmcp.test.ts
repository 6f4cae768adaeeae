import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ARABIC, isMissing, launch, TOOLS } from './browser.ts';
import { example, getJson, getText } from './example.ts';
import { startProxy } from './proxy.ts';

/** Result of a tool as WebMCP hands it over. */
interface Result {
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly structuredContent?: unknown;
  readonly isError?: boolean;
}

describe.skipIf(isMissing)('WebMCP', () => {
  let browser: Browser;
  let page: Page;
  let errors: string[];
  beforeAll(async () => void (browser = await launch('--enable-features=WebMCP')));
  afterAll(() => browser.close());
  beforeEach(async () => {
    page = await browser.newPage();
    errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
  });
  afterEach(async () => {
    await page.close();
    if (errors.length > 0) throw new Error(`The page threw: ${errors.join('; ')}`);
  });

  /** Opens an address and waits for its tools: the browser registers them a moment after the script asked it to. */
  const visit = async (url: string = example.url): Promise<void> => {
    await page.goto(url);
    await allTools();
  };
  const allTools = (): Promise<void> => expect.poll(async () => (await page.webmcp.tools()).length).toBe(TOOLS.length);
  const call = async (name: string, input: object = {}): Promise<Result> => (await page.webmcp.callTool(name, input)) as Result;

  test.each(['/', '/pricing/', ARABIC])('%s offers five tools', async (path) => {
    await visit(example.url + path);
    const tools = await page.webmcp.tools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual(TOOLS.toSorted());
    expect(tools.filter(({ description }) => !description)).toEqual([]);
  });

  test('they answer what is published', async () => {
    await visit();
    const plans = await getJson('/api/v1/plans.json');
    const answer = await call('get_plans');
    expect(answer.structuredContent).toEqual(plans);
    expect(JSON.parse(answer.content[0]?.text ?? '')).toEqual(plans);
    expect((await call('get_contact')).structuredContent).toEqual(await getJson('/api/v1/company.json'));
  });

  test.each([
    ['search_guides', 'nothing', {}],
    ['search_guides', 'an empty text', { query: '' }],
    ['search_guides', 'a number', { query: 7 }],
    ['search_guides', 'a long text', { query: 'x'.repeat(501) }],
    ['search_guides', 'an unknown language', { query: 'price', language: 'xx' }],
    ['get_plans', 'an unknown argument', { currency: 'EUR' }],
    ['open_page', 'nothing', {}],
    ['open_page', 'another origin', { path: 'https://evil.example/' }],
    ['open_page', 'another host', { path: '//evil.example/' }],
    ['open_page', 'another host with a backslash', { path: String.raw`/\evil.example/` }],
    ['open_page', 'a blob of this origin', { path: `blob:${example.url}/0d5e9d1c` }],
    ['open_page', 'a script', { path: 'javascript:alert(1)' }],
  ])('%s refuses %s', async (name, _, input) => {
    await visit();
    const { isError, content, structuredContent } = await call(name, input);
    expect([isError, structuredContent]).toEqual([true, undefined]);
    expect(content[0]?.text).toMatch(/\S/);
    // A page is opened a moment after the answer.
    await page.waitForTimeout(300);
    expect(page.url()).toBe(`${example.url}/`);
  });

  test('open_page takes blanks alone for no path, and complains about it as about an empty one', async () => {
    await visit();
    const { isError, content } = await call('open_page', { path: ' \t\u00a0' });
    expect([isError, content[0]?.text]).toEqual([true, 'Argument "path" is required and must be a string of 1 to 2000 characters.']);
    expect(content).toEqual((await call('open_page', { path: '' })).content);
  });

  test('open_page answers, then opens the page', async () => {
    await visit();
    expect((await call('open_page', { path: '/pricing/' })).structuredContent).toEqual({ opening: `${example.url}/pricing/` });
    await page.waitForURL(`${example.url}/pricing/`);
    await allTools();
  });

  test('start_trial goes to the application and nowhere else', async () => {
    await page.route('https://app.service.example/**', (route) => route.fulfill({ body: 'sign up' }));
    await visit();
    const { structuredContent } = await call('start_trial');
    await page.waitForURL('https://app.service.example/**');
    expect(structuredContent).toEqual({ opening: 'https://app.service.example' });
  });

  test('a strict content security policy does not stop them', async () => {
    const proxy = await startProxy({ 'content-security-policy': "default-src 'self'" });
    await visit(proxy.url);
    expect((await call('get_plans')).structuredContent).toEqual(await getJson('/api/v1/plans.json'));
    proxy.close();
  });

  test('a page that loads the script twice has its tools once', async () => {
    await visit();
    await page.addScriptTag({ url: '/webmcp.js' });
    await page.waitForLoadState('networkidle');
    expect((await page.webmcp.tools()).map(({ name }) => name).toSorted()).toEqual(TOOLS.toSorted());
  });

  test('the data of the script says which tools only read, and the script hands it over', async () => {
    const [, data = ''] = (await getText('/webmcp.js')).split(/\n  const definitions = (.*);\n/);
    const definitions = JSON.parse(data) as readonly { readonly name: string; readonly annotations: object }[];
    const expected = TOOLS.map((name) => [name, { readOnlyHint: !['open_page', 'start_trial'].includes(name) }]);
    expect(definitions.map(({ name, annotations }) => [name, annotations])).toEqual(expected);
    const shim = '{ registerTool: ({ name, annotations }) => void window.seen.push([name, annotations]) }';
    await page.addInitScript({ content: `window.seen = []; Object.defineProperty(document, 'modelContext', { value: ${shim} });` });
    await page.goto(example.url, { waitUntil: 'networkidle' });
    expect(await page.evaluate('window.seen')).toEqual(expected);
  });

  test('the call that scanners look for stands in the script once', async () => {
    const script = await getText('/webmcp.js');
    expect(script.split('navigator.modelContext.registerTool(')).toHaveLength(2);
  });

  test('a page that may have no tools has none, and does not complain', async () => {
    const proxy = await startProxy({ 'permissions-policy': 'tools=()' });
    await page.goto(proxy.url, { waitUntil: 'networkidle' });
    expect(await page.evaluate('document.modelContext.getTools().then((tools) => tools.length, () => 0)')).toBe(0);
    proxy.close();
  });
});
