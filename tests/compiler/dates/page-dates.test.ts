/** Where the date of a page comes from, and that everything that tells one tells the same. */
import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { jsonld } from '../problems/problem-case.ts';
import { html, SiteFolder } from '../site.ts';
import { commit, datesOf, gitSite, page } from './git-site.ts';

const article = (date: string): string => jsonld({ '@context': 'https://schema.org', '@type': 'WebPage', dateModified: date });
const guide = (matter: string): string => `---\ntitle: First steps\n${matter}---\nText\n`;

const files = {
  'index.html': page('home'),
  'told.html': html('Told', '<p>x</p>', article('2025-05-05')),
  'guides/steps.html': html('First steps', '<p>x</p>', article('2025-06-06')),
  'guides/more.html': html('More steps', '<p>x</p>', article('2025-06-06')),
  'content/guides/steps.md': guide('updated: 2025-07-07\n'),
  'content/guides/more.md': guide(''),
};

const allPages = ['/', '/guides/more', '/guides/steps', '/told'];

const withDates = (dates: readonly string[]) => ({ 'sitec.config.json': JSON.stringify({ dates }) });

describe('the date of a page', () => {
  it('is that of the front matter, else of JSON-LD, else of git', async () => {
    const { pages, codes } = await datesOf(gitSite(files));
    expect(pages).toEqual({ '/': '2026-01-01', '/guides/more': '2025-06-06', '/guides/steps': '2025-07-07', '/told': '2025-05-05' });
    expect(codes).toEqual([]);
  });

  it.each([
    [
      ['jsonld', 'frontmatter'],
      [null, '2025-06-06', '2025-06-06', '2025-05-05'],
    ],
    [
      ['git', 'frontmatter'],
      ['2026-01-01', '2026-01-01', '2026-01-01', '2026-01-01'],
    ],
    [
      ['frontmatter', 'git', 'jsonld'],
      ['2026-01-01', '2026-01-01', '2025-07-07', '2026-01-01'],
    ],
    [[], [null, null, null, null]],
  ])('follows the configuration: %j', async (dates, expected) => {
    const { pages } = await datesOf(gitSite({ ...files, ...withDates(dates) }));
    expect(pages).toEqual(Object.fromEntries(allPages.map((path, index) => [path, expected[index]])));
  });

  it('is never that of a file, unless the configuration asks for it', async () => {
    const build = async (dates: readonly string[]) => {
      const site = new SiteFolder({ ...files, ...withDates(dates) });
      onTestFinished(() => site.remove());
      utimesSync(join(site.folder, 'site/index.html'), 0, Date.parse('2024-02-29T23:59:59Z') / 1000);
      utimesSync(join(site.folder, 'content/guides/more.md'), 0, Date.parse('2024-03-01T00:00:00Z') / 1000);
      return (await datesOf(site)).pages;
    };
    expect(await build(['frontmatter', 'git'])).toMatchObject({ '/': null, '/guides/more': null });
    expect(await build(['frontmatter', 'git', 'file'])).toMatchObject({
      '/': '2024-02-29',
      '/guides/more': '2024-03-01',
      '/guides/steps': '2025-07-07',
    });
  });

  it('cannot come from a source that there is not', async () => {
    const site = new SiteFolder({ ...files, ...withDates(['git', 'clock']) });
    onTestFinished(() => site.remove());
    const { problems, exitCode } = await site.compile();
    expect([exitCode, problems[0]?.code]).toEqual([3, 'SITEC1003']);
  });

  it('is the one that everything tells: twin, API, JSON-LD, MCP and the card of the guide', async () => {
    const site = gitSite({
      'index.html': page('home'),
      'guides/steps.html': html('First steps'),
      'sitec.config.json': '{ "inject": ["jsonld"] }',
    });
    site.write('guides/steps.html', html('First steps', '<p>Changed.</p>'));
    commit(site.folder, '2026-04-05');
    expect((await datesOf(site)).pages).toEqual({ '/': '2026-01-01', '/guides/steps': '2026-04-05' });
    const text = (path: string): string => site.bundle().get(path)?.toString() ?? '';
    expect(text('guides/steps/index.md')).toContain('last_updated: "2026-04-05"');
    expect(JSON.parse(text('api/v1/guides.json'))).toMatchObject({ updated: '2026-04-05', guides: [{ updated: '2026-04-05' }] });
    expect(text('guides/steps.html')).toContain('"dateModified":"2026-04-05"');
    const index = text('_sitec/index.json');
    expect(index).toContain('"Last-Modified","Sun, 05 Apr 2026 00:00:00 GMT"');
    expect(index.match(/lastModified\\?":\\?"[^"\\]*/g)?.map((match) => match.slice(-20))).toEqual(
      expect.arrayContaining(['2026-01-01T00:00:00Z', '2026-04-05T00:00:00Z']),
    );
  });

  it('is asked for anew with every build, also when no page is read again', async () => {
    const site = gitSite({ 'index.html': page('home') });
    site.write('index.html', page('the house'));
    expect((await datesOf(site)).pages).toEqual({ '/': null });
    commit(site.folder, '2026-04-05');
    const { summary } = await site.compile();
    const [, note = ''] = readFileSync(join(site.folder, '.sitec/pages.jsonl'), 'utf8').split('\n');
    expect(JSON.parse(note)).toMatchObject({ path: '/', dated: { date: '2026-04-05', source: 'git' } });
    expect([summary?.cached, (await datesOf(site)).pages]).toEqual([1, { '/': '2026-04-05' }]);
  });
});
