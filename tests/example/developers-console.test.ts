/** The console and the search box of the developers page, in Chromium. */
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { paths } from '../../compiler/paths.ts';
import { isMissing, onOwnPage, openPage } from './browser.ts';
import { example, getJson } from './example.ts';
import { startProxy } from './proxy.ts';

describe.skipIf(isMissing)('the developers page', () => {
  let browser: Browser;
  let page: Page;
  let complaints: readonly string[];
  onOwnPage((opened) => void ({ browser, page, complaints } = opened));

  const visit = (base = example.url): Promise<unknown> => openPage(page, base + paths.developers);
  const status = '#sitec-console [role=status]';
  const responseText = (): Promise<string> => page.locator('#sitec-console pre').last().innerText();
  const send = '#sitec-console button:text("Send")';

  /** Chooses a request, fills its fields, sends it, and gives the JSON that came back. */
  const ask = async (operation: string, fields: Readonly<Record<string, string>> = {}): Promise<Record<string, never>> => {
    await page.selectOption('#sitec-operation', operation);
    for (const [name, value] of Object.entries(fields)) await page.fill(`#sitec-console input[name="${name}"]`, value);
    await page.click(send);
    await page.locator(status, { hasText: /^\d/ }).waitFor();
    const text = await responseText();
    return JSON.parse(text.slice(text.indexOf('\n\n'))) as Record<string, never>;
  };

  test('its console opens with what the site answers, and says the same when it asks', async () => {
    await visit();
    expect(await page.innerText(status)).toBe('200 OK');
    expect(await page.locator('#sitec-console pre').first().innerText()).toBe('GET /api/v1/plans.json');
    const { plans } = (await getJson('/api/v1/plans.json')) as { readonly plans: readonly { readonly name: string }[] };
    const shown = await responseText();
    expect(shown).toContain(`"name": "${plans[0]?.name}"`);
    await page.click(send);
    await page.locator('#sitec-console pre', { hasText: 'content-type: application/json' }).waitFor();
    const lines = shown.split('\n').slice(0, -1);
    expect((await responseText()).split('\n\n')[1]?.split('\n').slice(0, lines.length)).toEqual(lines);
  });

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
    await page.selectOption('#sitec-operation', 'a2a-message');
    await page.click(send);
    await page.locator(status, { hasText: /^405/ }).waitFor();
    expect(await page.innerText(status)).toContain('serves files only');
    expect(await responseText()).toContain('Method Not Allowed');
  });

  test('a request that gets no answer is said to have none', async () => {
    await page.route('**/a2a', (route) => route.abort());
    await visit();
    await page.selectOption('#sitec-operation', 'a2a-message');
    await page.click(send);
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
      page.$$eval('#sitec-search ol a', (found) => found.map((link) => link.getAttribute('href')));
    await page.fill('#sitec-query', 'orders');
    await page.waitForSelector('#sitec-search ol li');
    const [, total = ''] = /^5 of (\d+) pages$/.exec(await page.innerText(state)) ?? [];
    expect(Number(total)).toBeGreaterThan(10);
    const first = await links();
    // By the keyboard: the first scroll of the page tells the list where the header ends, and moves the button away from a mouse.
    await more.press('Enter');
    await page.locator(state, { hasText: `10 of ${total} pages` }).waitFor();
    const second = await links();
    expect([second.slice(0, 5), new Set(second).size]).toEqual([first, 10]);
    expect(await page.evaluate('document.activeElement.getAttribute("href")')).toBe(second[5]);
    for (let count = second.length; count < Number(total); count = (await links()).length) {
      await more.evaluate((button: { readonly click: () => void }) => (button.click(), button.click()));
      await page.waitForFunction(`document.querySelectorAll('#sitec-search ol li').length > ${count}`);
    }
    expect([await page.innerText(state), new Set(await links()).size]).toEqual([`${total} pages`, Number(total)]);
    expect((await links()).length).toBe(Number(total));
    await page.fill('#sitec-query', 'xyzzyqwertz');
    await page.locator(state, { hasText: /^No page/ }).waitFor();
    expect([(await links()).length, await more.isVisible()]).toEqual([0, false]);
    expect(complaints).toEqual([]);
  });

  test('it works under a strict content security policy', async () => {
    const proxy = await startProxy({ 'content-security-policy': "default-src 'self'" });
    await openPage(page, proxy.url + paths.developers);
    await page.fill('#sitec-query', 'orders');
    await page.waitForSelector('#sitec-search li');
    await page.selectOption('#sitec-operation', 'api-plans');
    await page.click(send);
    await expect.poll(() => page.innerText(status)).toBe('200 OK');
    proxy.close();
  });

  test('it is a document without scripts, with one choice of a language', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const silent = await context.newPage();
    await silent.goto(example.url + paths.developers);
    expect(await silent.innerText('#sitec-console pre >> nth=1')).toContain('"currency": "USD"');
    expect(await silent.locator('.sitec-live:visible, .sitec-tools, .sitec-try, .sitec-tabs').count()).toBe(0);
    const languages = (): Promise<readonly (string | null)[]> =>
      silent.$$eval('[role=group] figure', (figures) =>
        figures.filter((figure) => figure.getClientRects().length > 0).map((figure) => figure.getAttribute('class')),
      );
    expect(new Set(await languages())).toEqual(new Set(['sitec-sh']));
    await silent.focus('.sitec-languages [value=sh]');
    await silent.keyboard.press('ArrowRight');
    await silent.keyboard.press('ArrowRight');
    expect(new Set(await languages())).toEqual(new Set(['sitec-python']));
    await context.close();
  });

  test('a language is chosen for every example, by the keyboard too, and stays', async () => {
    await visit();
    const shown = (): Promise<readonly (string | null)[]> =>
      page.$$eval('[role=group] figure', (figures) =>
        figures.filter((figure) => figure.getClientRects().length > 0).map((figure) => figure.getAttribute('class')),
      );
    await page.evaluate("document.querySelector('#a2a-message').scrollIntoView({ behavior: 'instant', block: 'center' })");
    await page.focus('#a2a-message [value=sh]');
    // The script sets the room for the header of the site in the next frame.
    await page.waitForTimeout(300);
    const before = await page.evaluate<number>('document.activeElement.getBoundingClientRect().top');
    await page.keyboard.press('ArrowRight');
    expect(new Set(await shown())).toEqual(new Set(['sitec-js']));
    expect(await page.evaluate('document.activeElement.value')).toBe('js');
    expect(Math.abs((await page.evaluate<number>('document.activeElement.getBoundingClientRect().top')) - before)).toBeLessThan(3);
    await visit();
    expect(new Set(await shown())).toEqual(new Set(['sitec-js']));
    expect(complaints).toEqual([]);
  });

  test('a button copies the example that is shown', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit();
    await page.check('#a2a-message [value=python]', { force: true });
    await page.click('#a2a-message button:text("Copy")');
    await page.locator('#a2a-message button:text("Copied")').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^import json/);
  });

  test('its contents say where the reader is, and stand below the header of the site', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit();
    await page.click('.sitec-contents a[href="#mcp"]');
    await page.locator('.sitec-contents a[href="#mcp"][aria-current]').waitFor();
    expect(await page.locator('.sitec-contents [aria-current]').count()).toBe(1);
    const bottom = await page.evaluate<number>("document.querySelector('.site-header').getBoundingClientRect().bottom");
    for (const place of ['.sitec-side', '#mcp'])
      expect(await page.evaluate<number>(`document.querySelector('${place}').getBoundingClientRect().top`), place).toBeGreaterThanOrEqual(
        bottom,
      );
  });

  test.each([
    [1280, 3],
    [768, 2],
    [390, 1],
  ])('at %i pixels it has %i columns', async (width, count) => {
    await page.setViewportSize({ width, height: 900 });
    await visit();
    const lefts = await page.$$eval('.sitec-side, #a2a, #a2a-message .sitec-code', (found) =>
      found.map((element) => Math.round(element.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(count);
    expect(await page.isVisible('.sitec-contents nav')).toBe(count > 1);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    if (count > 1) return;
    await page.click('.sitec-contents summary');
    await page.click('.sitec-contents a[href="#files"]');
    expect(await page.isVisible('.sitec-contents nav')).toBe(false);
  });

  test('it is no heavier than 60 kB with its styles and its script, the layout of the site aside', async () => {
    const files = ['developers/index.html', 'developers/sitec.css', 'developers/sitec.js'];
    const sizes = files.map((file) => statSync(join(example.dist, file)).size);
    const layout = statSync(join(example.rendered, 'developers/index.html')).size;
    expect(sizes.reduce((sum, size) => sum + size, -layout)).toBeLessThanOrEqual(60_000);
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
    ['light', 768],
    ['dark', 768],
    ['light', 390],
    ['dark', 390],
  ] as const)('axe finds nothing in %s at %i pixels', async (colorScheme, width) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await visit();
    await ask('a2a-message', { text: 'How many users does Growth include?' });
    await page.fill('#sitec-query', 'orders');
    await page.waitForSelector('#sitec-search li');
    await page.keyboard.press('Escape');
    await page.evaluate(axe);
    const { violations } = (await page.evaluate('axe.run()')) as { readonly violations: readonly { readonly id: string }[] };
    expect(violations).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });
});
