import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ARABIC, TOOLS, isMissing, onOwnPage, openPage } from './browser.ts';
import { example } from './example.ts';

// The page's own functions run as text: these tests are compiled without the types of the DOM.
describe.skipIf(isMissing)('pages', () => {
  let page: Page;
  let complaints: readonly string[];
  onOwnPage((opened) => void ({ page, complaints } = opened));

  test.each(['/', '/pricing/', ARABIC, '/developers/', '/compare/service-vs-tool-a/'])('%s loads without a complaint', async (path) => {
    await openPage(page, example.url + path);
    expect(await page.locator('h1').count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('an Arabic guide runs from right to left, an English one from left to right', async () => {
    const direction = (selector: string): Promise<string> =>
      page.evaluate(`getComputedStyle(document.querySelector('${selector}')).direction`);
    await page.goto(example.url + ARABIC);
    expect([await direction('h1'), await direction('main'), await page.getAttribute('html', 'lang')]).toEqual(['rtl', 'rtl', 'ar']);
    await page.goto(`${example.url}/guides/tool-d-alternatives/`);
    expect([await direction('h1'), await direction('main')]).toEqual(['ltr', 'ltr']);
  });

  test.each(['/', '/pricing/', ARABIC, '/features/', '/compare/service-vs-tool-a/', '/developers/', '/contact/'])(
    '%s does not scroll sideways on a screen of 360 pixels',
    async (path) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(example.url + path);
      const [content, screen] = await page.evaluate<[number, number]>(
        '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
      );
      expect(screen).toBeGreaterThan(300);
      expect(content).toBeLessThanOrEqual(screen);
    },
  );

  test('the toggle of the pricing page switches the prices', async () => {
    await page.goto(`${example.url}/pricing/`);
    const prices = async (): Promise<readonly string[]> => {
      const texts = await page.locator('.plan-card .price:visible').allInnerTexts();
      return texts.map((text) => text.replace(/\s+/g, ' ').trim());
    };
    const monthly = ['$19 a month', '$49 a month', '$99 a month', 'Talk to sales'];
    expect(await prices()).toEqual(monthly);
    await page.click('label[for=period-year]');
    expect(await prices()).toEqual(['$190 a year', '$490 a year', '$990 a year', 'Talk to sales']);
    await page.click('label[for=period-month]');
    expect(await prices()).toEqual(monthly);
  });

  const register = 'registerTool: (tool) => void window.seen.push(tool.name)';
  const provide = 'provideContext: ({ tools }) => void window.seen.push(...tools.map((tool) => tool.name))';
  test.each([
    ['registerTool', register, TOOLS],
    ['provideContext', provide, TOOLS],
    ['a registerTool that throws', "registerTool: () => { throw new Error('No') }", []],
    ['a registerTool that rejects', "registerTool: () => Promise.reject(new Error('No'))", []],
    ['a provideContext that throws', "provideContext: () => { throw new Error('No') }", []],
    ['a provideContext that rejects', "provideContext: () => Promise.reject(new Error('No'))", []],
    ['nothing', undefined, []],
  ])('a browser whose navigator.modelContext has %s gets its tools', async (_, shim, names) => {
    const define = shim ? `Object.defineProperty(navigator, 'modelContext', { value: { ${shim} } });` : '';
    await page.addInitScript({ content: `window.seen = []; ${define}` });
    await openPage(page, example.url);
    expect(await page.evaluate('window.seen')).toEqual(names);
    expect(await page.evaluate('typeof document.modelContext')).toBe('undefined');
    expect(complaints).toEqual([]);
  });

  test('nothing is fetched before a tool is called', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await openPage(page, example.url);
    expect(requests).toContain('/webmcp.js');
    expect(requests.filter((path) => path.startsWith('/api/') || path === '/mcp' || path === '/a2a')).toEqual([]);
  });
});
