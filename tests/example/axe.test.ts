/** Pages with what sitec writes into them, and pages that it makes, judged by axe in light and in dark. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCHEMES, violationsOf } from './axe.ts';
import { ARABIC, isMissing, launch } from './browser.ts';
import { example } from './example.ts';
import { serveSmallSite, type SmallSite } from './small-site.ts';

const PAGES = ['/', '/pricing/', ARABIC, '/developers/', '/compare/service-vs-tool-a/'];

describe.skipIf(isMissing)('axe finds nothing', () => {
  let browser: Browser;
  let small: SmallSite;
  beforeAll(async () => {
    browser = await launch();
    small = await serveSmallSite();
  });
  afterAll(async () => {
    await small.close();
    await browser.close();
  });

  describe.each(SCHEMES)('in %s', (scheme) => {
    test.each(PAGES)('on %s', async (path) => {
      expect(await violationsOf(browser, example.url + path, scheme)).toEqual([]);
    });

    test('on pages that are generated', async () => {
      expect(small.generated).toContain('404.html');
      for (const path of small.generated) expect([path, await violationsOf(browser, `${small.url}/${path}`, scheme)]).toEqual([path, []]);
    });
  });

  test('but in a page with a fault', async () => {
    expect((await violationsOf(browser, `${small.url}/faulty/`, 'light')).join()).toMatch(/image-alt/);
  });
});
