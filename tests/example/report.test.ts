/** The report of the example, as a person opens it: a file in Chromium. */
import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ARABIC, complaintsOf, isMissing, launch, openPage } from './browser.ts';
import { getText, renderedPages } from './example.ts';
import { buildExample, buildHostile, buildWithProblems, writeLarge } from './report-sites.ts';

/** What axe finds wrong with what is shown; frames hold pages of the site. */
const violations = async (page: Page): Promise<readonly string[]> => {
  // As an expression: the policy of the report lets no other script in.
  await page.evaluate(axe.source);
  return page.evaluate(
    'axe.run(document, { iframes: false, resultTypes: ["violations"] }).then(({ violations }) => violations.map(({ id, nodes }) => `${id} ${nodes[0].target}`))',
  );
};

/** Counts beside the sections, without the verdict, which has none. */
const counts = (page: Page): Promise<readonly string[]> => page.locator('nav .count').allInnerTexts();

const LARGE = 5000;

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
    await openPage(page, report);
  });
  afterEach(() => page.close());

  /** The frames of an open page: the page itself and its markdown. */
  const frames = async (): Promise<readonly [shown: Frame, markdown: Frame]> => {
    await expect.poll(() => page.locator('#view iframe').count()).toBe(2);
    const [, shown, markdown] = page.frames();
    if (!shown || !markdown) throw new Error('the page has no frames');
    return [shown, markdown];
  };

  test('opens without a complaint, and asks for nothing but itself', async () => {
    expect(requests).toEqual([report]);
    expect(complaints).toEqual([]);
    expect((await counts(page)).slice(0, 4)).toEqual(['0', '4', expect.stringMatching(/^\d{2}$/), String(renderedPages().length - 1)]);
    expect(await page.locator('.gauge').innerText()).toContain('100');
  });

  test('finds a plan and a fact as somebody types, and says how many there are', async () => {
    const [, plans, facts] = await counts(page);
    await page.keyboard.press('/');
    await page.keyboard.type('plans.growth.price 49');
    await expect.poll(() => counts(page)).toContainEqual(`1 of ${plans}`);
    expect(await page.locator('.plan:visible h3').allInnerTexts()).toEqual(['Growth']);
    await page.locator('.plan:visible .all > summary').press('Enter');
    await page.locator('.plan:visible .fact > summary', { hasText: 'Price' }).first().press('Enter');
    expect(await page.locator('.fact[open] .wins.source').innerText()).toContain('content/_data/plans.yaml:');
    await page.fill('#search', 'voice-notes status');
    await expect.poll(() => counts(page)).toContainEqual(`1 of ${facts}`);
    await page.fill('#search', 'no such words');
    await expect.poll(() => page.locator('[data-nothing=facts]:visible, [data-nothing=pages]:visible').count()).toBe(2);
    expect(await page.locator('#found').textContent()).toBe('Found 0 problems, 0 plans, 0 facts, 0 pages');
  });

  test('leaves no card of a plan alone in its row', async () => {
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await page.locator('.plan').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
      const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
      expect([width, rows]).toEqual([width, { 390: [1, 1, 1, 1], 768: [2, 2], 1280: [4] }[width]]);
    }
  });

  test('shows a page with its styles beside its markdown, and marks what was left out in both', async () => {
    await page.locator('tr[data-path="/pricing/"] a.open').press('Enter');
    const [shown, markdown] = await frames();
    await expect.poll(() => shown.locator('h1').innerText()).toBe(await page.locator('#view-title').innerText());
    // The styles of the site are loaded from its folder.
    expect(await shown.evaluate('getComputedStyle(document.body).margin')).toBe('0px');
    expect(await shown.locator('nav').first().getAttribute('data-sitec-left-out')).toMatch(
      /^navigation, page footers, dialogs: \d+ words$/,
    );
    expect(await shown.locator('main h1').first().getAttribute('data-sitec-left-out')).toBeNull();
    expect(await markdown.locator('h1').innerText()).toBe(await page.locator('#view-title').innerText());
    expect(await markdown.locator('table td').count()).toBeGreaterThan(10);
    const before = 'h1 ~ *, h1';
    expect(
      await markdown
        .locator('.gap')
        .first()
        .evaluate((gap, selector) => gap.nextElementSibling?.matches(selector), before),
    ).toBe(true);
    await page.getByLabel('Show what was left out').uncheck();
    await expect.poll(() => page.frames()[2]?.locator('.gap').count()).toBe(0);
    await page.getByLabel('Markdown as text').check();
    expect(await page.locator('#view pre').textContent()).toBe(await getText('/pricing/index.md'));
    await page.getByText('Previous').click();
    await expect.poll(() => page.locator('#view-path').innerText()).not.toBe('/pricing/');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    expect(complaints.filter((complaint) => complaint.startsWith('exception'))).toEqual([]);
  });

  test('keeps a page that was opened before the event of the last closing came', async () => {
    await page.locator('a.open').first().click();
    await frames();
    await page.evaluate('document.querySelector("#view").dispatchEvent(new Event("close"))');
    expect(await page.locator('#view iframe').count()).toBe(2);
  });

  test('shows a page whose script runs from right to left as such, beside itself from left to right', async () => {
    await page.locator(`tr[data-path="${ARABIC}"] a.open`).click();
    const [shown, markdown] = await frames();
    for (const frame of [shown, markdown]) await expect.poll(() => frame.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await page.locator('#view-title').getAttribute('dir')).toBe('rtl');
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
  });

  test('runs nothing of a hostile page, and loads nothing for it but files', async () => {
    await page.goto(pathToFileURL(await buildHostile()).href);
    await page.locator('tr[data-path="/hostile/"] a.open').click();
    const [shown] = await frames();
    await expect.poll(() => shown.locator('h1').innerText()).toBe('Acme');
    await shown.locator('a').first().click();
    await page.waitForTimeout(300);
    expect(await shown.locator('.ran').count()).toBe(0);
    expect(await page.locator('.ran').count()).toBe(0);
    expect(requests.filter((url) => !/^(?:file|data|about):/.test(url))).toEqual([]);
    expect(await page.locator('#view').isVisible()).toBe(true);
  });

  test('sorts pages by a column, both ways', async () => {
    const column = async (): Promise<readonly number[]> =>
      (await page.locator('.pages tbody tr td:nth-of-type(4)').allInnerTexts()).map((text) => Number(text.replaceAll(',', '')));
    const before = await column();
    await page.getByRole('button', { name: 'HTML tokens' }).click();
    await expect.poll(column).toEqual(before.toSorted((a, b) => b - a));
    expect(await page.locator('th[aria-sort]').getAttribute('aria-sort')).toBe('descending');
    await page.getByRole('button', { name: 'HTML tokens' }).press('Enter');
    await expect.poll(column).toEqual(before.toSorted((a, b) => a - b));
  });

  test('shows problems of a level, a code and a file', async () => {
    await page.goto(pathToFileURL(await buildWithProblems()).href);
    const groups = (): Promise<readonly string[]> => page.locator('#problems .group:visible h3').allInnerTexts();
    const before = await groups();
    expect(new Set(before.map((text) => text.split(/\s/)[0]))).toEqual(new Set(['error', 'warning']));
    await page.locator('[name=level][value=warning]').uncheck();
    await expect.poll(groups).toEqual(before.filter((text) => text.startsWith('error')));
    expect(await page.locator('[data-count=problems]').innerText()).toMatch(/^\d+ of \d+$/);
    expect(await violations(page)).toEqual([]);
    await page.locator('[name=level][value=warning]').check();
    const [, code] = /(SITEC\d+)/.exec(before.at(-1) ?? '') ?? [];
    await page.locator('#by-code').selectOption(code ?? '');
    await expect.poll(groups).toEqual(before.slice(-1));
    await page.locator('#by-code').selectOption('');
    const [, file = ''] = await page.locator('#by-file option').allInnerTexts();
    await page.locator('#by-file').selectOption(file);
    const files = (): Promise<readonly string[]> => page.locator('.problem:visible > summary code').allInnerTexts();
    await expect.poll(async () => [...new Set((await files()).map((place) => place.startsWith(file)))]).toEqual([true]);
    expect(complaints).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('is accessible in %s colours, on any screen', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 768, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      await page.evaluate('for (const each of document.querySelectorAll("main details")) each.open = true');
      expect(await violations(page)).toEqual([]);
      await page.locator('a.open').first().click();
      await frames();
      await page.locator('#view-left > summary').click();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  test('works with the keyboard alone, and shows where the focus is', async () => {
    const focus = (): Promise<string> =>
      page.evaluate(
        '(({ tagName, id, className }) => `${tagName} ${id || className} ${getComputedStyle(document.activeElement).outlineStyle}`)(document.activeElement)',
      );
    const seen: string[] = [];
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab');
      seen.push(await focus());
    }
    expect(seen).toEqual([
      ...Array.from({ length: 6 }, () => 'A  solid'),
      'INPUT search solid',
      expect.stringMatching(/^SUMMARY .*solid$/),
    ]);
    await page.keyboard.press('Enter');
    expect(await page.locator('.audit[open] blockquote').count()).toBe(1);
    const link = page.locator('a.open').first();
    await link.focus();
    await page.keyboard.press('Enter');
    await frames();
    await page.keyboard.press('Escape');
    expect(await page.evaluate('document.activeElement === document.querySelector("a.open")')).toBe(true);
  });

  test('of a large site is small, and loads further rows when somebody asks for them', async () => {
    const path = writeLarge(LARGE);
    expect(statSync(path).size).toBeLessThanOrEqual(1_000_000);
    await page.goto(pathToFileURL(path).href);
    const rows = page.locator('#pages tbody tr');
    expect(await rows.count()).toBe(200);
    await page.fill('#search', 'number 4999');
    await expect.poll(() => counts(page)).toEqual([...Array.from({ length: 4 }, () => '1 of 5,000'), expect.anything()]);
    await page.fill('#search', '');
    await expect.poll(() => rows.count()).toBe(200);
    await page.getByRole('button', { name: /^Show 200 more of/ }).click();
    await expect.poll(() => rows.count()).toBe(400);
    expect(complaints).toEqual([]);
  });

  test('tells when a file beside it is missing', async () => {
    const path = writeLarge(LARGE, 'alone');
    await page.goto(pathToFileURL(path).href);
    await page.fill('#search', 'number 4999');
    await expect.poll(() => page.locator('#fault').innerText()).toMatch(/^The file report\/\w+\.js is missing\./);
  });

  test('is readable without JavaScript', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(report);
    expect(await still.locator('.pages tbody tr:visible').count()).toBe(renderedPages().length);
    expect(await still.locator('#search, .filters').first().isVisible()).toBe(false);
    await still.locator('#facts .fact > summary').first().click();
    expect(await still.locator('.fact[open] .wins.source').isVisible()).toBe(true);
    await plain.close();
  });

  test('prints what is closed on the screen, and no controls', async () => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.audit blockquote').first().isVisible()).toBe(true);
    expect(await page.locator('nav').isVisible()).toBe(false);
  });
});
