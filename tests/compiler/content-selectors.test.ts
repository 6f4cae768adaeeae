/** `markdown: { main, keep, drop }` of the configuration: what it makes of pages, and what it cannot do. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ChromeReport } from '../../compiler/chrome-report.ts';
import { readContentTree } from '../../compiler/content-tree.ts';
import { parsePage } from '../../compiler/markdown/parse.ts';
import { selectionsOf } from '../../compiler/markdown/selections.ts';
import { ProblemList } from '../../compiler/problem.ts';
import { elementSelectorFault } from '../../compiler/readers/selectors.ts';
import { buildSite, SiteFolder, type Files } from './site.ts';

interface Markdown {
  readonly main?: string;
  readonly keep?: readonly string[];
  readonly drop?: readonly string[];
}

const config = (markdown: Markdown): Files => ({ 'sitec.config.json': JSON.stringify({ markdown }) });

const page = (body: string): string => `<!doctype html><html lang="en"><head><title>Acme</title></head><body>${body}</body></html>`;

/** The markdown of a page that is a site. */
const twinOf = async (body: string, markdown: Markdown): Promise<string> => {
  const { read } = await buildSite({ files: { 'index.html': page(body), ...config(markdown) } });
  return read('index.md');
};

const WORDS = Array.from({ length: 12 }, (_, index) => `word${index}`).join(' ');

describe('markdown.main', () => {
  const body = `<div id="a"><h1>Acme</h1><p>${WORDS}</p></div><main><p>Small</p><p>${WORDS.slice(0, 40)}</p></main><div>beside</div>`;

  it('is the main content, before <main>', async () => {
    const twin = await twinOf(body, { main: '#a' });
    expect(twin).toContain('word11');
    expect(twin).not.toMatch(/Small|beside/);
  });

  it('counts only when it holds a quarter of the words; then <main> is asked', async () => {
    const twin = await twinOf(`<p id="a">one two</p>${body}`, { main: 'p#a' });
    expect(twin).toContain('Small');
    expect(twin).not.toMatch(/one two|beside/);
  });

  it('says nothing of what a rule leaves out', async () => {
    expect(await twinOf(`${body}<nav id="b">${WORDS.toUpperCase()}</nav>`, { main: '#b' })).not.toContain('WORD3');
  });
});

describe('markdown.keep', () => {
  it.each([
    ['a menu', '<nav class="k"><a href="/x">kept words</a></nav>'],
    ['a page footer with a menu in it', '<footer class="k"><nav><a href="/x">kept words</a></nav></footer>'],
    ['what is marked as left out', '<p class="k" data-sitec="ignore">kept words</p>'],
    ['words for screen readers', '<p>seen <span class="k sr-only">kept words</span></p>'],
    ['a cookie banner', '<div class="k cookie-bar"><p>kept words</p><button>OK</button></div>'],
    ['a mock-up', '<div class="k mockup">kept words</div>'],
    ['a breadcrumb', '<div class="k breadcrumb">kept words</div>'],
    ['a button', '<p>press <button class="k">kept words</button></p>'],
    ['a dialog', '<dialog class="k"><p>kept words</p></dialog>'],
    ['a part of a menu', '<nav>gone <ul><li>gone</li><li class="k">kept words</li></ul></nav>'],
    ['a part of a dialog', '<dialog>gone<p class="k">kept words</p></dialog>'],
    ['a part of what is dropped', '<div class="d">gone<p class="k">kept words</p></div>'],
    ['an element that is selected twice', '<div class="d k">kept words</div>'],
  ])('wins over the rules: %s', async (_, markup) => {
    const body = `<main><h1>Acme</h1><p>${WORDS}</p></main>`;
    for (const whole of [body.replace('</main>', `${markup}</main>`), body + markup]) {
      const twin = await twinOf(whole, { keep: ['.k'], drop: ['.d', 'h5'] });
      expect(twin).toContain('kept words');
      expect(twin).toContain('word11');
      expect(twin).not.toContain('gone');
    }
  });

  it.each([
    ['hidden', '<p class="k" hidden>secret words</p>'],
    ['hidden by a style', '<p class="k" style="display:none">secret words</p>'],
    ['inside of what is hidden', '<div hidden><p class="k">secret words</p></div>'],
    ['hidden from screen readers', '<div aria-hidden="true">seen<p class="k">secret words</p></div>'],
    ['hidden inside of what is kept', '<nav class="k">kept<p hidden>secret words</p></nav>'],
    ['dropped inside of what is kept', '<nav class="k">kept<p class="d">secret words</p></nav>'],
    ['marked inside of what is kept', '<nav class="k">kept<p data-no-markdown>secret words</p></nav>'],
    ['a permalink inside of what is kept', '<nav class="k"><h2>kept<a href="#x">#</a></h2></nav>'],
    ['never built', '<noscript class="k">secret words</noscript>'],
  ])('does not win over what is %s', async (_, markup) => {
    const twin = await twinOf(`<main><h1>Acme</h1><p>${WORDS}</p></main>${markup}`, { keep: ['.k'], drop: ['.d'] });
    expect(twin).not.toMatch(/secret|\[#\]/);
  });

  it('keeps elements where they stand, and the lists around them', async () => {
    const body = `<header><p class="k">first</p></header><main><h1>Acme</h1><p>${WORDS}</p></main><nav><ul><li>a</li><li class="k">last</li></ul></nav>`;
    expect(await twinOf(body, { keep: ['.k'] })).toMatch(/# Acme\n\nfirst\n\nword0 .*\n\n- last\n$/);
  });
});

describe('markdown.drop', () => {
  it('leaves elements out, by every attribute, and on pages that browsers repair', async () => {
    const body = `<main><h1>Acme</h1><p>${WORDS}</p><p data-x-y="1">one</p><b aria-label="Z"><p>two</b>three</p><p itemprop="z">four</p></main>`;
    const twin = await twinOf(body, { drop: ['[data-x-y="1"]', '[aria-label=Z]', 'p[itemprop]'] });
    expect(twin).not.toMatch(/one|two|four/);
    expect(twin).toContain('three');
  });

  it('counts elements as browsers do, with those that are never part of the markdown', async () => {
    const body = `<main><h1>Acme</h1><p>${WORDS}</p><script>0</script><p>fourth</p><style></style><p>sixth</p></main>`;
    const twin = await twinOf(body, { drop: ['main > :nth-child(4)', 'style + p'] });
    expect(twin).not.toMatch(/fourth|sixth/);
  });
});

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
        const parsed = parsePage(html, selectionsOf({ markdown: { main: text, keep: [text], drop: [text, 'h1'] } }));
        expect(readContentTree(parsed, address, new ProblemList()).markdown).not.toBe('');
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

it('without the key nothing changes, and with selectors that match nothing no twin does', async () => {
  const body = `<nav><a href="/">Home</a></nav><main><h1>Acme</h1><p>${WORDS}</p><table><tr><td><svg><path d="M0"/></svg></td></tr></table></main>`;
  const files = { 'index.html': page(body), 'b/index.html': page(`<p><b>x<div>repaired</b></div>${body}`) };
  const [plain, empty, idle] = await Promise.all(
    [{}, config({}), config({ main: '.no', keep: ['.no'], drop: ['.no'] })].map(
      async (more) => (await buildSite({ files: { ...files, ...more } })).dist,
    ),
  );
  expect(plain?.size).toBeGreaterThan(20);
  for (const [path, bytes] of plain ?? []) {
    expect(empty?.get(path)?.equals(bytes), path).toBe(true);
    if (path.endsWith('.md')) expect(idle?.get(path)?.equals(bytes), path).toBe(true);
  }
});
