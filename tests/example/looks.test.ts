/**
 * What people look at, once in a table: by axe, at the widths of a telephone, a tablet and a desk, in light and in dark, and by the keyboard alone.
 * `npm run pictures` keeps a picture of each for people who review.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findingsOn, SCHEMES, violationsOf, type Scheme } from './axe.ts';
import { ARABIC, isMissing, launch, openPage } from './browser.ts';
import { serveCopySite, type CopySite } from './copy-site.ts';
import { example } from './example.ts';
import { walkByKeyboard } from './keyboard.ts';
import { serveSmallSite, type SmallSite } from './small-site.ts';

const WIDTHS = [390, 768, 1280] as const;

interface Sites {
  readonly copy: CopySite;
  readonly small: SmallSite;
}

const openMenu = async (page: Page): Promise<void> => {
  await page.locator('sitec-copy button').nth(1).click();
};

/** Name, address, and what is done before the page is looked at. */
type Look = readonly [name: string, url: (sites: Sites) => string, prepare: (page: Page) => Promise<void>];

const nothing = async (): Promise<void> => {};

const LOOKS: readonly Look[] = [
  ['home', () => example.url, nothing],
  ['pricing', () => `${example.url}/pricing/`, nothing],
  ['right-to-left', () => example.url + ARABIC, nothing],
  ['comparison', () => `${example.url}/compare/service-vs-tool-a/`, nothing],
  ['developers', () => `${example.url}/developers/`, nothing],
  ['developers-alone', ({ small }) => `${small.url}/developers/`, nothing],
  ['not-found', ({ small }) => `${small.url}/no/such/page`, nothing],
  ['not-found-own', () => `${example.url}/no/such/page`, nothing],
  ['copy', ({ copy }) => `${copy.url}/pricing/`, openMenu],
  ['copy-right-to-left', ({ copy }) => copy.url + ARABIC, openMenu],
  ['copy-home', ({ copy }) => copy.url, nothing],
  ['report', ({ copy }) => copy.report, nothing],
];

const pictures = process.env.SITEC_PICTURES;

const keepPicture = async (page: Page, name: string, width: number, scheme: Scheme): Promise<void> => {
  if (pictures === undefined) return;
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}-${width}-${scheme}.png`), fullPage: true });
};

describe.skipIf(isMissing)('what people look at', () => {
  let browser: Browser;
  let sites: Sites;
  beforeAll(async () => {
    const [opened, copy, small] = await Promise.all([launch(), serveCopySite(), serveSmallSite()]);
    browser = opened;
    sites = { copy, small };
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all([sites.copy.close(), sites.small.close()]);
  });

  describe.each(LOOKS)('%s', (name, url, prepare) => {
    test.each(SCHEMES)('has nothing that axe finds, and does not scroll sideways, in %s', async (colorScheme) => {
      const context = await browser.newContext({ colorScheme, viewport: { width: WIDTHS[0], height: 900 } });
      const page = await context.newPage();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await openPage(page, url(sites));
        await prepare(page);
        await keepPicture(page, name, width, colorScheme);
        const [content, screen] = await page.evaluate<[number, number]>(
          '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
        );
        expect([width, content]).toEqual([width, screen]);
        expect([width, await findingsOn(page)]).toEqual([width, []]);
      }
      await context.close();
    });

    test.each([WIDTHS[0], WIDTHS[2]])('can be used by the keyboard alone at %i pixels', async (width) => {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const page = await context.newPage();
      await openPage(page, url(sites));
      const { controls, ...walk } = await walkByKeyboard(page);
      expect(walk).toEqual({ missed: [], unseen: [], isOut: true });
      expect(controls).toBeGreaterThan(2);
      await context.close();
    });
  });

  test('is found faulty where it is', async () => {
    expect((await violationsOf(browser, `${sites.small.url}/faulty/`, 'light')).join()).toMatch(/image-alt/);
    const page = await browser.newPage();
    await page.setContent(
      '<a href="#a" style="outline: none">a</a><div id="trap"><button>b</button></div><a href="#c">c</a>' +
        "<script>trap.onkeydown = (event) => { if (event.key === 'Tab') event.preventDefault() }</script>",
    );
    const { missed, unseen } = await walkByKeyboard(page);
    expect([missed, unseen]).toEqual([['<a href="#c">c</a>'], [expect.stringContaining('outline: none')]]);
  });
});
