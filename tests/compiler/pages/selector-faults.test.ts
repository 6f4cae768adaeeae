/** Selectors of `markdown` in the configuration: what repeats across a site, and selectors that are none or find nothing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { elementSelectorFault } from '../../../compiler/config/selector-fault.ts';
import { parsePage } from '../../../compiler/markdown/parse.ts';
import { prune } from '../../../compiler/markdown/prune/prune.ts';
import { selectionsOf } from '../../../compiler/markdown/selections.ts';
import { readContentTree } from '../../../compiler/pages/content-tree.ts';
import type { ChromeReport } from '../../../compiler/pages/notes-file.ts';
import { ProblemList } from '../../../compiler/problems/problem.ts';
import { buildSite, SiteFolder, type Files } from '../site.ts';
import { config, page, WORDS, type Markdown } from './content-site.ts';

describe('what repeats across a site', () => {
  const NAMES = 'alpha beta gamma delta epsilon zeta eta theta iota kappa'.split(' ');
  const text = (name: string): string => `<p>${Array.from({ length: 40 }, (_, index) => `${name}${index}`).join(' ')}</p>`;
  const repeated =
    '<div><p>Made in the town of <a class="k" href="/x">Bern</a></p></div><div class="l"><p>Prices are without tax, always and for all</p></div><div class="m">A text that nobody misses</div>';
  const files = (markdown: Markdown): Files => ({
    ...Object.fromEntries(['index', ...NAMES].map((name) => [`${name}.html`, page(`<div><h1>${name}</h1>${text(name)}</div>${repeated}`)])),
    ...config(markdown),
  });

  const built = async (markdown: Markdown): Promise<{ twin: string; left: readonly string[] }> => {
    const site = new SiteFolder(files(markdown));
    onTestFinished(() => site.remove());
    await site.compile();
    const { blocks } = JSON.parse(readFileSync(join(site.folder, '.sitec/chrome.json'), 'utf8')) as ChromeReport;
    return { twin: String(site.bundle().get('alpha/index.md')), left: blocks.map((block) => block.text) };
  };

  it('is left out without a configuration', async () => {
    const { twin, left } = await built({});
    expect(twin).not.toMatch(/Bern|Prices|nobody/);
    expect(left.join()).toMatch(/Bern.*Prices.*nobody|Prices/);
  });

  it('stays where it is kept, a line with a link too, and the report does not name it', async () => {
    const { twin, left } = await built({ keep: ['.k', '.l'] });
    expect(twin).toMatch(/Made in the town of \[Bern\][^]*Prices are without tax/);
    expect(twin).not.toContain('nobody');
    expect(left).toEqual(['A text that nobody misses']);
  });

  it('is not counted where it is dropped', async () => {
    const { twin, left } = await built({ drop: ['.m', '.l'] });
    expect(twin).not.toMatch(/nobody|Prices/);
    expect(left).toEqual(['Made in the town of Bern']);
  });
});

describe('a selector', () => {
  const files = { 'index.html': page('<main><h1>Acme</h1><p>text</p></main>') };

  it.each(['((', '', 'p:hover', 'p::before', ':nth-child(2 of p)', 'li:is(', '> p'])(
    '%j is none, and ends the build with 3',
    async (selector) => {
      for (const markdown of [{ main: selector }, { keep: ['p', selector] }, { drop: [selector] }]) {
        const { exitCode, problems } = await buildSite({
          files: { ...files, 'sitec.config.yaml': `markdown: ${JSON.stringify(markdown)}` },
        });
        expect([exitCode, problems.map(({ code }) => code)]).toEqual([3, ['SITEC1003']]);
        expect(problems[0]?.message).toContain('must be a CSS selector (');
      }
    },
  );

  it('that is none is shown where it stands', async () => {
    const yaml = "markdown:\n  keep:\n    - '.a'\n    - 'p:hover'\n";
    const { problem } = await buildSite({ files: { ...files, 'sitec.config.yaml': yaml } });
    expect(problem('SITEC1003')).toMatchObject({ line: 4, text: "- 'p:hover'" });
    expect(problem('SITEC1003').message).toBe(
      '"markdown.keep" in the configuration must be a CSS selector (":hover" cannot be matched on a page), got "p:hover"',
    );
  });

  it('that finds an element on no page is a warning, each by itself', async () => {
    const { exitCode, problems } = await buildSite({
      files: { ...files, ...config({ main: 'main', keep: ['.no', 'p'], drop: ['script'] }) },
    });
    const found = problems.filter(({ code }) => code === 'SITEC1037').map(({ message }) => message.split(',')[0]);
    expect([exitCode, found]).toEqual([
      0,
      ['markdown.keep in the configuration names .no', 'markdown.drop in the configuration names script'],
    ]);
  });

  it('of any text is none, or can be matched', () => {
    const parts = fc.constantFrom(
      'p',
      '.k',
      '#a',
      '[a',
      '=b]',
      ':not(',
      ':is(',
      ')',
      ' ',
      '>',
      '+',
      '~',
      ',',
      '*',
      ':nth-child(',
      '2n+1',
      '"',
      "'",
      '\\',
    );
    const selector = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.oneof(parts, fc.string({ maxLength: 3 })), { maxLength: 9 }).map((all) => all.join('')),
    );
    const html = page(`<nav><p class="k" id="a">x</p></nav><main><h1>Acme</h1><p>${WORDS}</p></main><svg><path d="M0"/></svg>`);
    const address = { path: '/', url: 'https://acme.example/', source: 'index.html', base: 'https://acme.example' };
    fc.assert(
      fc.property(selector, (text) => {
        if (elementSelectorFault(text) !== null) return;
        const { head, root } = parsePage(html, selectionsOf({ markdown: { main: text, keep: [text], drop: [text, 'h1'] } }));
        const content = prune(root, address.path);
        expect(readContentTree({ head, content }, address, new ProblemList()).markdown).not.toBe('');
      }),
      { numRuns: 2000, seed: 20_261 },
    );
  });

  it('that is known to be one is not refused', () => {
    const known = [
      'a:not(.b):is(p, .c) > i ~ b + u',
      'p:nth-last-of-type(2n + 1)',
      '[a="x:hover" i]',
      '.md\\:flex',
      ':root:has(> p)',
      'a:lang("de")',
    ];
    expect(known.map(elementSelectorFault)).toEqual(known.map(() => null));
  });
});
