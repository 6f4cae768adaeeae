/** What no reader of a page sees is left out, and said once. */
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../compiler/markdown/parse.ts';
import { convert } from '../page.ts';
import { buildSite, html } from '../site.ts';

const page = (body: string): string => `<title>T</title><main><h1>T</h1><p>Words that everybody sees.</p>${body}</main>`;
const reports = (body: string): readonly string[] => convert(page(body)).problems.map(({ code, message }) => `${code} ${message}`);

describe('hidden text', () => {
  it.each([
    ['by an attribute', '<p hidden>Five words that are hidden.</p>'],
    ['by a style', '<p style="color: red; DISPLAY:NONE">Five words that are hidden.</p>'],
    ['off the screen', '<p style="position:absolute;left:-9999px">Five words that are hidden.</p>'],
    ['of no size', '<p style="font-size:0px">Five words that are hidden.</p>'],
    ['in a box that is not closed', '<p hidden><b>Five words<i> that</b> are hidden.</i></p>'],
  ])('%s is left out and reported', (_, body) => {
    expect(reports(body)).toEqual(['SITEC3107 left out hidden text: "Five words that are hidden."']);
    expect(convert(page(body)).markdown).not.toContain('hidden');
  });

  it.each([
    ['hidden from screen readers alone, which people see', '<p>Seen <span aria-hidden="true">Five words that are hidden.</span></p>'],
    ['few words', '<p hidden>Only four short words</p>'],
    ['words that are seen elsewhere', '<p hidden>words that <b>everybody</b> sees.</p>'],
    ['a menu', '<nav><p hidden>Five words that are hidden.</p></nav>'],
    ['what a control opens', '<button aria-expanded="false" aria-controls="x">Q</button><p id="x" hidden>Five words that are hidden.</p>'],
    ['a panel of tabs', '<div role="tabpanel" hidden>Five words that are hidden.</div>'],
    ['what can be found by searching', '<p hidden="until-found">Five words that are hidden.</p>'],
    ['what only fades in', '<p style="opacity:0">Five words that are hidden.</p>'],
    ['another property', '<p style="backface-visibility: hidden">Five words that are hidden.</p>'],
  ])('that is %s is not reported', (_, body) => {
    expect(reports(body)).toEqual([]);
  });

  it('is shown by its first 80 characters, each text once, three texts a page', () => {
    const text = (name: string): string => `<p hidden>${name} ${'word '.repeat(30)}</p>`;
    const found = reports(['a', 'b', 'a', 'c', 'd', 'e'].map(text).join(''));
    expect(found).toHaveLength(3);
    expect(found[0]).toBe(`SITEC3107 left out hidden text: "${`a ${'word '.repeat(30)}`.slice(0, 80)}"`);
    expect(found[2]).toMatch(/^SITEC3107 left out hidden text: "c .*", and 2 more$/);
  });

  it('cannot reach the terminal as it stands', () => {
    expect(reports('<p hidden>Five &#27;[31mwords&#x202e; that are hidden.</p>')).toEqual([
      'SITEC3107 left out hidden text: "Five [31mwords that are hidden."',
    ]);
  });

  it('is taken for an animation when most of the page is invisible', () => {
    const body = `<div style="visibility:hidden">${'<p>Words that fade in one by one.</p>'.repeat(3)}</div><p hidden>Five words that are hidden.</p>`;
    expect(reports(body).map((report) => report.slice(0, 9))).toEqual(['SITEC3107', 'SITEC3108']);
    expect(convert(page(body)).markdown).toContain('fade in');
    expect(convert(page('<p style="visibility:hidden">One.</p>')).markdown).not.toContain('One');
  });

  it('of other styles is never taken for one, however long it is', () => {
    expect(convert(page(`<div style="display:none">${'order '.repeat(200)}</div>`)).markdown).not.toContain('order');
  });
});

describe('characters that no reader sees', () => {
  const DECEPTIVE = '\u202e\u2066\u{e0041}\u{e007f}';
  const OTHERS = '\u00ad\u200b\u2060\u0007\u0081';
  const ALL = `${DECEPTIVE}${OTHERS}`;
  const references = [...ALL].map((sign) => `&#${sign.codePointAt(0)};`).join('');

  it.each([
    ['as they are', ALL],
    ['as references', references],
  ])('%s reach no file by title, description, headings, cells, names or pictures', async (_, signs) => {
    const body =
      `<h1>He${signs}ad</h1><h2 id="a${signs}b">Sec${signs}tion</h2><p>Te${signs}xt <img src="/x.png" alt="Pic${signs}ture"></p>` +
      `<table><tr><th>Ro${signs}w<th>b<tr><td>c<td>d</table><p data-sitec-feature="inbox" data-sitec-status="available">In${signs}box</p>` +
      '<p>An end that <b>overlaps <i>another</b></i>.</p>';
    const head = `<meta name="description" content="Des${signs}cription"><meta property="og:site_name" content="Ac${signs}me">`;
    const guide = `<!doctype html><html><head><title>Ti${signs}tle</title>${head}</head><body><main>${body}</main></body></html>`;
    const { dist, problems, read } = await buildSite({
      files: {
        'index.html': html('Acme'),
        'guides/one.html': guide,
        'features/inbox.html': guide,
        'compare/rival.html': guide.replace(/<h1>.*?<\/h1>/, ''),
      },
    });
    const bad = new RegExp(`[${OTHERS}\u202a-\u202e\u2066-\u2069]|\udb40|\\\\u(?:202e|2066|00ad|200b|db40)`, 'i');
    // The code of search.js names such characters, and holds no text of a site.
    const texts = [...dist].filter(([path]) => !path.endsWith('.html') && path !== 'search.js');
    for (const [path, bytes] of texts) expect(bad.exec(bytes.toString()), path).toBe(null);
    expect(read('guides/one/index.md')).toMatch(/^---\ntitle: "Head"\ndescription: "Description"\n/);
    expect(problems.filter(({ code }) => code === 'SITEC3109')).toHaveLength(3);
  });

  it('are kept where letters need them, and in flags', () => {
    const flag = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
    const { markdown } = convert(page(`<p>\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \u200f${flag} end</p>`));
    expect(markdown).toContain(`\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \u200f${flag} end`);
  });

  it('NUL is removed from titles, attributes and addresses too, and each is counted', async () => {
    const body = '<p><a href="/te\0rms">Te\0rms</a> <span data-sitec-feature="inb\0ox">x</span></p>';
    const { problem, read } = await buildSite({
      files: { 'index.html': html('Ac\0me', body), 'features/inbox.html': html('Inbox'), 'terms.html': html('Terms') },
    });
    // The title stands in <title> and in <h1>.
    expect(problem('SITEC3101').message).toContain(' 5 NUL ');
    expect(read('index.md')).toMatch(/title: "Acme"[^]*# Acme\n\n\[Terms\]\(https:\/\/acme\.example\/terms\)/);
  });

  it('NUL does not move the places of marks and scripts', () => {
    const text =
      '<p>\0\0a</p>\0<b data-sitec-plan="solo">Solo</b><script type="application/ld+json">\0{}</script>\0<i data-sitec-plan="team">';
    const { marks, scripts } = parsePage(text);
    expect(marks.map(({ offset }) => offset)).toEqual([text.indexOf('<b'), text.indexOf('<i')]);
    expect(scripts).toMatchObject([{ start: text.indexOf('{}') }]);
  });
});
