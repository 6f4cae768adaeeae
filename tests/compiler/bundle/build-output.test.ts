/** What a build writes besides the output folder, and what it does not. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Result } from '../../../compiler/index.ts';
import { folderOf, pages, withoutVariables } from '../config/option-site.ts';
import { html } from '../site.ts';

withoutVariables();

/** Everything below a folder, with the times of the files. */
const stateOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((item) => join(item.parentPath, item.name))
    .sort()
    .map((path) => (statSync(path).isFile() ? `${path} ${statSync(path).mtimeMs} ${readFileSync(path, 'latin1')}` : path));

describe('a build that is to write nothing', () => {
  it.each([
    ['where there is no bundle', false, {}],
    ['where there is one', true, {}],
    ['in place', true, { inPlace: true }],
  ])('writes nothing, %s', async (_, isBuilt, options) => {
    const site = folderOf(pages);
    const temporary = mkdtempSync(join(tmpdir(), 'sitec-dry-'));
    onTestFinished(() => rmSync(temporary, { recursive: true }));
    const whole = { hosts: ['nginx', 'firebase'], ...options };
    if (isBuilt) await site.compile(whole);
    else await site.compile({ ...whole, input: 'nowhere' });
    const before = stateOf(site.folder);
    vi.stubEnv('TMPDIR', temporary);
    const dry = await site.compile({ ...whole, dryRun: true });
    expect(stateOf(site.folder)).toEqual(before);
    expect(readdirSync(temporary)).toEqual([]);
    expect(dry).toMatchObject({ exitCode: 0, isPublished: false, report: null });
    const real = await site.compile(whole);
    expect({ ...dry.summary, isDryRun: false, cached: 0 }).toEqual({ ...real.summary, cached: 0 });
    expect(dry.problems).toEqual(real.problems);
  });

  it('finds what a build would find', async () => {
    const site = folderOf({ ...pages, 'about.html': html('About', '<p data-sitec-prize="x">x</p>') });
    const { exitCode, problems } = await site.compile({ dryRun: true });
    expect([exitCode, problems.map(({ code }) => code)]).toEqual([1, expect.arrayContaining(['SITEC2201'])]);
    expect(existsSync(site.out)).toBe(false);
  });
});

describe('the cache of pages', () => {
  it.each(['site', 'site/cache', 'dist/cache'])('cannot be %s', async (cacheDir) => {
    const site = folderOf(pages);
    const { exitCode, problems } = await site.compile({ cacheDir, cache: true });
    expect([exitCode, problems.map(({ code }) => code)]).toEqual([3, ['SITEC1064']]);
    expect(existsSync(site.out)).toBe(false);
  });

  it('may be a hidden folder of the site, which is not published', async () => {
    const site = folderOf(pages);
    expect((await site.compile({ cacheDir: 'site/.sitec/cache', cache: true })).exitCode).toBe(0);
    expect(existsSync(join(site.folder, 'site/.sitec/cache'))).toBe(true);
    expect([...site.bundle().keys()].filter((path) => path.includes('.sitec'))).toEqual([]);
  });
});

describe('a folder of releases', () => {
  const filesIn = (folder: string): readonly string[] => readdirSync(folder, { recursive: true }).map(String).sort();

  it('keeps every bundle, and links the last one', async () => {
    const site = folderOf(pages);
    const releases = join(site.folder, 'releases');
    for (const title of ['First', 'Second', 'Second', 'First']) {
      site.write('index.html', html(title));
      expect((await site.compile({ releaseDir: 'releases' })).exitCode).toBe(0);
      expect(filesIn(join(releases, 'current'))).toEqual(filesIn(site.out));
      expect(readFileSync(join(releases, 'current/index.html'), 'utf8')).toContain(title);
    }
    expect(readdirSync(releases).filter((name) => /^[0-9a-f]{64}$/.test(name))).toHaveLength(2);
    expect(readdirSync(releases)).toHaveLength(3);
  });

  it('is not written by a build that fails, or is to write nothing', async () => {
    const site = folderOf(pages);
    await site.compile({ releaseDir: 'releases', dryRun: true });
    site.write('about.html', html('About', '<p data-sitec-prize="x">x</p>'));
    await site.compile({ releaseDir: 'releases' });
    expect(existsSync(join(site.folder, 'releases'))).toBe(false);
  });

  it.each([
    ['the output folder', 'dist', 'is in the output folder, or contains it'],
    ['in the output folder', 'dist/releases', 'is in the output folder, or contains it'],
    ['around it', '.', 'is in the output folder, or contains it'],
    ['in the output folder by a link', 'to-dist/releases', 'is in the output folder, or contains it'],
    ['the site', 'site', 'is in the site folder'],
    ['in the site', 'site/releases', 'is in the site folder'],
    ['in the site by a link', 'to-site/releases', 'is in the site folder'],
    ['the content', 'content', 'is in the content folder'],
    ['in the content', 'content/releases', 'is in the content folder'],
    ['in the content by a link', 'to-content/releases', 'is in the content folder'],
  ])('cannot be %s, and nothing is written', async (_, releaseDir, reason) => {
    const site = folderOf({ ...pages, 'content/about.md': 'About' });
    for (const target of ['dist', 'site', 'content']) symlinkSync(target, join(site.folder, `to-${target}`));
    await site.compile({ notes: false, cache: false });
    site.write('index.html', html('Other'));
    const before = stateOf(site.folder);
    const { exitCode, problems } = await site.compile({ releaseDir, cache: true, notes: true });
    expect([exitCode, problems.map(({ code, message }) => [code, message])]).toEqual([
      3,
      [['SITEC1064', `cannot use ${releaseDir} as the folder of releases: it ${reason}`]],
    ]);
    expect(stateOf(site.folder)).toEqual(before);
  });

  it('is no content source, where these are looked for in the whole project', async () => {
    const site = folderOf({
      ...pages,
      'guides/start.html': html('Start'),
      'content/guides/start.md': '---\ntitle: Start\nlang: en\n---\n',
    });
    const build = (): Promise<Result> => site.compile({ releaseDir: 'releases', content: ['**/*.md'] });
    const { exitCode, problems } = await build();
    expect([exitCode, await build()]).toEqual([0, expect.objectContaining({ exitCode, problems })]);
  });

  it('holds no folder of somebody else under the name of the link', async () => {
    const site = folderOf({ ...pages, 'dist-releases/current/mine.txt': 'mine' });
    const { exitCode } = await site.compile({ releaseDir: 'dist-releases' });
    expect([exitCode, existsSync(site.out)]).toEqual([3, false]);
    expect(filesIn(join(site.folder, 'dist-releases'))).toEqual(['current', 'current/mine.txt']);
  });
});
