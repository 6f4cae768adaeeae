/** What axe finds on a page. */
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { openPage } from './browser.ts';

/** The colour schemes in which pages are judged. */
export const SCHEMES = ['light', 'dark'] as const;

/** A colour scheme in which pages are judged. */
export type Scheme = (typeof SCHEMES)[number];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Where a page has no background, browsers paint the canvas in the colour of the scheme, and axe takes it for white. */
const CANVAS = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':where(:root) { background: Canvas }');
  document.adoptedStyleSheets.push(sheet);
})()`;

/** What axe finds on what a page shows now, one line a rule. Frames hold pages of sites, which are judged by themselves. */
export const findingsOn = async (page: Page): Promise<readonly string[]> => {
  // As expressions: the policy of a page lets no other script in.
  await page.evaluate(axe.source);
  await page.evaluate(CANVAS);
  const found = await page.evaluate<readonly Violation[]>(
    "axe.run(document, { iframes: false, resultTypes: ['violations'] }).then((all) => all.violations)",
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
};

/** What axe finds at an address in a colour scheme. */
export const violationsOf = async (browser: Browser, url: string, colorScheme: Scheme): Promise<readonly string[]> => {
  const context = await browser.newContext({ colorScheme });
  const page = await context.newPage();
  await openPage(page, url);
  const found = await findingsOn(page);
  await context.close();
  return found;
};
