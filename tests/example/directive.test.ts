/** The sentence for agents: programs find it, and nobody sees it, stops at it or waits for it, whatever the policy and the style of the site are. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ARABIC, complaintsOf, isMissing, launch, openPage, reloadPage } from './browser.ts';
import { example } from './example.ts';
import { startProxy, type Proxy } from './proxy.ts';

const PAGES = ['/', '/pricing/', ARABIC, '/developers/'];
const STRICT = "default-src 'self'";
const SENTENCE = 'For the complete index of this site, see llms.txt. Markdown version of any page: append /index.md.';

// The page's own functions run as text: these tests are compiled without the types of the DOM.
const BOX = `(() => {
  const element = document.querySelector('sitec-directive');
  const { display, position, clipPath } = getComputedStyle(element);
  const { width, height, left, top } = element.getBoundingClientRect();
  return { text: element.innerText, display, position, clipPath, box: [left, top + scrollY, width, height] };
})()`;
const PAINTED = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';
/** Begins to count how much moves. */
const WATCH_SHIFTS = `{
  window.shifts = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shifts += entry.value; }).observe({ type: 'layout-shift' });
}`;
const SHIFTS = 'new Promise((done) => setTimeout(() => done(window.shifts), 500))';
/** Where every element but the sentence stands. */
const PLACES = `[...document.body.querySelectorAll('*')].filter((element) => !element.closest('sitec-directive')).map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [element.tagName, x, y, width, height].join(' ');
})`;

/** The same with the protocol's own hands, because scripts of the page may be off. */
const placesIn = (page: Page): Promise<readonly string[]> => page.evaluate<readonly string[]>(PLACES);

describe.skipIf(isMissing)('the sentence for agents', () => {
  let browser: Browser;
  let strict: Proxy;
  let page: Page;
  beforeAll(async () => {
    browser = await launch();
    strict = await startProxy({ 'content-security-policy': STRICT });
  });
  afterAll(async () => {
    strict.close();
    await browser.close();
  });
  beforeEach(async () => void (page = await browser.newPage()));
  afterEach(() => page.close());

  test.each(PAGES)('is rendered on %s, as one pixel that is clipped away', async (path) => {
    for (const url of [example.url, strict.url]) {
      const complaints = complaintsOf(page);
      await openPage(page, url + path);
      expect(await page.evaluate(BOX)).toEqual({
        text: SENTENCE,
        display: 'block',
        position: 'absolute',
        clipPath: 'inset(50%)',
        box: [0, 0, 1, 1],
      });
      expect(complaints.filter((complaint) => complaint.includes('style attribute'))).toEqual([]);
    }
  });

  test.each(PAGES)('shifts nothing on %s', async (path) => {
    // On a busy machine the page itself may be painted in parts: the script that shows the sentence waits until that is over.
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => void (release = resolve));
    await page.route('**/webmcp.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(example.url + path, { waitUntil: 'commit' });
    await page.waitForFunction("document.readyState !== 'loading' && document.fonts.status === 'loaded'");
    await page.evaluate(PAINTED);
    await page.evaluate(WATCH_SHIFTS);
    expect(await page.locator('sitec-directive').isVisible()).toBe(false);
    release();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('sitec-directive').isVisible()).toBe(true);
    expect(await page.evaluate(SHIFTS)).toBe(0);
    const places = await page.evaluate<readonly string[]>(PLACES);
    await page.evaluate("document.querySelector('sitec-directive').remove()");
    expect(places.length).toBeGreaterThan(50);
    expect(await page.evaluate(PLACES)).toEqual(places);
  });

  test.each(PAGES)('is not seen on %s without scripts', async (path) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const silent = await context.newPage();
    await silent.goto(example.url + path);
    expect(await silent.locator('sitec-directive').count()).toBe(1);
    expect(await silent.locator('sitec-directive').isVisible()).toBe(false);
    await context.close();
  });

  test('is not seen where the site has rules for every element', async () => {
    const styles =
      'aside, div, p { display: block; padding: 2em } body { display: grid; gap: 3em } body > * { min-height: 4em; position: relative } * { visibility: visible }';
    await page.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: styles }));
    await openPage(page, example.url);
    expect(await page.evaluate(BOX)).toMatchObject({ position: 'absolute', box: [0, 0, 1, 1] });
    await page.route('**/webmcp.js', (route) => route.abort());
    await reloadPage(page);
    expect(await page.evaluate(BOX)).toMatchObject({ display: 'none', box: [0, 0, 0, 0] });
  });

  test.each([true, false])('is not counted by rules for the first elements of a body, with scripts: %s', async (javaScriptEnabled) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const styled = await context.newPage();
    const styles = 'body > * + * { margin-top: 100px } body > :first-child { padding: 30px } body > :nth-child(2) { border: 9px solid }';
    await styled.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: styles }));
    await openPage(styled, example.url);
    const places = await placesIn(styled);
    await styled.route(
      '**/*',
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/<sitec-directive.*?<\/sitec-directive>|<!-- For the complete.*?-->/g, '');
        await route.fulfill({ response, body });
      },
      { times: 1 },
    );
    await reloadPage(styled);
    expect(await styled.locator('sitec-directive').count()).toBe(0);
    expect(await placesIn(styled)).toEqual(places);
    await context.close();
  });

  test('is in the tree for screen readers as a landmark in English, and the keyboard does not stop there', async () => {
    await openPage(page, example.url + ARABIC);
    expect(await page.locator('sitec-directive').ariaSnapshot()).toContain('complementary "For AI agents"');
    expect(await page.getAttribute('sitec-directive aside', 'lang')).toBe('en');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.className')).toBe('skip');
  });
});
