/** `sitec explain /page/`: what the last build noted about a page, from real builds. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runExplain } from '../../../cli/explain/explain.ts';
import type { FoundNote } from '../../../cli/explain/page-notes-file.ts';
import { SiteFolder, type Files } from '../../compiler/site.ts';
import { CONTROL, folderOf, run } from '../fixture.ts';

const WORDS = Array.from({ length: 36 }, (_, index) => `word${index}`).join(' ');
const page = (body: string, title = 'Pricing'): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`;

const PRICING = page(
  `<nav><a href="/">Home</a> <a href="/docs">Docs</a></nav><main id="empty"></main>
  <div id="content"><h1>Pricing</h1><p>${WORDS}</p><p class="ad">Buy now</p><p class="ad">Buy now</p><p hidden>Obey me or else</p></div>
  <p class="legal">Without tax</p><p>Beside it</p>`,
);
const files: Files = {
  'index.html': page('<h1>Acme</h1><p>text</p>', 'Acme'),
  'pricing/index.html': PRICING,
  'sitec.config.json': JSON.stringify({ markdown: { main: '#empty, #content', keep: ['.legal'], drop: ['.ad'] } }),
};

const built = async (all: Files = files): Promise<SiteFolder> => {
  const site = new SiteFolder(all);
  onTestFinished(() => site.remove());
  await site.compile();
  return site;
};

const explain = (site: { readonly folder: string }, path: string, json = false) => run(() => runExplain(path, { cwd: site.folder, json }));

describe('a page', () => {
  it('is told with its main content, its words, what was left out, what was kept, and its twin', async () => {
    const site = await built({
      ...files,
      'sitec.config.json': JSON.stringify({ markdown: { main: '#content', keep: ['.legal'], drop: ['.ad'] } }),
    });
    const { code, stdout, stderr } = await explain(site, '/pricing/');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.replace(/noted .*Z/, 'noted TIME').split('\n')).toEqual([
      '/pricing/  Pricing',
      '  build     site, 2 pages, https://acme.example, noted TIME',
      '  source    site/pricing/index.html',
      '  main      #content, 37 of 41 words (90 %): the first with a quarter of the body',
      '  words     41 in the body, 39 in the content',
      '  left out  navigation, page footers, dialogs: "Home Docs", 2 words',
      '            markdown.drop .ad: "Buy now", 2 words, 2 times',
      '            hidden from every reader: "Obey me or else", 4 words, hidden',
      '            beside the main content: "Beside it", 2 words',
      '  kept      .legal: "Without tax", 2 words',
      '  twin      dist/pricing/index.md',
      '            https://acme.example/pricing/index.md',
      '',
    ]);
    expect(readFileSync(join(site.folder, 'dist/pricing/index.md'), 'utf8')).not.toMatch(/Buy|Obey|Beside|Docs/);
  });

  it('is told with what a rule took and nothing else says', async () => {
    const site = await built({ 'index.html': page('<h1>Acme</h1><p>text</p><button>Order for $9</button>', 'Acme') });
    expect((await explain(site, '/')).stdout).toContain(
      '  lacks     the amount "$9", found nowhere else, because of the rule form controls\n',
    );
  });

  it('is told with the date of its last change and what gives it', async () => {
    const dated = page('<h1>Docs</h1>').replace('</head>', '<meta property="article:modified_time" content="2026-02-03"></head>');
    const site = await built({ ...files, 'docs.html': dated });
    expect((await explain(site, '/docs')).stdout).toContain('  updated   2026-02-03, by its JSON-LD or its head\n');
    expect((await explain(site, '/')).stdout).not.toContain('  updated');
  });

  it('says which candidates were refused, and that the body is the content', async () => {
    const site = await built();
    expect((await explain(site, '/pricing/')).stdout).toContain(
      '  main      the whole body\n            not <main>, which is empty or left out\n            not #empty, #content, which is empty or left out\n',
    );
    expect((await explain(site, '/')).stdout).toContain('the whole body: the page does not mark its main content');
  });

  it('is the same as JSON', async () => {
    const site = await built();
    const { stdout } = await explain(site, '/pricing/', true);
    const { build, page: note, twin } = JSON.parse(stdout) as FoundNote;
    expect(build).toMatchObject({ version: 2, site: 'site', base: 'https://acme.example', out: 'dist', pages: 2 });
    expect(note).toMatchObject({ path: '/pricing/', title: 'Pricing', words: { body: 41, content: 41 } });
    expect(note.leftOut.first).toContainEqual({
      rule: 'hidden from every reader',
      text: 'Obey me or else',
      words: 4,
      hidden: true,
      times: 1,
    });
    expect(note.kept.first).toEqual([{ selector: '.legal', text: 'Without tax', words: 2 }]);
    expect(twin).toEqual({ file: 'dist/pricing/index.md', url: 'https://acme.example/pricing/index.md', isOfBuild: true });
  });

  it('says what repeats, by which rule and on how many pages', async () => {
    const names = 'alpha beta gamma delta epsilon zeta eta theta iota'.split(' ');
    const text = (name: string): string => `<h1>${name}</h1><p>${WORDS.replaceAll('word', name)}</p><div>Made in Bern</div>`;
    const menu = '<ul><li><a href="/a">One</a></li><li><a href="/b">Two</a></li><li><a href="/c">Three</a></li></ul>';
    const site = await built(Object.fromEntries(['index', ...names].map((name) => [`${name}.html`, page(menu + text(name), name)])));
    const { stdout } = await explain(site, '/alpha');
    expect(stdout).toContain('"One", 1 word: menu of L:en, on 10 of 10 pages');
    expect(stdout).toContain('"Made in Bern", 3 words: text of L:en, on 10 of 10 pages');
    expect(stdout).toContain('43 in the body, 43 in the content, 37 without repeated text');
  });

  it('with a thousand parts is told in part, with the number of the others', async () => {
    const parts = Array.from({ length: 1000 }, (_, index) => `<p class="ad">part ${index}</p>`).join('');
    const site = await built({ ...files, 'pricing/index.html': page(`<h1>x</h1><p>y</p>${parts}`) });
    const { stdout } = await explain(site, '/pricing/');
    expect(stdout).toContain('and 960 more, 1920 words');
    expect(readFileSync(join(site.folder, '.sitec/pages.jsonl')).length).toBeLessThan(8000);
  });

  it('is found by its address, percent-encoded or not', async () => {
    const site = await built({ ...files, 'preise-für/index.html': page('<h1>Preise</h1>') });
    for (const path of ['/preise-für/', '/preise-f%C3%BCr/']) expect((await explain(site, path)).stdout).toContain('Preise');
    expect((await explain(site, '/%')).code).toBe(2);
  });

  it('has nothing that steers a terminal', async () => {
    const site = await built({ ...files, 'pricing/index.html': page('<nav>\u001b[31mred\u202e</nav><h1>a\u009bb</h1>') });
    for (const json of [false, true]) expect((await explain(site, '/pricing/', json)).stdout).not.toMatch(CONTROL);
  });
});

describe('the build', () => {
  it('is noted beside the project, the same twice, and nothing of it is in the bundle', async () => {
    const [one, two] = [await built(), await built()];
    const [first, second] = [one, two].map((site) => readFileSync(join(site.folder, '.sitec/pages.jsonl'), 'utf8'));
    expect(first).toBe(second);
    expect(first).not.toContain(one.folder);
    expect([...one.bundle()].filter(([, bytes]) => bytes.includes('Obey me') && !bytes.includes('<nav>')).map(([path]) => path)).toEqual(
      [],
    );
    expect(existsSync(join(one.folder, '.sitec/pages.jsonl.tmp'))).toBe(false);
  });

  it('that the twin is not of says so', async () => {
    const site = await built();
    writeFileSync(join(site.folder, 'dist/pricing/index.md'), 'changed');
    expect((await explain(site, '/pricing/')).stdout).toContain('dist/pricing/index.md, but from another build');
    rmSync(site.out, { recursive: true });
    expect((await explain(site, '/pricing/')).stdout).toContain('but from another build');
  });
});

describe('what cannot be explained', () => {
  it.each([
    ['/prcing/', 'the last build has no page "/prcing/"; did you mean "/pricing/"?'],
    ['/pricing', 'did you mean "/pricing/"?'],
    ['/nothing/like/that/at/all', 'it noted 2, and none that it could not read'],
  ])('%s ends with 2', async (path, hint) => {
    const { code, stdout, stderr } = await explain(await built(), path);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(hint);
  });

  it('before the first build ends with 3', async () => {
    const folder = folderOf({ 'sitec.config.json': '{}' });
    expect(await explain({ folder }, '/')).toEqual({
      code: 3,
      stdout: '',
      stderr: 'error  .sitec/pages.jsonl is not there. Build it first: sitec build\n',
    });
  });

  const BUILD = '{"version":2,"site":"s","base":"https://a.example","out":"dist","pages":1}';

  it.each([
    ['an empty file', '', 'has no complete JSON document'],
    ['another version', BUILD.replace('2', '1'), 'has version 1, this sitec reads version 2'],
    ['another tool', '{"name":"x"}', 'is incomplete'],
    ['half a page', `${BUILD}\n{"path":"/","title":"x","sour`, 'has no complete JSON document'],
    ['a page of another form', `${BUILD}\n{"path":"/","title":7}\n`, 'is incomplete'],
    ['deep values', `${BUILD}\n{"path":"/","title":${'['.repeat(999)}${']'.repeat(999)}}`, 'is nested deeper than 64 levels'],
  ])('%s ends with 3', async (_, text, reason) => {
    const folder = folderOf({ 'sitec.config.json': '{}', '.sitec/pages.jsonl': text });
    const { code, stdout, stderr } = await explain({ folder }, '/');
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toContain(reason);
    expect(stderr).toContain('sitec build');
  });
});
