/** A page in Chromium shows what was built since, without anybody touching it. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { complaintsOf, isMissing, launch } from '../../example/browser.ts';
import { page, PATIENCE, printed, siteOf, start, urlOf } from '../build/watching.ts';

const TIME = 180_000;
/** Nothing but what comes from the site itself. */
const STRICT = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;

describe.skipIf(isMissing)('a page of sitec serve --watch in a browser', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launch()), 60_000);
  afterAll(() => browser?.close());

  const shows = (tab: Page, heading: string): Promise<unknown> =>
    expect
      .poll(
        () =>
          tab
            .locator('h1')
            .textContent({ timeout: 1000 })
            .catch(() => ''),
        PATIENCE,
      )
      .toBe(heading);

  test(
    'shows each new build, and is not loaded anew without one',
    async () => {
      const site = siteOf({ 'index.html': page('One', STRICT) });
      const server = start(site, 'serve', 'site', '--watch', '--port', '0');
      const tab = await browser.newPage();
      const complaints = complaintsOf(tab);
      let loads = 0;
      tab.on('load', () => loads++);
      await tab.goto(`${await urlOf(server)}/`);
      await shows(tab, 'One');
      for (const text of ['Two', 'Three']) {
        site.write('index.html', page(text, STRICT));
        await shows(tab, text);
      }
      await expect.poll(() => loads, PATIENCE).toBe(3);
      // A change that changes nothing, and a build that fails: the page stays.
      site.write('index.html', page('Three', STRICT));
      await printed(server, () => server.output.stderr.includes('nothing changed'));
      site.write('content/plans.yaml', 'plans: [');
      await printed(server, () => server.output.stderr.includes('failed: 1 error'));
      site.write('content/plans.yaml', 'plans: []');
      await printed(server, () => server.output.stderr.split('nothing changed').length === 3);
      expect([await tab.locator('h1').textContent(), loads]).toEqual(['Three', 3]);
      // Not what every reload is: a connection that is cut off.
      expect(complaints.filter((each) => /exception|Content.Security.Policy/i.test(each))).toEqual([]);
      await tab.close();
    },
    TIME,
  );

  test(
    'shows a page that was missing when it was opened',
    async () => {
      const site = siteOf();
      const server = start(site, 'serve', 'site', '--watch', '--port', '0');
      const tab = await browser.newPage();
      await tab.goto(`${await urlOf(server)}/about/`);
      site.write('about/index.html', page('About'));
      await shows(tab, 'About');
      expect(await tab.locator('h1').textContent()).toBe('About');
      await tab.close();
    },
    TIME,
  );
});
