/** The element with which people copy a page: where it goes, what is in it, and that nothing else reads it. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyPlaces } from '../../../compiler/html/copy-places.ts';
import { packageFolder } from '../../../compiler/base/package.ts';
import { buildSite, html, type Built, type BuildOptions, type Files } from '../site.ts';

const build = (files: Files, config: object = { inject: ['copy'] }, options: BuildOptions = {}): Promise<Built> =>
  buildSite({
    files: { 'index.html': html('Acme'), ...files, 'sitec.config.json': JSON.stringify({ developers: false, ...config }) },
    options,
  });

const link = (path: string, language = 'en', text = 'View as markdown'): string =>
  `<p><a rel="alternate" type="text/markdown" href="${path}" lang="${language}" dir="auto">${text}</a></p>`;
const script = '<script src="/sitec-copy.js" defer></script>';
const PAGE = html('Contact', '<p>Write to us whenever you like.</p>');

describe('the element', () => {
  it('is on no page, and has no script, unless the configuration lists it', async () => {
    for (const config of [{}, { inject: ['links', 'webmcp'] }]) {
      const { dist, read } = await build({ 'contact/index.html': PAGE }, config);
      expect([read('contact/index.html').includes('sitec-copy'), dist.has('sitec-copy.js')]).toEqual([false, false]);
    }
  });

  it('follows the title, as a link to the markdown for readers without scripts', async () => {
    const { read, codes } = await build({ 'contact/index.html': PAGE });
    const written = PAGE.replace('</h1>', `</h1><sitec-copy>${link('/contact/index.md')}</sitec-copy>`).replace(
      '</head>',
      `${script}</head>`,
    );
    expect([codes, read('contact/index.html')]).toEqual([[], written]);
  });

  it('is the one of the template, which is filled where it is empty and kept where it is not', async () => {
    const empty = html('Contact', '<aside><sitec-copy class="end">\n</sitec-copy></aside><p>Write to us.</p>');
    const full = html('Terms', '<sitec-copy><a href="/terms.md">Text</a></sitec-copy><p>We repair bicycles.</p>');
    const { read } = await build({ 'contact/index.html': empty, 'terms/index.html': full });
    expect(read('contact/index.html')).toBe(
      empty.replace('class="end">', `class="end">${link('/contact/index.md')}`).replace('</head>', `${script}</head>`),
    );
    expect(read('terms/index.html')).toBe(full.replace('</head>', `${script}</head>`));
  });

  it('is below the path that the site has on its host', async () => {
    const { read } = await build({ 'contact/index.html': PAGE }, undefined, { baseUrl: 'https://acme.example/project' });
    expect(read('contact/index.html')).toContain(link('/project/contact/index.md'));
    expect(read('contact/index.html')).toContain('<script src="/project/sitec-copy.js" defer>');
  });

  it('is not written where there is no markdown to copy', async () => {
    const { read, dist } = await build({ 'contact/index.html': PAGE }, undefined, { only: ['llms'] });
    expect([read('contact/index.html').includes('sitec-copy'), dist.has('sitec-copy.js')]).toEqual([false, false]);
  });

  it('changes no markdown, no search and no index, and is written once when a page is compiled again', async () => {
    const files = { 'contact/index.html': PAGE };
    const [plain, first] = [await build(files, { inject: [] }), await build(files)];
    const texts = (built: Built): readonly string[] =>
      [...built.dist.keys()].filter((path) => /\.(?:md|txt)$|^_sitec\/passages|^api\//.test(path)).map((path) => built.read(path));
    expect(texts(first)).toEqual(texts(plain));
    const again = await build({ 'index.html': first.read('index.html'), 'contact/index.html': first.read('contact/index.html') });
    expect(again.read('contact/index.html')).toBe(first.read('contact/index.html'));
    expect(again.read('contact/index.md')).toBe(plain.read('contact/index.md'));
  });
});

describe('its words', () => {
  const german = PAGE.replace('lang="en"', 'lang="de-AT"');
  const welsh = PAGE.replace('lang="en"', 'lang="cy"');
  const table = (text: string): Record<string, readonly string[]> =>
    JSON.parse(/\{"[^}]*\}/.exec(text.replaceAll(/\{(?:name|url)\}/g, '()'))?.[0] ?? '') as never;

  it('are in the language of the page, else in English, and say which', async () => {
    const { read } = await build({ 'de/index.html': german, 'cy/index.html': welsh });
    expect(read('de/index.html')).toContain(link('/de/index.md', 'de', 'Als Markdown ansehen'));
    expect(read('cy/index.html')).toContain(link('/cy/index.md'));
    const words = table(read('sitec-copy.js'));
    expect(Object.keys(words).sort()).toEqual(['', 'cy', 'de-at', 'en']);
    expect([words['de-at']?.[0], words['cy']?.[0], words['']?.[0]]).toEqual(['Seite kopieren', 'Copy page', 'Copy page']);
  });

  it('are those of the configuration, written so that no word is markup', async () => {
    const answers = { labels: { de: { copyPage: 'Kopieren', viewMarkdown: '<b>ä</b>' } } };
    const { read } = await build({ 'de/index.html': german }, { inject: ['copy'], answers });
    expect(read('de/index.html')).toContain(link('/de/index.md', 'de', '&lt;b&gt;&#xe4;&lt;/b&gt;'));
    expect(table(read('sitec-copy.js'))['de-at']?.[0]).toBe('Kopieren');
  });
});

describe('its place', () => {
  const before = (text: string): string | null => {
    const { heading } = copyPlaces(text);
    return heading === null ? null : text.slice(heading);
  };

  it.each([
    ['in the content before all', '<header><h1>Acme</h1></header><main><h1>Title</h1>here'],
    ['outside of headers', '<header><h1>Acme</h1></header><div><h1>Title</h1>here'],
    ['in a header where there is no other', '<header><h1>Acme</h1>here'],
    ['in the header of an article', '<h1>Acme</h1><article><header><h1>Title</h1>here'],
    ['outside of what is pressed', '<main><a href="/"><h1>Acme</h1></a><h1>Title</h1>here'],
    ['the first of several', '<main><h1>Title</h1>here'],
    ['not in a comment or a script', '<!-- <h1>a</h1> --><script>"<h1>b</h1>"</script><H1 >Title</H1>here'],
  ])('%s', (_, text) => expect(before(`${text}<p>More</p>`)).toBe('here<p>More</p>'));

  it.each([
    '<p>No title</p>',
    '<h2>Second</h2>',
    '<a href="/"><h1>Acme</h1></a>',
    '<main><h1>Title</main>',
    '<h1>Title</h1><sitec-copy></sitec-copy>',
  ])('is nowhere on %s', (text) => expect(before(text)).toBeNull());
});

it('is a script of at most 3 kB', () => {
  expect(statSync(join(packageFolder(), 'build/browser/sitec-copy.js')).size).toBeLessThanOrEqual(3000);
});
