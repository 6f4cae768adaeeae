/** Pages with what sitec writes into them, and pages that it makes, judged by axe in light and in dark. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARABIC, isMissing, launch } from './browser.ts';
import { example } from './example.ts';
import { serveSmallSite, type SmallSite } from './small-site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGES = ['/', '/pricing/', ARABIC, '/developers/', '/compare/service-vs-tool-a/'];
const SCHEMES = ['light', 'dark'] as const;

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

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

  const violations = async (url: string, colorScheme: (typeof SCHEMES)[number]): Promise<readonly string[]> => {
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

  describe.each(SCHEMES)('in %s', (scheme) => {
    test.each(PAGES)('on %s', async (path) => {
      expect(await violations(example.url + path, scheme)).toEqual([]);
    });

    test('on pages that are generated', async () => {
      expect(small.generated).toContain('404.html');
      for (const path of small.generated) expect([path, await violations(`${small.url}/${path}`, scheme)]).toEqual([path, []]);
    });
  });

  test('but in a page with a fault', async () => {
    expect((await violations(`${small.url}/faulty/`, 'light')).join()).toMatch(/image-alt/);
  });
});
