/** A site that is read in parts: the build that joins them writes what one build does, or says which parts are missing. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Result } from '../../../compiler/index.ts';
import type { BuildOptions, SiteFolder } from '../site.ts';
import { NAMES, page, pages, site } from './cached-site.ts';

const cacheOf = ({ folder }: SiteFolder): string => join(folder, '.sitec/cache');
const readShards = async (folder: SiteFolder, count: number, options: BuildOptions = {}): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (let index = count; index > 0; index--) results.push(await folder.compile({ shard: { index, count }, ...options }));
  return results;
};
const codesOf = ({ problems }: Result): readonly string[] =>
  problems.map(({ code }) => code).filter((code) => /^SITEC(108|330)/.test(code));

describe('shards', () => {
  it.each([1, 2, 4])('that are %d lead to the bundle of one build, and no page is read twice', async (count) => {
    const folder = site(pages(NAMES));
    await folder.compile({ cache: false });
    const whole = folder.bundle();
    rmSync(folder.out, { recursive: true });
    const read = await readShards(folder, count);
    expect(read.map(({ exitCode, shard }) => [exitCode, shard?.sitePages])).toEqual(read.map(() => [0, NAMES.length]));
    expect(read.reduce((sum, { shard }) => sum + (shard?.pages ?? 0), 0)).toBe(NAMES.length);
    const { exitCode, summary } = await folder.compile({ merge: true });
    expect([exitCode, summary?.cached]).toEqual([0, NAMES.length]);
    expect(folder.bundle()).toEqual(whole);
    expect(readdirSync(cacheOf(folder))).toEqual(['last-build.json', 'pages.pack', 'passages.pack']);
    expect((await folder.compile()).summary?.isUnchanged).toBe(true);
  });

  it('may be more than there are pages', async () => {
    const folder = site(pages(NAMES.slice(0, 2)));
    await readShards(folder, 3);
    expect((await folder.compile({ merge: true })).summary?.cached).toBe(2);
  });

  it('write nothing but their file', async () => {
    const folder = site(pages(NAMES));
    const { shard, isPublished } = await folder.compile({ shard: { index: 2, count: 3 } });
    expect([shard?.file, isPublished]).toEqual(['.sitec/cache/shard-2-of-3.pack', false]);
    expect(readdirSync(cacheOf(folder))).toEqual(['shard-2-of-3.pack']);
    expect([folder.out, `${folder.out}.lock`, join(folder.folder, '.sitec/report.html')].filter((path) => existsSync(path))).toEqual([]);
  });

  it('are taken from the last build where nothing has changed', async () => {
    const folder = site(pages(NAMES));
    await folder.compile();
    const [second, first] = await readShards(folder, 2);
    expect([first?.shard?.cached, second?.shard?.cached]).toEqual([5, 4]);
  });

  it('do not hold for a page that was written meanwhile', async () => {
    const folder = site(pages(NAMES));
    await readShards(folder, 2);
    folder.write('beta.html', page('beta').replace('matter number 3', 'another matter'));
    expect((await folder.compile({ merge: true })).summary?.cached).toBe(NAMES.length - 1);
    const merged = folder.bundle();
    await folder.compile({ cache: false });
    expect(merged).toEqual(folder.bundle());
  });

  it.each<readonly [string, (folder: SiteFolder) => unknown, string]>([
    ['there is none', (folder) => rmSync(cacheOf(folder), { recursive: true }), 'there is none'],
    ['one is missing', (folder) => rmSync(join(cacheOf(folder), 'shard-2-of-3.pack')), 'of 3 there is no number 2'],
    ['some are of another number', (folder) => readShards(folder, 2), 'there are some of 2 and some of 3'],
    ['one is damaged', (folder) => writeFileSync(join(cacheOf(folder), 'shard-3-of-3.pack'), 'no pack'), 'number 3 was read with other'],
    ['one is of another address', (folder) => readShards(folder, 3, { baseUrl: 'https://other.example' }), 'number 1, 2, 3 was read with'],
  ])('are refused when %s, and stay', async (_, change, reason) => {
    const folder = site(pages(NAMES));
    await readShards(folder, 3);
    await change(folder);
    const before = existsSync(cacheOf(folder)) ? readdirSync(cacheOf(folder)) : [];
    const result = await folder.compile({ merge: true });
    expect([result.exitCode, codesOf(result)]).toEqual([3, ['SITEC1081']]);
    expect(result.problems.find(({ code }) => code === 'SITEC1081')?.message).toContain(reason);
    expect(existsSync(folder.out)).toBe(false);
    expect(existsSync(cacheOf(folder)) ? readdirSync(cacheOf(folder)) : []).toEqual(before);
  });

  it('stay when the merge writes no bundle', async () => {
    const folder = site(pages(NAMES));
    await readShards(folder, 2);
    folder.write('beta.html', page('beta').replace('</head>', '<script type="application/ld+json">{</script></head>'));
    expect((await folder.compile({ merge: true, failOn: 'warning' })).isPublished).toBe(false);
    const { isPublished } = await folder.compile({ merge: true, failOn: 'never' });
    expect([isPublished, readdirSync(cacheOf(folder)).filter((file) => file.startsWith('shard'))]).toEqual([true, []]);
  });

  it.each([{ shard: { index: 1, count: 2 } }, { merge: true }])('are not of a site on the web: %o', async (options) => {
    const folder = site(pages(NAMES));
    const result = await folder.compile({ ...options, input: 'https://www.example.com' });
    expect([result.exitCode, codesOf(result)]).toEqual([3, ['SITEC1082']]);
  });

  it('that cannot be kept are a problem', async () => {
    const folder = site(pages(NAMES));
    mkdirSync(join(folder.folder, '.sitec'));
    writeFileSync(cacheOf(folder), 'a file in the place of the folder');
    const result = await folder.compile({ shard: { index: 1, count: 2 } });
    expect([result.exitCode, codesOf(result)]).toEqual([3, ['SITEC3307']]);
    expect(readFileSync(cacheOf(folder), 'utf8')).toBe('a file in the place of the folder');
  });
});
