/** `--watch` of a bundle that lies in the folder of its site, which nobody named. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { MANIFEST_FILE } from '../../../runtime/bundle.ts';
import type { SiteFolder } from '../../compiler/site.ts';
import type { ServerProcess } from '../serve/server-process.ts';
import { builds, page, printed, siteOf, start, urlOf } from './watching.ts';

const TIME = 120_000;
/** Longer than what is waited for after a change. */
const A_WHILE = 1500;

/** A project whose generator writes to a folder with one page. */
const projectOf = (folder: string, config: string): SiteFolder => {
  const site = siteOf({ 'sitec.config.json': config });
  renameSync(join(site.folder, 'site'), join(site.folder, folder));
  return site;
};

/** What is at the home page of a bundle; empty while there is none. */
const bundled = (folder: string): string => {
  const file = join(folder, 'index.html');
  return existsSync(file) && existsSync(join(folder, MANIFEST_FILE)) ? readFileSync(file, 'utf8') : '';
};

const shows = (watch: ServerProcess, folder: string, text: string, number: number): Promise<unknown> =>
  printed(watch, () => builds(watch.output.stdout).length >= number && bundled(folder).includes(`<h1>${text}</h1>`));

describe('sitec build --watch in the folder of the site', () => {
  test.each([
    ['dist', '{}', ['--in-place'], 'a.txt'],
    ['_site', '{}', ['--in-place'], 'a.txt'],
    ['_site', '{ "out": "_site" }', [], 'a.txt'],
    ['dist', '{}', [], 'vite.config.js'],
  ])(
    '%s with %s, %j and %s: follows pages and the generator, and not its own files',
    async (name, config, flags, file) => {
      const site = projectOf(name, config);
      writeFileSync(join(site.folder, file), '');
      const folder = join(site.folder, name);
      const watch = start(site, 'build', '--watch', ...flags);
      await shows(watch, folder, 'One', 1);
      writeFileSync(join(folder, 'index.html'), page('Two'));
      await shows(watch, folder, 'Two', 2);
      await sleep(A_WHILE);
      expect(builds(watch.output.stdout)).toHaveLength(2);

      rmSync(folder, { recursive: true });
      mkdirSync(folder);
      writeFileSync(join(folder, 'index.html'), page('Three'));
      await shows(watch, folder, 'Three', 3);
      writeFileSync(join(folder, 'about.html'), page('About'));
      await printed(watch, () => existsSync(join(folder, 'about/index.md')));
      await sleep(A_WHILE);
      expect(builds(watch.output.stdout)).toEqual(Array(4).fill(expect.stringMatching(/^built /)));
    },
    TIME,
  );
});

test.each(['dist', 'website'])(
  'sitec serve --watch of a bundle in the folder of its site follows that: %s',
  async (name) => {
    const site = projectOf(name, '{}');
    const folder = join(site.folder, name);
    expect((await site.compile({ input: name, inPlace: true })).isPublished).toBe(true);
    const server = start(site, 'serve', name, '--watch', '--port', '0');
    const url = await urlOf(server);
    await printed(server, () => builds(server.output.stderr).length === 1);
    expect(server.output.stdout).toMatch(/^Report {4}\S*\.sitec\/report\.html$/m);
    writeFileSync(join(folder, 'index.html'), page('Two'));
    await printed(server, () => builds(server.output.stderr).length === 2 && bundled(folder).includes('<h1>Two'));
    await expect.poll(async () => (await fetch(`${url}/`)).text(), { timeout: 10_000 }).toContain('<h1>Two');
    expect(builds(server.output.stderr)).toEqual(Array(2).fill(expect.stringMatching(/^built /)));
  },
  TIME,
);
