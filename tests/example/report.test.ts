/** The report of the example, as a person opens it: a file in Chromium. */
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { complaintsOf, isMissing, launch } from './browser.ts';
import { example, getText, renderedPages } from './example.ts';
import { buildExample, buildWithProblems } from './report-sites.ts';

/** What axe finds wrong with what is shown; frames hold pages of the site. */
const violations = async (page: Page): Promise<readonly string[]> => {
  // As an expression: the policy of the report lets no other script in.
  await page.evaluate(axe.source);
  return page.evaluate(
    'axe.run(document, { iframes: false, resultTypes: ["violations"] }).then(({ violations }) => violations.map(({ id, nodes }) => `${id} ${nodes[0].target}`))',
  );
};

const counts = (page: Page): Promise<readonly string[]> => page.locator('nav .count').allInnerTexts();

describe.skipIf(isMissing)('the report', () => {
  let report: string;
  let browser: Browser;
  let page: Page;
  let complaints: readonly string[];
  let requests: string[];
  beforeAll(async () => {
    report = pathToFileURL(await buildExample()).href;
    browser = await launch();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    page = await browser.newPage();
    complaints = complaintsOf(page);
    requests = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(report, { waitUntil: 'networkidle' });
  });
  afterEach(() => page.close());

  test('opens without a complaint, and asks for nothing but itself', async () => {
    expect(requests).toEqual([report]);
    expect(complaints).toEqual([]);
    expect((await counts(page)).slice(0, 4)).toEqual(['100', '0', expect.stringMatching(/^\d{3}$/), String(renderedPages().length)]);
  });

  test('finds a fact as somebody types, and says how many there are', async () => {
    const [, , facts] = await counts(page);
    await page.keyboard.press('/');
    await page.keyboard.type('growth.price 49');
    await expect.poll(() => counts(page)).toContainEqual(`1 of ${facts}`);
    expect(await page.locator('.fact:visible summary code').allInnerTexts()).toEqual(['plans.growth.price']);
    await page.locator('.fact:visible summary').press('Enter');
    expect(await page.locator('.fact[open] .wins').innerText()).toContain('content/_data/plans.yaml:');
    expect(await page.locator('#found').textContent()).toMatch(/^Found 0 problems, 1 facts, \d+ pages$/);
    await page.fill('#search', 'no such words');
    await expect.poll(() => page.locator('[data-nothing=facts]:visible, [data-nothing=pages]:visible').count()).toBe(2);
  });

  test('shows a page beside its twin, from a file or from the server, and runs nothing of it', async () => {
    await page.locator('tr[data-path="/pricing/"] a.open').press('Enter');
    expect(await page.locator('#view pre').textContent()).toBe(await getText('/pricing/index.md'));
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe('');
    await expect.poll(() => page.frames()[1]?.locator('h1').innerText()).toBe(await page.locator('#view-title').innerText());
    await page.getByLabel('the public address').check();
    await expect.poll(() => page.frames()[1]?.url()).toBe(`${example.url}/pricing/`);
    await page.getByText('Previous').click();
    expect(await page.locator('#view-path').innerText()).not.toBe('/pricing/');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    expect(complaints.filter((complaint) => complaint.startsWith('exception'))).toEqual([]);
  });

  test('sorts pages by a column, both ways', async () => {
    const column = async (): Promise<readonly number[]> =>
      (await page.locator('.pages tbody tr td:nth-of-type(5)').allInnerTexts()).map((text) => Number(text.replaceAll(',', '')));
    const before = await column();
    await page.getByRole('button', { name: 'tokens' }).first().click();
    expect(await column()).toEqual(before.toSorted((a, b) => b - a));
    expect(await page.locator('th[aria-sort]').getAttribute('aria-sort')).toBe('descending');
    await page.getByRole('button', { name: 'tokens' }).first().press('Enter');
    expect(await column()).toEqual(before.toSorted((a, b) => a - b));
  });

  test('hides problems of a level', async () => {
    await page.goto(pathToFileURL(await buildWithProblems()).href);
    const levels = (): Promise<readonly string[]> => page.locator('.problem:visible .level').allInnerTexts();
    const before = await levels();
    expect(new Set(before)).toEqual(new Set(['error', 'warning']));
    await page.getByLabel('warnings').uncheck();
    await expect.poll(levels).toEqual(before.filter((level) => level === 'error'));
    expect(await page.locator('[data-count=problems]').innerText()).toMatch(/^\d+ of \d+$/);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('is accessible in %s colours, on a small screen too', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      await page.locator('.fact summary').first().click();
      expect(await violations(page)).toEqual([]);
      await page.locator('a.open').first().click();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  test('is readable without JavaScript', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(report);
    expect(await still.locator('.pages tbody tr:visible').count()).toBe(renderedPages().length);
    expect(await still.locator('#search, #more').first().isVisible()).toBe(false);
    await still.locator('.fact summary').first().click();
    expect(await still.locator('.fact[open] .wins').isVisible()).toBe(true);
    await plain.close();
  });
});
