/** The output folder is always the old bundle or the new one, whole. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Lock } from '../../../compiler/stage/lock.ts';
import { html, SiteFolder } from '../site.ts';

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
    expect(changed).toEqual(expect.arrayContaining(['about.html', 'about/index.md', 'llms.txt', 'sitemap.md']));
    expect(changed).not.toEqual(expect.arrayContaining(['index.html']));
    expect(changed).not.toContain('robots.txt');
    expect(site.bundle().has('old.html')).toBe(false);
  });
});

describe('a bundle in the place of another one', () => {
  const inodes = (): ReadonlyMap<string, number> =>
    new Map([...site.bundle().keys()].map((path) => [path, statSync(join(site.out, path)).ino]));

  it('leaves files alone that did not change', async () => {
    await build();
    const before = inodes();
    site.write('about.html', html('About us'));
    await build();
    const written = [...inodes()].filter(([path, inode]) => before.get(path) !== inode).map(([path]) => path);
    expect(written).toEqual(expect.arrayContaining(['about.html', 'about/index.md', 'sitec-manifest.json']));
    expect(written).not.toContain('index.html');
    expect(written).not.toContain('robots.txt');
  });

  it('is not put together without what was to stay', async () => {
    site.write('pictures/a.svg', '<svg/>');
    await build();
    renameSync(join(site.out, 'pictures'), join(site.folder, 'pictures'));
    symlinkSync(join(site.folder, 'pictures'), join(site.out, 'pictures'));
    site.write('about.html', html('About us'));
    expect(await build()).toEqual(['SITEC3301']);
    expect(existsSync(join(site.out, 'sitec-manifest.json'))).toBe(false);
    expect(await build()).toEqual([]);
    expect(lstatSync(join(site.out, 'pictures')).isDirectory()).toBe(true);
    expect(leftovers()).toEqual([]);
  });

  it('is the same as one in an empty folder, whatever lay there', async () => {
    site.write('files', 'a file');
    site.write('a\nb.txt', 'a name of two lines');
    site.write('folder/file', 'a file in a folder');
    await build();
    rmSync(join(site.folder, 'site/files'));
    rmSync(join(site.folder, 'site/folder'), { recursive: true });
    site.write('files/file', 'a file in a folder');
    site.write('folder', 'a file');
    site.write('dist/notes/mine.txt', 'of somebody');
    site.write('dist/robots.txt', 'of somebody');
    await build();
    const patched = texts();
    rmSync(site.out, { recursive: true });
    await build();
    expect(patched).toEqual(texts());
    expect(leftovers()).toEqual([]);
  });

  /** Takes a build back to where its process was killed: some files are moved, the manifest is not, and the rest lies in its stage. */
  const killedOver = async (): Promise<ReadonlyMap<string, string>> => {
    site.write('old.html', html('Old'));
    await build();
    const old = site.bundle();
    rmSync(join(site.folder, 'site', 'old.html'));
    site.write('about.html', html('About us'));
    await build();
    const whole = texts();
    const stage = `dist.tmp-${deadProcess()}`;
    const changed = [...site.bundle()].filter(([path, body]) => old.get(path)?.equals(body) !== true);
    site.write(`${stage}/.sitec-stage`, '');
    site.write(`${stage}/.sitec-patch`, JSON.stringify([...whole.keys()]));
    const moved = 'about.html';
    for (const [path, body] of changed.filter(([each]) => each !== moved)) {
      mkdirSync(dirname(join(site.folder, stage, path)), { recursive: true });
      writeFileSync(join(site.folder, stage, path), body);
      rmSync(join(site.out, path));
      if (old.has(path) && path !== 'sitec-manifest.json') writeFileSync(join(site.out, path), old.get(path) ?? '');
    }
    writeFileSync(join(site.out, 'old.html'), old.get('old.html') ?? '');
    return whole;
  };
  const fail = (): void => site.write('about.html', html('About', '<p data-sitec-prize="x">x</p>'));

  it('is finished by the next build when its own is killed over it', async () => {
    const whole = await killedOver();
    fail();
    expect(await build()).toEqual(['SITEC2201']);
    expect(texts()).toEqual(whole);
    expect(leftovers()).toEqual([]);
  });

  it('is not put together when files of it are gone, and built anew', async () => {
    const whole = await killedOver();
    rmSync(join(site.out, 'index.html'));
    expect(await build()).toEqual([]);
    expect(texts()).toEqual(whole);
    expect(leftovers()).toEqual([]);
  });
});

describe('what other builds left', () => {
  it('a lock of a process that is alive stops the build, and stays', async () => {
    // This very process holds it for another build.
    const lock = new Lock(join(site.folder, 'dist.lock'));
    expect(lock.take()).toBe(null);
    expect(await build()).toEqual(['SITEC3302']);
    expect(existsSync(site.out)).toBe(false);
    lock.release();
    expect(await build()).toEqual([]);
  });

  it.each([
    ['a process that ended', () => `${deadProcess()} 1\n`],
    ['an ended process whose number was given to another one', () => `${process.ppid} 1\n`],
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
    site.write(`dist.tmp-${pid}/.sitec-stage`, '');
    // Killed before its mark was written, or after it was removed.
    mkdirSync(`${site.out}.tmp-123456`);
    const kept = ['dist-2025/kept.html', 'dist.old-backup/kept.html', 'dist.tmp-notes/kept.html', 'dist.old-2024/kept.html'];
    for (const path of kept) site.write(path, 'kept');
    await build();
    expect(leftovers().filter((name) => !kept.some((path) => path.startsWith(name)))).toEqual([]);
    for (const path of kept) expect(readFileSync(join(site.folder, path), 'utf8')).toBe('kept');
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

  it('a link to the output folder stays a link', async () => {
    mkdirSync(join(site.folder, 'real'));
    symlinkSync('real', site.out);
    expect(await build()).toEqual([]);
    expect(lstatSync(site.out).isSymbolicLink()).toBe(true);
    expect(existsSync(join(site.folder, 'real', 'sitec-manifest.json'))).toBe(true);
  });

  it('an old bundle beside a whole new one is removed', async () => {
    await build();
    mkdirSync(`${site.out}.old-123`);
    for (const name of ['index.html', 'sitec-manifest.json']) writeFileSync(join(`${site.out}.old-123`, name), 'old');
    await build();
    expect(site.bundle().get('index.html')?.toString()).toContain('<h1>Acme</h1>');
    expect(leftovers()).toEqual([]);
  });
});
