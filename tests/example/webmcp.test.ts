import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ARABIC, TOOLS, isMissing, launch, openPage } from './browser.ts';
import { example, getJson, getText } from './example.ts';
import { startProxy } from './proxy.ts';

type Members = Readonly<Record<string, unknown>>;

/** Most characters of the JSON of one answer. */
const MAXIMUM_ANSWER = 1500;
const MAXIMUM_SCRIPT = 5000;

test('the script is small, and the call that scanners look for stands in it once', async () => {
  const script = await getText('/webmcp.js');
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(MAXIMUM_SCRIPT);
  expect(script.split('navigator.modelContext.registerTool(')).toHaveLength(2);
});

test('the compact documents are what /mcp answers', async () => {
  for (const [tool, name] of [
    ['get_plans', 'plans'],
    ['get_contact', 'company'],
  ] as const) {
    const result = JSON.parse(readFileSync(join(example.dist, `_sitec/mcp/${tool}/_.json`), 'utf8')) as {
      readonly structuredContent: object;
    };
    expect(await getJson(`/_sitec/brief/${name}.json`)).toEqual(result.structuredContent);
  }
});

describe.skipIf(isMissing)('WebMCP in a browser that has it', () => {
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
  /** What the agent of the browser receives; each answer is short. */
  const call = async (name: string, input: object = {}): Promise<Members> => {
    const answer = (await page.webmcp.callTool(name, input)) as Members;
    expect(JSON.stringify(answer).length).toBeLessThanOrEqual(MAXIMUM_ANSWER);
    return answer;
  };
  /** Every answer of a tool, from the first one to that without `nextOffset`. */
  const all = async (name: string, input: object = {}): Promise<readonly Members[]> => {
    const answers = [await call(name, input)];
    for (let offset = answers[0]?.nextOffset; offset !== undefined; offset = answers.at(-1)?.nextOffset) {
      answers.push(await call(name, { ...input, offset }));
    }
    return answers;
  };

  test.each(['/', '/pricing/', ARABIC])('%s offers every tool, and says which only read', async (path) => {
    await visit(example.url + path);
    const tools = await page.webmcp.tools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.toSorted());
    expect(tools.filter(({ description }) => !description)).toEqual([]);
    const reading = tools.filter(({ annotations }) => annotations?.readOnly).map(({ name }) => name);
    expect(reading).toEqual(TOOLS.filter((name) => !['open_page', 'start_trial'].includes(name)).toSorted());
  });

  test('the page itself can run a tool, and gets a plain value', async () => {
    await visit();
    const script = `(async () => {
      const tools = await document.modelContext.getTools();
      return document.modelContext.executeTool(tools.find(({ name }) => name === 'get_contact'), {});
    })()`;
    const answer = await page.evaluate<string>(script);
    expect(JSON.parse(answer)).toEqual(await getJson('/_sitec/brief/company.json'));
  });

  test('the parts of the plans, joined, are the compact document', async () => {
    await visit();
    const answers = await all('get_plans');
    const { plans, ...head } = await getJson<Members>('/_sitec/brief/plans.json');
    expect(answers.length).toBeGreaterThan(1);
    expect(answers.flatMap((answer) => answer.plans)).toEqual(plans);
    expect(answers[0]).toMatchObject({ ...head, total: (plans as readonly unknown[]).length });
    expect(await call('get_contact')).toEqual(await getJson('/_sitec/brief/company.json'));
  });

  test.each(['/pricing/', ARABIC, '/'])('the parts of %s, joined, are its markdown', async (path) => {
    await visit();
    const answers = await all('read_page', { path });
    expect(answers.map(({ markdown }) => markdown).join('')).toBe(await getText(`${path}index.md`));
    expect(answers.slice(0, -1).filter(({ markdown }) => !String(markdown).endsWith('\n')).length).toBeLessThan(answers.length / 2);
  });

  test.each(['pricing', '/pricing', '/pricing/index.html', '/pricing.md', '/pricing/?from=x#starter', 'URL'])(
    'read_page knows the page as %s',
    async (path) => {
      await visit();
      const { markdown } = await call('read_page', { path: path === 'URL' ? `${example.url}/pricing/` : path });
      expect(markdown).toContain('# Pay for the team');
    },
  );

  test('a search is read hit by hit to its end', async () => {
    await visit();
    const answers = await all('search_guides', { query: 'broadcast' });
    const hits = answers.flatMap(({ results }) => results as readonly Members[]);
    expect(hits).toHaveLength(Number(answers[0]?.total));
    expect(new Set(hits.map(({ slug }) => slug)).size).toBe(hits.length);
  });

  test.each([
    ['search_site', 'nothing', {}],
    ['search_guides', 'an empty text', { query: '' }],
    ['search_guides', 'blanks alone', { query: ' \t\u00a0' }],
    ['search_guides', 'a number', { query: 7 }],
    ['search_guides', 'a long text', { query: 'x'.repeat(501) }],
    ['search_guides', 'a wrong offset', { query: 'price', offset: -1 }],
    ['get_plans', 'an unknown argument', { currency: 'EUR' }],
    ['get_plans', 'an argument that every object has', { toString: 1 }],
    ['read_page', 'a page that does not exist', { path: '/nope/' }],
    ['read_page', 'another origin', { path: 'https://evil.example/' }],
    ['open_page', 'nothing', {}],
    ['open_page', 'another origin', { path: 'https://evil.example/' }],
    ['open_page', 'another host', { path: '//evil.example/' }],
    ['open_page', 'another host with a backslash', { path: String.raw`/\evil.example/` }],
    ['open_page', 'a blob of this origin', { path: `blob:${example.url}/0d5e9d1c` }],
    ['open_page', 'a script', { path: 'javascript:alert(1)' }],
    ['open_page', 'what is no address', { path: 'http://[' }],
  ])('%s answers %s with an error that says why', async (name, _, input) => {
    await visit();
    const answer = await call(name, input);
    expect(Object.keys(answer)).toEqual(['error']);
    expect(answer.error).toMatch(/\w/);
    // A page is opened a moment after the answer.
    await page.waitForTimeout(300);
    expect(page.url()).toBe(`${example.url}/`);
  });

  test('a file that cannot be loaded is an error that names it', async () => {
    await visit();
    await page.route('**/_sitec/brief/plans.json', (route) => route.fulfill({ status: 503 }));
    expect(await call('get_plans')).toEqual({ error: '/_sitec/brief/plans.json answered 503' });
  });

  test('open_page answers, then opens the page', async () => {
    await visit();
    expect(await call('open_page', { path: '/pricing/' })).toEqual({ opening: `${example.url}/pricing/` });
    await page.waitForURL(`${example.url}/pricing/`);
    await allTools();
  });

  test('start_trial goes to the application and nowhere else', async () => {
    await page.route('https://app.bazaarbell.example/**', (route) => route.fulfill({ body: 'sign up' }));
    await visit();
    const answer = await call('start_trial');
    await page.waitForURL('https://app.bazaarbell.example/**');
    expect(answer).toEqual({ opening: 'https://app.bazaarbell.example' });
  });

  test('a strict content security policy does not stop them', async () => {
    const proxy = await startProxy({ 'content-security-policy': "default-src 'self'" });
    await visit(proxy.url);
    expect(await call('get_plans')).toMatchObject({ currency: 'USD' });
    expect(await call('search_site', { query: 'refund' })).toHaveProperty('results');
    proxy.close();
  });

  test('a page that loads the script twice has its tools once', async () => {
    await visit();
    await page.addScriptTag({ url: '/webmcp.js' });
    await page.waitForLoadState('networkidle');
    expect((await page.webmcp.tools()).map(({ name }) => name)).toEqual(TOOLS.toSorted());
  });

  test('a page that may have no tools has none, and does not complain', async () => {
    const proxy = await startProxy({ 'permissions-policy': 'tools=()' });
    await openPage(page, proxy.url);
    expect(await page.evaluate('document.modelContext.getTools().then((tools) => tools.length, () => 0)')).toBe(0);
    proxy.close();
  });
});

describe.skipIf(isMissing)('WebMCP elsewhere', () => {
  const SEEN = 'window.seen = []; const seen = (tool) => void window.seen.push(tool.name);';
  const shim = (members: string): string => `${SEEN} Object.defineProperty(navigator, 'modelContext', { value: { ${members} } });`;

  test.each([
    ['an entry that takes one tool', shim('registerTool: seen'), TOOLS],
    ['an entry that takes all tools at once', shim('provideContext: ({ tools }) => tools.forEach(seen)'), TOOLS],
    ['an entry that throws', shim('registerTool: (tool) => { seen(tool); throw Error("taken"); }'), TOOLS],
    ['no entry', SEEN, []],
  ])('%s', async (_, content, expected) => {
    const browser = await launch();
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.addInitScript({ content });
    await openPage(page, example.url);
    expect([await page.evaluate('window.seen'), errors]).toEqual([expected, []]);
    // Nothing is fetched before a tool is called.
    expect(requested.filter((path) => /_sitec|search/.test(path))).toEqual([]);
    await browser.close();
  });
});
