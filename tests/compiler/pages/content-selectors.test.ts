/** `markdown: { main, keep, drop }` of the configuration: what it makes of pages. */
import { describe, expect, it } from 'vitest';
import { buildSite } from '../site.ts';
import { config, page, WORDS, type Markdown } from './content-site.ts';

/** The markdown of a page that is a site. */
const twinOf = async (body: string, markdown: Markdown): Promise<string> => {
  const { read } = await buildSite({ files: { 'index.html': page(body), ...config(markdown) } });
  return read('index.md');
};

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
    ['words that repeat inside of what is kept', '<nav class="k"><a href="/x">kept <span class="sr-only">secret words</span></a></nav>'],
    ['never built', '<template class="k">secret words</template>'],
  ])('does not win over what is %s', async (_, markup) => {
    const twin = await twinOf(`<main><h1>Acme</h1><p>${WORDS}</p></main>${markup}`, { keep: ['.k'], drop: ['.d'] });
    expect(twin).not.toMatch(/secret|\[#\]/);
  });

  it('keeps elements where they stand, and the lists around them', async () => {
    const body = `<header><p class="k">first</p></header><main><h1>Acme</h1><p>${WORDS}</p></main><nav><ul><li>a</li><li class="k">last</li></ul></nav>`;
    expect(await twinOf(body, { keep: ['.k'] })).toMatch(/# Acme\n\nfirst\n\nword0 .*\n\n- last\n$/);
  });
});

describe('markdown.keep and the frames of a page', () => {
  it.each([
    ['a noscript', '<noscript class="k">without scripts</noscript>', 'without scripts'],
    ['a document of its own', '<iframe class="k" srcdoc="<p>in a frame</p>"></iframe>', 'in a frame'],
  ])('keeps %s beside the main content', async (_, markup, words) => {
    expect(await twinOf(`<main><h1>Acme</h1><p>${WORDS}</p></main>${markup}`, { keep: ['.k'] })).toContain(words);
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

it('takes attributes that every object has for attributes like any other', async () => {
  const body = `<main><h1>Acme</h1><p constructor="x" __proto__="y" toString="z">${WORDS}</p><p class="no">left out</p></main>`;
  const twin = await twinOf(body, { drop: ['.no'] });
  expect(twin).toContain('word11');
  expect(twin).not.toContain('left out');
});
