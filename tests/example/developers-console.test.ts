/** The console and the search box of the developers page, in Chromium. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { paths } from '../../compiler/paths.ts';
import { isMissing, onOwnPage } from './browser.ts';
import { example, getJson } from './example.ts';
import { startProxy } from './proxy.ts';

describe.skipIf(isMissing)('the developers page', () => {
  let browser: Browser;
  let page: Page;
  let complaints: readonly string[];
  onOwnPage((opened) => void ({ browser, page, complaints } = opened));

  const visit = (base = example.url): Promise<unknown> => page.goto(base + paths.developers, { waitUntil: 'networkidle' });
  const status = '#sitec-console [role=status]';
  const responseText = (): Promise<string> => page.locator('#sitec-console pre').last().innerText();

  /** Chooses a request, fills its fields, sends it, and gives the JSON that came back. */
  const ask = async (operation: string, fields: Readonly<Record<string, string>> = {}): Promise<Record<string, never>> => {
    await page.selectOption('#sitec-operation', operation);
    for (const [name, value] of Object.entries(fields)) await page.fill(`#sitec-console input[name="${name}"]`, value);
    await page.click('#sitec-console button:text("Send")');
    await page.locator(status, { hasText: /^\d/ }).waitFor();
    const text = await responseText();
    return JSON.parse(text.slice(text.indexOf('\n\n'))) as Record<string, never>;
  };

  test('its console answers a question to the guide', async () => {
    await visit();
    await ask('a2a-message', { text: 'How many users does Growth include?' });
    expect(await page.innerText('#sitec-console blockquote')).toMatch(/^Growth: 5 users/);
    expect(await page.innerText(status)).toBe('200 OK');
    expect(complaints).toEqual([]);
  });

  test('its console calls a tool of MCP, and shows the request that it sent', async () => {
    await visit();
    const answer = await ask('tool-search_guides', { query: 'cash on delivery', limit: '2' });
    expect(answer).toMatchObject({ result: { structuredContent: { results: [{ slug: expect.any(String) as string }, {}] } } });
    const sent = await page.locator('#sitec-console pre').first().innerText();
    expect(sent).toMatch(/^POST \/mcp\n/);
    expect(JSON.parse(sent.slice(sent.indexOf('{')))).toMatchObject({ params: { arguments: { query: 'cash on delivery', limit: 2 } } });
    expect(complaints).toEqual([]);
  });

  test('its console reads a document of the API', async () => {
    await visit();
    expect(await ask('api-plans')).toEqual(await getJson('/api/v1/plans.json'));
    expect(await ask('api-guide', { slug: 'nizam-crm' })).toEqual(await getJson('/api/v1/guides/nizam-crm.json'));
  });

  test('every request of the console is answered as it is proposed', async () => {
    await visit();
    const operations = await page.$$eval('#sitec-operation option', (options) =>
      options.map((option) => option.getAttribute('value') ?? ''),
    );
    expect(operations.length).toBeGreaterThan(15);
    for (const operation of operations.filter((id) => !id.startsWith('markdown-'))) {
      expect(await ask(operation), operation).not.toHaveProperty('error');
      expect(await page.innerText(status), operation).toBe('200 OK');
    }
    expect(complaints).toEqual([]);
  });

  test('a host without endpoints is told apart from an answer', async () => {
    await page.route('**/a2a', (route) => route.fulfill({ status: 405, body: 'Method Not Allowed' }));
    await visit();
    await page.click('#sitec-console button:text("Send")');
    await page.locator(status, { hasText: /^405/ }).waitFor();
    expect(await page.innerText(status)).toContain('serves files only');
    expect(await responseText()).toContain('Method Not Allowed');
  });

  test('a request that gets no answer is said to have none', async () => {
    await page.route('**/a2a', (route) => route.abort());
    await visit();
    await page.click('#sitec-console button:text("Send")');
    await expect.poll(() => page.innerText(status)).toMatch(/^There is no answer: /);
  });

  test('a button beside each request opens it in the console', async () => {
    await visit();
    await page.click('#tool-get_guide .sitec-try');
    expect(await page.inputValue('#sitec-operation')).toBe('tool-get_guide');
    expect(await page.inputValue('#sitec-console input[name=slug]')).not.toBe('');
  });

  test('its search box finds what the tool finds', async () => {
    await visit();
    await page.fill('#sitec-query', 'Rückerstattung Nachnahme');
    await page.waitForSelector('#sitec-search li');
    const links = await page.$$eval('#sitec-search li a', (found) => found.map((link) => link.getAttribute('href')));
    const { result } = (await ask('tool-search_site', { query: 'Rückerstattung Nachnahme' })) as unknown as {
      readonly result: { readonly structuredContent: { readonly results: readonly { readonly url: string }[] } };
    };
    expect(links).toEqual(result.structuredContent.results.map(({ url }) => new URL(url).pathname + new URL(url).hash));
    await page.fill('#sitec-query', 'xyzzyqwertz');
    await page.locator('#sitec-search [role=status]', { hasText: /^No page/ }).waitFor();
    expect(await page.locator('#sitec-search li').count()).toBe(0);
  });

  test('its search box counts what it shows, and shows more when it is asked for', async () => {
    await visit();
    const state = '#sitec-search [role=status]';
    const more = page.locator('#sitec-search button:text("More")');
    const links = (): Promise<readonly (string | null)[]> =>
      page.$$eval('#sitec-search li a', (found) => found.map((link) => link.getAttribute('href')));
    await page.fill('#sitec-query', 'orders');
    await page.waitForSelector('#sitec-search li');
    const [, total = ''] = /^5 of (\d+) pages$/.exec(await page.innerText(state)) ?? [];
    expect(Number(total)).toBeGreaterThan(10);
    const first = await links();
    await more.click();
    await page.locator(state, { hasText: `10 of ${total} pages` }).waitFor();
    const second = await links();
    expect([second.slice(0, 5), new Set(second).size]).toEqual([first, 10]);
    expect(await page.evaluate('document.activeElement.getAttribute("href")')).toBe(second[5]);
    for (let count = second.length; count < Number(total); count = (await links()).length) {
      await more.click();
      await page.waitForFunction(`document.querySelectorAll('#sitec-search li').length > ${count}`);
    }
    expect([await page.innerText(state), (await links()).length]).toEqual([`${total} pages`, Number(total)]);
    await page.fill('#sitec-query', 'xyzzyqwertz');
    await page.locator(state, { hasText: /^No page/ }).waitFor();
    expect([(await links()).length, await more.isVisible()]).toEqual([0, false]);
    expect(complaints).toEqual([]);
  });

  test('it works under a strict content security policy', async () => {
    const proxy = await startProxy({ 'content-security-policy': "default-src 'self'" });
    await page.goto(proxy.url + paths.developers, { waitUntil: 'networkidle' });
    await page.fill('#sitec-query', 'orders');
    await page.waitForSelector('#sitec-search li');
    await page.selectOption('#sitec-operation', 'api-plans');
    await page.click('#sitec-console button:text("Send")');
    await expect.poll(() => page.innerText(status)).toBe('200 OK');
    proxy.close();
  });

  test('it is a document without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const silent = await context.newPage();
    await silent.goto(example.url + paths.developers);
    expect(await silent.locator('.sitec-operation').count()).toBeGreaterThan(15);
    expect(await silent.locator('.sitec-live:visible, .sitec-copy, .sitec-try').count()).toBe(0);
    await silent.click('#tool-get_plans summary');
    expect(await silent.locator('#tool-get_plans pre:visible').count()).toBe(3);
    await context.close();
  });

  test('nothing moves while it loads', async () => {
    await page.addInitScript(
      'window.shift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shift += entry.value; }).observe({ type: "layout-shift", buffered: true });',
    );
    await visit();
    expect(await page.evaluate('window.shift')).toBeLessThan(0.01);
  });

  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  test.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 360],
  ] as const)('axe finds nothing in %s at %i pixels', async (colorScheme, width) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await visit();
    await ask('a2a-message', { text: 'How many users does Growth include?' });
    await page.fill('#sitec-query', 'orders');
    await page.waitForSelector('#sitec-search li');
    await page.click('#tool-get_guide summary');
    await page.evaluate(axe);
    const { violations } = (await page.evaluate('axe.run()')) as { readonly violations: readonly { readonly id: string }[] };
    expect(violations).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });
});
