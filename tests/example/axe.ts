/** What axe finds on a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The colour schemes in which pages are judged. */
export const SCHEMES = ['light', 'dark'] as const;

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds on a page in a colour scheme, one line a rule. */
export const violationsOf = async (browser: Browser, url: string, colorScheme: (typeof SCHEMES)[number]): Promise<readonly string[]> => {
  const context = await browser.newContext({ colorScheme });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  // Where a page has no background, browsers paint the canvas in the colour of the scheme, and axe takes it for white.
  await page.addStyleTag({ content: ':where(:root) { background: Canvas }' });
  await page.evaluate(AXE);
  const found = await page.evaluate<readonly Violation[]>(
    "axe.run(document, { resultTypes: ['violations'] }).then((all) => all.violations)",
  );
  await context.close();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
};
