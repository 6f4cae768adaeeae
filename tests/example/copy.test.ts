/** The button that copies a page, as people use it in Chromium: with a pointer, with the keyboard alone, without scripts, under a strict policy. */
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ARABIC, complaintsOf, isMissing, launch, openPage, reloadPage } from './browser.ts';
import { serveCopySite, type CopySite } from './copy-site.ts';

const PATH = '/pricing/';
const POLICY = "default-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

describe.skipIf(isMissing)('the button that copies a page', () => {
  let site: CopySite;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let complaints: readonly string[];
  beforeAll(async () => void ([site, browser] = await Promise.all([serveCopySite(), launch()])));
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  beforeEach(async () => {
    context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    page = await context.newPage();
    complaints = complaintsOf(page);
    await openPage(page, site.url + PATH);
  });
  afterEach(() => context.close());

  const copier = (): Locator => page.getByRole('button', { name: 'Copy page' });
  const more = (): Locator => page.getByRole('button', { name: 'More ways to use this page' });
  const inside = <Value = string>(expression: string): Promise<Value> =>
    page.evaluate<Value>(`((root) => ${expression})(document.querySelector('sitec-copy').shadowRoot)`);
  const focused = (): Promise<string> => inside("root.activeElement?.textContent ?? ''");
  const clipboard = (): Promise<string> => page.evaluate('navigator.clipboard.readText()');
  const markdown = async (path = PATH): Promise<string> => (await fetch(`${site.url}${path}index.md`)).text();

  test('copies the markdown of the page, says so for a while, and complains of nothing', async () => {
    await copier().click();
    await expect.poll(clipboard).toBe(await markdown());
    expect(await page.getByRole('status').filter({ hasText: 'Copied' }).count()).toBe(1);
    await expect.poll(() => copier().count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('shows the markdown where the browser does not let it copy', async () => {
    await page.evaluate("navigator.clipboard.write = () => Promise.reject(new Error('No'))");
    await copier().click();
    await expect.poll(() => page.url()).toBe(`${site.url}${PATH}index.md`);
  });

  test('works by the keyboard alone', async () => {
    await more().focus();
    await page.keyboard.press('Enter');
    expect([await focused(), await more().getAttribute('aria-expanded')]).toEqual(['View as markdown', 'true']);
    for (const [key, name] of [
      ['ArrowDown', 'Open in ChatGPT'],
      ['End', 'Open in Claude'],
      ['ArrowDown', 'View as markdown'],
      ['ArrowUp', 'Open in Claude'],
      ['Home', 'View as markdown'],
    ] as const) {
      await page.keyboard.press(key);
      expect([key, await focused()]).toEqual([key, name]);
    }
    await page.keyboard.press('Escape');
    expect([await more().getAttribute('aria-expanded'), await page.getByRole('menu').count()]).toEqual(['false', 0]);
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Open in Claude');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.getByRole('menu').count()).toBe(0);
    await more().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(' ');
    await page.waitForURL(`${site.url}${PATH}index.md`);
  });

  test('closes its menu when something else is pressed', async () => {
    await more().click();
    expect(await page.getByRole('menuitem').count()).toBe(3);
    await page.locator('h1').click();
    expect(await page.getByRole('menuitem').count()).toBe(0);
    await more().click();
    await more().click();
    expect(await page.getByRole('menuitem').count()).toBe(0);
  });

  test('gives assistants the address of the markdown, and nothing of where it came from', async () => {
    await more().click();
    const links = await page
      .getByRole('menuitem')
      .evaluateAll((items) => items.map((item) => ['href', 'target', 'rel'].map((name) => String(Reflect.get(item, name)))));
    const question = encodeURIComponent(`Read ${site.url}${PATH}index.md so that I can ask questions about it.`);
    expect(links).toEqual([
      [`${site.url}${PATH}index.md`, '', ''],
      [`https://chatgpt.com/?hints=search&q=${question}`, '_blank', 'noreferrer'],
      [`https://claude.ai/new?q=${question}`, '_blank', 'noreferrer'],
    ]);
  });

  test.each([
    ['/pricing/index.html', '/pricing/index.md'],
    ['/pricing?plan=1#top', '/pricing/index.md'],
    ['/', '/index.md'],
  ])('knows the markdown of %s', async (address, path) => {
    await page.evaluate(`history.replaceState(null, '', '${address}')`);
    await more().click();
    expect(await page.getByRole('menuitem').first().getAttribute('href')).toBe(path);
  });

  test('speaks the language of the page, from right to left where that runs so', async () => {
    await openPage(page, site.url + ARABIC);
    const button = page.getByRole('button', { name: 'نسخ الصفحة' });
    expect(await inside("getComputedStyle(root.querySelector('button')).direction")).toBe('rtl');
    await page.getByRole('button', { name: 'طرق أخرى' }).click();
    const [menu, edge] = [await page.getByRole('menu').boundingBox(), await button.boundingBox()];
    expect(Math.abs((menu?.x ?? 0) + (menu?.width ?? 0) - (edge?.x ?? 0) - (edge?.width ?? 0))).toBeLessThan(4);
  });

  test('stays inside of a window that its menu would leave', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.addStyleTag({ content: 'sitec-copy { position: absolute; inset: 0 0 auto auto; z-index: 99 }' });
    await more().click();
    const box = await page.getByRole('menu').boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  });

  test('obeys a policy without inline styles, inline scripts and strings as markup', async () => {
    await page.route('**/pricing/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': POLICY } });
    });
    await reloadPage(page);
    await copier().click();
    await expect.poll(clipboard).toBe(await markdown());
    expect(complaints.filter((text) => /sitec-copy/.test(text))).toEqual([]);
    expect(await inside("getComputedStyle(root.querySelector('button')).borderTopWidth")).toBe('0px');
  });

  test('is a link to the markdown without scripts', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(site.url + PATH);
    await still.getByRole('link', { name: 'View as markdown' }).click();
    await expect.poll(() => still.url()).toBe(`${site.url}${PATH}index.md`);
    await plain.close();
  });
});
