/** What the browser tests share: Chromium, the names of the tools, and how a page complains. */
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.js';

const executablePath = findChromium();

/** Whether there is no browser; the tests are skipped then, and say so. */
export const isMissing = executablePath === undefined;
if (isMissing) console.warn('The browser tests are skipped: there is no Chromium. Install it, or set CHROME_PATH.');

/** Names of the tools in the order in which the script registers them. */
export const TOOLS = ['get_plans', 'search_guides', 'get_contact', 'search_site', 'read_page', 'open_page', 'start_trial'];
/** A page whose script runs from right to left. */
export const ARABIC = '/guides/alrad-altilqai-chat-a/';

/** Starts Chromium with further flags. */
export const launch = (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch({ ...(executablePath !== undefined && { executablePath }), args: [...CHROMIUM_FLAGS, ...flags] });

/** Opens a page with all that it loads. The network can be idle before a busy browser has run the scripts, so both are waited for. */
export const openPage = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
};

/** Opens a page again, with all that it loads. */
export const reloadPage = async (page: Page): Promise<void> => {
  await page.reload();
  await page.waitForLoadState('networkidle');
};

/** What a test has of its page. */
interface Opened {
  readonly browser: Browser;
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** Gives each test of a file a page of its own, in one browser. */
export const onOwnPage = (use: (opened: Opened) => void): void => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => void (browser = await launch()));
  afterAll(() => browser.close());
  beforeEach(async () => {
    page = await browser.newPage();
    use({ browser, page, complaints: complaintsOf(page) });
  });
  afterEach(() => page.close());
};

/** Everything that a page complains about, as it comes: exceptions, console errors, files that cannot be loaded. */
export const complaintsOf = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && complaints.push(`console: ${message.text()}`));
  page.on('requestfailed', (request) => complaints.push(`request: ${request.url()}`));
  page.on('response', (response) => response.status() >= 400 && complaints.push(`${response.status()}: ${response.url()}`));
  return complaints;
};
