/** Folders that a bundle cannot be put into, and folders that a killed build left. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { putBack } from '../../../../compiler/stage/leftovers.ts';
import { differing, generated, inPlaceFolder, type InPlaceFolder } from './in-place-site.ts';

let site: InPlaceFolder;

/** Number of a process that has ended. */
const deadProcess = (): number => spawnSync(process.execPath, ['-e', '']).pid;

beforeEach(() => {
  site = inPlaceFolder();
});

describe('a bundle in the folder of its site', () => {
  it('keeps links and empty folders of the site', async () => {
    symlinkSync('pricing', join(site.site, 'prices'));
    mkdirSync(join(site.site, 'empty/er'), { recursive: true });
    for (const _ of [1, 2]) {
      await site.build();
      expect(site.content().get('prices')).toBe('link to pricing');
      expect(site.content().get('empty/er')).toBe('a folder');
    }
  });
});

describe('a folder that a bundle cannot be put into', () => {
  it('is that of the project', async () => {
    expect((await site.compile({ input: '.', inPlace: true })).problems.map(({ code }) => code)).toEqual(['SITEC1060']);
    expect((await site.compile({ input: '.', out: '.' })).problems.map(({ code }) => code)).toEqual(['SITEC1060']);
  });

  it('has a link where the bundle has a file', async () => {
    symlinkSync('robots.txt', join(site.site, 'llms.txt'));
    const before = site.content();
    for (const failOn of ['error', 'never'] as const) {
      const { exitCode, problems } = await site.build({ failOn });
      expect([exitCode, problems.filter(({ level }) => level === 'error').map(({ code }) => code)]).toEqual([1, ['SITEC1023']]);
      expect(differing(site.content(), before)).toEqual([]);
    }
  });
});

describe('a build that was killed', () => {
  /** The folders of a first build at the moment between its two renames. */
  const killed = async (): Promise<ReadonlyMap<string, string>> => {
    const before = site.content();
    await site.build();
    const built = site.content();
    const pid = deadProcess();
    renameSync(site.site, `${site.site}.tmp-${pid}`);
    mkdirSync(`${site.site}.old-${pid}`);
    for (const [path, body] of before) if (body !== 'a folder') site.write(`../site.old-${pid}/${path}`, Buffer.from(body, 'latin1'));
    return built;
  };

  it('is ended by the next one, and nothing of it is left', async () => {
    const built = await killed();
    expect(existsSync(site.site)).toBe(false);
    expect(await site.errors()).toEqual([]);
    expect(differing(site.content(), built)).toEqual([]);
    expect(site.leftovers()).toEqual([]);
  });

  it('is ended by the second one after it, when the first is killed as soon as the bundle is in its place', async () => {
    await killed();
    // All that the first one does before it removes anything.
    putBack(site.site);
    expect(site.leftovers()).toHaveLength(1);
    await site.build();
    expect(site.leftovers()).toEqual([]);
  });

  it('gives way to a generator that ran meanwhile', async () => {
    const built = await killed();
    for (const [path, body] of Object.entries(generated)) site.write(path, body);
    await site.build();
    expect(differing(site.content(), built)).toEqual([]);
    expect(site.leftovers()).toEqual([]);
  });

  it('leaves a folder of somebody else with a like name alone', async () => {
    site.write('../site.old-123/thesis.doc', 'years of work');
    await site.build();
    expect(readFileSync(join(site.folder, 'site.old-123/thesis.doc'), 'utf8')).toBe('years of work');
  });
});

describe('a site with a bundle in its folder', () => {
  it.each([
    ['_sitec/originals.json', 'originals.json is gone'],
    ['sitec-manifest.json', 'sitec-manifest.json is gone'],
  ])('is refused, however it is built, when all that is lost is %s', async (path, reason) => {
    site = inPlaceFolder({ ...generated, 'sitec.config.json': '{ "developers": {} }' });
    renameSync(site.site, site.out);
    expect((await site.compile({ input: '', inPlace: true })).exitCode).toBe(0);
    rmSync(join(site.out, path));
    const lost = `cannot separate the site in dist from the bundle in the same folder: ${reason}`;
    for (const options of [{ inPlace: true }, { out: 'dist' }, { out: 'other' }, { input: 'dist', inPlace: true }]) {
      const { problems, exitCode } = await site.compile({ input: '', ...options });
      expect([exitCode, problems.map(({ code, message }) => [code, message])]).toEqual([3, [['SITEC1061', lost]]]);
    }
  });
});
