/** The output folder is always the old bundle or the new one, whole. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { html, SiteFolder } from './site.ts';

let site: SiteFolder;

/** What stands beside the output folder and belongs to a build. */
const leftovers = (): readonly string[] => readdirSync(site.folder).filter((name) => name.startsWith('dist.'));

const build = async (): Promise<readonly string[]> =>
  (await site.compile()).problems.map(({ code }) => code).filter((code) => code !== 'SITEC2001');

const texts = (): ReadonlyMap<string, string> => new Map([...site.bundle()].map(([path, body]) => [path, body.toString('hex')]));

/** Number of a process that has ended. */
const deadProcess = (): number => spawnSync(process.execPath, ['-e', '']).pid;

beforeEach(() => {
  site = new SiteFolder({ 'index.html': html('Acme'), 'about.html': html('About') });
  onTestFinished(() => site.remove());
});

describe('a folder that sitec did not write', () => {
  it('is refused and stays as it is', async () => {
    site.write('dist/thesis.doc', 'years of work');
    expect(await build()).toEqual(['SITEC3303']);
    expect([...site.bundle().keys()]).toEqual(['thesis.doc']);
    expect(leftovers()).toEqual([]);
  });

  it('is filled when it is empty', async () => {
    mkdirSync(site.out);
    expect(await build()).toEqual([]);
    expect(site.bundle().has('sitec-manifest.json')).toBe(true);
  });

  it('a path below a file is a problem, and nothing is thrown', async () => {
    expect((await site.compile({ out: 'sitec.config.json/dist' })).problems.map(({ code }) => code)).toEqual(['SITEC3301']);
  });
});

describe('a build that fails', () => {
  it('leaves the old bundle untouched, and removes its stage and lock', async () => {
    await build();
    const before = texts();
    site.write('about.html', html('About', '<p data-sitec-prize="x">x</p>'));
    expect(await build()).toEqual(['SITEC2201']);
    expect(texts()).toEqual(before);
    expect(leftovers()).toEqual([]);
  });

  it('leaves nothing when there was no bundle', async () => {
    site.write('about.html', html('About', '<p data-sitec-prize="x">x</p>'));
    await build();
    expect(existsSync(site.out)).toBe(false);
    expect(leftovers()).toEqual([]);
  });
});

describe('a second build', () => {
  it('writes the same bytes', async () => {
    await build();
    const before = texts();
    await build();
    expect(texts()).toEqual(before);
    expect(leftovers()).toEqual([]);
  });

  it('keeps the time of files that did not change, and removes pages that are gone', async () => {
    site.write('old.html', html('Old'));
    await build();
    const past = new Date('2020-02-03T04:05:06Z');
    for (const path of site.bundle().keys()) utimesSync(join(site.out, path), past, past);
    site.write('about.html', html('About us'));
    rmSync(join(site.folder, 'site', 'old.html'));
    await build();
    const changed = [...site.bundle().keys()].filter((path) => statSync(join(site.out, path)).mtimeMs !== past.getTime());
    expect(changed).toEqual(expect.arrayContaining(['about.html', 'about.md', 'llms.txt', 'sitemap.md']));
    expect(changed).not.toEqual(expect.arrayContaining(['index.html']));
    expect(changed).not.toContain('robots.txt');
    expect(site.bundle().has('old.html')).toBe(false);
  });
});

describe('what other builds left', () => {
  it('a lock of a process that is alive stops the build, and stays', async () => {
    site.write('dist.lock', String(process.pid));
    // The lock names this very process: it holds it for another build.
    expect(await build()).toEqual(['SITEC3302']);
    expect(existsSync(site.out)).toBe(false);
  });

  it.each([
    ['a process that ended', () => String(deadProcess())],
    ['nobody', () => ''],
    ['nonsense', () => 'x'],
    ['process 0', () => '0'],
  ])('a lock of %s is taken over', async (_, owner) => {
    site.write('dist.lock', owner());
    expect(await build()).toEqual([]);
    expect(site.bundle().has('sitec-manifest.json')).toBe(true);
    expect(leftovers()).toEqual([]);
  });

  it('stages of killed builds are removed; other folders with a like name stay', async () => {
    const pid = deadProcess();
    site.write(`dist.tmp-${pid}/half.html`, 'half');
    site.write('dist-2025/kept.html', 'kept');
    await build();
    expect(leftovers()).toEqual([]);
    expect(readFileSync(join(site.folder, 'dist-2025', 'kept.html'), 'utf8')).toBe('kept');
  });

  it('a bundle that a killed build had moved away comes back before anything else', async () => {
    await build();
    const before = texts();
    renameSync(site.out, `${site.out}.old-123`);
    site.write('about.html', html('About', '<p data-sitec-prize="x">x</p>'));
    // The build fails, so that what is in the folder afterwards can only be the old bundle.
    expect(await build()).toEqual(['SITEC2201']);
    expect(texts()).toEqual(before);
    expect(leftovers()).toEqual([]);
  });

  it('an old bundle beside a whole new one is removed', async () => {
    await build();
    mkdirSync(`${site.out}.old-123`);
    writeFileSync(join(`${site.out}.old-123`, 'index.html'), 'old');
    await build();
    expect(site.bundle().get('index.html')?.toString()).toContain('<h1>Acme</h1>');
    expect(leftovers()).toEqual([]);
  });
});
