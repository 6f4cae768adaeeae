/** A build of which nothing has changed ends at once, and whatever has changed, the bundle is that of a build that knows of no other one. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Options, Result } from '../../compiler/index.ts';
import { html, SiteFolder } from './site.ts';

/** A title that every guide has as a line of its own too: where a page is called so, it says what that page is about, and is no passage of the others. */
const TEASER = 'How to brew a good cup of tea';

const guide = (title: string): string => html(title, `<p>${title} of the shop, step by step.</p><p>${TEASER}</p>`);

const siteOf = (files: Readonly<Record<string, string>> = {}): SiteFolder => {
  const site = new SiteFolder({
    'index.html': html('Acme', '<p>Tools for shops.</p><a href="/guides/tea/">Tea</a>'),
    'guides/tea/index.html': guide('Tea'),
    'about.html': html('About us'),
    'style.css': 'p {}',
    'sitec.config.json': '{ "dates": ["frontmatter"] }',
    'content/guides/tea.md': '---\nslug: tea\nupdated: 2026-01-02\n---\n',
    ...files,
  });
  onTestFinished(() => site.remove());
  return site;
};

const inSite = (site: SiteFolder, path: string): string => join(site.folder, 'site', path);

const build = async (site: SiteFolder, options: Options = {}): Promise<Result> => {
  const result = await site.compile(options);
  expect(result.exitCode).toBe(0);
  return result;
};

const isUnchanged = async (site: SiteFolder, options: Options = {}): Promise<boolean | undefined> =>
  (await build(site, options)).summary?.isUnchanged;

/** What a build came to besides how it was done. */
const cameTo = ({ exitCode, problems, summary, report }: Result): object => ({
  exitCode,
  problems,
  report,
  summary: { ...summary, cached: 0, isUnchanged: false },
});

describe('a second build', () => {
  it('says that nothing changed, and the rest as before', async () => {
    const site = siteOf();
    const first = await build(site);
    const before = site.bundle();
    const second = await build(site);
    expect([first.summary?.isUnchanged, second.summary?.isUnchanged]).toEqual([false, true]);
    expect(cameTo(second)).toEqual(cameTo(first));
    expect(site.bundle()).toEqual(before);
  });

  it('does not mind that files were written again with the same bytes', async () => {
    const site = siteOf();
    await build(site);
    for (const path of ['index.html', 'content/guides/tea.md'])
      site.write(path, readFileSync(join(site.folder, path.startsWith('content') ? '' : 'site', path)));
    expect(await isUnchanged(site)).toBe(true);
  });

  it.each<readonly [string, (site: SiteFolder) => void]>([
    ['a page changed', (site) => site.write('guides/tea/index.html', guide('Coffee'))],
    ['a page came', (site) => site.write('guides/milk/index.html', guide('Milk'))],
    ['a page went', (site) => rmSync(inSite(site, 'about.html'))],
    ['another file of the site changed', (site) => site.write('style.css', 'b {}')],
    ['a file changed that keeps its size and its time', changeSecretly],
    ['a content file changed', (site) => site.write('content/guides/tea.md', '---\nslug: tea\nupdated: 2026-01-03\n---\n')],
    ['a content file came', (site) => site.write('content/company.yaml', 'name: Acme\n')],
    ['the configuration changed', (site) => site.write('sitec.config.json', '{ "dates": ["jsonld"] }')],
    [
      'the configuration has its lines elsewhere',
      (site) => writeFileSync(join(site.folder, 'sitec.config.json'), '\n\n{ "dates": ["frontmatter"] }'),
    ],
    ['a file of the bundle was damaged', (site) => writeFileSync(join(site.out, 'llms.txt'), 'nothing')],
    ['a file of the bundle is gone', (site) => rmSync(join(site.out, 'llms.txt'))],
    ['a file lies in the bundle that is not of it', (site) => writeFileSync(join(site.out, 'mine.txt'), 'mine')],
    ['the bundle is gone', (site) => rmSync(site.out, { recursive: true })],
    ['the report is gone', (site) => rmSync(join(site.folder, '.sitec/report.html'))],
    ['the cache is damaged', (site) => writeFileSync(join(site.folder, '.sitec/cache/last-build.json'), '{"result"')],
  ])('builds when %s', async (_, change) => {
    const site = siteOf();
    await build(site);
    change(site);
    expect(await isUnchanged(site)).toBe(false);
    await expectCold(site);
  });

  it('takes no passages from a cache that says something else', async () => {
    const site = siteOf();
    await build(site);
    const file = join(site.folder, '.sitec/cache/passages.pack');
    const kept = readFileSync(file, 'utf8');
    writeFileSync(file, kept.replaceAll('Acme', 'Evil').replaceAll('Tea', 'Rum'));
    expect(readFileSync(file, 'utf8')).not.toBe(kept);
    site.write('about.html', html('About us', '<p>Since today.</p>'));
    await build(site);
    await expectCold(site);
  });

  it.each<readonly [string, Options]>([
    ['another address', { baseUrl: 'https://other.example' }],
    ['other parts', { only: ['llms'] }],
    ['another host', { hosts: ['caddy'] }],
    ['another level that fails', { failOn: 'never' }],
    ['no cache', { cache: false }],
  ])('builds with %s', async (_, options) => {
    const site = siteOf();
    await build(site);
    expect(await isUnchanged(site, options)).toBe(false);
  });

  it('builds when a commit may date a page', async () => {
    const site = siteOf({ 'sitec.config.json': '{ "dates": ["git"] }' });
    const git = (...words: readonly string[]): void =>
      void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...words], { cwd: site.folder, stdio: 'ignore' });
    git('init');
    git('add', 'site');
    git('commit', '-m', 'first', '--date=2026-01-02T00:00:00Z');
    await build(site);
    expect(await isUnchanged(site)).toBe(true);
    git('commit', '-m', 'second', '--allow-empty');
    expect(await isUnchanged(site)).toBe(false);
  });

  it('builds when the time of a file may date a page', async () => {
    const site = siteOf({ 'sitec.config.json': '{ "dates": ["file"] }' });
    await build(site);
    expect(await isUnchanged(site)).toBe(true);
    utimesSync(inSite(site, 'index.html'), new Date('2026-02-03'), new Date('2026-02-03'));
    expect(await isUnchanged(site)).toBe(false);
  });
});

/** Other bytes of the same number, with the time of before. */
function changeSecretly(site: SiteFolder): void {
  const past = new Date('2026-01-01');
  site.write('guides/tea/index.html', guide('Ale'));
  utimesSync(inSite(site, 'guides/tea/index.html'), past, past);
}

/** Expects that the bundle is the one of a build that knows of none before. */
const expectCold = async (site: SiteFolder): Promise<void> => {
  const warm = site.bundle();
  rmSync(site.out, { recursive: true });
  await site.compile({ cache: false });
  expect(warm).toEqual(site.bundle());
};

const filesIn = (folder: string): ReadonlyMap<string, Buffer> => {
  const items = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  const paths = items.map((item) => relative(folder, join(item.parentPath, item.name)));
  return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path))]));
};

describe('after any edits', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'tea');
  const questions = ['Is it free?', 'Why us?'].map((question) => `<details><summary>${question}</summary>Yes.</details>`).join('');
  const word = fc.constantFrom(TEASER, 'milk', 'tea', 'shop', '$9 a month', 'Contact us at help@acme.example', questions);
  const edit = fc.oneof(
    fc.record({ kind: fc.constant('page'), name, word }),
    fc.record({ kind: fc.constant('content'), name, word }),
    fc.record({ kind: fc.constant('asset'), name, word }),
    fc.record({ kind: fc.constant('remove'), name, word }),
    fc.record({ kind: fc.constant('rename'), name, word }),
    fc.record({ kind: fc.constant('nothing'), name, word }),
  );

  const apply = (site: SiteFolder, { kind, name: stem, word: text }: { kind: string; name: string; word: string }): void => {
    const page = inSite(site, `guides/${stem}`);
    if (kind === 'page') site.write(`guides/${stem}/index.html`, guide(text));
    if (kind === 'content') site.write(`content/guides/${stem}.md`, `---\nslug: ${stem}\ndescription: "${text}"\n---\n`);
    if (kind === 'asset') site.write(`${stem}.css`, `/* ${text} */`);
    if (kind === 'remove') rmSync(page, { recursive: true, force: true });
    if (kind === 'rename' && readdirSync(join(page, '..')).includes(stem)) {
      rmSync(`${page}-moved`, { recursive: true, force: true });
      renameSync(page, `${page}-moved`);
    }
  };

  it('the bundle is that of a cold build', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(edit, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }), async (rounds) => {
        const site = siteOf();
        await site.compile();
        for (const edits of rounds) {
          mkdirSync(inSite(site, 'guides'), { recursive: true });
          for (const each of edits) apply(site, each);
          const warm = await site.compile();
          const cold = await site.compile({ cache: false, out: 'cold', notes: false });
          expect(cameTo({ ...warm, summary: null, report: null })).toEqual(cameTo({ ...cold, summary: null, report: null }));
          if (!cold.isPublished) continue;
          expect(site.bundle()).toEqual(filesIn(join(site.folder, 'cold')));
          rmSync(join(site.folder, 'cold'), { recursive: true });
        }
        site.remove();
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});
